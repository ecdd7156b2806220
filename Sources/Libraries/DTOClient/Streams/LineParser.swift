import Foundation

/// Splits a stream into JSON values at line feeds (`application/jsonl`) or at record separators (RFC 7464).
///
/// The parser does not decode the values, so an invalid value does not affect the next value.
struct LineParser {
    /// The bytes of a JSON value.
    struct Element: Hashable {
        var text: Data
        /// Whether the value can be complete. In a sequence, a number without white space after it may have lost its
        /// last digits (RFC 7464 section 2.4).
        var isWhole = true
    }

    private let limit: Int
    private let isSequence: Bool
    private var rest: [UInt8] = []
    private var isAtStart = true

    /// Creates a parser for the beginning of a stream.
    ///
    /// - Parameter limit: The greatest size of a value, in bytes.
    init(limit: Int = 1 << 20, isSequence: Bool) {
        self.limit = limit
        self.isSequence = isSequence
    }

    /// Parses the next bytes and appends the values that end in them, also the values before an error.
    ///
    /// - Throws: `EventTooLarge`. The parser cannot continue after this error.
    mutating func parse(_ piece: UnsafeRawBufferPointer, into elements: inout [Element]) throws {
        var start = 0
        while start < piece.count {
            // A value in a sequence may contain line feeds, and ends at the record separator of the next value.
            let end = LineEnds.index(of: isSequence ? 0x1E : LineEnds.lineFeed, in: piece, from: start)
            if rest.count + end - start > limit { throw EventTooLarge(limit: limit) }
            rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[start..<end]))
            if end == piece.count { return }
            finish(&elements)
            start = end + 1
        }
    }

    /// Appends the value whose bytes have arrived, if they are not blank. The caller must also call this function at
    /// the end of the stream.
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
