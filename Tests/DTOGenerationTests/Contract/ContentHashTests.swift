import Testing

@testable import DTOGeneration

@Suite struct ContentHashTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: T, version: "1"}
        paths: {}
        components:
          schemas:
            A: {type: object, properties: {a: {type: string}, b: {type: integer}}}
            B: {type: string}
        """

    private func hash(_ document: String) throws -> String {
        try ReadContract(document: document).contract.info.contentHash
    }

    @Test func sixtyFourHexadecimalDigits() throws {
        #expect(try hash(Self.document).wholeMatch(of: /[0-9a-f]{64}/) != nil)
    }

    @Test func syntaxAndOrderOfComponentsDoNotCount() throws {
        let twin = """
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {}, "components": {"schemas": {
              "B": {"type": "string"},
              "A": {"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "integer"}}}}}}
            """
        #expect(try hash(twin) == hash(Self.document))
        #expect(try hash("# A comment.\n" + Self.document) == hash(Self.document))
    }

    @Test(arguments: [
        ("type: integer", "type: number"), ("B: {type: string}", "C: {type: string}"), ("title: T", "title: U"),
        ("\"1\"", "1"), ("{a: {type: string}, b: {type: integer}}", "{b: {type: integer}, a: {type: string}}"),
        ("B: {type: string}", "B: {type: string, default: ''}"),
    ])
    func everythingElseCounts(_ old: String, new: String) throws {
        let changed = Self.document.replacing(old, with: new)
        #expect(changed != Self.document)
        #expect(try hash(changed) != hash(Self.document))
    }
}
