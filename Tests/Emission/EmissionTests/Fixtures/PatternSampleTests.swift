import ECMAPatterns
import Testing

@Suite struct PatternSampleTests {
    @Test(arguments: [
        ("^[0-9]{13}$", "0000000000000"),
        ("^[A-Za-z0-9_-]+$", "A"),
        ("^\\d{4}(-\\d{2}(-\\d{2})?)?$", "0000-00-00"),
        ("^(import|batch)_[a-z]{3}$", "import_aaa"),
        ("^v\\d+\\.\\d+$", "v0.0"),
        ("^[^0-9]x?$", "ax"),
        ("^(?:ab){2,}$", "abab"),
        ("^a{0}b$", "b"),
        ("", ""),
        ("[\\w.]+@[\\w.]+", "a@a"),
        ("^\\p{Lu}\\u0041[\\x00-\\x7F]$", "AAa"),
        // A brace that begins no quantifier is a character (ECMA-262 annex B.1.2).
        ("a{", "a{"),
    ])
    func aSimplePatternHasASample(_ pattern: String, _ sample: String) {
        #expect(PatternSample.text(matching: pattern) == sample)
    }

    @Test(arguments: [
        "^(?=.*[A-Z]).+$", "(a)\\1", "[", "(", "*", "\\bword", "\\p{Sc}", "a{9999}", "(a{200}){200}", "a)",
        String(repeating: "(", count: 100_000),
    ])
    func anotherPatternHasNone(_ pattern: String) {
        #expect(PatternSample.text(matching: pattern) == nil)
    }
}
