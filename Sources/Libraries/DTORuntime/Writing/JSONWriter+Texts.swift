// These functions write strings (RFC 8259 section 7) with the escapes of `JSONEncoder`.

extension JSONWriter {
    @inline(__always)
    func write(_ text: String) {
        var text = text
        text.withUTF8 { write($0) }
    }

    /// Writes a string in quotation marks.
    func write(_ text: UnsafeBufferPointer<UInt8>) {
        reserve(text.count + 2)
        put(quotationMark)
        var index = 0
        let raw = UnsafeRawBufferPointer(text)
        let slash = session.escapesSlashes ? UInt64(solidus) : UInt64(quotationMark)
        while index + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            guard !word.needsEscape(slash) else { break }
            UnsafeMutableRawPointer(bytes + count).storeBytes(of: word, as: UInt64.self)
            advance(by: 8)
            index += 8
        }
        while index < text.count {
            let byte = text[index]
            guard !needsEscape(byte) else {
                writeEscaped(UnsafeBufferPointer(rebasing: text[index...]))
                break
            }
            put(byte)
            index += 1
        }
        append(quotationMark)
    }

    @inline(__always)
    private func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == quotationMark || byte == reverseSolidus || byte == solidus && session.escapesSlashes
    }

    @inline(never)
    private func writeEscaped(_ rest: UnsafeBufferPointer<UInt8>) {
        // An escape of a byte has at most six bytes.
        reserve(6 * rest.count)
        for byte in rest {
            guard needsEscape(byte) else {
                put(byte)
                continue
            }
            put(reverseSolidus)
            switch byte {
            case quotationMark, reverseSolidus, solidus: put(byte)
            case 0x08: put(UInt8(ascii: "b"))
            case 0x09: put(UInt8(ascii: "t"))
            case 0x0A: put(UInt8(ascii: "n"))
            case 0x0C: put(UInt8(ascii: "f"))
            case 0x0D: put(UInt8(ascii: "r"))
            default: putCode(of: byte)
            }
        }
    }

    /// Writes a code such as `u001f`.
    private func putCode(of byte: UInt8) {
        put(UInt8(ascii: "u"))
        put(UInt8(ascii: "0"))
        put(UInt8(ascii: "0"))
        put(UInt8(ascii: "0") + byte >> 4)
        let digit = byte & 15
        put(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}

extension UInt64 {
    /// Whether one of the bytes must be escaped.
    @inline(__always)
    fileprivate func needsEscape(_ slash: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotation = self ^ ones &* UInt64(quotationMark)
        let reverse = self ^ ones &* UInt64(reverseSolidus)
        let forward = self ^ ones &* slash
        // The result has the highest bit of each byte that is zero in one of the three words, or is below a space.
        // Other bytes may also have the bit, but only above one of these bytes.
        let found =
            (quotation &- ones) & ~quotation | (reverse &- ones) & ~reverse | (forward &- ones) & ~forward
            | (self &- ones &* 0x20) & ~self
        return found & (ones &* 0x80) != 0
    }
}

private let quotationMark = UInt8(ascii: "\"")
private let reverseSolidus = UInt8(ascii: "\\")
private let solidus = UInt8(ascii: "/")
