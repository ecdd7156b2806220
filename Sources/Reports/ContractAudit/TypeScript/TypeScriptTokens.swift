/// Splits a TypeScript file into tokens.
struct TypeScriptTokens {
    enum Kind: Equatable {
        case word, text, number, sign, end
    }

    struct Token {
        var kind: Kind
        /// The text without quotes.
        var text: String
        var place: SwiftPlace
    }

    private let bytes: [UInt8]
    private var next = 0
    private var line = 1
    private var lineStart = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    static func all(of text: String) -> [Token] {
        var tokens = TypeScriptTokens(text)
        var all: [Token] = []
        while let token = tokens.token() { all.append(token) }
        return all + [Token(kind: .end, text: "", place: SwiftPlace(line: tokens.line, column: 1))]
    }

    private func byte(_ offset: Int = 0) -> UInt8 { next + offset < bytes.count ? bytes[next + offset] : 0 }

    private mutating func advance() {
        if byte() == UInt8(ascii: "\n") {
            line += 1
            lineStart = next + 1
        }
        next += 1
    }

    /// Returns the next token. The result is nil at the end of the file.
    private mutating func token() -> Token? {
        skip()
        guard next < bytes.count else { return nil }
        let place = SwiftPlace(line: line, column: next - lineStart + 1)
        let start = next
        let first = byte()
        if Self.isWord(first) {
            while next < bytes.count, Self.isWord(byte()) { advance() }
            let text = String(decoding: bytes[start..<next], as: UTF8.self)
            return Token(kind: first >= 0x30 && first <= 0x39 ? .number : .word, text: text, place: place)
        }
        if [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")].contains(first) {
            advance()
            var text: [UInt8] = []
            while next < bytes.count, byte() != first {
                if byte() == UInt8(ascii: "\\") { advance() }
                text.append(byte())
                advance()
            }
            advance()
            return Token(kind: .text, text: String(decoding: text, as: UTF8.self), place: place)
        }
        advance()
        return Token(kind: .sign, text: String(UnicodeScalar(first)), place: place)
    }

    /// Skips white space and comments.
    private mutating func skip() {
        while next < bytes.count {
            if byte() <= 0x20 {
                advance()
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                while next < bytes.count, byte() != UInt8(ascii: "\n") { advance() }
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                advance()
                advance()
                while next < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { advance() }
                advance()
                advance()
            } else {
                return
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
        default: false
        }
    }
}
