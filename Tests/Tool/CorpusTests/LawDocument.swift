import ContractModel
import Diagnostics
import Foundation
import Generation
import TestSupport
import YAMLTree

/// A document of the corpus, to which tests add schemas that must mean the same as its own, such as an `allOf` of one
/// schema.
struct LawDocument {
    /// A sample of the smaller documents, or all of them.
    static let paths: [String] = {
        guard TestExtent.isFull else { return CorpusDeterminismTests.paths }
        return SharedFolder.lines("corpus/dev.txt").map { "corpus/\($0)" }.filter { path in
            let size = try? SharedFolder.url(path)?.resourceValues(forKeys: [.fileSizeKey]).fileSize
            return !path.contains("/multifile/") && (size.map { $0 < 400_000 } ?? false)
        }
    }()

    /// The largest number of pairs of schemas that are tried for a document, because all pairs would be too many.
    static let pairLimit = TestExtent.choose(sample: 100, full: 500)

    let path: String
    var document: RewrittenDocument
    let schemas: [RewrittenDocument.Pair]

    /// The result is nil if the document is not of version 3, or has no schemas. Swagger 2.0 has neither `anyOf` nor
    /// null.
    init?(_ path: String) {
        guard let document = SharedFolder.bytes(path).flatMap({ RewrittenDocument($0) }),
            document.root["openapi"] != nil, let schemas = document.root["components"]?["schemas"],
            schemas.kind == .mapping, !schemas.pairs.isEmpty
        else { return nil }
        self.path = path
        self.document = document
        self.schemas = schemas.pairs.map { ($0.key, $0.value) }
    }

    /// Whether the version allows null by `nullable`.
    var is30: Bool { document.root["openapi"]?.text.hasPrefix("3.0") ?? true }

    var null: String { is30 ? #"{"nullable": true}"# : #"{"type": "null"}"# }

    /// Adds schemas before those of the document.
    mutating func add(_ members: [(name: String, text: String)]) {
        guard !members.isEmpty else { return }
        document.additions[["components", "schemas"]] =
            members.map { "\(RewrittenDocument.quoted($0.name)): \($0.text)" }.joined(separator: ",\n")
    }

    /// The contract is nil if the document is refused.
    var contract: Contract? {
        GenerationPipeline.contract(GenerationInput(document: source)).contract
    }

    var source: SourceFile {
        SourceFile(path: "openapi", bytes: Array(document.json { $1 }.utf8))
    }

    static func reference(to name: String) -> String {
        let token = name.replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
        return RewrittenDocument.json(["$ref": "#/components/schemas/\(token)"])
    }

    /// Returns every pair of different numbers below `count`, or at most `limit` of them, evenly spread.
    static func pairs(below count: Int, limit: Int = pairLimit) -> [(Int, Int)] {
        let total = count * (count - 1) / 2
        let all = (0..<count).lazy.flatMap { first in ((first + 1)..<count).lazy.map { (first, $0) } }
        guard total > limit else { return Array(all) }
        var pairs: [(Int, Int)] = []
        for (index, pair) in all.enumerated() where index * limit / total >= pairs.count { pairs.append(pair) }
        return pairs
    }
}

extension Contract {
    func definition(_ schema: String) -> TypeDefinition? {
        definitions.first { $0.origin == .schema(schema) }
    }

    func record(_ schema: String) -> RecordShape? {
        if case .record(let record)? = definition(schema)?.shape { record } else { nil }
    }

    /// Returns a description of a type's contents, down to `depth`. It does not depend on the names of types or the
    /// order of parts.
    func outline(of type: TypeReference, depth: Int = 4) -> String {
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

    func isJSON(_ type: TypeReference) -> Bool {
        switch type {
        case .json: return true
        case .definition(let id):
            guard case .alias(let use) = self[id].shape else { return false }
            return isJSON(use.reference)
        case .scalar, .array, .dictionary, .optional, .generic, .payload: return false
        }
    }
}
