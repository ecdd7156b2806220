import Testing
@testable import Diagnostics

@Suite struct SourceFileTests {
    @Test(arguments: [
        ("a\nb\r\nc\rd", ["a", "b", "c", "d"]), ("a\n", ["a", ""]), ("", [""]), ("\n\r\n\r", ["", "", "", ""]),
        ("\u{FEFF}ä\n€", ["ä", "€"]), ("a\u{2028}b\u{85}c", ["a\u{2028}b\u{85}c"]),
    ])
    func linesEndAsInYAML(text: String, lines: [String]) {
        let file = SourceFile(path: "p", text: text)
        let starts = file.lineStarts()
        let found = starts.indices.map { index in
            file.lineBytes(from: starts[index], before: starts.dropFirst(index + 1).first)
        }
        #expect(found.map { String(decoding: $0, as: UTF8.self) } == lines)
    }

    @Test func malformedUTF8IsRepairedForDisplayOnly() {
        let file = SourceFile(path: "p", bytes: [0x61, 0xFF, 0x62])
        #expect(String(decoding: file.lineBytes(from: 0, before: nil), as: UTF8.self) == "a\u{FFFD}b")
        #expect(file.bytes == [0x61, 0xFF, 0x62])
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x61, 0, 0xE4, 0], Array("aä".utf8)),
            ([0xFE, 0xFF, 0, 0x61, 0xD8, 0x3D, 0xDE, 0x00], Array("a😀".utf8)),
            ([0xFE, 0xFF], []),
            ([0xFE, 0xFF, 0xD8, 0x3D], [0xFE, 0xFF, 0xD8, 0x3D]),
            ([0xFF, 0xFE, 0x61], [0xFF, 0xFE, 0x61]),
            ([0xEF, 0xBB, 0xBF, 0x61], [0xEF, 0xBB, 0xBF, 0x61]),
        ] as [([UInt8], [UInt8])])
    func utf16WithByteOrderMarkBecomesUTF8(bytes: [UInt8], expected: [UInt8]) {
        #expect(SourceFile(path: "p", bytes: bytes).bytes == expected)
    }
}
