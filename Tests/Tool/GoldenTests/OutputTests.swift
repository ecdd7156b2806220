import ContractModel
import Diagnostics
import EmbeddedSources
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// Each folder of `OutputCases` shows the whole output folder: every file in its place.
@Suite struct OutputTests {
    static let cases = GoldenCase.all(
        in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OutputCases"))

    @Test func thereAreCases() {
        #expect(Self.cases.count == 21)
    }

    @Test(arguments: cases)
    func folder(of golden: GoldenCase) throws {
        let made = try Self.files(of: golden)
        let expected = golden.folder.appending(path: "expected")
        if GoldenCase.isRecording {
            try? FileManager.default.removeItem(at: expected)
            for (path, text) in made {
                let file = expected.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            Issue.record("recorded \(golden)")
            return
        }
        let wanted = try Self.texts(in: expected)
        #expect(made.keys.sorted() == wanted.keys.sorted(), "the files that \(golden) makes")
        for (path, text) in made {
            if let other = wanted[path] { expectEqualText(text, other, "\(golden)/\(path)") }
        }
    }

    @Test(
        arguments: cases.filter {
            [
                "client", "client-answers", "client-clashes", "client-globals", "client-groups", "client-lifecycle",
                "pages",
            ].contains(
                $0.description)
        })
    func clientsCompile(_ golden: GoldenCase) throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let expected = golden.folder.appending(path: "expected")
        let files = try Self.texts(in: expected).keys.filter { $0.hasSuffix(".swift") }.sorted()
            .map { expected.appending(path: $0) }
        #expect(files.count > 2)
        #expect(try SwiftCompiler.diagnose(files, module: "Bookcase") == "")
    }

    /// The calls in the comments of methods compile.
    @Test(arguments: cases.filter { $0.description.hasPrefix("client") && $0.description != "client-styles" })
    func callsInCommentsCompile(_ golden: GoldenCase) throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let expected = golden.folder.appending(path: "expected")
        let texts = try Self.texts(in: expected).filter { $0.key.hasPrefix("Sources/") }
        var calls: [String] = []
        for line in texts.sorted(by: { $0.key < $1.key }).flatMap({ $0.value.split(separator: "\n") }) {
            guard let code = line.firstMatch(of: /^    \/\/\/     (.*)$/)?.1 else { continue }
            let isFirst = ["let result = try await api.", "try await api.", "for try await event in api."]
                .contains(where: code.hasPrefix)
            if isFirst { calls.append("") }
            if !calls.isEmpty { calls[calls.count - 1] += "    \(code)\n" }
        }
        #expect(!calls.isEmpty)
        let functions = calls.enumerated().map { index, code in
            "@available(*, deprecated) func call\(index)(_ api: BookcaseClient) async throws {\n\(code)\(code.contains("let result") ? "    _ = result\n" : "")}\n"
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-calls-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try ("import DTOClient\nimport DTORuntime\n" + functions.joined()).write(
            to: file, atomically: true, encoding: .utf8)
        let files = texts.keys.filter { $0.hasSuffix(".swift") }.sorted().map { expected.appending(path: $0) }
        let diagnostics = try SwiftCompiler.diagnose(files + [file], module: "Bookcase")
        #expect(!diagnostics.contains("error:"), "\(diagnostics)")
    }

    #if os(Linux)
        /// The code for tests compiles with XCTest, with either server.
        @Test(arguments: cases.filter { $0.description.hasPrefix("scenarios") })
        func scenariosCompile(_ golden: GoldenCase) throws {
            try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
            let expected = golden.folder.appending(path: "expected")
            let files = try Self.texts(in: expected).keys.filter { $0.hasPrefix("Scenarios/") }.sorted()
                .map { expected.appending(path: $0) }
            #expect(files.count > 8)
            let stub = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-stub-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: stub, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: stub) }
            let source = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "SwiftMockServer.swift.stub")
            #expect(try SwiftCompiler.emitModule(source, called: "SwiftMockServer", into: stub) == "")
            #expect(try SwiftCompiler.diagnose(files, module: "UITests", arguments: ["-I", stub.path]) == "")
        }
    #endif

    /// The diagnostics of the cases with operations such as `form` and `string`, and with tags such as `init`.
    private static let clashes = [
        "client-clashes": Array(repeating: "system-type-name", count: 2),
        "client-groups": Array(repeating: "renamed-group", count: 4) + ["system-type-name"],
    ]

    /// Returns the output without the sources of the libraries that are part of a package.
    private static func files(of golden: GoldenCase) throws -> [String: String] {
        func source(_ url: URL) throws -> SourceFile {
            SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
        }
        var input = GenerationInput(
            document: try source(try #require(golden.document)),
            configuration: Configuration(reading: try source(try #require(golden.configuration))),
            build: GeneratorBuild(libraries: .standard))
        input.lock = try golden.lock.map(source)
        input.today = { CalendarDay("2026-02-01") }
        let result = GenerationPipeline.run(input)
        #expect(result.diagnostics.map(\.id) == (clashes[golden.description] ?? []))
        let set = try #require(result.files)
        let files =
            set.files + set.usersFiles + [GeneratedFile(path: OutputPath.manifest, bytes: Manifest(of: set).bytes)]
        let libraries = ["Sources/BookcaseRuntime/", "Tests/BookcaseTesting/"]
        let own = files.filter { file in !libraries.contains { file.path.hasPrefix($0) } }
        return Dictionary(
            uniqueKeysWithValues: own.map { file in
                let lines = String(decoding: file.bytes, as: UTF8.self).split(
                    separator: "\n", omittingEmptySubsequences: false)
                let kept = lines.filter { line in !libraries.contains { line.contains("\"\($0)") } }
                return (file.path, kept.joined(separator: "\n"))
            })
    }

    private static func texts(in folder: URL) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        var texts: [String: String] = [:]
        for path in paths {
            let file = folder.appending(path: path)
            if file.hasDirectoryPath { continue }
            texts[path] = try? String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }
}
