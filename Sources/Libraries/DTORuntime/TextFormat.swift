/// The formats that a contract may state for a string (`format` in JSON Schema), with a check for each format.
///
/// The checks read the UTF-8 of a string and allocate nothing.
@_spi(Generated) public enum TextFormat: String, Hashable, Sendable, CaseIterable {
    /// RFC 3339 section 5.6, `date-time`.
    case dateTime = "date-time"
    /// RFC 3339 section 5.6, `full-date`.
    case date
    /// RFC 3339 section 5.6, `full-time`.
    case time
    /// RFC 3339 appendix A, `duration`.
    case duration
    /// RFC 4122 section 3.
    case uuid
    /// RFC 3986 section 3, `URI`.
    case uri
    /// RFC 3986 section 4.1, `URI-reference`.
    case uriReference = "uri-reference"
    /// RFC 5321 section 4.1.2, `Mailbox`.
    case email
    /// RFC 2673 section 3.2, `dotted-quad`.
    case ipv4
    /// RFC 4291 section 2.2.
    case ipv6
    /// RFC 1123 section 2.1.
    case hostname
    /// RFC 4648 section 4, base64.
    case byte

    /// Whether the string conforms to the format.
    public func accepts(_ text: String) -> Bool {
        // The string does not change. A string that is not stored as UTF-8, such as a string from Objective-C, is
        // copied.
        var text = text
        return text.withUTF8 { accepts(TextScanner($0)) }
    }

    private func accepts(_ text: TextScanner) -> Bool {
        var text = text
        return switch self {
        case .dateTime: text.skipDateTime() && text.isAtEnd
        case .date: text.skipFullDate() && text.isAtEnd
        case .time: text.skipFullTime() && text.isAtEnd
        case .duration: text.skipDuration() && text.isAtEnd
        case .uuid: text.skipUUID() && text.isAtEnd
        case .uri: text.isURI(allowsRelative: false)
        case .uriReference: text.isURI(allowsRelative: true)
        case .email: text.isMailbox()
        case .ipv4: text.skipIPv4() && text.isAtEnd
        case .ipv6: text.isIPv6()
        case .hostname: text.isHostname()
        case .byte: text.isBase64()
        }
    }
}

/// Reads ASCII from the beginning of a string. Other characters do not belong to any format.
struct TextScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0
    private var end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = bytes.count
    }

    /// The number of bytes that remain.
    var count: Int { end - position }

    var isAtEnd: Bool { position == end }

    /// The bytes that remain.
    var text: String { String(decoding: bytes[position..<end], as: UTF8.self) }

    /// The next byte, or 0 at the end. No format contains a 0.
    var next: UInt8 { position < end ? bytes[position] : 0 }

    func byte(at offset: Int) -> UInt8 {
        position + offset < end ? bytes[position + offset] : 0
    }

    mutating func advance(by count: Int = 1) {
        position = min(position + count, end)
    }

    /// Skips the next bytes and returns a scanner for them. Returns nil if fewer bytes remain.
    mutating func take(_ count: Int) -> TextScanner? {
        guard count <= self.count else { return nil }
        var part = self
        part.end = position + count
        position += count
        return part
    }

    /// Skips the bytes before the first byte that fulfils the condition, or all bytes, and returns a scanner for them.
    mutating func takeAll(upTo isEnd: (UInt8) -> Bool) -> TextScanner {
        var part = self
        while !isAtEnd, !isEnd(next) { position += 1 }
        part.end = position
        return part
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard position < end, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Skips a letter in upper or lower case.
    mutating func skipLetter(_ letter: Unicode.Scalar) -> Bool {
        guard position < end, bytes[position] | 0x20 == UInt8(ascii: letter) else { return false }
        position += 1
        return true
    }

    /// Skips the next bytes that fulfil the condition, and returns their number.
    @discardableResult
    mutating func skipAll(_ isOfKind: (UInt8) -> Bool) -> Int {
        let start = position
        while position < end, isOfKind(bytes[position]) { position += 1 }
        return position - start
    }

    /// Reads a number with exactly this many digits.
    mutating func number(digits: Int) -> Int? {
        guard count >= digits else { return nil }
        var number = 0
        for _ in 0..<digits {
            guard next.isDigit else { return nil }
            number = number * 10 + Int(next - UInt8(ascii: "0"))
            position += 1
        }
        return number
    }
}

extension UInt8 {
    package var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

    package var isLetter: Bool { UInt8(ascii: "a") <= self | 0x20 && self | 0x20 <= UInt8(ascii: "z") }

    package var isLetterOrDigit: Bool { isLetter || isDigit }

    package var isHexadecimal: Bool { isDigit || UInt8(ascii: "a") <= self | 0x20 && self | 0x20 <= UInt8(ascii: "f") }

    /// Whether the byte is one of these ASCII characters.
    func isOne(of characters: StaticString) -> Bool {
        for index in 0..<characters.utf8CodeUnitCount where characters.utf8Start[index] == self { return true }
        return false
    }
}
