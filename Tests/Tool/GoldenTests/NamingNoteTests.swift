import Diagnostics
import Foundation
import Generation
import GenerationSettings
import TestSupport
import Testing

/// If the line that a message about a name proposes is added to the configuration, the message disappears. The pointer
/// in the line leads to a schema of the document.
@Suite struct NamingNoteTests {
    static let names = ["names-that-nothing-tells-apart", "names-of-system-types"]

    @Test(arguments: names)
    func renamingSettlesIt(_ name: String) throws {
        let golden = try #require(GoldenTests.cases.first { $0.description == name })
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

    @Test func pointersLeadToSchemas() throws {
        let golden = try #require(GoldenTests.cases.first { $0.description == Self.names[0] })
        let pointers = try generate(golden).diagnostics.flatMap(\.notes).compactMap {
            $0.message.firstMatch(of: /put '"(#.*)":/)?.1
        }
        #expect(
            pointers.sorted() == [
                "#/components/schemas/Price/allOf/0/properties/value/oneOf/1",
                "#/components/schemas/Price/allOf/0/properties/value/oneOf/2",
                "#/paths/~1prices/get/responses/200/content/application~1json/schema/oneOf/1",
            ])
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
