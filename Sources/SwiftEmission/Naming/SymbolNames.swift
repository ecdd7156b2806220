/// What a character that no identifier may contain is called: `+` is `plus`.
enum SymbolNames {
    /// The words of a symbol. Characters outside ASCII go by their Unicode name (`€` is `euro sign`), those without a name by
    /// their number (NUL is `u0000`).
    static func words(for scalar: Unicode.Scalar) -> [String] {
        if let name = ascii[scalar] { return [name] }
        if let name = scalar.properties.name {
            return name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        }
        let digits = String(scalar.value, radix: 16)
        return ["u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits]
    }

    /// Operators of two characters, which read better as one.
    static func word(for first: Unicode.Scalar, _ second: Unicode.Scalar) -> String? {
        switch (first, second) {
        case (">", "="): "greaterThanOrEqual"
        case ("<", "="): "lessThanOrEqual"
        case ("!", "="): "notEqual"
        default: nil
        }
    }

    private static let ascii: [Unicode.Scalar: String] = [
        " ": "space", "\t": "tab", "\n": "newline", "\r": "return", "!": "not", "\"": "quote", "#": "hash",
        "$": "dollar", "%": "percent", "&": "and", "'": "apostrophe", "(": "leftParenthesis",
        ")": "rightParenthesis", "*": "asterisk", "+": "plus", ",": "comma", "-": "minus", ".": "dot", "/": "slash",
        ":": "colon", ";": "semicolon", "<": "lessThan", "=": "equal", ">": "greaterThan", "?": "questionMark",
        "@": "at", "[": "leftBracket", "\\": "backslash", "]": "rightBracket", "^": "caret", "_": "underscore",
        "`": "backtick", "{": "leftBrace", "|": "pipe", "}": "rightBrace", "~": "tilde",
    ]
}
