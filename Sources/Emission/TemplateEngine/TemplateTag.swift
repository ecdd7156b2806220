import Diagnostics

/// A piece of a template: a text or a tag.
enum TemplatePiece {
    case text(Range<Int>, beginsLine: Bool)
    case tag(TemplateTag)
}

/// The text between `{{` and `}}`.
struct TemplateTag {
    /// The character after `{{`.
    enum Sigil: UInt8 {
        case section = 0x23  // #
        case inverted = 0x5E  // ^
        case close = 0x2F  // /
        case partial = 0x3E  // >
        case comment = 0x21  // !
        /// The tag has no character here, because the name follows the braces directly.
        case value = 0
    }

    var sigil: Sigil
    var name: String
    var location: SourceLocation
    /// Whether the tag begins a line of the output: it begins a line of the template and is not alone in that line.
    var beginsLine: Bool
    /// The white space before a tag that is alone in its line ("standalone" in mustache/spec). The output does not
    /// contain that line. The value is nil for other tags, and always for values.
    var standaloneIndentation: Range<Int>?

    /// Whether a name is valid. A valid name consists of letters, digits, `_` and `-`, or it is `.`, the current
    /// element.
    static func isName(_ name: some Collection<UInt8>) -> Bool {
        func isNameByte(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F: true
            default: false
            }
        }
        return name.elementsEqual([0x2E]) || (!name.isEmpty && name.allSatisfy(isNameByte))
    }
}
