import Texts

/// Makes text of an untrusted document safe to print.
///
/// A document may contain terminal escapes, or bidirectional controls that show a line in another order. An invisible
/// character is written as its code point: U+202E becomes `\u{202E}`.
public enum VisibleText {
    /// Returns the text on one line. Line breaks and tabs are also escaped.
    public static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            if let replacement = replacement(for: scalar) {
                result += replacement
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the replacement of a scalar, or nil if it is printed unchanged.
    static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case " "..."~": return nil
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            let isHidden = UnsafeText.isUnsafe(scalar) || UnsafeText.isJoiner(scalar) || isSpace(scalar)
            return isHidden ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : nil
        }
    }

    /// Whether the scalar is a space other than U+0020. These spaces look like U+0020 or are invisible.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Returns the number of terminal cells of a printed scalar: 0 for nonspacing and enclosing marks, 2 for East
    /// Asian wide characters and emoji (Unicode Standard Annex #11), and 1 for all others.
    static func cellCount(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20...0x02FF: return 1
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        default: return 1
        }
    }
}
