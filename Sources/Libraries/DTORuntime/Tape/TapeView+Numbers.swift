import Foundation

extension TapeView {
    /// Returns the number as an integer if the type can represent it exactly, in any spelling. Returns nil for other
    /// numbers.
    @inline(__always)
    func integer<Integer: FixedWidthInteger>(of word: TapeWord, as type: Integer.Type) -> Integer? {
        if word.kind == TapeWord.Kind.integer { return Integer(exactly: word.integer) }
        return Self.integer(spelled: bytes(of: word))
    }

    /// Returns the integer of a number that is long, or that has a fraction or an exponent: `85.0`, `1e3`.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    private static func integer<Integer: FixedWidthInteger>(spelled text: UnsafeBufferPointer<UInt8>) -> Integer? {
        var digits: [UInt8] = []
        var exponent = 0
        var isFraction = false
        scan: for (index, byte) in text.enumerated() {
            switch byte {
            case UInt8(ascii: "-"): break
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                exponent += NumberSpelling.exponent(text[(index + 1)...])
                break scan
            default:
                digits.append(byte)
                if isFraction { exponent -= 1 }
            }
        }
        while exponent < 0, digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        guard digits.contains(where: { $0 != UInt8(ascii: "0") }) else { return 0 }
        // The largest integer of the standard library has fewer than 40 digits.
        guard exponent >= 0, exponent <= 40 else { return nil }
        digits += repeatElement(UInt8(ascii: "0"), count: exponent)
        return Integer((text.first == UInt8(ascii: "-") ? "-" : "") + String(decoding: digits, as: UTF8.self))
    }

    /// Returns the nearest number of the type. Returns nil if the number is too large, or so small that it would become
    /// zero.
    @inline(__always)
    func double(of word: TapeWord) -> Double? {
        if word.kind == TapeWord.Kind.integer { return Double(word.integer) }
        return otherDouble(of: word)
    }

    @inline(never)
    private func otherDouble(of word: TapeWord) -> Double? {
        let spelling = NumberSpelling(bytes(of: word))
        if let quick = spelling.quickDouble { return quick }
        guard let number = Double(numberText(of: word)), number.isFinite, number != 0 || spelling.isZero else {
            return nil
        }
        return number
    }

    func float(of word: TapeWord) -> Float? {
        let text = numberText(of: word)
        guard let number = Float(text), number.isFinite,
            number != 0 || (word.kind == TapeWord.Kind.integer || NumberSpelling(bytes(of: word)).isZero)
        else { return nil }
        return number
    }

    /// Returns the number rounded to 38 digits, or nil if a `Decimal` cannot represent its exponent.
    func decimal(of word: TapeWord) -> Decimal? {
        if word.kind == TapeWord.Kind.integer { return Decimal(word.integer) }
        return Decimal(string: numberText(of: word), locale: nil).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns the number as it is spelled in the document.
    func numberText(of word: TapeWord) -> String {
        word.kind == TapeWord.Kind.integer ? String(word.integer) : String(decoding: bytes(of: word), as: UTF8.self)
    }
}

/// The parts of a number, as far as they fit into 64 bits.
struct NumberSpelling {
    private let isNegative: Bool
    /// The significant digits without leading zeros, or the first 19 of them.
    private let digits: UInt64
    private let digitCount: Int
    /// Whether one of the digits beyond the first 19 is not zero.
    private let isCut: Bool
    /// The power of ten by which the digits are multiplied.
    private let exponent: Int
    let isZero: Bool

    /// - Parameter text: A number that the scanner has accepted.
    init(_ text: UnsafeBufferPointer<UInt8>) {
        var digits: UInt64 = 0
        var digitCount = 0
        var exponent = 0
        var isCut = false
        var isFraction = false
        var index = 0
        if text.first == UInt8(ascii: "-") { index = 1 }
        isNegative = index == 1
        scan: while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case UInt8(ascii: "."):
                isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                exponent += Self.exponent(text[index...])
                break scan
            default:
                let digit = UInt64(byte - UInt8(ascii: "0"))
                if isFraction { exponent -= 1 }
                if digitCount < 19 {
                    digits = digits * 10 + digit
                    if digits != 0 { digitCount += 1 }
                } else {
                    exponent += 1
                    if digit != 0 { isCut = true }
                }
            }
        }
        self.digits = digits
        self.digitCount = digitCount
        self.exponent = exponent
        self.isCut = isCut
        isZero = digits == 0
    }

    /// Reads an exponent. An exponent beyond a hundred million is read as a hundred million. `Int` may have 32 bits.
    static func exponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var magnitude = 0
        var isNegative = false
        for byte in text {
            switch byte {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "+"): break
            default: magnitude = min(magnitude * 10 + Int(byte - UInt8(ascii: "0")), 100_000_000)
            }
        }
        return isNegative ? -magnitude : magnitude
    }

    /// The number as a `Double` whose shortest text has the digits of the document, or nil if this is not certain. A
    /// `Double` keeps 15 digits.
    var exactDouble: Double? {
        digitCount <= 15 ? quickDouble : nil
    }

    /// The number if one multiplication or division of exact numbers gives it, or nil. The result is rounded once and
    /// is therefore correct. Nearly all numbers in documents have a result here.
    var quickDouble: Double? {
        guard !isCut, digits <= 1 << 53, exponent >= -22, exponent <= 22 else { return nil }
        let power = powersOfTen[abs(exponent)]
        let magnitude = exponent < 0 ? Double(digits) / power : Double(digits) * power
        return isNegative ? -magnitude : magnitude
    }
}

private let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]
