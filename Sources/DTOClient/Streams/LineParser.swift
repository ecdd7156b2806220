import Foundation

/// Reads JSON values one after another: on lines (application/jsonl), or in a sequence with record separators (RFC 7464).
///
/// It cuts the text and leaves the reading of values to others: what is damaged within a value does not stop the next one.
struct LineParser {
    /// What stands between two ends.
    struct Element: Hashable {
        var text: Data
        /// Whether the text can be a value. A number at the end of a sequence's element may have lost digits (RFC 7464, section 2.4).
        var isWhole = true
    }

    private let limit: Int
    private let isSequence: Bool
    private var rest: [UInt8] = []
    private var isAtStart = true

    /// - Parameter limit: The most bytes that one value may have.
    init(limit: Int = 1 << 20, isSequence: Bool) {
        self.limit = limit
        self.isSequence = isSequence
    }

    /// Reads the next bytes, and adds the values that have ended with them. The values before an error are added as well.
    ///
    /// - Throws: `EventTooLarge`, after which the stream cannot be read on.
    mutating func parse(_ piece: UnsafeRawBufferPointer, into elements: inout [Element]) throws {
        var start = 0
        while start < piece.count {
            // A value in a sequence may have line feeds within; the separator before the next value ends it.
            let end = LineEnds.index(of: isSequence ? 0x1E : LineEnds.lineFeed, in: piece, from: start)
            if rest.count + end - start > limit { throw EventTooLarge(limit: limit) }
            rest.append(contentsOf: UnsafeRawBufferPointer(rebasing: piece[start..<end]))
            if end == piece.count { return }
            finish(&elements)
            start = end + 1
        }
    }

    /// Adds what stands at the end of the stream, where nothing ends it.
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
