/// A number in a string, as forms, spreadsheets and careless back ends write it. The syntax is the syntax of JSON. In
/// addition, a plus sign, a missing digit before the point, and white space around the number are allowed.
///
/// A string with leading zeros is not a number. For example, `007` is an identifier, which would lose its zeros.
struct NumberText {
    private let isNegative: Bool
    private let integerDigits: Substring.UTF8View
    private let fractionDigits: Substring.UTF8View
    private let exponent: Int

    init?(_ text: String) {
        var rest = text[...].utf8
        rest.trimBlanks()
        isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") {
            rest.removeFirst()
        }
        integerDigits = rest.readDigits()
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fractionDigits = rest.readDigits()
            guard !fractionDigits.isEmpty else { return nil }
        } else {
            fractionDigits = rest.prefix(0)
        }
        guard let exponent = rest.readExponent(), rest.isEmpty,
            !(integerDigits.isEmpty && fractionDigits.isEmpty),
            integerDigits.count < 2 || integerDigits.first != UInt8(ascii: "0")
        else { return nil }
        self.exponent = exponent
    }

    /// The number in the syntax of JSON.
    var json: String {
        let integer = integerDigits.isEmpty ? "0" : String(Substring(integerDigits))
        let fraction = fractionDigits.isEmpty ? "" : ".\(Substring(fractionDigits))"
        return (isNegative ? "-" : "") + integer + fraction + (exponent == 0 ? "" : "e\(exponent)")
    }

    /// Returns the number if it is an integer of the type, such as `5`, `5.0` or `1e3`, or nil for any other number.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer? {
        var digits = Array(integerDigits) + fractionDigits
        var zeros = exponent - fractionDigits.count
        while zeros < 0, let last = digits.last, last == UInt8(ascii: "0") {
            digits.removeLast()
            zeros += 1
        }
        digits.removeFirst(digits.prefix { $0 == UInt8(ascii: "0") }.count)
        if digits.isEmpty {
            return 0
        }
        // An integer of 64 bits has at most 20 digits.
        guard zeros >= 0, digits.count <= 20, zeros <= 20 else { return nil }
        digits += Array(repeating: UInt8(ascii: "0"), count: zeros)
        return Integer((isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self))
    }

    /// Whether there are at least this many digits before the point, and no exponent.
    func hasIntegerDigits(_ count: Int) -> Bool {
        exponent == 0 && integerDigits.count >= count
    }
}

extension String {
    /// The string in lower case, without white space at both ends.
    var plainWord: String {
        var word = self[...].utf8
        word.trimBlanks()
        return Substring(word).lowercased()
    }
}

extension Substring.UTF8View {
    fileprivate mutating func trimBlanks() {
        while let first, first.isBlank { removeFirst() }
        while let last, last.isBlank { removeLast() }
    }

    /// Removes the leading digits and returns them.
    fileprivate mutating func readDigits() -> Substring.UTF8View {
        let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        self = self[digits.endIndex...]
        return digits
    }

    /// Removes the exponent and returns it, or zero if the number has no exponent. Returns nil if the exponent is
    /// malformed or too large.
    fileprivate mutating func readExponent() -> Int? {
        guard let first, first | 0x20 == UInt8(ascii: "e") else { return 0 }
        removeFirst()
        let isNegative = self.first == UInt8(ascii: "-")
        if isNegative || self.first == UInt8(ascii: "+") {
            removeFirst()
        }
        guard let exponent = Int(String(Substring(readDigits()))), exponent < 1_000_000_000 else { return nil }
        return isNegative ? -exponent : exponent
    }
}

extension UInt8 {
    /// Whether the byte is white space (RFC 8259 section 2).
    fileprivate var isBlank: Bool {
        self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
    }
}
