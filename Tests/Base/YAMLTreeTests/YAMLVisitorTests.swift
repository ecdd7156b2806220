import Testing
@testable import YAMLTree

/// A visitor gets all nodes in the document's order, also those behind aliases and merge keys.
struct YAMLVisitorTests {
    private struct Listing: YAMLVisitor, Equatable {
        var lines: [String] = []

        mutating func visit(_ collection: YAMLNode.Kind, count: Int) { lines.append("\(collection) \(count)") }
        mutating func visit(key: UnsafeBufferPointer<UInt8>) {
            lines.append("key " + String(decoding: key, as: UTF8.self))
        }
        mutating func visit(string: UnsafeBufferPointer<UInt8>) {
            lines.append("string " + String(decoding: string, as: UTF8.self))
        }
        mutating func visit(_ scalar: YAMLScalar) { lines.append("\(scalar)") }
    }

    private static let text = """
        first: &anchor {a: 1, "b": '2', c: [~, true, 1.50, .inf, ""]}
        second: *anchor
        third:
          <<: *anchor
          d: |
            text
        200: []
        fourth: {}
        """

    @Test func everythingInItsOrder() throws {
        var listing = Listing()
        try TreeReading(Self.text).root().accept(&listing)
        let first = [
            "mapping 3", "key a", #"integer("1")"#, "key b", "string 2", "key c", "sequence 5", "null", "boolean(true)",
            #"number("1.50")"#, "infinity(negative: false)", "string ",
        ]
        #expect(
            listing.lines
                == ["mapping 5", "key first"] + first + ["key second"] + first + ["key third", "mapping 4"]
                + ["key a", #"integer("1")"#, "key b", "string 2", "key c"] + first.suffix(6)
                + ["key d", "string text\n", "key 200", "sequence 0", "key fourth", "mapping 0"])
    }

    @Test func onlyWhatIsWithinTheNode() throws {
        var listing = Listing()
        try #require(try TreeReading(Self.text).root()["third"]?["d"]).accept(&listing)
        #expect(listing.lines == ["string text\n"])
    }
}
