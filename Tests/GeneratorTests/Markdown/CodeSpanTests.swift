import Testing
import Texts

/// Spans of code (CommonMark 0.31, section 6.1).
@Suite struct CodeSpanTests {
    /// The content as it was comes back from between words.
    @Test(arguments: ["a", "a`b`c", "`", "``", "`a``b", " a ", "a b"])
    func thereAndBack(_ content: String) {
        #expect(CodeSpan.parts(of: "x \(CodeSpan.text(of: content)) y") == ["x ", content, " y"])
    }

    /// As the examples of the specification have them.
    @Test(
        arguments: [
            ("`foo`", ["", "foo", ""]), ("`` foo ` bar ``", ["", "foo ` bar", ""]), ("`  ``  `", ["", " `` ", ""]),
            ("`foo`` bar`", ["", "foo`` bar", ""]), ("```foo``", ["```foo``"]), ("`foo", ["`foo"]),
            ("`foo``bar``", ["`foo", "bar", ""]), ("none", ["none"]), ("", [""]),
        ] as [(String, [String])])
    func parts(_ text: String, _ expected: [String]) {
        #expect(CodeSpan.parts(of: text) == expected)
    }
}
