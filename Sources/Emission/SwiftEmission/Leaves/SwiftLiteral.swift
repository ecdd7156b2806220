import Texts

/// The text of a Swift literal, or of a constant expression that consists of literals, on one line.
package struct SwiftLiteral: Hashable, Sendable {
    package let text: String
    /// The text for comments. If the code is an expression, the text is the contract's own value: `-19.99` for a call
    /// that makes a decimal.
    package let words: String

    private init(verbatim text: String, words: String? = nil) {
        self.text = text
        self.words = words ?? text
    }

    package static let `nil` = SwiftLiteral(verbatim: "nil")
    package static let emptyArray = SwiftLiteral(verbatim: "[]")
    package static let emptyDictionary = SwiftLiteral(verbatim: "[:]")
    package static let zero = SwiftLiteral(verbatim: "0")

    package static func boolean(_ value: Bool) -> SwiftLiteral {
        SwiftLiteral(verbatim: value ? "true" : "false")
    }

    package static func integer(_ value: Int) -> SwiftLiteral {
        SwiftLiteral(verbatim: String(value))
    }

    package static func array(_ elements: [SwiftLiteral]) -> SwiftLiteral {
        SwiftLiteral(
            verbatim: "[" + elements.map(\.text).joined(separator: ", ") + "]",
            words: "[" + elements.map(\.words).joined(separator: ", ") + "]")
    }

    /// - Parameter entries: Entries with distinct keys. A duplicate key would stop the program at run time.
    package static func dictionary(_ entries: [(key: String, value: SwiftLiteral)]) -> SwiftLiteral {
        if entries.isEmpty { return .emptyDictionary }
        func joined(_ text: (SwiftLiteral) -> String) -> String {
            "[" + entries.map { string($0.key).text + ": " + text($0.value) }.joined(separator: ", ") + "]"
        }
        return SwiftLiteral(verbatim: joined(\.text), words: joined(\.words))
    }

    /// Returns this literal with another text for comments.
    func saying(_ words: String) -> SwiftLiteral {
        SwiftLiteral(verbatim: text, words: words)
    }

    /// Makes the literal of a case: `.needsReview`.
    package static func enumerationCase(_ name: SwiftIdentifier) -> SwiftLiteral {
        SwiftLiteral(verbatim: "." + name.member)
    }

    /// Makes the literal of a case with a payload: `.unknown("x")`.
    package static func enumerationCase(_ name: SwiftIdentifier, _ payload: SwiftLiteral) -> SwiftLiteral {
        SwiftLiteral(verbatim: ".\(name.member)(\(payload.text))")
    }

    /// Makes a call of an initializer: `Timestamp("2026-01-01T00:00:00Z")`, `BoundingBox(x: 0, y: 0)`.
    package static func call(
        _ type: SwiftTypeSpelling, _ arguments: [(label: String?, value: SwiftLiteral)]
    ) -> SwiftLiteral {
        let texts = arguments.map { argument in
            argument.label.map { $0 + ": " + argument.value.text } ?? argument.value.text
        }
        return SwiftLiteral(verbatim: "\(type.text)(\(texts.joined(separator: ", ")))")
    }
}

// MARK: Strings

