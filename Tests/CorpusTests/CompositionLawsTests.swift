import CorpusAudit
import DTOGeneration
import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

/// Composition obeys the laws of sets, whatever is composed: JSON Schema 2020-12, section 10.2.1, says that a value satisfies `allOf` where it
/// satisfies every part, and `anyOf` where it satisfies some branch.
///
/// The schemas are those of real documents: every twelfth of the smaller ones, or with `LAWS=full` all of them.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CompositionLawsTests {
    static let paths: [String] = {
        guard ProcessInfo.processInfo.environment["LAWS"] == "full" else { return CorpusDeterminismTests.paths }
        return SharedFolder.lines("corpus/dev.txt").map { "corpus/\($0)" }.filter { path in
            let size = try? SharedFolder.url(path)?.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return !path.contains("/multifile/") && (size.map { $0 < 400_000 } ?? false)
        }
    }()

    /// Ways to write a schema S that mean S, or S and null.
    private static func laws(_ schema: String, null: String) -> [(name: String, text: String, allowsNull: Bool)] {
        let orNull = #"{"anyOf": [\#(schema), \#(null)]}"#
        return [
            ("S", schema, false),
            ("S and S", #"{"allOf": [\#(schema), \#(schema)]}"#, false),
            ("S and anything", #"{"allOf": [\#(schema), {}]}"#, false),
            ("anything and S", #"{"allOf": [{"description": "Anything."}, \#(schema)]}"#, false),
            ("S or null and S", #"{"allOf": [\#(orNull), \#(schema)]}"#, false),
            ("S and S or null", #"{"allOf": [\#(schema), \#(orNull)]}"#, false),
            ("S or null", orNull, true),
            ("null or S", #"{"oneOf": [\#(null), \#(schema)]}"#, true),
            ("S or null and S or null", #"{"allOf": [\#(orNull), \#(orNull)]}"#, true),
            ("S or S", #"{"anyOf": [\#(schema), \#(schema)]}"#, false),
        ]
    }

    /// The type is that of S itself, not a copy; in lists and maps too.
    @Test(arguments: paths)
    func identities(_ path: String) throws {
        guard var document = Self.document(path) else { return }
        let names = document.componentSchemas.map(\.key)
        guard !names.isEmpty else { return }
        let is30 = document.root["openapi"]?.text.hasPrefix("3.0") ?? true
        let null = is30 ? #"{"nullable": true}"# : #"{"type": "null"}"#
        var members: [String] = []
        for (index, name) in names.enumerated() {
            let schema = Self.reference(to: name)
            for law in Self.laws(schema, null: null) {
                members.append(#""\#(index) \#(law.name)": \#(law.text)"#)
                let list = #"{"type": "array", "items": \#(law.text)}"#
                let map = #"{"type": "object", "additionalProperties": \#(law.text)}"#
                members.append(#""\#(index) list \#(law.name)": {"allOf": [\#(list), \#(list)]}"#)
                members.append(#""\#(index) map \#(law.name)": {"allOf": [\#(map), \#(map)]}"#)
            }
        }
        document.additions[["components", "schemas"]] =
            #""Zz laws": {"type": "object", "properties": {\#(members.joined(separator: ",\n"))}}"#
        guard let contract = Self.contract(document) else { return }
        let record = try #require(Self.record("Zz laws", in: contract))
        let properties = Dictionary(uniqueKeysWithValues: record.properties.map { ($0.key, $0) })
        for (index, name) in names.enumerated() {
            let plain = try #require(properties["\(index) S"])
            for law in Self.laws("", null: "") {
                let property = try #require(properties["\(index) \(law.name)"])
                // Of any JSON null is one value, and an alias of it is one type more that says nothing.
                guard !contract.isJSON(plain.use.reference) else {
                    #expect(contract.isJSON(property.use.reference), "\(name): \(law.name)")
                    continue
                }
                #expect(property.use.reference == plain.use.reference, "\(name): \(law.name)")
                #expect(
                    property.isNullable == (law.allowsNull || plain.isNullable), "\(name): \(law.name), null"
                )
                let element: TypeReference =
                    property.isNullable ? .optional(plain.use.reference) : plain.use.reference
                #expect(
                    properties["\(index) list \(law.name)"]?.use.reference == .array(element), "\(name): \(law.name)")
                #expect(
                    properties["\(index) map \(law.name)"]?.use.reference == .dictionary(element),
                    "\(name): \(law.name)")
            }
        }
    }

    /// What is written twice is there once, and the order of two parts does not matter.
    @Test(arguments: paths)
    func pairs(_ path: String) throws {
        guard var left = Self.document(path), left.componentSchemas.count > 1 else { return }
        var right = left
        let schemas = left.componentSchemas
        var members: [(left: String, right: String)] = []
        func add(_ name: String, _ parts: [String], _ others: [String]) {
            let texts = [parts, others].map { #""Zz \#(name)": {"allOf": [\#($0.joined(separator: ", "))]}"# }
            members.append((texts[0], texts[1]))
        }
        for (index, schema) in schemas.enumerated() {
            let text = left.json(of: schema.value)
            add("twice \(index)", [text], [text, text])
            // Each with its neighbour, and with one further off. What a choice loses to the other part is no loss.
            for step in [1, 7] where schemas.count > step {
                let reference = Self.reference(to: schema.key)
                let other = Self.reference(to: schemas[(index + step) % schemas.count].key)
                add("pair \(index) \(step)", [reference, other], [other, reference])
            }
        }
        left.additions[["components", "schemas"]] = members.map(\.left).joined(separator: ",\n")
        right.additions[["components", "schemas"]] = members.map(\.right).joined(separator: ",\n")
        guard let first = Self.contract(left), let second = Self.contract(right) else { return }
        let others = Dictionary(
            second.definitions.map { ($0.origin, $0) }, uniquingKeysWith: { first, _ in first })
        for definition in first.definitions {
            guard case .schema(let name) = definition.origin, name.hasPrefix("Zz ") else { continue }
            let other = try #require(others[definition.origin])
            #expect(
                first.outline(of: .definition(definition.id)) == second.outline(of: .definition(other.id)), "\(name)")
        }
    }

    /// Nothing that a part declares is lost. What a choice has to give up beside the other part is no loss, so these parts have none.
    @Test(arguments: paths)
    func losses(_ path: String) throws {
        guard var document = Self.document(path) else { return }
        let names = document.schemasWithoutChoices
        guard names.count > 1 else { return }
        let members = names.indices.flatMap { index in
            [1, 7].filter { $0 < names.count }.map { step in
                let parts = [names[index], names[(index + step) % names.count]].map(Self.reference(to:))
                return #""Zz pair \#(index) \#(step)": {"allOf": [\#(parts.joined(separator: ", "))]}"#
            }
        }
        document.additions[["components", "schemas"]] = members.joined(separator: ",\n")
        let file = FileManager.default.temporaryDirectory.appending(path: "laws-\(UUID()).json")
        let text = document.json { $1 }
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let input = GenerationInput(
            document: SourceFile(path: file.path, bytes: Array(text.utf8)),
            overrides: OptionOverrides(module: "Corpus", emit: []))
        #expect(DocumentAudit(input, at: file).losses == [])
    }

    @Test func thereAreEnough() {
        #expect(Self.paths.count { (Self.document($0)?.componentSchemas.count ?? 0) > 1 } >= 20)
    }

    /// Of version 3; Swagger has no `anyOf` and no null.
    private static func document(_ path: String) -> RewrittenDocument? {
        SharedFolder.bytes(path).flatMap { RewrittenDocument($0) }.flatMap { $0.root["openapi"] == nil ? nil : $0 }
    }

    private static func reference(to name: String) -> String {
        let token = name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
        return RewrittenDocument.json(["$ref": "#/components/schemas/\(token)"])
    }

    private static func contract(_ document: RewrittenDocument) -> Contract? {
        let source = SourceFile(path: "openapi", bytes: Array(document.json { $1 }.utf8))
        return GenerationPipeline.contract(GenerationInput(document: source)).contract
    }

    private static func record(_ name: String, in contract: Contract) -> RecordShape? {
        for definition in contract.definitions where definition.origin == .schema(name) {
            if case .record(let record) = definition.shape { return record }
        }
        return nil
    }
}

extension Contract {
    /// What a type holds, to some depth, whatever its parts are called and in whatever order they stand.
    fileprivate func outline(of type: TypeReference, depth: Int = 4) -> String {
        switch type {
        case .scalar(let scalar): return "\(scalar)"
        case .json: return "any"
        case .array(let element): return "[\(outline(of: element, depth: depth))]"
        case .dictionary(let value): return "{\(outline(of: value, depth: depth))}"
        case .optional(let value): return outline(of: value, depth: depth) + "?"
        case .generic(_, let payload): return "<\(outline(of: payload, depth: depth))>"
        case .payload: return "payload"
        case .definition(let id):
            if depth == 0 { return "…" }
            return outline(of: self[id].shape, depth: depth - 1)
        }
    }

    private func outline(of shape: TypeShape, depth: Int) -> String {
        switch shape {
        case .alias(let use): return outline(of: use.reference, depth: depth + 1)
        case .enumeration(let enumeration):
            return "enum \(enumeration.cases.map { "\($0.value)" }.sorted())"
        case .union(let union):
            return "union \(Set(union.variants.map { outline(of: $0.use.reference, depth: depth) }).sorted())"
        case .record(let record):
            let properties = record.properties.map { property in
                let marks = (property.isRequired ? "!" : "") + (property.isNullable ? "?" : "")
                return "\(property.key)\(marks): \(outline(of: property.use.reference, depth: depth))"
            }
            let further = record.additionalProperties.map { outline(of: $0.reference, depth: depth) } ?? ""
            return "record \(properties.sorted()) \(further)"
        case .envelope, .outcome, .namespace: return "\(shape)"
        }
    }

    fileprivate func isJSON(_ type: TypeReference) -> Bool {
        switch type {
        case .json: return true
        case .definition(let id):
            guard case .alias(let use) = self[id].shape else { return false }
            return isJSON(use.reference)
        case .scalar, .array, .dictionary, .optional, .generic, .payload: return false
        }
    }
}

extension RewrittenDocument {
    fileprivate var componentSchemas: [Pair] {
        guard let schemas = root["components"]?["schemas"], schemas.kind == .mapping else { return [] }
        return schemas.pairs.map { ($0.key, $0.value) }
    }

    /// The names of schemas that neither have a choice among types in them nor refer to one that has.
    fileprivate var schemasWithoutChoices: [String] {
        let schemas = componentSchemas.map { (name: $0.key, text: json(of: $0.value)) }
        var choosing = Set(
            schemas.filter { schema in
                ["\"oneOf\"", "\"anyOf\"", "\"discriminator\"", "\"type\": ["].contains { schema.text.contains($0) }
            }.map(\.name))
        while true {
            let others = schemas.filter { schema in
                !choosing.contains(schema.name)
                    && choosing.contains { schema.text.contains("#/components/schemas/\($0)\"") }
            }
            if others.isEmpty { return schemas.map(\.name).filter { !choosing.contains($0) } }
            choosing.formUnion(others.map(\.name))
        }
    }
}
