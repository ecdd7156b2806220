import DTOContract
import DTORuntime
import Testing

/// Values are identical if their strings and keys have identical code points (JSON Schema 2020-12 section 4.2.2).
@Suite struct IdenticalValueTests {
    /// `é` as one code point, and as a letter with a combining accent.
    private static let (composed, combined) = ("\u{E9}", "e\u{301}")

    @Test(arguments: [composed, combined], [composed, combined])
    func aConstantHasOneSpelling(_ allowed: String, _ sent: String) {
        for (constant, value) in [
            (JSONValue.string(allowed), JSONValue.string(sent)), ([.string(allowed)], [.string(sent)]),
            (.object([allowed: 1]), .object([sent: 1])),
        ] {
            let set = SchemaSet([["const": constant]], dialect: .jsonSchema)
            let violations = SchemaValidator.violations(in: value, of: 0, in: set, .response)
            #expect(violations.isEmpty == allowed.unicodeScalars.elementsEqual(sent.unicodeScalars))
        }
    }
}
