import Testing
@_spi(Generated) @testable import DTOTesting

@Suite struct LiveCheckTests {
    @Test(arguments: [
        ("/books", "/books"), ("/books/{ID}", "/books/a%2Fb%20%C3%A9"),
        ("/books/{ID}/pages/{PAGE}?all=1", "/books/a%2Fb%20%C3%A9/pages/7?all=1"),
        ("/books;id={PAGE}", "/books;id=7"),
    ])
    func variablesAreFilledIn(_ target: String, _ filled: String) throws {
        let values = ["ID": "a/b é", "PAGE": "7"]
        #expect(try LiveCheck.filled(target, { values[$0] }) == filled)
    }

    @Test func aVariableThatIsMissingIsNamed() {
        #expect(throws: LiveFault.self) { try LiveCheck.filled("/books/{ID}", { _ in nil }) }
    }
}
