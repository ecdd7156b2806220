/// Scans strings and keys.
extension JSONScanner {
    @inline(__always)
    mutating func scanKey() throws(ScanningFault) {
        guard try next(.key) == UInt8(ascii: "\"") else { throw fault(.key) }
        position += 1
        try scanText()
        skipSpace()
        guard try next(.colon) == UInt8(ascii: ":") else { throw fault(.colon) }
        position += 1
        skipSpace()
    }

    /// Scans a string after its opening quotation mark.
    @inline(__always)
    mutating func scanText() throws(ScanningFault) {
        let begin = position
        var place = position
        // The loop examines eight bytes at a time. An ordinary character has no bit in the mask.
        while place + 8 <= end {
            let mask = Self.special(in: word(at: place))
            guard mask == 0 else {
                place += mask.trailingZeroBitCount >> 3
                if place.load(as: UInt8.self) == UInt8(ascii: "\"") {
                    position = place + 1
                    let length = begin.distance(to: place)
                    guard length < TapeWord.largestLength else { throw fault(.size) }
                    append(TapeWord(TapeWord.Kind.ascii, length: length, at: start.distance(to: begin)))
                    return
                }
                break
            }
            place += 8
        }
        position = place
        try scanRest(ofTextFrom: begin)
    }

    /// Sets the highest bit of each byte that is a quotation mark, a backslash, a control character, or not ASCII. Only
    /// the lowest bit that is set is reliable.
    @inline(__always)
    private static func special(in word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        let low = (quotes &- ones) | (slashes &- ones) | (word &- ones &* 0x20)
        return (low | word) & (ones &* 0x80)
    }

    /// Scans a string from its first special byte, or near the end of the document.
    @inline(never)
    private mutating func scanRest(ofTextFrom begin: UnsafeRawPointer) throws(ScanningFault) {
        var kind = TapeWord.Kind.ascii
        while true {
            let byte = try next(.end)
            switch byte {
            case UInt8(ascii: "\""):
                let length = begin.distance(to: position)
                guard length < TapeWord.largestLength else { throw fault(.size) }
                position += 1
                append(TapeWord(kind, length: length, at: start.distance(to: begin)))
                return
            case UInt8(ascii: "\\"):
                let isWhole = try skipEscape()
                kind = isWhole ? max(kind, TapeWord.Kind.escaped) : TapeWord.Kind.broken
            case 0..<0x20:
                throw fault(.control)
            case 0x20..<0x80:
                position += 1
                while position + 8 <= end {
                    let mask = Self.special(in: word(at: position))
                    guard mask == 0 else {
                        position += mask.trailingZeroBitCount >> 3
                        break
                    }
                    position += 8
                }
            default:
                try skipCharacter(byte)
                kind = max(kind, TapeWord.Kind.plain)
            }
        }
    }

    /// Skips a character of two to four bytes (Unicode standard, table 3-7).
    @inline(__always)
    private mutating func skipCharacter(_ first: UInt8) throws(ScanningFault) {
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: throw fault(.encoding)
        }
        guard end - position >= length, second.contains(position.load(fromByteOffset: 1, as: UInt8.self)) else {
            throw ScanningFault(reason: .encoding, offset: start.distance(to: position))
        }
        for index in 2..<max(2, length) where position.load(fromByteOffset: index, as: UInt8.self) & 0xC0 != 0x80 {
            throw fault(.encoding)
        }
        position += length
    }

    /// Skips an escape. Returns whether the escape is a whole character instead of half of a surrogate pair.
    private mutating func skipEscape() throws(ScanningFault) -> Bool {
        guard end - position >= 2 else {
            position = end
            throw fault(.end)
        }
        switch position.load(fromByteOffset: 1, as: UInt8.self) {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
            return true
        case UInt8(ascii: "u"):
            guard let unit = unit(at: position) else { throw fault(.escape) }
            position += 6
            guard unit & 0xF800 == 0xD800 else { return true }
            // A low surrogate may follow only a high surrogate.
            guard unit < 0xDC00, let low = self.unit(at: position), low & 0xFC00 == 0xDC00 else { return false }
            position += 6
            return true
        default:
            throw fault(.escape)
        }
    }

    /// Returns the UTF-16 code unit of an escape such as `\u00e9`, or nil.
    private func unit(at place: UnsafeRawPointer) -> UInt32? {
        guard end - place >= 6 else { return nil }
        return UnsafeBufferPointer(start: place.assumingMemoryBound(to: UInt8.self), count: 6).escapedUnit
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The UTF-16 code unit of these bytes if they are an escape such as `\u00e9`, or nil.
    var escapedUnit: UInt32? {
        guard count == 6, self[0] == UInt8(ascii: "\\"), self[1] == UInt8(ascii: "u") else { return nil }
        var unit: UInt32 = 0
        for byte in self[2...] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return unit
    }
}
