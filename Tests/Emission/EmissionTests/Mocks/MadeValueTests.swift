import ContractModel
import ContractReading
import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import FixtureEmission
import Testing
@testable import Generation
@testable import GenerationSettings

/// Made values conform to rules of their schemas that their Swift types do not express (JSON Schema 2020-12).
@Suite struct MadeValueTests {
    private static let tuple = "type: array, prefixItems: [{type: string}, {type: integer}], items: false"

    /// The schema is the body of a response, and the schema of required, optional and nested values.
    @Test(arguments: [
        "{\(tuple)}", "{\(tuple), minItems: 2}", "{allOf: [{\(tuple)}, {minItems: 2}]}",
        "{type: array, prefixItems: [{type: boolean}, {type: number}], items: {type: string}, minItems: 2}",
        "{type: array, prefixItems: [{enum: [x, y]}, {const: 7}, {type: [integer, 'null']}], minItems: 3}",
        "{type: array, prefixItems: [{$ref: '#/components/schemas/Thing'}, {type: string, format: date}], minItems: 2}",
        "{type: array, prefixItems: [{type: string}, {type: array, items: {type: integer}, minItems: 1}], minItems: 2}",
        "{type: array, prefixItems: [{type: integer}, {\(tuple), minItems: 2}], minItems: 2}",
        "{type: array, prefixItems: [{oneOf: [{type: string}, {type: integer}]}, {type: integer}], minItems: 2}",
        "{type: object, additionalProperties: false}",
        "{type: object, additionalProperties: false, patternProperties: {'^x-': {type: string}}}",
        "{type: object, additionalProperties: false, patternProperties: {'^x-': {type: integer}}, minProperties: 2}",
        "{type: object, additionalProperties: false, patternProperties: {'^x': {type: integer}, '^y$': {type: string}}}",
        "{type: object, additionalProperties: {type: integer}, patternProperties: {'^key': false}, minProperties: 2}",
        "{type: object, additionalProperties: {type: integer}, propertyNames: {enum: [x, y]}, minProperties: 2}",
        "{type: object, additionalProperties: {type: integer}, propertyNames: {pattern: '^[a-f]{6}$'}, minProperties: 1}",
        "{type: object, additionalProperties: {type: integer}, propertyNames: {minLength: 8}, minProperties: 2}",
        "{type: object, additionalProperties: {type: integer}, propertyNames: {format: uuid}, minProperties: 1}",
        "{oneOf: [{type: integer}, {type: number}]}", "{oneOf: [{type: number}, {type: integer}, {type: string}]}",
    ])
    func madeValuesConform(_ schema: String) throws {
        let document = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /bare:
                get:
                  operationId: getBare
                  responses: {"200": {description: d, content: {application/json: {schema: \(schema)}}}}
              /item:
                get:
                  operationId: getItem
                  responses: {"200": {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}
            components:
              schemas:
                Thing: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}}}
                Item:
                  type: object
                  required: [value]
                  properties: {value: \(schema), other: \(schema), list: {type: array, items: \(schema), minItems: 1}}
            """
        let (result, exported) = GenerationPipeline.served(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document)))
        let (contract, schemas) = (try #require(result.contract), try #require(exported))
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        for operation in ServedContract.runtime(contract, fixtures, schemas: schemas).operations {
            let example = try #require(operation.answers.first?.contents.first?.examples.first)
            #expect(example.fault == nil, "\(String(decoding: example.body, as: UTF8.self))")
        }
        let item = try #require(contract.definitions.first { $0.schemaName == "Item" })
        let record = try #require(fixtures[record: item.id])
        let place = contract.operations[1].interface?.statuses.first?.contents.first?.schema
        let number = try #require(place.flatMap { schemas.numbers[$0] })
        for value in [record.full, record.minimal] {
            let violations = SchemaValidator.violations(
                in: JSONValue(value), of: number, in: ServedContract.set(of: schemas), .response)
            #expect(violations.isEmpty, "\(value.jsonText) \(violations)")
        }
    }

    /// Tuples that contain themselves, or each the next one twice, have values of limited size.
    @Test func tuplesOfTuplesEnd() throws {
        let chain = (0..<30).map { index in
            let next = "{$ref: '#/components/schemas/T\(index + 1)'}"
            return "    T\(index): {type: array, prefixItems: [\(next), \(next), {type: string}], minItems: 3}"
        }
        let document = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths: {}
            components:
              schemas:
                Own: {type: array, prefixItems: [{$ref: '#/components/schemas/Own'}, {type: integer}], minItems: 2}
                Item: {type: object, properties: {a: {$ref: '#/components/schemas/Own'}, b: {$ref: '#/components/schemas/T0'}}}
                T30: {type: string}
            \(chain.joined(separator: "\n"))
            """
        let result = GenerationPipeline.contract(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document)))
        let contract = try #require(result.contract)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        let item = try #require(contract.definitions.first { $0.schemaName == "Item" })
        #expect(try #require(fixtures[record: item.id]).full.nodeCount < 100)
    }

    /// A tuple has all its elements although a shorter array would conform, too.
    @Test func tuplesAreWhole() throws {
        let document = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths: {}
            components: {schemas: {Item: {type: object, properties: {pair: {\(Self.tuple)}}}}}
            """
        let result = GenerationPipeline.contract(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document)))
        let contract = try #require(result.contract)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        guard case .array(let pair)? = fixtures[record: contract.definitions[0].id]?.full["pair"] else {
            Issue.record("no array")
            return
        }
        #expect(pair.map(\.jsonType) == [.string, .integer])
    }
}
