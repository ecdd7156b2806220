import Testing
@_spi(Generated) @testable import DTOTesting

@Suite struct JSONTests {
    @Test(arguments: [
        ("1.0", "1"), ("1e2", "100"), ("-0", "0"), ("0.10", "0.1"),
        ("123456789012345678901234567890", "1.2345678901234567890123456789e29"),
        ("5e-324", "0.5e-323"),
        ("1e999999999999999999999", "1e999999999999999999999"), ("0e999999999999999999999", "0"),
        ("-0e-9223372036854775808", "0"), ("10e9223372036854775805", "1e9223372036854775806"),
        (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#), (#""\u00e9\ud83d\ude00""#, #""é😀""#),
    ])
    func equalAsJSON(_ left: String, _ right: String) throws {
        #expect(try JSON(parsing: left) == JSON(parsing: right))
    }

    /// The paths are spelled as in `DecodingIssue`.
    @Test(arguments: [
        ("plain-1", "plain-1"), ("a.b", #"["a.b"]"#), ("f\u{C}", #"["f\u000c"]"#), ("\u{202E}", #"["\u202e"]"#),
        ("l\u{2028}", #"["l\u2028"]"#), ("\u{E0041}\\", #"["\udb40\udc41\\"]"#),
    ])
    func pathsOfIssues(_ key: String, _ expected: String) {
        #expect(IssuePath(key).text == expected)
    }

    @Test(arguments: [
        ("1", #""1""#), ("1", "true"), ("9007199254740993", "9007199254740992"), ("[1,2]", "[2,1]"),
        (#"{"a":1}"#, "{}"),
        (#"{"a":null}"#, "{}"), (#""é""#, #""e\u0301""#), ("1", "-1"), ("1", "10"),
        ("1e999999999999999999999", "1"), ("1e999999999999999999999", "1e999999999999999999998"),
        ("1e9223372036854775807", "1e-9223372036854775808"), ("0.01e-9223372036854775808", "1"),
    ])
    func differentAsJSON(_ left: String, _ right: String) throws {
        #expect(try JSON(parsing: left) != JSON(parsing: right))
    }

    @Test(arguments: [
        "", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "01", "+1", "1.", "1e", ".5", "tru", "\"\u{1}\"", #""\x""#,
        #""\ud800""#, #""\udc00""#,
        "1 2", "nul", String(repeating: "[", count: 100_000),
    ])
    func notJSON(_ text: String) {
        #expect(throws: JSONSyntaxError.self) { try JSON(parsing: text) }
    }

    @Test func theTextComesBack() throws {
        let text = #"{"a":[1.50,-2e+3,true,false,null,"\"\\\n\u0000é"],"b":{}}"#
        #expect(try JSON(parsing: text).description == text)
    }
}
