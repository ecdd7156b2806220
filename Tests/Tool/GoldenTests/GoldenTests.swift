import ContractModel
import Diagnostics
import DocumentOverlays
import Files
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// Each folder of `Cases` shows one behaviour: its document must make exactly the expected files and diagnostics.
@Suite struct GoldenTests {
    static let cases = GoldenCase.all(
        in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases"))

    @Test func thereAreCases() {
        #expect(Self.cases.count >= 20)
    }

    /// `README.md` lists each case by subject, with the behaviour that it shows.
    @Test func eachIsListed() throws {
        let list = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/README.md"),
            encoding: .utf8)
        let entries = list.matches(of: /(?m)^- ((?:`[^`]+`,?\s*)+):/).flatMap { entry in
            entry.1.matches(of: /`([^`]+)`/).map { String($0.1) }
        }
        #expect(entries.sorted() == Self.cases.map(\.description).sorted())
    }

    @Test(arguments: cases)
    func output(of golden: GoldenCase) throws {
        let result = try generate(golden)
        let models = result.models
        if GoldenCase.isRecording {
            try golden.record(models: models, diagnostics: result.diagnostics)
            Issue.record("recorded \(golden)")
            return
        }
        let expected = golden.files()
        #expect(models.keys.sorted() == expected.keys.sorted(), "the files that \(golden) makes")
        for (name, text) in models {
            if let wanted = expected[name] { expectEqualText(text, wanted, "\(golden)/\(name)") }
        }
        expectEqualText(result.diagnostics, golden.diagnostics(), "\(golden)/expected.diagnostics")
    }

    @Test(arguments: cases)
    func compiles(_ golden: GoldenCase) throws {
        let models = golden.models()
        guard !models.isEmpty else { return }
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let files = models.keys.sorted().map { golden.expectedModels.appending(path: $0) }
        let problems = try SwiftCompiler.diagnose(files)
        #expect(problems.isEmpty, "\(golden) does not compile:\n\(problems)")
    }

    /// The purpose of `after-sunset` is to read today's responses with the future contract.
    @Test func tokenOnlyAnswersFailAfterTheSunset() throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let golden = try #require(Self.cases.first { $0.description == "after-sunset" })
        let main = """
            import DTORuntime
            import Foundation

            for answer in [#"{"jobId": "1", "authToken": "new"}"#, #"{"jobId": "1", "token": "old"}"#] {
                do {
                    print(try JSONDecoder().decode(JobInitiationResponse.self, from: Data(answer.utf8)).authToken)
                } catch DecodingError.keyNotFound(let key, _) {
                    print("missing:", key.stringValue)
                }
            }
            """
        let model = golden.expectedModels.appending(path: "JobInitiationResponse.swift")
        let program = try SwiftCompiler.run(main: main, with: [model])
        #expect(program.problems == "")
        #expect(program.output == "new\nmissing: authToken\n")
    }

    private func generate(_ golden: GoldenCase) throws -> (models: [String: String], diagnostics: String) {
        let document = try #require(golden.document)
        var input = GenerationInput(
            document: try source(document),
            files: golden.files,
            configuration: try golden.configuration.map { Configuration(reading: try source($0)) },
            overrides: OptionOverrides(module: "Contract", emit: [.models])
        )
        input.overlays = input.options.overlays.map { overlay in
            OverlayFile(
                path: overlay.path, location: overlay.location,
                content: golden.files.load(overlay.path, .max))
        }
        input.lock = try golden.lock.map(source)
        input.today = { CalendarDay("2026-02-01") }
        let result = GenerationPipeline.run(input)
        let formatter = DiagnosticFormatter(sources: result.sources, colour: false)
        var models: [String: String] = [:]
        for file in result.files?.files ?? [] {
            guard file.path.hasSuffix(".swift") || file.path == "contract.lock" && golden.lock != nil else { continue }
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            guard name != "ContractInfo.swift" || golden.models()[name] != nil else { continue }
            models[name] = String(decoding: file.bytes, as: UTF8.self)
        }
        return (models, formatter.format(result.diagnostics))
    }

    /// The path in diagnostics is only the name of the file, so it is equal on every machine.
    private func source(_ url: URL) throws -> SourceFile {
        SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }
}

extension GoldenCase {
    /// A case may have more files, to which its document refers.
    var files: FileLoader {
        FileLoader { [folder] path, _ in
            guard !path.hasPrefix("..") else { return .failure(.outside(folder: "..")) }
            guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return .failure(.missing) }
            return .success(SourceFile(path: path, bytes: [UInt8](data)))
        }
    }
}
