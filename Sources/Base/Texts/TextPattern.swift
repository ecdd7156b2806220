/// A pattern for strings, in which `*` matches any number of characters: `*/Tests/*`.
public struct TextPattern: Hashable, Sendable {
    private let bytes: [UInt8]

    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Whether the pattern matches the whole text. The time is at most proportional to the product of both lengths.
    public func matches(_ text: String) -> Bool {
        let star = UInt8(ascii: "*")
        let text = Array(text.utf8)
        var (index, position) = (0, 0)
        // The index of the last star, and the position in the text after the characters that the star matches.
        var last: (index: Int, position: Int)?
        while position < text.count {
            if index < bytes.count, bytes[index] == star {
                last = (index, position)
                index += 1
            } else if index < bytes.count, bytes[index] == text[position] {
                index += 1
                position += 1
            } else if let before = last {
                last = (before.index, before.position + 1)
                (index, position) = (before.index + 1, before.position + 1)
            } else {
                return false
            }
        }
        return bytes[index...].allSatisfy { $0 == star }
    }
}
