/// The characters of a Swift identifier (The Swift Programming Language, Lexical Structure, grammar of an identifier).
package enum IdentifierGrammar {
    /// Whether the text is an identifier other than `_`. Keywords are allowed, because they only need backticks.
    package static func isIdentifier(_ text: String) -> Bool {
        guard let head = text.unicodeScalars.first, isHead(head), text != "_" else { return false }
        return text.unicodeScalars.dropFirst().allSatisfy(isContinuation)
    }

    package static func isHead(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x5F: true
        case ..<0x80: false
        case let value: heads.contains { $0.contains(value) }
        }
    }

    static func isContinuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39: true
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
        default: isHead(scalar)
        }
    }

    /// Whether the character can be a part of a word: letters, marks and digits of any script, and emoji, as far as the
    /// grammar of identifiers allows them. The grammar also allows invisible and directional characters, which make
    /// different names look equal. This property excludes them.
    package static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isContinuation(scalar) && scalar != "_" }
        guard isContinuation(scalar), !scalar.properties.isDefaultIgnorableCodePoint else { return false }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
        case .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber: return true
        case .otherSymbol, .modifierSymbol: return scalar.properties.isEmojiPresentation
        default: return false
        }
    }

    /// Whether the character is an accent or a vowel sign, which needs a character before it.
    package static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }

    private static let heads: [ClosedRange<UInt32>] = [
        0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
        0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x02FF, 0x0370...0x167F, 0x1681...0x180D,
        0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
        0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
        0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F,
        0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
        0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD,
        0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD,
        0xE0000...0xEFFFD,
    ]
}
