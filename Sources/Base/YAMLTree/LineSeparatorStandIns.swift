/// Prevents libyaml from treating U+0085, U+2028 and U+2029 as line breaks.
///
/// These characters are line breaks in YAML 1.1, which libyaml implements. In YAML 1.2 (section 5.4) they are ordinary
/// characters, and text from word processors contains them. Therefore, before libyaml reads a document, each of these
/// separators is replaced by its stand-in: a character that the document does not contain and that has the same number
/// of bytes. Afterwards, the separators are restored in the scalars. Lengths and places do not change.
///
/// An escape in double quotes may produce the character of a stand-in. A separator would then replace this character,
/// too. To make this unlikely, the stand-ins are rarely used characters from the end of their Unicode range.
struct LineSeparatorStandIns {
    private struct Pair {
        let separator: [UInt8]
        let standIn: [UInt8]
    }

    private let pairs: [Pair]

    /// Chooses the stand-ins for a document. Returns nil if the document has no separators, as most documents.
    init?(for text: UnsafeBufferPointer<UInt8>) {
        let candidates: [(separator: Unicode.Scalar, standIns: ClosedRange<UInt32>)] = [
            ("\u{85}", 0x0100...0x07FF), ("\u{2028}", 0xE000...0xEFFF), ("\u{2029}", 0xF000...0xF8FF),
        ]
        let used = Self.separators(in: text)
        guard !used.isEmpty else { return nil }
        let scalars = Set(String(decoding: text, as: UTF8.self).unicodeScalars)
        pairs = candidates.compactMap { candidate in
            guard used.contains(candidate.separator) else { return nil }
            let standIn = candidate.standIns.reversed().lazy.compactMap(Unicode.Scalar.init).first {
                !scalars.contains($0)
            }
            return standIn.map {
                Pair(separator: Array(String(candidate.separator).utf8), standIn: Array(String($0).utf8))
            }
        }
    }

    /// Returns the text with stand-ins in place of the separators.
    func replacing(in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes = Array(text)
        for pair in pairs { Self.replace(pair.separator, with: pair.standIn, in: &bytes) }
        return bytes
    }

    /// Returns the text with separators in place of the stand-ins.
    func restoring(in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes = Array(text)
        for pair in pairs { Self.replace(pair.standIn, with: pair.separator, in: &bytes) }
        return bytes
    }

    private static func replace(_ old: [UInt8], with new: [UInt8], in bytes: inout [UInt8]) {
        for index in bytes.indices where bytes[index] == old[0] && bytes[index...].starts(with: old) {
            bytes.replaceSubrange(index..<index + old.count, with: new)
        }
    }

    private static func separators(in text: UnsafeBufferPointer<UInt8>) -> Set<Unicode.Scalar> {
        var found: Set<Unicode.Scalar> = []
        for index in ByteOffsets(of: 0xC2, in: text) where text[index...].starts(with: [0xC2, 0x85]) {
            found.insert("\u{85}")
        }
        for index in ByteOffsets(of: 0xE2, in: text) {
            if text[index...].starts(with: [0xE2, 0x80, 0xA8]) { found.insert("\u{2028}") }
            if text[index...].starts(with: [0xE2, 0x80, 0xA9]) { found.insert("\u{2029}") }
        }
        return found
    }
}
