import Testing
@testable import ECMAPatterns

/// The expected results are those of `new RegExp(pattern, "u").test(text)`. Where JavaScript refuses a pattern with the
/// flag `u`, they are those without the flag.
@Suite struct PatternMatcherTests {
    @Test(
        arguments: [
            ("", ""), ("", "x"), ("b", "abc"), ("^$", ""), ("^abc$", "abc"), ("a|b", "xb"), ("^(?:ab)+$", "abab"),
            ("^(?<year>\\d{4})-\\d{2}$", "1965-08"), ("^a{2,3}$", "aaa"), ("^a{2,}$", "aaaaa"), ("^a{0}b$", "b"),
            ("^(a?){3}$", "aa"), ("^(a*)*$", ""), ("^(a|b)*?c", "abbac"), ("^[^a-c]$", "d"), ("^[\\w.-]+$", "a_1.-"),
            ("^[a-]$", "-"), ("^[\\]]$", "]"), ("[^]", "\n"), ("^\\s$", "\u{FEFF}"), ("^\\S$", "x"), ("^.$", "😀"),
            ("^\\p{Lu}\\P{Lu}$", "Éa"), ("^\\u00e9\\x41\\u{1F600}$", "éA😀"), ("^\\uD83D\\uDE00$", "😀"),
            ("\\bcat\\b", "a cat"),
            ("a\\Bt", "cats at bat"), ("^a{$", "a{"), ("^a{,2}$", "a{,2}"), ("^/$", "/"), ("^\\/\\.$", "/."),
            ("^[\\b]$", "\u{8}"),
            ("^(a|)$", ""), ("x*", "y"), ("^[[]$", "["), ("^\\cA$", "\u{1}"),
        ] as [(String, String)])
    func aTextMatches(_ pattern: String, _ text: String) {
        #expect(PatternMatcher(pattern)?.matches(text) == true)
    }

    @Test(arguments: [
        ("^abc$", "abcd"), ("^abc$", "xabc"), ("[]", "a"), ("^a{2,3}$", "aaaa"), ("^a{2,3}$", "a"), ("^(ab)+$", "aba"),
        // `$` does not match before a last newline, and `.` does not match a newline.
        ("^a$", "a\n"), ("^.$", "\n"), ("^.$", "\u{2028}"),
        ("^\\d$", "٤"), ("^\\w$", "é"), ("^[^a-c]$", "b"), ("\\bcat\\b", "concat"), ("^é$", "e\u{301}"), ("a^", "a"),
        ("^\\p{L}+$", "a1"), ("^[\\d-z]$", "y"), ("^(?:a|b){2}$", "a"), ("A", "a"), ("^[a-\\d]$", "b"),
    ])
    func aTextDoesNotMatch(_ pattern: String, _ text: String) {
        #expect(PatternMatcher(pattern)?.matches(text) == false)
    }

    /// The matcher does not judge look-around, back references, syntax of other dialects, or patterns that are too
    /// large.
    @Test(arguments: [
        "(?=a)", "(?!a)", "(?<=a)b", "(?<!a)b", "(a)\\1", "(?<n>a)\\k<n>", "(?i)a", "(?i:a)", "\\Aa\\z", "[[:alpha:]]",
        "\\p{Greek}", "(", "a**", "a{1001}", "(a{500}){500}", "((((a{0}){1000}){1000}){1000}){1000}", "\\01",
        String(repeating: "(", count: 50) + String(repeating: ")", count: 50), String(repeating: "a", count: 2_000),
        String(repeating: "a?", count: 100_000),
    ])
    func aPatternIsNotJudged(_ pattern: String) {
        #expect(PatternMatcher(pattern) == nil)
    }

    /// A matcher that tries one way after the other would need longer than the age of the universe for each pattern.
    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "^(a+)+$", "^(a|a)*$", "^(a|aa)+$", "^([a-z]+)*[0-9]$", "^(.*a){20}$", "^(((a*)*)*)*b$",
            "^(a?){100}a{100}$",
            "^\\s*(\\w+\\s*)*$",
        ])
    func timeGrowsWithTheText(_ pattern: String) {
        let text = String(repeating: "a", count: 200) + "!"
        #expect(PatternMatcher(pattern)?.matches(text) == false)
    }

    @Test func aLongTextIsNotJudged() {
        #expect(PatternMatcher("b")?.matches(String(repeating: "a", count: 10_001)) == nil)
    }
}
