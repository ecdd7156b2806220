import Diagnostics
import TestSupport
import Testing
@testable import YAMLTree

@Suite struct JSONReaderTests {
    @Test(arguments: [
        (#""\u00e4\u20AC""#, "ä€"), (#""\ud83d\ude00""#, "😀"), (#""\uD83D\uDE00x""#, "😀x"), (#""\u0000""#, "\0"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), ("\"ä€😀\"", "ä€😀"), (#""aä\u0061€""#, "aäa€"), (#""""#, ""),
    ])
    func stringsAreUnescaped(json: String, expected: String) throws {
        let root = try TreeReading("[\(json), {\(json): 1}]").root()
        #expect(root.elements[0].text == expected)
        #expect(root.elements[1].pairs[0].key == expected)
        #expect(root.elements[1][expected]?.text == "1")
    }

    @Test(arguments: [#"\ud800"#, #"\udc00"#, #"\ud83dx"#, #"\ud83d\u0041"#, #"\ude00\ud83d"#])
    func loneSurrogateIsReplacedAndWarnedOf(escape: String) throws {
        let reading = TreeReading("[\"a\(escape)\"]")
        #expect(reading.diagnostics.allSatisfy { $0.id == "lone-surrogate" && $0.severity == .warning })
        #expect(reading.summary.first == "lone-surrogate 1:4")
        #expect(try reading.root().elements[0].text.hasPrefix("a\u{FFFD}"))
    }

    /// A key may be long: libyaml allows only 1,024 bytes, but the reader for JSON has no limit.
    @Test func keysMayBeLong() throws {
        let key = String(repeating: "k", count: 100_000)
        #expect(try TreeReading("{\"\(key)\": 1}").root()[key]?.text == "1")
    }

    @Test func whitespaceAndLineBreaks() throws {
        let root = try TreeReading("\u{FEFF} \t\r\n[ 1 ,\r2\n,\t{ \"a\" : [ ] } ]\r\n ").root()
        #expect(root.elements.map(\.location.line) == [2, 3, 4])
        #expect(root.elements[2]["a"]?.location.column == 11)
    }

    /// `1️⃣` marks the place at which the reader must report the fault.
    @Test(arguments: [
        ("[1, 1️⃣]", "a comma before `]` is not allowed; remove the comma"),
        ("{\"a\": 1, 1️⃣}", "a comma before `}` is not allowed; remove the comma"),
        ("[1 1️⃣2]", "`,` or `]` is missing here"),
        ("{\"a\": 1 1️⃣\"b\": 2}", "`,` or `}` is missing here"),
        ("{\"a\" 1️⃣1}", "`:` is missing after the key"),
        ("{\"a\": 1️⃣}", "a value is missing here"),
        ("[1️⃣, 1]", "a value is missing here"),
        ("[1, 1️⃣, 2]", "a value is missing here"),
        ("{1️⃣a: 1}", "a key must be in double quotes here"),
        ("{\"a\": 1, 1️⃣1: 2}", "a key must be in double quotes here"),
        ("[{\"a\": 11️⃣]]", "`}` is needed here to close the innermost array or object"),
        ("{\"a\": [11️⃣}}", "`]` is needed here to close the innermost array or object"),
        ("[1️⃣nul]", "this is not a JSON value"),
        ("[1️⃣'a']", "this is not a JSON value"),
        ("[1️⃣01]", "this is not a JSON number"),
        ("[1️⃣-]", "this is not a JSON number"),
        ("[1️⃣1.]", "this is not a JSON number"),
        ("[1️⃣1e]", "this is not a JSON number"),
        ("[1️⃣1.2.3]", "this is not a JSON number"),
        ("[1️⃣+1]", "this is not a JSON value"),
        ("[1️⃣NaN]", "this is not a JSON value"),
        ("[\"a1️⃣\\x\"]", "this escape is not known in JSON"),
        ("[\"ä1️⃣\\u12g4\"]", "this escape is not known in JSON"),
        ("[\"a\u{1}\"]".replacing("\u{1}", with: "1️⃣\u{1}"), "U+0001 is not allowed in a string"),
        ("[\"a1️⃣\tb\"]", "U+0009 is not allowed in a string"),
        ("[\"ab1️⃣\n\"]", "a string is not closed before the end of the line"),
        ("[\"ab1️⃣", "the file ends where `\"` is missing"),
        ("[\"ab\\1️⃣", "the file ends where `\"` is missing"),
        ("[1, {\"ä\": 2}1️⃣", "the file ends where `]` is missing"),
        ("{\"a\":\n  1️⃣", "the file ends where `}` is missing"),
        ("[1] 1️⃣2", "text follows after the end of the document"),
        ("{}1️⃣}", "text follows after the end of the document"),
    ])
    func faultIsLocatedAndSaysWhatToDo(marked: String, message: String) throws {
        let source = MarkedSource(marked)
        let diagnostic = try #require(jsonFault(of: Array(source.text.utf8))?.diagnostic)
        let location = try #require(diagnostic.location)
        #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
        #expect(MarkedSource.Position(line: Int(location.line), column: Int(location.column)) == source[1])
    }
}
