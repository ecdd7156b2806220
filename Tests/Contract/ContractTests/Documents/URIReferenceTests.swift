import Testing
@testable import References

/// The expected results follow RFC 3986, section 5.4, as far as files and the names of schemas need it.
@Suite struct URIReferenceTests {
    @Test(arguments: [
        ("schemas/Pet.yaml", "openapi.yaml", "schemas/Pet.yaml"),
        ("./Pet.yaml", "schemas/Owner.yaml", "schemas/Pet.yaml"),
        ("../Pet.yaml", "schemas/Owner.yaml", "Pet.yaml"),
        ("../../common/Pet.yaml", "schemas/Owner.yaml", "../common/Pet.yaml"),
        ("a/../b/./Pet.yaml", "openapi.yaml", "b/Pet.yaml"),
        (".\\schemas\\Pet.yaml", "openapi.yaml", "schemas/Pet.yaml"),
        ("Gr%C3%B6%C3%9Fe%20M.yaml", "openapi.yaml", "Größe M.yaml"),
        ("%2E%2E/Pet.yaml", "schemas/Owner.yaml", "Pet.yaml"),
        ("#/components", "schemas/Owner.yaml", "schemas/Owner.yaml"),
        ("/etc/Pet.yaml", "openapi.yaml", "/etc/Pet.yaml"),
        ("pet", "https://example.com/schemas/order", "https://example.com/schemas/pet"),
        ("../pet", "https://example.com/a/b/c", "https://example.com/a/pet"),
        ("../../../pet", "https://example.com/a/b", "https://example.com/pet"),
        ("/pet", "https://example.com/a/b", "https://example.com/pet"),
        ("//other.org/pet", "https://example.com/a/b", "https://other.org/pet"),
        ("urn:example:pet", "https://example.com/a", "urn:example:pet"),
    ])
    func resolution(_ reference: String, base: String, document: String) {
        #expect(URIReference(reference).document(seenFrom: base) == document)
    }

    @Test(arguments: [
        ("https://example.com/a.yaml", true), ("urn:example:pet", true), ("//example.com/a", true),
        ("C:\\specs\\a.yaml", true), ("a.yaml", false), ("./a:b.yaml", false), ("#/a:b", false),
    ])
    func remoteness(_ reference: String, isRemote: Bool) {
        #expect(URIReference(reference).isRemote == isRemote)
    }

    @Test func fragments() {
        #expect(URIReference("a.yaml#/b#c").fragment == "/b#c")
        #expect(URIReference("a.yaml#").fragment == "")
        #expect(JSONPointer.tokens(of: "/a~1b/c~0d/%7Bid%7D/e%2Ff/~01") == ["a/b", "c~d", "{id}", "e/f", "~1"])
    }

    /// The number sign is one byte, so a combining character after it belongs to the fragment.
    @Test func whatCombinesWithTheNumberSignIsNotLost() {
        let reference = URIReference("#\u{301}/components/schemas/Pet")
        #expect(reference.isWithinDocument)
        #expect(Array(reference.fragment.utf8) == Array("\u{301}/components/schemas/Pet".utf8))
    }
}
