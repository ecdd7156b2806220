import Testing
@testable import gen_dtos

/// The search finds texts even if they are split between two pieces of input.
@Suite struct TextSearchTests {
    private func found(_ texts: [String], in pieces: [[UInt8]]) -> Set<Int> {
        var search = TextSearch(texts.map { Array($0.utf8) })
        for piece in pieces { piece.withUnsafeBytes { search.read($0) } }
        return search.found
    }

    @Test func everyCutInTwoAndThree() {
        let texts = ["needle", "need", "edle!", "absent", "nnnneedle"]
        let bytes = Array("xx nnneedle! xx nee dle x".utf8)
        for first in 0...bytes.count {
            for second in first...bytes.count {
                let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]].map(Array.init)
                #expect(found(texts, in: pieces) == [0, 1, 2], "cut at \(first) and \(second)")
            }
        }
        #expect(found(texts, in: bytes.map { [$0] }) == [0, 1, 2])
    }

    @Test func whiteSpaceCountsForNothing() {
        let text = TextSearch.bare(#"{ "a" : [1,2] }"#.utf8)
        #expect(text == Array(#"{"a":[1,2]}"#.utf8))
        #expect(found([#"{"a":[1,2]}"#], in: [Array("x\r\n{\n\t\"a\":\n [ 1, 2 ]}".utf8)]) == [0])
        #expect(found([#"{"a":[1,2]}"#], in: [Array(#"{"a":[1,3]}"#.utf8)]) == [])
    }

    @Test func anotherFileBeginsAnew() {
        var search = TextSearch([Array("needle".utf8)])
        for (piece, expected) in [("nee", Set<Int>()), ("dle", []), ("needle", [0]), ("dle", [])] {
            search.restart()
            Array(piece.utf8).withUnsafeBytes { search.read($0) }
            #expect(search.found == expected)
        }
    }

    @Test func equalBeginnings() {
        let texts = (0..<50).map { "{\"id\": \($0), \"title\": \"t\"}".replacing(" ", with: "") }
        #expect(found(texts, in: [Array(texts[7].utf8), Array(texts[31].utf8)]) == [7, 31])
        #expect(found([], in: [Array("anything".utf8)]) == [])
    }
}
