// Texts as their UTF-8 in memory. By way of a `String`, each byte and each piece is found anew, which takes several times as long.

extension [UInt8] {
    /// Adds a text.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Adds a text of the program's own, which needs no looking for where it lies.
    mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}

extension String {
    /// Whether all bytes of its UTF-8 satisfy a condition.
    func hasOnlyBytes(where condition: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? utf8.allSatisfy(condition)
    }
}
