import Testing
@testable import ECMAPatterns

/// The expected results follow ECMA-262, section 22.2.1, with the additions of Annex B.1.2.
@Suite struct PatternSyntaxTests {
    @Test(arguments: [
        "", "^$", "a|", "|", "()", "a{2}", "a{2,}", "a{2,3}?", "a{", "a{,3}", "{", "}", "]", "a{x}", "[]", "[^]",
        "[a-]",
        "[-a]", "[\\w-z]", "[a-\\d]", "[\\]]", "[[]", "(?:a)", "(?=a)*", "(?!a)", "(?<=a)b", "(?<!a)b", "(?<year>\\d)",
        "(?i:a)", "(?i-s:a)", "(?-i:a)", "\\d+", "\\/", "\\p{L}", "\\u{1F600}", "a{00002,1000000000000000000000}",
        "[a--b]",
        "^https?://", "[\\u0000-\\uFFFF]", "(a|b)+?", "é*",
    ])
    func wellFormed(_ pattern: String) {
        #expect(PatternSyntax.fault(in: pattern) == nil)
    }

    @Test(arguments: [
        "(", ")", "(a", "a)", "[", "[a", "[a\\]", "*", "+a", "?", "a**", "a+*", "a???", "a++", "a|*", "(*a)", "^*",
        "{2}", "a{3,2}",
        "a{2}{3}", "a{10,9}", "\\", "a\\", "[z-a]", "(?i)a", "(?P<n>a)", "(?>a)", "(?#x)", "(?<>a)", "(?<a",
        "(?<1-2>a)", "(?",
    ])
    func malformed(_ pattern: String) {
        #expect(PatternSyntax.fault(in: pattern) != nil)
    }

    /// The time for a hostile pattern grows only with its length.
    @Test(arguments: [("(", true), ("[", true), ("a{1,", false), ("(?:", true), ("\\", true), ("(a*", true)])
    func longPatternsEnd(_ part: String, isFaulty: Bool) {
        #expect((PatternSyntax.fault(in: String(repeating: part, count: 200_001)) != nil) == isFaulty)
    }
}
