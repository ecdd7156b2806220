import Testing
import Texts

@Suite struct TextPatternTests {
    @Test(arguments: [
        ("", "", true), ("", "a", false), ("a", "a", true), ("a", "b", false), ("*", "", true), ("*", "a/b", true),
        ("*/Tests/*", "App/Tests/A.swift", true), ("*/Tests/*", "App/Test/A.swift", false), ("a*b*c", "axxbyyc", true),
        ("a*b*c", "axxbyy", false), ("*ab", "aab", true), ("a**b", "ab", true), ("Ä*", "Äpfel", true),
    ])
    func aStarStandsForAnyCharacters(pattern: String, text: String, isMatch: Bool) {
        #expect(TextPattern(pattern).matches(text) == isMatch)
    }

    /// A search that tries all ways through the stars would not end.
    @Test func manyStarsEnd() {
        let pattern = TextPattern(String(repeating: "*a", count: 40) + "b")
        #expect(pattern.matches(String(repeating: "a", count: 2_000)) == false)
    }
}
