public import Foundation

/// The error for a text that is not JSON.
@_spi(Generated) public struct JSONSyntaxError: Error, CustomStringConvertible {
    /// The position of the error in bytes, from 0.
    public let offset: Int
    /// The reason as the end of a sentence.
    public let reason: String

    /// The position and the reason.
    public var description: String {
        "not JSON at byte \(offset): \(reason)"
    }
}

@_spi(Generated) extension JSON {
    /// Parses a JSON text.
    ///
    /// - Throws: `JSONSyntaxError` for a text that is not JSON (RFC 8259), or that is nested deeper than 512 levels.
    public init(parsing text: String) throws {
        var parser = JSONParser(bytes: Array(text.utf8))
        self = try parser.parseText()
    }

    /// Parses a JSON text in UTF-8.
    ///
    /// - Throws: `JSONSyntaxError` for a text that is not JSON (RFC 8259), or that is nested deeper than 512 levels.
    public init(parsing data: Data) throws {
        var parser = JSONParser(bytes: Array(data))
        self = try parser.parseText()
    }
}

/// Parses a JSON text (RFC 8259).
private struct JSONParser {
    private static let depthLimit = 512

    let bytes: [UInt8]
    var index = 0
    var depth = 0

    mutating func parseText() throws -> JSON {
        let value = try parseValue()
        skipSpace()
        guard index == bytes.count else { throw error("text after the value") }
        return value
    }

    private mutating func parseValue() throws -> JSON {
        skipSpace()
        guard index < bytes.count else { throw error("expected a value, but the text ends") }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try parseObject()
        case UInt8(ascii: "["): return try parseArray()
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "t"): return try parse("true", as: true)
        case UInt8(ascii: "f"): return try parse("false", as: false)
        case UInt8(ascii: "n"): return try parse("null", as: .null)
        default: return try parseNumber()
        }
    }

    private mutating func parse(_ word: String, as value: JSON) throws -> JSON {
        guard bytes[index...].starts(with: word.utf8) else { throw error("expected \(word)") }
        index += word.utf8.count
        return value
    }

    private mutating func parseObject() throws -> JSON {
        try enter()
        var members: [JSON.Member] = []
        skipSpace()
        while !take("}") {
            if !members.isEmpty { try expect(",") }
            skipSpace()
            let key = try parseString()
            skipSpace()
            try expect(":")
            members.append(JSON.Member(key, try parseValue()))
            skipSpace()
        }
        depth -= 1
        return .object(members)
    }

    private mutating func parseArray() throws -> JSON {
        try enter()
        var elements: [JSON] = []
        skipSpace()
        while !take("]") {
            if !elements.isEmpty { try expect(",") }
            elements.append(try parseValue())
            skipSpace()
        }
        depth -= 1
        return .array(elements)
    }

    private mutating func enter() throws {
        guard depth < Self.depthLimit else { throw error("more than \(Self.depthLimit) levels") }
        depth += 1
        index += 1
    }

    /// Parses a number (RFC 8259, section 6).
    private mutating func parseNumber() throws -> JSON {
        let start = index
        _ = take("-")
        if !take("0") { try skipDigits() }
        if take(".") { try skipDigits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try skipDigits()
        }
        return .number(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func skipDigits() throws {
        let start = index
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
        guard index > start else { throw error("expected a digit") }
    }

    /// Parses a string (RFC 8259, section 7).
    private mutating func parseString() throws -> String {
        try expect("\"")
        var units: [UInt8] = []
        while !take("\"") {
            guard index < bytes.count, bytes[index] >= 0x20 else { throw error("expected the end of the string") }
            if take("\\") {
                units += Array(String(try parseEscape()).utf8)
            } else {
                units.append(bytes[index])
                index += 1
            }
        }
        guard let text = String(bytes: units, encoding: .utf8) else { throw error("malformed UTF-8") }
        return text
    }

    private mutating func parseEscape() throws -> Unicode.Scalar {
        for (name, scalar) in Self.escapes where take(name) { return scalar }
        guard take("u") else { throw error("unknown escape") }
        let unit = try parseHexadecimal()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, take("\\"), take("u") else { throw error("half a surrogate pair") }
        let low = try parseHexadecimal()
        guard 0xDC00...0xDFFF ~= low, let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else {
            throw error("half a surrogate pair")
        }
        return scalar
    }

    private static let escapes: [(String, Unicode.Scalar)] = [
        ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
    ]

    private mutating func parseHexadecimal() throws -> UInt32 {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw error("expected four hexadecimal digits")
        }
        index += 4
        return value
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func take(_ text: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: text) else { return false }
        index += 1
        return true
    }

    private mutating func take(_ text: String) -> Bool {
        text.unicodeScalars.first.map { take($0) } ?? false
    }

    private mutating func expect(_ text: Unicode.Scalar) throws {
        guard take(text) else { throw error("expected \(text)") }
    }

    private func error(_ reason: String) -> JSONSyntaxError {
        JSONSyntaxError(offset: index, reason: reason)
    }
}
