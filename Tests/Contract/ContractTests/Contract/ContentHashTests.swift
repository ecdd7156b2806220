import ContractSupport
import Testing
@testable import ContractModel
@testable import Files

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

    /// Each value is hashed as a letter for its kind, its length in four bytes, and its text.
    @Test func theBytesThatAreHashed() throws {
        let document = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths: {}
            components: {schemas: {B: {enum: [1, 2.50, true, "x"]}, A: {}}}
            """
        func bytes(_ kind: String, _ count: Int, _ text: String = "") -> [UInt8] {
            Array(kind.utf8) + [UInt8(count), 0, 0, 0] + Array(text.utf8)
        }
        func key(_ text: String) -> [UInt8] { bytes("k", text.utf8.count, text) }
        func string(_ text: String) -> [UInt8] { bytes("s", text.utf8.count, text) }
        let info = key("info") + bytes("m", 2) + key("title") + string("T") + key("version") + string("1")
        let values = bytes("l", 4) + bytes("i", 1, "1") + bytes("d", 4, "2.50") + Array("t".utf8) + string("x")
        let schemas = bytes("m", 2) + key("A") + bytes("m", 0) + key("B") + bytes("m", 1) + key("enum") + values
        let all =
            bytes("m", 4) + key("openapi") + string("3.1.0") + info + key("paths") + bytes("m", 0)
            + key("components") + bytes("m", 1) + key("schemas") + schemas
        #expect(try hash(document) == SHA256Digest(of: all).hexadecimal)
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
