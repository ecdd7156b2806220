import Diagnostics
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// Each folder of `LintCases` shows one rule of `gen-dtos lint`, or a few related rules. Faults are reported, and parts
/// that only look like faults are not.
@Suite struct LintTests {
    static let cases = GoldenCase.all(
        in: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "LintCases"))

    @Test func thereAreCases() {
        #expect(Self.cases.count >= 10)
    }

    @Test(arguments: cases)
    func findings(of golden: GoldenCase) throws {
        let result = try lint(golden)
        let text = DiagnosticFormatter(sources: result.sources).format(result.diagnostics)
        if GoldenCase.isRecording {
            try golden.record(models: [:], diagnostics: text)
            Issue.record("recorded \(golden)")
            return
        }
        expectEqualText(text, golden.diagnostics(), "\(golden)/expected.diagnostics")
    }

    /// The catalogue has the severity of each diagnostic, except for a reference in a part that no type depends on.
    @Test(arguments: cases)
    func severities(of golden: GoldenCase) throws {
        for diagnostic in try lint(golden).diagnostics where diagnostic.id != "unresolved-reference" {
            #expect(DiagnosticCatalogue[diagnostic.id]?.severity == diagnostic.severity, "\(diagnostic.id)")
        }
    }

    /// The line that the note proposes makes one generic type of the schemas that it names.
    @Test func likelyEnvelopeIsOne() throws {
        let golden = try #require(Self.cases.first { $0.description == "likely-envelopes" })
        let hint = try #require(try lint(golden).diagnostics.first { $0.message.contains("gen-dtos.yaml") })
        let pasted = try lint(golden, configuration: configuration(pasting: [hint]))
        #expect(pasted.diagnostics.filter { $0.severity == .error } == [])
        #expect(pasted.summary.envelopes == 1)
    }

    /// If a line that lint proposes is added to the configuration, the configuration is valid and the note disappears.
    @Test(arguments: ["repeated-enumerations", "namespaces"])
    func proposalsSettleWhatTheyAreAbout(_ name: String) throws {
        let golden = try #require(Self.cases.first { $0.description == name })
        let hints = try lint(golden).diagnostics.filter { $0.message.contains("gen-dtos.yaml") }
        #expect(!hints.isEmpty)
        for hint in hints {
            let pasted = try lint(golden, configuration: configuration(pasting: [hint]))
            #expect(pasted.diagnostics.filter { $0.severity == .error } == [])
            #expect(!pasted.diagnostics.contains { $0.message == hint.message })
        }
        let pasted = try lint(golden, configuration: configuration(pasting: hints))
        #expect(pasted.diagnostics.filter { $0.severity == .error || $0.message.contains("gen-dtos.yaml") } == [])
    }

    /// Returns a configuration with the lines that notes propose. Lines of one section are written below each other.
    private func configuration(pasting hints: [Diagnostic]) throws -> SourceFile {
        var sections: [String: [String]] = [:]
        for hint in hints {
            if let (_, line, section) = hint.message.firstMatch(of: /put '(.*)' below '(.*:)' in gen-dtos.yaml/)?.output
            {
                sections[String(section), default: []].append("  \(line)")
            } else {
                let line = try #require(hint.message.firstMatch(of: /put '(.*)' into gen-dtos.yaml/)?.1)
                sections[String(line)] = []
            }
        }
        let lines = sections.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
        return SourceFile(path: "gen-dtos.yaml", text: lines.joined(separator: "\n"))
    }

    private func lint(_ golden: GoldenCase, configuration: SourceFile? = nil) throws -> GenerationResult {
        let document = try #require(golden.document)
        return GenerationPipeline.lint(
            GenerationInput(
                document: SourceFile(
                    path: document.lastPathComponent, bytes: [UInt8](try Data(contentsOf: document))),
                files: golden.files,
                configuration: configuration.map { Configuration(reading: $0) },
                overrides: OptionOverrides(module: "Contract")))
    }
}
