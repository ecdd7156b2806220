import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// A contract compiles without a warning even if each of its names is already used by Swift, by Foundation, or by the
/// runtime.
@Suite struct TortureTests {
    @Test func listIsCurrent() throws {
        let text = try TortureWords.mined().joined(separator: "\n") + "\n"
        if GoldenCase.isRecording {
            try text.write(to: TortureWords.list, atomically: true, encoding: .utf8)
            Issue.record("recorded \(TortureWords.list.lastPathComponent)")
            return
        }
        expectEqualText(try String(contentsOf: TortureWords.list, encoding: .utf8), text, "runtime-words.txt")
    }

    /// A sample has some of the words, and one access level.
    @Test(arguments: TestExtent.sample(GenerationOptions.AccessLevel.allCases, 1))
    func compiles(_ access: GenerationOptions.AccessLevel) throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        #expect(TortureWords.runtime.count > 300)
        let input = GenerationInput(
            document: SourceFile(path: "torture.json", bytes: Array(try Self.document())),
            overrides: OptionOverrides(module: "Torture", access: access, emit: [.models]))
        let result = GenerationPipeline.run(input)
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let folder = FileManager.default.temporaryDirectory.appending(path: "torture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let problems = try SwiftCompiler.diagnose(try Self.write(result, into: folder), module: "Torture")
        #expect(problems.isEmpty, "\(problems.prefix(4_000))")
    }

    private static func write(_ result: GenerationResult, into folder: URL) throws -> [URL] {
        try (result.files?.files ?? []).filter { $0.path.hasSuffix(".swift") }.map { file in
            let url = folder.appending(path: file.path.split(separator: "/").joined(separator: "-"))
            try Data(file.bytes).write(to: url)
            return url
        }
    }
}

extension TortureTests {
    /// Returns a document with each word as a schema that has a property of this name, and with all words as
    /// properties, as cases, and as variants.
    private static func document() throws -> Data {
        let words = TestExtent.sample(TortureWords.all, TortureWords.all.count / 5)
        var schemas: [String: Any] = [:]
        for (index, word) in words.enumerated() {
            let next = words[(index * 7 + 1) % words.count]
            schemas[word] = [
                "type": "object", "required": [word],
                "properties": [word: values[index % values.count], "$next": reference(next)],
            ]
        }
        schemas["Torture record"] = record(of: words)
        schemas["Torture enumeration"] = ["type": "string", "enum": words]
        // The compiler refuses a switch over about 600 variants.
        let variants = words.enumerated().filter { $0.offset.isMultiple(of: 4) }
        schemas["Torture union"] = ["oneOf": variants.map { reference($0.element) }]
        return try JSONSerialization.data(
            withJSONObject: [
                "openapi": "3.1.0", "info": ["title": "Torture", "version": "1"], "paths": [String: Any](),
                "components": ["schemas": schemas],
            ], options: [.sortedKeys])
    }

    private static func record(of words: [String]) -> [String: Any] {
        let properties = words.enumerated().map { ($0.element, values[($0.offset * 5) % values.count]) }
        return [
            "type": "object", "required": words.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element),
            "properties": Dictionary(uniqueKeysWithValues: properties),
        ]
    }

    private static func reference(_ name: String) -> [String: Any] {
        ["$ref": "#/components/schemas/\(name)"]
    }

    /// The document needs a schema of each kind that generated code treats in its own way.
    private static var values: [[String: Any]] {
        [
            ["type": "string"],
            ["type": "integer"],
            ["type": "string", "format": "date-time"],
            ["type": "string", "format": "byte"],
            ["type": "object", "properties": ["own": ["type": "string"]]],
            ["type": "string", "enum": ["a", "b"]],
            ["type": "array", "items": ["type": "number"]],
            ["type": "object", "additionalProperties": ["type": "boolean"]],
            ["oneOf": [["type": "string"], ["type": "integer"]]],
            [:],
            ["type": "string", "default": "x"],
            ["type": "string", "format": "decimal"],
            ["type": ["string", "null"], "deprecated": true],
        ]
    }
}
