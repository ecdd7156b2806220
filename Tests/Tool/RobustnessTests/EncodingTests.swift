import Diagnostics
import Files
import Generation
import InputProperties
import Testing

/// Reads a document in every encoding and with every line break, and bytes that are not text.
@Suite(.timeLimit(.minutes(10))) struct EncodingTests {
    private static let yaml = """
        openapi: 3.1.0
        info:
          title: "Größe 作者 \u{1F600}"
          version: '1'
        paths: {}
        components:
          schemas:
            Pet: {type: object, properties: {name: {type: string, description: "ä"}}}

        """
    private static let json = """
        {"openapi": "3.1.0", "info": {"title": "Größe 作者 \u{1F600}", "version": "1"}, "paths": {},
        "components": {"schemas": {"Pet": {"type": "object", "properties":
        {"name": {"type": "string", "description": "ä"}}}}}}
        """

    @Test(arguments: [yaml, json])
    func encodingsAreEqual(text: String) throws {
        let plain = try Self.files(Array(text.utf8))
        let lineBreaks = ["\r\n", "\r"].map { Array(text.replacing("\n", with: $0).utf8) }
        for bytes in Self.encodings(of: text) + lineBreaks {
            #expect(try Self.files(bytes) == plain)
        }
    }

    @Test func tabsSeparateButDoNotIndent() throws {
        let spaces = try Self.files(Array(Self.json.utf8))
        #expect(
            try Self.files(Array(Self.json.replacing(" ", with: "\t").replacing("Größe\t作者\t", with: "Größe 作者 ").utf8))
                == spaces)
        let indented = Self.errors(Array(Self.yaml.replacing("  title", with: "\ttitle").utf8))
        #expect(!indented.isEmpty)
        #expect(indented.allSatisfy { $0.location != nil })
    }

    /// These bytes are not valid text. Each input is refused with a position.
    @Test(
        arguments: [
            [0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF], [0x80], [0xE2, 0x82],
            [0x00],
        ] as [[UInt8]])
    func malformedBytes(bytes: [UInt8]) {
        for text in [Self.yaml, Self.json] {
            var document = Array(text.utf8)
            let place = document.count / 2
            document.insert(contentsOf: bytes, at: place)
            let errors = Self.errors(document)
            #expect(!errors.isEmpty, "\(bytes)")
            #expect(GeneratorProperties.violations(of: document) == [])
        }
    }

    @Test(
        arguments: [
            [], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0x00], [0x00, 0x00, 0xFE, 0xFF],
        ] as [[UInt8]])
    func nothingButAMark(bytes: [UInt8]) {
        #expect(!Self.errors(bytes).isEmpty)
        #expect(GeneratorProperties.violations(of: bytes) == [])
    }

    /// The text has a surrogate without its partner, or an odd byte at the end.
    @Test func malformedUTF16() {
        for units: [UInt8] in [[0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00], [0xFF, 0xFE, 0x41, 0x00, 0x42]] {
            #expect(!Self.errors(units).isEmpty)
            #expect(GeneratorProperties.violations(of: units) == [])
        }
    }

    private static func encodings(of text: String) -> [[UInt8]] {
        let units = Array(text.utf16)
        return [
            [0xEF, 0xBB, 0xBF] + Array(text.utf8),
            [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
            [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
        ]
    }

    private static func files(_ bytes: [UInt8]) throws -> [String: [UInt8]] {
        let result = GenerationPipeline.run(GenerationInput(document: SourceFile(path: "input", bytes: bytes)))
        let files = try #require(result.files, "\(result.diagnostics)").files
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    }

    private static func errors(_ bytes: [UInt8]) -> [Diagnostic] {
        GenerationPipeline.run(GenerationInput(document: SourceFile(path: "input", bytes: bytes))).diagnostics
            .filter { $0.severity == .error }
    }
}
