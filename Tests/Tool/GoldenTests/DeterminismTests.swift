import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing
import YAMLTree

/// A document gives equal output, however it is written and wherever the tool runs.
@Suite struct DeterminismTests {
    private static let root = SharedFolder.packageRoot
    private static let specification = root.appending(path: "spec/openapi.yaml")

    @Test func twice() throws {
        let bytes = Array(try Data(contentsOf: Self.specification))
        #expect(try Self.files(of: bytes, jobs: 1) == Self.files(of: bytes, jobs: 8))
    }

    @Test(arguments: TestExtent.sample([1, 2, 3] as [UInt64], 1))
    func shuffledComponents(_ seed: UInt64) throws {
        let bytes = Array(try Data(contentsOf: Self.specification))
        let document = try #require(RewrittenDocument(bytes))
        var random = SeededRandom(seed: seed)
        let shuffled = document.json { path, pairs in
            path.first == "components" && path.count <= 2 ? pairs.shuffled(using: &random) : pairs
        }
        #expect(shuffled != document.json { $1 })
        try Self.expectEqual(Self.files(of: Array(shuffled.utf8)), Self.specified.get())
    }

    /// An addition to the document gets its own files. It also changes the two files that list everything, and two
    /// suites.
    @Test(arguments: [
        (#""schemas": {"#, #""AaAdded": {"type": "object", "properties": {"id": {"type": "string"}}},"#),
        (
            #""paths": {"#,
            #""/aaAdded": {"get": {"operationId": "aaAdded", "responses": {"200": {"description": "", "content": {"application/json":"#
                + #" {"schema": {"type": "object", "properties": {"id": {"type": "string"}}}}}}}}},"#
        ),
    ])
    func additions(_ section: String, _ member: String) throws {
        let text = try #require(RewrittenDocument(Array(try Data(contentsOf: Self.specification)))).json { $1 }
        let extended = text.replacing(section, with: section + member, maxReplacements: 1)
        let before = try Self.specifiedWithTests.get()
        let after = try Self.files(of: Array(extended.utf8), emit: [.models, .fixtures, .tests])
        #expect(after.count > before.count)
        for (path, text) in before where !path.hasSuffix("ContractInfo.swift") && !path.hasSuffix("Fixtures.swift") {
            let lines = after[path]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
            let known = lines.filter { !$0.contains("AaAdded") }
            let isOperation = section.contains("paths")
            // One file has two suites with a line for each type. Another file has a suite with a line for each safe
            // operation.
            let added =
                path.hasSuffix("/DTOTests.swift")
                ? 2 : path.hasSuffix("/APIIntegrationTests.swift") && isOperation ? 1 : 0
            #expect(lines.count - known.count == added)
            expectEqualText(known.joined(separator: "\n"), text, path)
        }
    }

    @Test func twins() throws {
        let bytes = Array(try Data(contentsOf: Self.specification))
        let twin = try #require(RewrittenDocument(bytes)).json { $1 }
        let files = try Self.files(of: Array(twin.utf8))
        try Self.expectEqual(files, Self.specified.get())
        let info = try #require(files.first { $0.key.hasSuffix("ContractInfo.swift") }?.value)
        #expect(info.contains(/contentHash.*"[0-9a-f]{64}"/))
    }

    /// JSON has no aliases and no merge keys, so the twin repeats their values.
    @Test func twinsOfAliases() throws {
        let text = """
            openapi: 3.1.0
            info: {title: Aliases, version: "1"}
            paths:
              /a: &item
                get: &operation
                  responses:
                    "200":
                      description: OK.
                      content:
                        application/json: {schema: &body {type: object, properties: {state: &state {enum: [on, off]}}}}
              /b: *item
              /c: {put: {<<: *operation, description: Merged.}}
            components:
              schemas:
                A: &a {type: object, properties: {state: *state, own: {type: object, properties: {n: {type: integer}}}}}
                B: *a
                C: {<<: *a, required: [own]}
                D: {type: array, items: *body}
                E: {allOf: [*a, {properties: {more: *state}}]}
            """
        let bytes = Array(text.utf8)
        let twin = try #require(RewrittenDocument(bytes)).json { $1 }
        #expect(!twin.contains("*"))
        let files = try Self.files(GenerationInput(document: SourceFile(path: "openapi.yaml", bytes: bytes)))
        let others = try Self.files(GenerationInput(document: SourceFile(path: "openapi.json", text: twin)))
        try Self.expectEqual(others, files)
        #expect(files.keys.contains { $0.hasSuffix("/B.swift") } && files.keys.contains { $0.hasSuffix("/C.swift") })
    }

    private static let runs = [
        ["LC_ALL": "C", "TZ": "UTC"], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu"],
        ["LC_ALL": "de_DE.UTF-8", "TZ": "America/St_Johns", "LANGUAGE": "de"],
    ].flatMap { environment in ["1", "8"].map { (environment: environment, jobs: $0) } }

    /// The language, the time zone, the folder, and the number of threads make no difference.
    @Test(arguments: TestExtent.sample(runs, 2))
    func environments(_ environment: [String: String], jobs: String) throws {
        let output = FileManager.default.temporaryDirectory.appending(path: "determinism-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        try Self.run(environment, jobs: jobs, output: output)
        let made = try Self.contents(of: output.appending(path: "Sources"))
        let inProcess = try Self.specified.get()
        #expect(made.count > 50)
        for (path, text) in made {
            expectEqualText(text, inProcess["Sources/\(path)"] ?? "", path)
        }
        #expect(made.count == inProcess.count)
    }
}

extension DeterminismTests {
    /// The output of the specification.
    private static let specified = Result { try files(of: Array(Data(contentsOf: specification))) }

    /// The output of the specification as JSON, with fixtures and tests.
    private static let specifiedWithTests = Result {
        let text = try #require(RewrittenDocument(Array(Data(contentsOf: specification)))).json { $1 }
        return try files(of: Array(text.utf8), emit: [.models, .fixtures, .tests])
    }

    /// Returns the output of the specification, or of another spelling of it.
    private static func files(
        of bytes: [UInt8], emit: Set<GenerationOptions.Artifact> = [.models], jobs: Int = 0
    ) throws -> [String: String] {
        let configuration = root.appending(path: "spec/gen-dtos.yaml")
        return try files(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: bytes),
                configuration: Configuration(
                    reading: SourceFile(path: "gen-dtos.yaml", bytes: Array(try Data(contentsOf: configuration)))),
                overrides: OptionOverrides(emit: emit), jobs: jobs)
        ).filter { $0.key.hasSuffix(".swift") }
    }

    private static func files(_ input: GenerationInput) throws -> [String: String] {
        let result = GenerationPipeline.run(input)
        let files = try #require(result.files?.files, "\(result.diagnostics.map(\.message))")
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    }

    private static func expectEqual(_ actual: [String: String], _ expected: [String: String]) throws {
        #expect(actual.keys.sorted() == expected.keys.sorted())
        for (path, text) in actual { expectEqualText(text, expected[path] ?? "", path) }
    }

    private static func run(_ environment: [String: String], jobs: String, output: URL) throws {
        let process = Process()
        process.executableURL = try #require(SwiftCompiler.modules).deletingLastPathComponent().appending(
            path: "gen-dtos")
        process.currentDirectoryURL = FileManager.default.temporaryDirectory
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.arguments = [
            specification.path, "--output", output.path, "--emit", "models", "--jobs", jobs, "--quiet",
        ]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    private static func contents(of folder: URL) throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            texts[path] = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        return texts
    }
}
