/// The words for characters that an identifier cannot contain: `+` is `plus`.
enum SymbolNames {
    /// Returns the words of a symbol. A character outside ASCII has the words of its Unicode name (`€` is `euro sign`).
    /// The word for a character without a name is its number (NUL is `u0000`).
    static func words(for scalar: Unicode.Scalar) -> [String] {
        if let name = ascii[scalar] { return [name] }
        if let name = scalar.properties.name {
            return name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
        }
        let digits = String(scalar.value, radix: 16)
        return ["u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits]
    }

    /// Returns one word for an operator of two characters.
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
