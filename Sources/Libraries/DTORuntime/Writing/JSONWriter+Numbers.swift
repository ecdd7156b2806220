import Foundation

// These functions write numbers (RFC 8259 section 6) with the digits of `JSONEncoder`: the fewest digits that read back
// as the number.

extension JSONWriter {
    @inline(__always)
    func write(_ flag: Bool) {
        append(flag ? "true" : "false")
    }

    func writeNull() {
        append("null")
    }

    @inline(__always)
    func write(signed number: Int64) {
        reserve(20)
        if number < 0 { put(UInt8(ascii: "-")) }
        putDigits(of: number.magnitude)
    }

    @inline(__always)
    func write(unsigned number: UInt64) {
        reserve(20)
        putDigits(of: number)
    }

    private func putDigits(of number: UInt64) {
        let length = number.digitCount
        var rest = number
        var place = count + length
        while rest >= 10 {
            let (tens, unit) = rest.quotientAndRemainder(dividingBy: 10)
            place -= 1
            bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: unit)
            rest = tens
        }
        bytes[place - 1] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
        advance(by: length)
    }

    /// - Precondition: The number is finite.
    @inline(__always)
    func write<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number) {
        if !writeShort(Double(number), isExact: Number.self == Double.self) { writeDescription(of: number) }
    }

    /// Writes a number that has few digits. Returns false for other numbers.
    ///
    /// Two different numbers of up to fifteen digits are different `Double`s. The first power of ten that makes the
    /// number whole therefore gives its digits, and they are the fewest possible.
    ///
    /// - Parameter isExact: Whether the number has the full precision of a `Double`. With less precision, fewer digits
    ///   may read back as the number.
    @inline(__always)
    private func writeShort(_ number: Double, isExact: Bool) -> Bool {
        let magnitude = number.magnitude
        guard magnitude < 1e9, magnitude >= 0.001 || number == 0 && number.sign == .plus else { return false }
        let whole = UInt64(magnitude)
        if Double(whole) == magnitude {
            guard isExact || whole < 1 << 24 else { return false }
            reserve(20)
            if number < 0 { put(UInt8(ascii: "-")) }
            putDigits(of: whole)
            return true
        }
        return isExact && writeFraction(number, magnitude)
    }

    private func writeFraction(_ number: Double, _ magnitude: Double) -> Bool {
        var scale = 1.0
        for length in 1...6 {
            scale *= 10
            let digits = (magnitude * scale).rounded()
            guard digits / scale == magnitude else { continue }
            reserve(24)
            if number < 0 { put(UInt8(ascii: "-")) }
            let (whole, fraction) = UInt64(digits).quotientAndRemainder(dividingBy: UInt64(scale))
            putDigits(of: whole)
            put(UInt8(ascii: "."))
            for _ in fraction.digitCount..<max(length, fraction.digitCount) { put(UInt8(ascii: "0")) }
            putDigits(of: fraction)
            return true
        }
        return false
    }

    private func writeDescription(of number: some CustomStringConvertible) {
        var text = number.description
        text.withUTF8 { text in
            let isWhole = text.suffix(2).elementsEqual(".0".utf8)
            append(UnsafeBufferPointer(rebasing: text.dropLast(isWhole ? 2 : 0)))
        }
    }

    func writeNumber(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }
}

extension UInt64 {
    fileprivate var digitCount: Int {
        var count = 1
        var bound: UInt64 = 10
        while self >= bound {
            count += 1
            let (next, overflows) = bound.multipliedReportingOverflow(by: 10)
            if overflows { return count }
            bound = next
        }
        return count
    }
}
