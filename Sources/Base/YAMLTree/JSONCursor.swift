/// A place in a JSON text, with its line and column.
struct JSONCursor {
    private let source: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var line: UInt32 = 1
    /// The offset of the line's beginning, increased by one for each UTF-8 continuation byte before this place. So the
    /// column is a subtraction, even in a file that is one long line.
    private var lineStart = 0

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        guard source.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        position = 3
        lineStart = 3
    }

    var mark: YAMLMark {
        YAMLMark(line: line, column: UInt32(truncatingIfNeeded: position - lineStart + 1))
    }

    /// The next byte, or nil at the end.
    var byte: UInt8? {
        position < source.count ? source[position] : nil
    }

    func byte(at distance: Int) -> UInt8? {
        position + distance < source.count ? source[position + distance] : nil
    }

    /// Skips ASCII characters that are not line breaks.
    mutating func advance(by count: Int = 1) {
        position += count
    }

    mutating func skipWhitespace() {
        while position < source.count {
            switch source[position] {
            case 0x20, 0x09: position += 1
            case 0x0A: passLineBreak(1)
            case 0x0D: passLineBreak(byte(at: 1) == 0x0A ? 2 : 1)
            default: return
            }
        }
    }

    private mutating func passLineBreak(_ length: Int) {
        position += length
        line += 1
        lineStart = position
    }

    /// Reads text up to a quote, a backslash, a control character, or a character that is not ASCII.
    mutating func takePlainText() -> UnsafeBufferPointer<UInt8> {
        let start = position
        while position < source.count, Self.isPlain(source[position]) { position += 1 }
        return UnsafeBufferPointer(rebasing: source[start..<position])
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// Reads a character that is not ASCII. Returns nil, and skips nothing, if the bytes are not valid UTF-8 (Unicode
    /// 3.9, table 3-7).
    mutating func takeCharacter() -> UnsafeBufferPointer<UInt8>? {
        guard let length = characterLength else { return nil }
        let character = UnsafeBufferPointer(rebasing: source[position..<position + length])
        position += length
        lineStart += length - 1
        return character
    }

    private var characterLength: Int? {
        guard let first = byte, let second = byte(at: 1) else { return nil }
        switch (first, second) {
        case (0xC2...0xDF, 0x80...0xBF): return 2
        case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF):
            return isContinuation(2) ? 3 : nil
        case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F):
            return isContinuation(2) && isContinuation(3) ? 4 : nil
        default: return nil
        }
    }

    private func isContinuation(_ distance: Int) -> Bool {
        byte(at: distance).map { $0 & 0xC0 == 0x80 } ?? false
    }

    /// Returns the bytes up to white space or punctuation: a number or a literal.
    func token() -> UnsafeBufferPointer<UInt8> {
        var end = position
        scan: while end < source.count {
            switch source[end] {
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}"),
                UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""):
                break scan
            default: end += 1
            }
        }
        return UnsafeBufferPointer(rebasing: source[position..<end])
    }

    /// Reads four hexadecimal digits.
    func hexadecimalUnit(at distance: Int) -> UInt16? {
        var unit: UInt16 = 0
        for index in distance..<distance + 4 {
            guard let byte = byte(at: index), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                return nil
            }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }

    /// Whether the token has the form `-? (0 | [1-9][0-9]*) (\. [0-9]+)? ([eE] [-+]? [0-9]+)?` (RFC 8259 section 6).
    static func isNumber(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        func passes(_ bytes: UInt8...) -> Bool {
            guard index < token.count, bytes.contains(token[index]) else { return false }
            index += 1
            return true
        }
        func digits() -> Int {
            let start = index
            while index < token.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= token[index] { index += 1 }
            return index - start
        }
        _ = passes(UInt8(ascii: "-"))
        if !passes(UInt8(ascii: "0")), digits() == 0 { return false }
        if passes(UInt8(ascii: ".")), digits() == 0 { return false }
        if passes(UInt8(ascii: "e"), UInt8(ascii: "E")) {
            _ = passes(UInt8(ascii: "-"), UInt8(ascii: "+"))
            if digits() == 0 { return false }
        }
        return index == token.count
    }
}
