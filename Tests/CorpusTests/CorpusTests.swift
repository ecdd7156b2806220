import DTOGeneration
import Diagnostics
import Foundation
import TestSupport
import Testing
import YAMLTree

/// Real API descriptions: no error, no property lost, and next to nothing read as any JSON.
@Suite(.enabled(if: SharedFolder.url("corpus") != nil, "the corpus lies in the folder shared beside the package"))
struct CorpusTests {
    static let paths = SharedFolder.lines("corpus/first.txt").map { "corpus/\($0)" }

    @Test func listIsThere() {
        #expect(Self.paths.count >= 10)
    }

    @Test(arguments: paths)
    func nothingIsLost(_ path: String) throws {
        let file = SourceFile(path: path, bytes: try #require(SharedFolder.bytes(path)))
        let result = GenerationPipeline.run(
            GenerationInput(document: file, overrides: OptionOverrides(module: "Corpus", emit: [.models])))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let generated = GeneratedKeys(result.files?.files ?? [])
        let document = try DocumentKeys(file)
        #expect(document.count > 0)
        for (schema, keys) in document.bySchema {
            let lost = keys.subtracting(generated.bySchema[schema] ?? []).subtracting(generated.unattributed).sorted()
            #expect(lost.isEmpty, "keys of the schema \(schema) without a property")
        }
        #expect(document.inOperations.subtracting(generated.all).sorted() == [])
    }

    @Test(arguments: paths)
    func nextToNothingFallsBack(_ path: String) throws {
        let file = SourceFile(path: path, bytes: try #require(SharedFolder.bytes(path)))
        let result = GenerationPipeline.run(
            GenerationInput(document: file, overrides: OptionOverrides(module: "Corpus", emit: [])))
        let fallbacks = result.diagnostics.filter { $0.message.contains("any JSON") }
        #expect(result.summary.properties > 0)
        #expect(fallbacks.count * 100 <= result.summary.properties)
        #expect(fallbacks.allSatisfy { $0.severity == .warning })
    }
}

/// The keys that generated types decode, by the schema that they come from.
private struct GeneratedKeys {
    private(set) var bySchema: [String: Set<String>] = [:]
    /// Of types that do not say where they come from: polymorphic bases.
    private(set) var unattributed: Set<String> = []
    private(set) var all: Set<String> = []

    init(_ files: [GeneratedFile]) {
        for file in files where file.path.hasSuffix(".swift") {
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
            let keys = Self.keys(in: lines)
            all.formUnion(keys)
            if let schema = Self.schema(in: lines) {
                bySchema[schema, default: []].formUnion(keys)
            } else {
                unattributed.formUnion(keys)
            }
        }
    }

    /// The component that the first pointer names: that of the type after which the file is called. A pointer that does
    /// not fit a line is continued on the next.
    private static func schema(in lines: [Substring]) -> String? {
        let start = "/// `#/components/schemas/"
        guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return nil }
        var pointer = String(lines[first].dropFirst(start.count))
        for line in lines[(first + 1)...] where !pointer.contains("`") { pointer += line.dropFirst("/// ".count) }
        let token = pointer.prefix { $0 != "/" && $0 != "`" }
        let name = token.replacing("~1", with: "/").replacing("~0", with: "~")
        return name.removingPercentEncoding ?? String(name)
    }

    /// The cases of every `CodingKeys`: `case name` or `case name = "key"`.
    private static func keys(in lines: [Substring]) -> Set<String> {
        var keys: Set<String> = []
        var isInside = false
        for line in lines {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("public enum CodingKeys") {
                isInside = true
            } else if isInside, text.hasPrefix("case ") {
                keys.insert(key(in: text.dropFirst("case ".count)))
            } else if isInside, text == "}" {
                isInside = false
            }
        }
        return keys
    }

    private static func key(in declaration: Substring) -> String {
        guard let equals = declaration.range(of: " = \"") else {
            return String(declaration.replacing("`", with: ""))
        }
        let literal = String(declaration[equals.upperBound...].dropLast())
        return literal.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}

/// The names that stand under `properties`, found by a walk that knows nothing of the generator.
private struct DocumentKeys {
    private(set) var bySchema: [String: Set<String>] = [:]
    private(set) var inOperations: Set<String> = []

    var count: Int { bySchema.values.reduce(inOperations.count) { $0 + $1.count } }

    init(_ file: SourceFile) throws {
        var sources = SourceFileTable()
        var diagnostics = DiagnosticSink()
        let tree = YAMLReader.read(file, id: sources.add(file), limits: .standard, diagnostics: &diagnostics)
        let root = try #require(tree).root
        for pair in root["components"]?["schemas"]?.entries ?? [] {
            Self.collect(pair.value, into: &bySchema[pair.key, default: []])
        }
        for path in root["paths"]?.entries ?? [] {
            for operation in path.value.entries {
                for response in operation.value["responses"]?.entries ?? [] {
                    Self.collect(contentOf: response.value, into: &inOperations)
                }
                if let body = operation.value["requestBody"] {
                    Self.collect(contentOf: body, into: &inOperations)
                }
            }
        }
    }

    private static func collect(contentOf node: YAMLNode, into keys: inout Set<String>) {
        for media in node["content"]?.entries ?? [] where media.key == "application/json" {
            if let schema = media.value["schema"] { collect(schema, into: &keys) }
        }
    }

    private static func collect(_ schema: YAMLNode, into keys: inout Set<String>) {
        guard schema.kind == .mapping, schema["$ref"] == nil else { return }
        for property in schema["properties"]?.entries ?? [] {
            keys.insert(property.key)
            collect(property.value, into: &keys)
        }
        for keyword in ["items", "additionalProperties"] {
            if let inner = schema[keyword] { collect(inner, into: &keys) }
        }
        for keyword in ["allOf", "oneOf", "anyOf"] {
            guard let branches = schema[keyword], branches.kind == .sequence else { continue }
            for branch in branches.elements { collect(branch, into: &keys) }
        }
    }
}

extension YAMLNode {
    /// The pairs of a mapping; none of anything else.
    fileprivate var entries: [YAMLPair] {
        kind == .mapping ? Array(pairs) : []
    }
}
