// Texts as their UTF-8 in memory. By way of a `String`, each byte and each piece is found anew, which takes several times as long.

extension [UInt8] {
    /// Adds a text.
    @inlinable public mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Adds a text of the program's own, which needs no looking for where it lies.
    @inlinable public mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}

extension String {
    /// The text of bytes that are valid UTF-8.
    ///
    /// The standard library's `init(validating:as:)` needs macOS 15.
    /// - Returns: nil for bytes that are not.
    public init?(utf8 bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Decoding repairs invalid bytes, which changes them.
        guard utf8.elementsEqual(bytes) else { return nil }
    }

    /// Whether all bytes of its UTF-8 satisfy a condition.
    @inlinable public func hasOnlyBytes(where condition: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? utf8.allSatisfy(condition)
    }
}

extension [UInt8] {
    /// The same in no more memory than it takes: what grew by appending has room for up to as much again.
    public var fitted: [UInt8] {
        guard capacity - count > count / 8 else { return self }
        return [UInt8](unsafeUninitializedCapacity: count) { $1 = $0.initialize(from: self).index }
    }
}
