/// The characters with a meaning in CommonMark and in GitHub's extensions.
enum MarkdownSyntax {
    /// Whether a backslash before the character is an escape (CommonMark 0.31, section 2.4).
    static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// Whether the character begins markup anywhere in a line. A dollar sign begins a formula on GitHub.
    static func isPlainEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\\", "`", "*", "_", "[", "]", "<", "&", "|", "~", "$": true
        default: false
        }
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z": true
        default: false
        }
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t"
    }

    static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        var scalars = Substring(text).unicodeScalars
        while let first = scalars.first, isSpace(first) || isNewline(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) || isNewline(last) { scalars.removeLast() }
        return String(Substring(scalars))
    }
}
