import Testing
@testable import GenerationSettings

@Suite struct IdentifierGrammarTests {
    @Test(arguments: ["a", "_a", "a1", "Größe", "名前", "👍", "class", "_1", "a\u{301}"])
    func legal(_ name: String) {
        #expect(IdentifierGrammar.isIdentifier(name))
    }

    @Test(arguments: ["", "_", "1a", "a b", "a-b", "a.b", "`a`", "a\n", "\u{301}a", "$0", "a\0", "❤", "a\"", "a/*"])
    func illegal(_ name: String) {
        #expect(!IdentifierGrammar.isIdentifier(name))
    }
}
