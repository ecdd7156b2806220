import Testing
import Texts

/// A code span is text between backticks (CommonMark 0.31, section 6.1).
@Suite struct CodeSpanTests {
    /// The content is read back from between other words without a change.
    @Test(arguments: ["a", "a`b`c", "`", "``", "`a``b", " a ", "a b"])
    func thereAndBack(_ content: String) {
        #expect(CodeSpan.parts(of: "x \(CodeSpan.text(of: content)) y") == ["x ", content, " y"])
    }

    /// These are examples of the specification.
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
