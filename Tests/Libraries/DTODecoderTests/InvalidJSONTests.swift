@_spi(Generated) import DTORuntime
import Foundation
import Testing

@Suite struct InvalidJSONTests {
    private func invalidity(of data: Data) -> InvalidJSON? {
        do {
            _ = try DTODecoder().decode(JSONValue.self, from: data)
            return nil
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.codingPath.isEmpty)
            return context.underlyingError as? InvalidJSON
        } catch {
            return nil
        }
    }

    @Test(arguments: [
        ("", 0, 1, 1), (" \n ", 3, 2, 2), ("[1 2]", 3, 1, 4), ("{\"a\": 1,\n  \"b\" 2}", 15, 2, 7), ("[1,]", 3, 1, 4),
        ("{,}", 1, 1, 2),
        ("[01]", 1, 1, 2), ("[1.]", 3, 1, 4), ("[-]", 2, 1, 3), ("[1e+]", 4, 1, 5), ("[\"\u{1}\"]", 2, 1, 3),
        (#"["\x"]"#, 2, 1, 3),
        (#"["\u12g4"]"#, 2, 1, 3), ("[tru]", 1, 1, 2), ("[1] x", 4, 1, 5), ("\"é\n\"", 3, 1, 3), ("{\"a\"}", 4, 1, 5),
        ("{1: 2}", 1, 1, 2),
        ("[", 1, 1, 2), ("\"a", 2, 1, 3), ("\"a\\", 3, 1, 4), ("nul", 0, 1, 1), ("[1}", 2, 1, 3),
        ("{\"a\": 1]", 7, 1, 8), ("+1", 0, 1, 1),
        ("[1\u{A0}]", 2, 1, 3), ("NaN", 0, 1, 1),
    ])
    func whatIsWrongHasAPlace(text: String, offset: Int, line: Int, column: Int) throws {
        let fault = try #require(invalidity(of: Data(text.utf8)))
        #expect(fault.offset == offset, "\(fault)")
        #expect(fault.line == line, "\(fault)")
        #expect(fault.column == column, "\(fault)")
    }

    /// Byte offsets include the byte order mark, and columns do not.
    @Test func placesCountTheMark() throws {
        let fault = try #require(invalidity(of: Data([0xEF, 0xBB, 0xBF]) + Data("[1 2]".utf8)))
        #expect((fault.offset, fault.line, fault.column) == (6, 1, 4))
        #expect(invalidity(of: Data([0xEF, 0xBB, 0xBF]))?.offset == 3)
    }

    /// The places in a document in UTF-16 are those in its UTF-8 form.
    @Test func placesInUTF16() throws {
        let data = try #require("[\"é\",\n 1 2]".data(using: .utf16LittleEndian))
        let fault = try #require(invalidity(of: data))
        #expect((fault.offset, fault.line, fault.column) == (10, 2, 4))
    }

    /// Invalid JSON is found in parts that no type decodes.
    @Test func whatNobodyDecodesIsLookedAtToo() {
        struct Narrow: Decodable {
            var a: Int
        }
        #expect(throws: DecodingError.self) {
            try DTODecoder().decode(Narrow.self, from: Data(#"{"a": 1, "b": "\x"}"#.utf8))
        }
    }

    @Test func whatIsNotUTF8IsRefusedWhereItStands() throws {
        for bytes: [UInt8] in [
            [0x80], [0xC0, 0xAF], [0xC1, 0x81], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
            [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xE2, 0x82], [0xE2, 0x28, 0xA1],
        ] {
            for padding in 0..<10 {
                let head = Data("[\"\(String(repeating: "x", count: padding))".utf8)
                let document: Data = head + Data(bytes) + Data("\"]".utf8)
                let fault = try #require(invalidity(of: document))
                #expect(fault.offset == head.count, "\(bytes)")
            }
        }
    }

    @Test func nestingHasALimit() throws {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        #expect(invalidity(of: nested(512)) == nil)
        #expect(invalidity(of: nested(513))?.offset == 512)
    }
}
