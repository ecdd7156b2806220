/// Recognizes characters of a document that must be escaped in a source file: they end lines, are invisible, or make
/// a line look like another line (Trojan Source, CVE-2021-42574).
///
/// The ranges are written out. Unicode properties differ between versions of the standard library, but a document must
/// give the same files everywhere.
public enum UnsafeText {
    /// Whether the character must be escaped.
    public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true  // C0 and C1 controls
        case 0xAD, 0x34F, 0x61C, 0x180E: true  // soft hyphen, grapheme joiner, Arabic and Mongolian marks
        case 0x200B, 0x200E, 0x200F: true  // zero-width space, marks of direction
        case 0x2028...0x202E: true  // line and paragraph separators, embeddings, overrides
        case 0x2060...0x206F: true  // word joiner, isolates, deprecated controls
        case 0xFE00...0xFE0D, 0xFEFF, 0xFFF9...0xFFFB: true  // selectors without a glyph, byte order mark, annotations
        case 0xFDD0...0xFDEF: true  // noncharacters
        case 0xE000...0xF8FF: true  // private use
        case 0xE0000...0xE0FFF: true  // tags and further selectors
        default: scalar.value & 0xFFFE == 0xFFFE || scalar.value >= 0xF0000
        }
    }

    /// Whether the character is a zero-width joiner or non-joiner. Emoji and several scripts need them, so comments may
    /// contain them. Literals escape them.
    public static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D
    }
}
