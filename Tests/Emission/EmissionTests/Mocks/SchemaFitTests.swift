import ContractModel
import ContractReading
import Diagnostics
import FixtureEmission
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings
@testable import MockEmission

/// A value that fits its type, but not its schema, is changed until it fits both. The expected values follow JSON
/// Schema 2020-12.
@Suite struct SchemaFitTests {
    /// - Parameters:
    ///   - schema: The schema of the response, as YAML on one line.
    ///   - value: A value of the schema's type, as JSON.
    private func fitted(_ schema: String, _ value: String) throws -> SchemaFit.Outcome {
        let document = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /item:
                get:
                  operationId: getItem
                  responses: {"200": {description: d, content: {application/json: {schema: \(schema)}}}}
            """
        let (result, schemas) = GenerationPipeline.served(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document)))
        let contract = try #require(result.contract)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        let operation = try #require(contract.operations.first)
        let content = try #require(operation.interface?.statuses.first?.contents.first)
        let response = try #require(operation.responses.first)
        return SchemaFit(contract, fixtures, try #require(schemas)).fitted(
            try Self.value(value), response.body, at: content.schema)
    }

    private static func value(_ json: String) throws -> ContractValue {
        func value(_ any: Any) -> ContractValue {
            switch any {
            case let members as [String: Any]:
                return .object(
                    members.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: value($0.value)) })
            case let elements as [Any]: return .array(elements.map(value))
            case let text as String: return .string(text)
            case let number as NSNumber: return .integer(number.stringValue)
            default: return .null
            }
        }
        return value(try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed))
    }

    /// The elements of an array differ from each other (JSON Schema Validation, section 6.4.3), and a text contains a
    /// match of its pattern (section 6.3.3).
    @Test(arguments: [
        ("{type: array, items: {type: string}, uniqueItems: true}", #"["a", "a", "b"]"#, #"["a", "b"]"#),
        ("{type: array, items: {type: integer}, uniqueItems: true}", "[1, 1, 1]", "[1]"),
        (#"{type: string, pattern: "^[a-z]+_[0-9]$"}"#, #""word 7""#, #""word_7""#),
        (#"{type: string, pattern: "^[a-z]+$"}"#, #""Words""#, #""words""#),
    ])
    func oneValueIsNearest(_ schema: String, _ value: String, _ expected: String) throws {
        let outcome = try fitted(schema, value)
        #expect(outcome.value == (try Self.value(expected)))
        #expect(outcome.violations == 0)
    }

    @Test(arguments: [
        ("{type: array, items: {type: string}, uniqueItems: true}", #"["a", "b"]"#),
        ("{type: object, properties: {name: {type: string}}}", #"{"name": "Two words"}"#),
        ("{type: string}", #""Two words""#),
    ])
    func whatFitsStays(_ schema: String, _ value: String) throws {
        let outcome = try fitted(schema, value)
        #expect(outcome.value == (try Self.value(value)))
        #expect(outcome.violations == 0)
    }

    /// Exactly one alternative of `oneOf` holds (JSON Schema, section 10.2.1.3).
    @Test func oneAlternativeAlone() throws {
        let schema = """
            {oneOf: [{type: object, required: [cat], properties: {cat: {type: string}}}, \
            {type: object, required: [dog], properties: {dog: {type: string}}}]}
            """
        let outcome = try fitted(schema, #"{"cat": "a", "dog": "b"}"#)
        #expect(outcome.violations == 0)
        let (hasCat, hasDog): (Bool, Bool) = (outcome.value["cat"] != nil, outcome.value["dog"] != nil)
        #expect(hasCat != hasDog)
    }

    /// An object has at most this number of members (JSON Schema Validation, section 6.5.1).
    @Test func countOfMembers() throws {
        let schema = "{type: object, maxProperties: 1, properties: {a: {type: string}, b: {type: string}}}"
        let outcome = try fitted(schema, #"{"a": "x", "b": "y"}"#)
        #expect(outcome.violations == 0)
        guard case .object(let members) = outcome.value else {
            Issue.record("\(outcome.value) is no object")
            return
        }
        #expect(members.count <= 1)
    }

    /// `not` refuses the values that its schema allows, so any other JSON fits (JSON Schema, section 10.2.1.4).
    @Test func anotherKindOfFreeJSON() throws {
        let outcome = try fitted(
            "{type: object, required: [extra], properties: {extra: {not: {type: string}}}}", #"{"extra": "text"}"#)
        #expect(outcome.violations == 0)
        let extra = try #require(outcome.value["extra"])
        if case .string = extra { Issue.record("\(extra) is a string still") }
    }

    /// If no value satisfies the schema, the value stays as it is, and the outcome counts its violations.
    @Test(arguments: [
        // Two parts require one property to be a text and a number.
        (
            "{type: object, required: [a], allOf: [{properties: {a: {type: string}}}, {properties: {a: {type: integer}}}]}",
            #"{"a": "x"}"#, 1
        ),
        // `additionalProperties` looks only at the properties of its own schema (section 10.3.2.3), which has none
        // here.
        (
            "{additionalProperties: false, allOf: [{type: object, required: [a, b], properties: {a: {type: string}, b: {type: string}}}]}",
            #"{"a": "x", "b": "y"}"#, 2
        ),
        // The value must be a number and also one of two texts.
        ("{type: integer, enum: [planned, done]}", #""planned""#, 1),
        // No schema declares the key that is required.
        (#"{type: object, required: ["item.id"], properties: {item: {type: string}}}"#, #"{"item": "x"}"#, 1),
    ])
    func contradictionStays(_ schema: String, _ value: String, _ violations: Int) throws {
        let outcome = try fitted(schema, value)
        #expect(outcome.value == (try Self.value(value)))
        #expect(outcome.violations == violations)
    }
}
