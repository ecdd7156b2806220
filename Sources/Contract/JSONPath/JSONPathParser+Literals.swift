import YAMLTree

extension JSONPathParser {
    /// Reads a number: `-1`, `0.5`, `1e3`.
    mutating func number() throws(JSONPathFault) -> YAMLScalar {
        let start = index
        var text = take("-") ? "-" : ""
        let whole = takeDigits()
        guard !whole.isEmpty, whole == "0" || !whole.hasPrefix("0") else {
            throw fault("a query, a literal or a function is missing", at: start)
        }
        text += whole
        var isInteger = true
        if peek == "." {
            index += 1
            let fraction = takeDigits()
            guard !fraction.isEmpty else { throw fault("digits are missing after '.'") }
            text += "." + fraction
            isInteger = false
        }
        if peek == "e" || peek == "E" {
            index += 1
            let sign = take("-") ? "-" : take("+") ? "+" : ""
            let exponent = takeDigits()
            guard !exponent.isEmpty else { throw fault("digits are missing in the exponent") }
            text += "e" + sign + exponent
            isInteger = false
        }
        if text == "-0" { return .integer("0") }
        return isInteger ? .integer(text) : .number(text)
    }

    /// Reads a string in single or double quotes (section 2.3.1.1).
    mutating func string() throws(JSONPathFault) -> String {
        let start = index
        guard let quote = peek else { throw fault("a string in quotes is missing") }
        index += 1
        var text = ""
        while let scalar = peek, scalar != quote {
            guard scalar.value >= 0x20 else { throw fault("a control character must be written as an escape") }
            index += 1
            text.unicodeScalars.append(scalar == "\\" ? try escape(in: quote) : scalar)
        }
        guard peek == quote else { throw fault("the string is not closed", at: start) }
        index += 1
        return text
    }

    private mutating func escape(in quote: Unicode.Scalar) throws(JSONPathFault) -> Unicode.Scalar {
        guard let scalar = peek else { throw fault("the string is not closed") }
        index += 1
        switch scalar {
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "/", "\\", quote: return scalar
        case "u": return try unicodeEscape()
        default: throw fault("this escape is not known", at: index - 1)
        }
    }

    private mutating func unicodeEscape() throws(JSONPathFault) -> Unicode.Scalar {
        let start = index
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard (0xD800..<0xDC00).contains(unit), take("\\u") else {
            throw fault("this is half of a surrogate pair", at: start)
        }
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { throw fault("this is half of a surrogate pair", at: start) }
        return scalar
    }

    private mutating func codeUnit() throws(JSONPathFault) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue else {
                throw fault("four hexadecimal digits are missing")
            }
            value = value * 16 + UInt32(digit)
            index += 1
        }
        return value
    }
}
