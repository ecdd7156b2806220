import ContractServing
import ContractSupport
import DTOContract
import DTORuntime
import Diagnostics
import Foundation
import GenerationSettings
import TestSupport
import Testing
import YAMLTree
@testable import ContractModel
@testable import ContractReading
@testable import ContractReports

/// Random changes of real schemas, judged by `diff` and by a validator that shares no code with it. A change of a
/// request is harmless only if the new schema accepts all values of the old one.
@Suite struct AcceptancePropertyTests {
    private static let changesPerDocument = 40
    private static let valuesPerChange = 40

    /// The package's own contract, and documents of others if the shared folder is present.
    private static let documents: [String] =
        ["spec/openapi.yaml"]
        + [
            "official-pass/oai-3.0-petstore-expanded.yaml", "real/adyen_CheckoutService-v72.json",
            "real/text-generation-inference_openapi.json", "real/apisguru-amazonaws.com-groundstation.yaml",
            "real/openapi-specs_connector.yaml", "real/twilio_twilio_voice_v1.yaml",
        ].filter { SharedFolder.url("corpus/\($0)") != nil }

    @Test func changesOfRequests() throws {
        var tally = Tally()
        for (index, path) in Self.documents.enumerated() {
            let schemas = try Self.schemas(of: path)
            var random = SeededRandom(seed: UInt64(index) &* 1_000_003)
            for _ in 0..<Self.changesPerDocument {
                guard let pair = SchemaPair(of: schemas, with: &random) else { continue }
                try judge(pair, path, &tally)
            }
        }
        #expect(tally.changes > 25 * Self.documents.count)
        #expect(tally.examples.count * 50 <= tally.changes, "\(tally.examples.joined(separator: "\n"))")
    }

    private struct Tally {
        var changes = 0
        /// The changes for which no rejected value was found, but that `diff` does not report as harmless.
        var examples: [String] = []
    }

    private func judge(_ pair: SchemaPair, _ path: String, _ tally: inout Tally) throws {
        let compared = try ComparedDocuments(pair.document(pair.old), pair.document(pair.new))
        // A server may ignore a key that it no longer knows, so that is a warning without a rejected value.
        let harms = compared.changes.filter {
            $0.effect.harm != .none && !($0.rule.id == "request-property-removed" && $0.severity == .warning)
        }
        let (rejected, conforming) = pair.rejectedValue(among: Self.valuesPerChange)
        tally.changes += 1
        if let rejected, harms.isEmpty {
            Issue.record(
                """
                \(path): harmless, but the new schema rejects \(rejected.text): \(rejected.reason)
                \(pair.description)
                changes: \(compared.changes.map(\.message))
                """)
        }
        // A schema without values, such as a list of other values than those of the properties, proves nothing.
        if rejected == nil, conforming > 0, !harms.isEmpty {
            tally.examples.append("\(harms.map(\.rule.id)): \(pair.description)")
        }
    }

    private static func schemas(of path: String) throws -> [String: JSONValue] {
        let url =
            path.hasPrefix("spec/")
            ? SharedFolder.packageRoot.appending(path: path) : try #require(SharedFolder.url("corpus/\(path)"))
        let file = SourceFile(path: path, bytes: Array(try Data(contentsOf: url)))
        var sources = SourceFileTable()
        var sink = DiagnosticSink()
        let tree = try #require(
            YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &sink))
        let node = try #require(tree.root["components"]?["schemas"])
        guard case .object(let schemas) = JSONValue(ContractValue(node)) else { return [:] }
        return schemas.mapValues(simplified)
    }

    /// Returns the schema with the keywords of version 3.1, without patterns, because random texts never match a
    /// pattern.
    private static func simplified(_ value: JSONValue) -> JSONValue {
        switch value {
        case .array(let elements): return .array(elements.map(simplified))
        case .object(var members):
            if case .object(let properties)? = members["properties"] {
                members = members.filter { !omitted.contains($0.key) }.mapValues(simplified)
                members["properties"] = .object(properties.mapValues(simplified))
            } else {
                members = members.filter { !omitted.contains($0.key) }.mapValues(simplified)
            }
            if members["nullable"] == .bool(true), case .string(let type)? = members["type"] {
                members["type"] = [.string(type), "null"]
                if case .array(let values)? = members["enum"] { members["enum"] = .array(values + [.null]) }
            }
            members["nullable"] = nil
            return .object(members)
        default: return value
        }
    }

    private static let omitted: Set<String> = [
        "pattern", "example", "examples", "default", "description", "discriminator", "x-envelope",
    ]
}

