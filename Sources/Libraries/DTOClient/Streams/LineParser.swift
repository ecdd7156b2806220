import Foundation

/// Splits a stream into JSON values: on lines (application/jsonl), or in a sequence with record separators (RFC 7464).
///
/// It does not decode the values. So a damaged value does not affect the next one.
struct LineParser {
    /// A value, as text.
    struct Element: Hashable {
        var text: Data
        /// Whether the text can be a complete value. A number at the end of an element of a sequence may have lost
        /// digits (RFC 7464 section 2.4).
        var isWhole = true
    }

    private let limit: Int
    private let isSequence: Bool
    private var rest: [UInt8] = []
    private var isAtStart = true

    /// - Parameter limit: The greatest size of a value, in bytes.
    init(limit: Int = 1 << 20, isSequence: Bool) {
        self.limit = limit
        self.isSequence = isSequence
    }

    /// Parses the next bytes and appends the values that end in them, also those before an error.
    ///
    /// - Throws: `EventTooLarge`. The stream cannot be read any further after it.
    mutating func parse(_ piece: UnsafeRawBufferPointer, into elements: inout [Element]) throws {
        var start = 0
        while start < piece.count {
            // A value in a sequence may contain line feeds. The separator before the next value ends it.
            let end = LineEnds.index(of: isSequence ? 0x1E : LineEnds.lineFeed, in: piece, from: start)
            if rest.count + end - start > limit { throw EventTooLarge(limit: limit) }
            rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[start..<end]))
            if end == piece.count { return }
            finish(&elements)
            start = end + 1
        }
    }

    /// Appends the value at the end of the stream, which has no line end.
    mutating func finish(_ elements: inout [Element]) {
        defer {
            rest.removeAll(keepingCapacity: rest.count < 1 << 16)
            isAtStart = false
        }
        var text = rest[...]
        if isAtStart, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        guard let first = text.first(where: { !Self.isSpace($0) }) else { return }
        let endsItself = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(first)
        let isWhole = !isSequence || endsItself || text.last.map(Self.isSpace) == true
        elements.append(Element(text: Data(text), isWhole: isWhole))
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
