/// Reads numbers of the core schema (YAML 1.2.2 section 10.3.2) without loss, and therefore without `Int` and `Double`.
enum YAMLNumber {
    /// The greatest number of digits of a `0x` or `0o` number that is converted, because conversion takes quadratic
    /// time. A longer number stays a string. Decimal digits need no conversion.
    static let radixDigitLimit = 4096

    /// Returns the number that a string represents, or nil if the string is not a number.
    static func value(of bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalar? {
        if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
            switch bytes[1] {
            case UInt8(ascii: "x"): return integer(bytes[2...], radix: 16)
            case UInt8(ascii: "o"): return integer(bytes[2...], radix: 8)
            default: break
            }
        }
        return decimal(bytes) ?? special(bytes)
    }

    private static func special(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalar? {
        guard bytes.count <= 5 else { return nil }
        return switch String(decoding: bytes, as: UTF8.self) {
        case ".nan", ".NaN", ".NAN": .notANumber
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .infinity(negative: false)
        case "-.inf", "-.Inf", "-.INF": .infinity(negative: true)
        default: nil
        }
    }

    /// Reads a number of the form `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
    private static func decimal(_ bytes: UnsafeBufferPointer<UInt8>) -> YAMLScalar? {
        var rest = bytes[...]
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        let whole = takeDigits(from: &rest)
        guard !rest.isEmpty else { return whole.isEmpty ? nil : .integer(integerText(whole, isNegative: isNegative)) }
        var fraction: Slice<UnsafeBufferPointer<UInt8>>?
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = takeDigits(from: &rest)
        }
        guard !whole.isEmpty || fraction?.isEmpty == false else { return nil }
        guard let exponent = takeExponent(from: &rest), rest.isEmpty else { return nil }
        return .number(numberText(whole, fraction, exponent, isNegative: isNegative))
    }

    /// Reads the exponent. Returns an empty text if the number has no exponent, and nil if the exponent is malformed.
    private static func takeExponent(from rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard let mark = rest.first else { return "" }
        guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return nil }
        rest.removeFirst()
        var text = "e"
        if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
            rest.removeFirst()
            if sign == UInt8(ascii: "-") { text += "-" }
        }
        let digits = takeDigits(from: &rest)
        return digits.isEmpty ? nil : text + String(decoding: digits, as: UTF8.self)
    }

    private static func takeDigits(
        from rest: inout Slice<UnsafeBufferPointer<UInt8>>
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        let end = rest.firstIndex { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    private static func integerText(_ digits: Slice<UnsafeBufferPointer<UInt8>>, isNegative: Bool) -> String {
        let significant = digits.drop { $0 == UInt8(ascii: "0") }
        guard !significant.isEmpty else { return "0" }
        return (isNegative ? "-" : "") + String(decoding: significant, as: UTF8.self)
    }

    private static func numberText(
        _ whole: Slice<UnsafeBufferPointer<UInt8>>,
        _ fraction: Slice<UnsafeBufferPointer<UInt8>>?,
        _ exponent: String,
        isNegative: Bool
    ) -> String {
        var text = integerText(whole, isNegative: false)
        if isNegative { text = "-" + text }
        if let fraction {
            text += "." + (fraction.isEmpty ? "0" : String(decoding: fraction, as: UTF8.self))
        }
        return text + exponent
    }

    /// Converts a number in base 16 or 8 to decimal digits, by repeated multiplication in base 10^9.
    private static func integer(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: UInt64) -> YAMLScalar? {
        guard digits.count <= radixDigitLimit else { return nil }
        let base: UInt64 = 1_000_000_000
        var groups: [UInt64] = [0]
        for byte in digits {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else { return nil }
            var carry = UInt64(digit)
            for index in groups.indices {
                let product = groups[index] * radix + carry
                groups[index] = product % base
                carry = product / base
            }
            if carry > 0 { groups.append(carry) }
        }
        let rest = groups.dropLast().reversed().map { group in
            let text = String(group)
            return String(repeating: "0", count: 9 - text.count) + text
        }
        return .integer(String(groups[groups.count - 1]) + rest.joined())
    }
}
