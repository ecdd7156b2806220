import Diagnostics
import Files
import Foundation
import Generation
import GenerationSettings
import InputProperties
import TestSupport
import Testing

/// A text of a document never becomes code, or a part of a path that leads elsewhere.
@Suite(.timeLimit(.minutes(10))) struct HostileTextTests {
    @Test(arguments: TestExtent.sample(["3.1.0", "3.0.3"], 1))
    func textStaysInLiteralsAndComments(version: String) throws {
        let result = try version == "3.1.0" ? Self.latest.get() : GenerationPipeline.run(Self.input(version))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let files = try #require(result.files).files
        #expect(files.contains { $0.path.hasPrefix("Tests/") } && files.contains { $0.path.hasPrefix("Fixtures/") })
        var isMentioned = false
        for file in files {
            #expect(OutputPath.fault(in: file.path) == nil, "\(file.path)")
            #expect(!file.path.contains(".."))
            guard file.path.hasSuffix(".swift") else { continue }
            let text = String(decoding: file.bytes, as: UTF8.self)
            isMentioned = isMentioned || text.contains(HostileDocument.marker)
            #expect(SwiftScanner.fault(in: file.bytes) == nil, "\(file.path)")
            let calls = SwiftScanner.code(of: file.bytes).components(separatedBy: HostileDocument.marker).dropFirst()
            // The marker may be part of a name, because the document gives names. As a whole word it would be code.
            #expect(calls.filter { $0.hasPrefix("()") }.isEmpty, "\(file.path)")
        }
        #expect(isMentioned, "the texts must reach the output, else the test shows nothing")
    }

    @Test func identifiersAreNothingButLettersDigitsAndUnderscores() throws {
        for file in try #require(try Self.latest.get().files).files
        where file.path.hasSuffix(".swift") {
            let code = SwiftScanner.code(of: file.bytes)
            let foreign = code.unicodeScalars.filter { !Self.isCode($0) }
            #expect(foreign.isEmpty, "\(file.path): \(foreign.map { String($0.value, radix: 16) })")
        }
    }

    @Test func compiles() throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let result = GenerationPipeline.run(try Self.input("3.1.0", emit: [.models, .client]))
        let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try #require(result.files).files.filter { $0.path.hasSuffix(".swift") }
        let urls = try files.map { file in
            let url = folder.appending(path: file.path.split(separator: "/").joined(separator: "-"))
            try Data(file.bytes).write(to: url)
            return url
        }
        let problems = try SwiftCompiler.diagnose(urls, module: "Hostile")
        #expect(problems.isEmpty, "\(problems.prefix(4_000))")
    }

    @Test func theScannerNoticesWhatGetsOut() {
        #expect(SwiftScanner.fault(in: Array("let a = \"\\(f())\"\n".utf8)) != nil)
        #expect(SwiftScanner.fault(in: Array("let a = #\"\\#(f())\"#\n".utf8)) != nil)
        #expect(SwiftScanner.fault(in: Array("/* a */\n".utf8)) != nil)
        #expect(SwiftScanner.fault(in: Array("let a = \"b\n\"\n".utf8)) != nil)
        #expect(SwiftScanner.fault(in: Array("// \u{202E}\n".utf8)) != nil)
        #expect(SwiftScanner.fault(in: Array("let a = (]\n".utf8)) != nil)
        #expect(SwiftScanner.code(of: Array("a(\"b\", #\"\"c\"\"#) // d\n".utf8)) == "a(_, _) \n")
    }

    /// Two tests use this result.
    private static let latest = Result { GenerationPipeline.run(try input("3.1.0")) }

    private static func input(
        _ version: String, emit: Set<GenerationOptions.Artifact> = [.models, .client, .fixtures, .tests, .mocks]
    ) throws -> GenerationInput {
        GenerationInput(
            document: SourceFile(path: "hostile.json", bytes: Array(try HostileDocument.json(openAPI: version))),
            overrides: OptionOverrides(module: "Hostile", emit: emit))
    }

    private static func isCode(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " "..."~", "\n": true
        // A name may also have letters, marks and numbers beyond ASCII.
        default: scalar.properties.isXIDContinue || scalar.properties.isEmoji
        }
    }
}
