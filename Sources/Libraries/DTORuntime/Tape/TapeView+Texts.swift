extension TapeView {
    /// Returns the string of a word, or nil if the string is not Unicode.
    @inline(__always)
    func text(of word: TapeWord) -> String? {
        word.kind == TapeWord.Kind.ascii ? String(decoding: bytes(of: word), as: UTF8.self) : otherText(of: word)
    }

    @inline(never)
    private func otherText(of word: TapeWord) -> String? {
        switch word.kind {
        case TapeWord.Kind.plain: String(decoding: bytes(of: word), as: UTF8.self)
        case TapeWord.Kind.escaped: unescaped(bytes(of: word))
        default: nil
        }
    }

    /// Returns the string without escapes. The scanner has checked that the escapes are valid.
    private func unescaped(_ source: UnsafeBufferPointer<UInt8>) -> String {
        // An escape is at least as long as the character that it represents.
        String(unsafeUninitializedCapacity: source.count) { target in
            var count = 0
            var rest = source[...]
            while let byte = rest.first {
                guard byte == UInt8(ascii: "\\") else {
                    target.initializeElement(at: count, to: byte)
                    count += 1
                    rest.removeFirst()
                    continue
                }
                let (scalar, length) = Self.escape(in: rest)
                for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    target.initializeElement(at: count, to: unit)
                    count += 1
                }
                rest.removeFirst(length)
            }
            return count
        }
    }

    /// Returns the character of the escape at the beginning of the bytes, and the length of the escape in bytes.
    private static func escape(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (Unicode.Scalar, length: Int) {
        switch bytes.dropFirst().first {
        case UInt8(ascii: "b"): return ("\u{8}", 2)
        case UInt8(ascii: "f"): return ("\u{C}", 2)
        case UInt8(ascii: "n"): return ("\n", 2)
        case UInt8(ascii: "r"): return ("\r", 2)
        case UInt8(ascii: "t"): return ("\t", 2)
        case UInt8(ascii: "u"):
            let high = UnsafeBufferPointer(rebasing: bytes.prefix(6)).escapedUnit ?? 0xFFFD
            guard high & 0xFC00 == 0xD800 else { return (Unicode.Scalar(high) ?? "\u{FFFD}", 6) }
            let low = UnsafeBufferPointer(rebasing: bytes.dropFirst(6).prefix(6)).escapedUnit ?? 0xDC00
            return (Unicode.Scalar(0x1_0000 + (high & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}", 12)
        case let byte?: return (Unicode.Scalar(byte), 2)
        case nil: return ("\u{FFFD}", 1)
        }
    }

    /// Whether a string of the document is equal to a name.
    ///
    /// - Parameter isASCII: Whether `name` has only ASCII characters, so that bytes can be compared.
    func isText(_ word: TapeWord, equalTo name: String, _ isASCII: Bool) -> Bool {
        guard isASCII, word.kind == TapeWord.Kind.ascii else { return text(of: word) == name }
        let bytes = bytes(of: word)
        return name.utf8.count == bytes.count && name.utf8.elementsEqual(bytes)
    }

    /// Returns the elements of an array if all of them are strings, or nil.
    func texts(at place: Int) -> [String]? {
        let word = self[place]
        guard word.isArray else { return nil }
        let count = word.length
        if count == 0 { return [] }
        // Other values also take one word, except collections with members.
        guard word.end == place + 1 + count else { return nil }
        var isWhole = true
        let texts = [String](unsafeUninitializedCapacity: count) { texts, initializedCount in
            for index in 0..<count {
                guard let text = text(of: self[place + 1 + index]) else {
                    isWhole = false
                    return
                }
                texts.initializeElement(at: index, to: text)
                initializedCount = index + 1
            }
        }
        return isWhole ? texts : nil
    }
}

extension String {
    var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