extension SwiftLiteral {
    /// Makes a string in quotes. Escapes characters that could end the literal, begin an interpolation or be invisible.
    package static func string(_ value: String) -> SwiftLiteral {
        let isVerbatim = value.hasOnlyBytes { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
        let value = isVerbatim ? value : escaped(value)
        var text = "\""
        text.reserveCapacity(value.utf8.count + 2)
        text += value
        text += "\""
        return SwiftLiteral(verbatim: text)
    }

    private static func escaped(_ value: String) -> String {
        var result = ""
        for (index, scalar) in value.unicodeScalars.enumerated() {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0": result += "\\0"
            case "\u{300}"..."\u{36F}":
                // An editor that composes letters would change the text.
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            case _ where UnsafeText.isUnsafe(scalar) || UnsafeText.isJoiner(scalar) || (index == 0 && combines(scalar)):
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether the character is a combining mark. At the beginning, it would be drawn on the quotation mark.
    private static func combines(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x483...0x489, 0x591...0x5C7, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
            0xFE00...0xFE2F:
            true
        default:
            false
        }
    }
}

// MARK: Numbers

extension SwiftLiteral {
    /// Returns an integer literal, or nil for a string that is not an integer or is out of the type's range.
    package static func integer<Value: FixedWidthInteger>(_ digits: String, in type: Value.Type) -> SwiftLiteral? {
        Value(digits).map { SwiftLiteral(verbatim: String($0)) }
    }

    /// Returns a literal for a number, or nil if a `Double` cannot represent the number. A number that is too small for
    /// a `Double` becomes zero.
    package static func double(_ text: String) -> SwiftLiteral? {
        guard let value = Double(text), value.isFinite, isNumber(text) else { return nil }
        if value == 0 { return SwiftLiteral(verbatim: text.hasPrefix("-") ? "-0.0" : "0") }
        if value.isSubnormal { return subnormal(value, words: text) }
        // The compiler would first read a longer literal as an integer. Beyond 2^53, an exact value is not required.
        let isLongInteger = text.utf8.count > 15 && text.utf8.allSatisfy { $0 != 0x2E && $0 | 0x20 != 0x65 }
        return SwiftLiteral(verbatim: isLongInteger ? text + ".0" : text)
    }

    /// Makes a hexadecimal literal, `0x1p-1074` for 5e-324, because the compiler warns that the decimal digits lose
    /// precision.
    private static func subnormal(_ value: Double, words: String) -> SwiftLiteral {
        let sign = value < 0 ? "-" : ""
        return SwiftLiteral(
            verbatim: "\(sign)0x\(String(value.significandBitPattern, radix: 16))p-1074", words: words)
    }

    /// Whether the text has only characters of a number in JSON (RFC 8259 section 6). `Double` also reads `inf` and
    /// `0x1`.
    private static func isNumber(_ text: String) -> Bool {
        text.hasOnlyBytes { byte in
            switch byte {
            case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
            default: false
            }
        }
    }

    /// Makes an exact decimal: `Decimal(sign: .minus, exponent: -2, significand: 1999)` for `-19.99`. A literal with a
    /// fraction would be converted from a `Double`. Returns nil if the text is not a number, or has more than the 38
    /// digits of a `Decimal`.
    package static func decimal(_ text: String, type: SwiftTypeSpelling) -> SwiftLiteral? {
        guard let number = DecimalDigits(text) else { return nil }
        // The literal of a decimal is an `Int`, which has 32 bits on `arm64_32`.
        let digits = (number.isNegative ? "-" : "") + number.digits
        if number.exponent == 0, let literal = integer(digits, in: Int32.self) { return literal }
        if Int32(number.digits) == nil { return parsedDecimal(text, type: type) }
        let parts = call(
            type,
            [
                ("sign", SwiftLiteral(verbatim: number.isNegative ? ".minus" : ".plus")),
                ("exponent", SwiftLiteral(verbatim: String(number.exponent))),
                ("significand", SwiftLiteral(verbatim: number.digits)),
            ])
        return SwiftLiteral(verbatim: parts.text, words: text)
    }
}

extension SwiftLiteral {
    /// Makes a decimal that is parsed at run time: `Decimal(string: "3.14159265358979323846") ?? 0`. The text must be
    /// parsable.
    package static func parsedDecimal(_ text: String, type: SwiftTypeSpelling) -> SwiftLiteral {
        let parsed = call(type, [("string", string(text))])
        return SwiftLiteral(verbatim: parsed.text + " ?? 0", words: text)
    }

    /// Makes bytes from a string in base64, which must be valid: `Data(base64Encoded: "Zm9v") ?? Data()`.
    ///
    /// - Parameter words: The contract's own text.
    package static func data(base64 text: String, words: String, type: SwiftTypeSpelling) -> SwiftLiteral {
        let decoded = call(type, [("base64Encoded", string(text))])
        return SwiftLiteral(verbatim: "\(decoded.text) ?? \(call(type, []).text)", words: string(words).text)
    }
}

/// The parts of a JSON number: `-19.99` is 1999 with the exponent -2.
private struct DecimalDigits {
    var isNegative: Bool
    /// The digits, without leading zeros. The string has at least one digit.
    var digits: String
    var exponent: Int

    init?(_ text: String) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        guard let scale = parts.count == 2 ? Int(parts[1]) : 0, scale.magnitude < 200 else { return nil }
        var mantissa = parts.first ?? ""
        isNegative = mantissa.hasPrefix("-")
        if isNegative { mantissa = mantissa.dropFirst() }
        let halves = mantissa.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = halves.count == 2 ? halves[1] : ""
        let all = halves[0] + fraction
        guard !halves[0].isEmpty, all.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let significant = all.drop { $0 == "0" }
        digits = significant.isEmpty ? "0" : String(significant)
        exponent = significant.isEmpty ? 0 : scale - fraction.utf8.count
        if digits.utf8.count > 38 || abs(exponent) > 127 { return nil }
    }
}
