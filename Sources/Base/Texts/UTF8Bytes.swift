// These functions work on UTF-8 bytes in memory. A `String` computes each index again, which takes several times as
// long.

extension [UInt8] {
    /// Appends the UTF-8 bytes of a string.
    @inlinable public mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends the UTF-8 bytes of a literal in the program.
    @inlinable public mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}

extension String {
    /// Makes a string from UTF-8 bytes.
    ///
    /// The standard library's `init(validating:as:)` needs macOS 15.
    /// - Returns: Nil for bytes that are not valid UTF-8.
    public init?(utf8 bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid bytes, so the result differs if a byte is invalid.
        guard utf8.elementsEqual(bytes) else { return nil }
    }

    /// Whether all UTF-8 bytes of the string satisfy a condition.
    @inlinable public func hasOnlyBytes(where condition: (UInt8) -> Bool) -> Bool {
        utf8.withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? utf8.allSatisfy(condition)
    }
}

extension [UInt8] {
    /// The bytes in an array with little unused memory. Appending may reserve twice the memory that the bytes take.
    public var fitted: [UInt8] {
        guard capacity - count > count / 8 else { return self }
        return [UInt8](unsafeUninitializedCapacity: count) { $1 = $0.initialize(from: self).index }
    }
}
