/// Scans numbers, and the literals `true`, `false` and `null`.
extension JSONScanner {
    /// Scans `true`, `false` or `null`, given its first four bytes.
    @inline(__always)
    mutating func scanWord(_ letters: UInt32, _ length: Int, _ kind: UInt64) throws(ScanningFault) {
        guard end - position >= length,
            UInt32(littleEndian: position.loadUnaligned(as: UInt32.self)) == letters,
            length == 4 || position.load(fromByteOffset: 4, as: UInt8.self) == UInt8(ascii: "e")
        else { throw fault(.value) }
        position += length
        append(TapeWord(kind, length: 0, at: 0))
    }

    @inline(__always)
    mutating func scanNumber(_ first: UInt8) throws(ScanningFault) {
        let begin = position
        let isNegative = first == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let digits = position
        var integer: UInt64 = 0
        while position < end {
            let digit = position.load(as: UInt8.self) &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            // The integer may overflow. An integer that has overflowed is not used.
            integer = integer &* 10 &+ UInt64(digit)
            position += 1
        }
        let digitCount = digits.distance(to: position)
        guard digitCount > 0, digitCount == 1 || digits.load(as: UInt8.self) != UInt8(ascii: "0") else {
            if digitCount > 0 { position = digits }
            throw fault(.number)
        }
        if position < end {
            let byte = position.load(as: UInt8.self)
            if byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e") {
                try scanFraction()
                return try appendNumber(from: begin)
            }
        }
        // Minus zero is not an integer.
        guard digitCount <= 17, !isNegative || integer != 0 else { return try appendNumber(from: begin) }
        append(TapeWord(integer: isNegative ? -Int64(integer) : Int64(integer)))
    }

    @inline(__always)
    private mutating func appendNumber(from begin: UnsafeRawPointer) throws(ScanningFault) {
        let length = begin.distance(to: position)
        guard length < TapeWord.largestLength else {
            throw ScanningFault(reason: .size, offset: start.distance(to: begin))
        }
        append(TapeWord(TapeWord.Kind.number, length: length, at: start.distance(to: begin)))
    }

    /// Scans the fraction and the exponent, if they are present.
    private mutating func scanFraction() throws(ScanningFault) {
        if position.load(as: UInt8.self) == UInt8(ascii: ".") {
            position += 1
            try skipDigits()
        }
        guard position < end, position.load(as: UInt8.self) | 0x20 == UInt8(ascii: "e") else { return }
        position += 1
        if position < end {
            let sign = position.load(as: UInt8.self)
            if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
        }
        try skipDigits()
    }

    @inline(__always)
    private mutating func skipDigits() throws(ScanningFault) {
        let begin = position
        while position < end, position.load(as: UInt8.self) &- UInt8(ascii: "0") < 10 { position += 1 }
        guard position > begin else { throw fault(.number) }
    }
}
