import Diagnostics
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// If the lines that messages about names propose are added to the configuration, the messages disappear.
@Suite struct NamingNoteTests {
    @Test func renamingSettlesIt() throws {
        let golden = try #require(GoldenTests.cases.first { $0.description == "names-of-system-types" })
        let notes = try generate(golden).diagnostics.filter(Self.isAboutNames).flatMap(\.notes)
        #expect(notes.count > 1)
        let lines = try notes.enumerated().map { index, note in
            let line = try #require(note.message.firstMatch(of: /put '(.*)' below 'rename:' in gen-dtos.yaml/)?.1)
            return "  " + line.replacing("anotherName", with: "Settled\(index)")
        }
        // All proposed lines are used together.
        let configuration = (["rename:"] + lines).joined(separator: "\n")
        let settled = try generate(golden, configuration: configuration).diagnostics
        #expect(settled.filter { Self.isAboutNames($0) || $0.severity == .error } == [])
    }

    private static func isAboutNames(_ diagnostic: Diagnostic) -> Bool {
        ["name-from-hash", "system-type-name", "swift-name-clash"].contains(diagnostic.id)
    }

    private func generate(_ golden: GoldenCase, configuration: String = "") throws -> GenerationResult {
        let document = try #require(golden.document)
        return GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(
                    path: document.lastPathComponent, bytes: [UInt8](try Data(contentsOf: document))),
                files: golden.files,
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration)),
                overrides: OptionOverrides(module: "Contract")))
    }
}