/// Two states of a schema of a document, with the schemas to which they refer.
private struct SchemaPair {
    let old: JSONValue
    let new: JSONValue
    private let others: [String: JSONValue]
    private let seed: UInt64

    private static let sizeLimit = 12

    /// Returns nil if the chosen schema refers to too many others, or if the chosen change does not apply to it.
    init?(of schemas: [String: JSONValue], with random: inout SeededRandom) {
        seed = random.next()
        var mutation = SchemaMutation(random: SeededRandom(seed: seed))
        guard let name = schemas.keys.sorted().randomElement(using: &mutation.random), let schema = schemas[name],
            let changed = (0..<12).lazy.compactMap({ _ in mutation.changed(schema) }).first(where: { $0 != schema })
        else { return nil }
        var known: [String: JSONValue] = [:]
        var pending = Self.references(in: schema) + Self.references(in: changed)
        while let next = pending.popLast() {
            guard known[next] == nil, let schema = schemas[next] else { continue }
            known[next] = schema
            pending += Self.references(in: schema)
            if known.count > Self.sizeLimit { return nil }
        }
        others = known
        (old, new) = Bool.random(using: &mutation.random) ? (schema, changed) : (changed, schema)
    }

    private static func references(in value: JSONValue) -> [String] {
        switch value {
        case .object(let members):
            if case .string(let reference)? = members["$ref"] { return [SchemaValues.name(in: reference)] }
            return members.sorted { $0.key < $1.key }.flatMap { references(in: $0.value) }
        case .array(let elements): return elements.flatMap(references)
        default: return []
        }
    }

    var description: String { "old: \(Self.text(old))\nnew: \(Self.text(new))" }

    private static func text(_ value: JSONValue) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func document(_ schema: JSONValue) -> String {
        let content: JSONValue = ["application/json": ["schema": schema]]
        let operation: JSONValue = [
            "operationId": "send", "requestBody": ["required": true, "content": content],
            "responses": ["204": ["description": "Taken."]],
        ]
        return Self.text([
            "openapi": "3.1.0", "info": ["title": "T", "version": "1"], "paths": ["/r": ["post": operation]],
            "components": ["schemas": .object(others)],
        ])
    }

    /// Returns a value of the old schema that the new one rejects, and the number of values that were compared.
    func rejectedValue(among count: Int) -> (value: (text: String, reason: String)?, compared: Int) {
        var compared = 0
        let (before, after) = (schemaSet(old), schemaSet(new))
        var values = SchemaValues(others, seed: seed)
        for _ in 0..<count {
            let value = values.value(of: old)
            guard SchemaValidator.violations(in: value, of: 0, in: before, .request).isEmpty else { continue }
            compared += 1
            let violations = SchemaValidator.violations(in: value, of: 0, in: after, .request)
            if let first = violations.first {
                return ((Self.text(value), "\(first.pointer) \(first.reason)"), compared)
            }
        }
        return (nil, compared)
    }

    /// Returns the schema and the others, with references as numbers.
    private func schemaSet(_ schema: JSONValue) -> SchemaSet {
        let names = others.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0 + 1) })
        func numbered(_ value: JSONValue) -> JSONValue {
            switch value {
            case .object(var members):
                if case .string(let reference)? = members["$ref"],
                    let number = numbers[SchemaValues.name(in: reference)]
                {
                    members["$ref"] = .integer(Int64(number))
                    return .object(members)
                }
                return .object(members.mapValues(numbered))
            case .array(let elements): return .array(elements.map(numbered))
            default: return value
            }
        }
        return SchemaSet(([schema] + names.compactMap { others[$0] }).map(numbered), dialect: .jsonSchema)
    }
}
