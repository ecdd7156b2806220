import DTOGeneration
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Each folder of `Cases` shows one behaviour: its document must make exactly the expected files and diagnostics.
@Suite struct GoldenTests {
    static let cases = GoldenCase.all(
        in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases"))

    @Test func thereAreCases() {
        #expect(Self.cases.count >= 20)
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

    /// What `after-sunset` is for: today's answers, against the contract as it will be.
    @Test func tokenOnlyAnswersFailAfterTheSunset() throws {
        try #require(SwiftCompiler.modules != nil, "the modules of the build were not found")
        let golden = try #require(Self.cases.first { $0.description == "after-sunset" })
        let folder = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-sunset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let main = folder.appending(path: "main.swift")
        try """
        import DTORuntime
        import Foundation

        for answer in [#"{"jobId": "1", "authToken": "new"}"#, #"{"jobId": "1", "token": "old"}"#] {
            do {
                print(try JSONDecoder().decode(JobInitiationResponse.self, from: Data(answer.utf8)).authToken)
            } catch DecodingError.keyNotFound(let key, _) {
                print("missing:", key.stringValue)
            }
        }
        """.write(to: main, atomically: true, encoding: .utf8)
        let program = folder.appending(path: "sunset")
        let model = golden.expectedModels.appending(path: "JobInitiationResponse.swift")
        #expect(try SwiftCompiler.build([main, model], into: program) == "")
        let process = Process()
        process.executableURL = program
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(output == "new\nmissing: authToken\n")
    }

    private func generate(_ golden: GoldenCase) throws -> (models: [String: String], diagnostics: String) {
        let document = try #require(golden.document)
        var input = GenerationInput(
            document: try source(document),
            files: golden.files,
            configuration: try golden.configuration.map { Configuration(reading: try source($0)) },
            overrides: OptionOverrides(module: "Contract", emit: [.models])
        )
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

    /// The path in diagnostics is the file's name alone, the same on every machine.
    private func source(_ url: URL) throws -> SourceFile {
        SourceFile(path: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    }
}

extension GoldenCase {
    /// A case may hold more files, to which its document refers.
    var files: FileLoader {
        FileLoader { [folder] path, _ in
            guard !path.hasPrefix("..") else { return .failure(.outside(folder: "..")) }
            guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return .failure(.missing) }
            return .success(SourceFile(path: path, bytes: [UInt8](data)))
        }
    }
}
