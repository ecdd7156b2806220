/// Spells names with the backticks that Swift requires.
enum SwiftName {
    /// Returns the name of a declaration: `` `default` ``.
    static func spelled(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// Returns the name after a dot, where few names need backticks.
    static func asMember(_ name: String) -> String {
        ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
    }

    /// Returns the name as a label or parameter, where few names need backticks.
    static func asParameter(_ name: String) -> String { ["inout", "let", "var"].contains(name) ? "`\(name)`" : name }

    /// Whether a text can be a name without changes.
    static func isName(_ text: String) -> Bool {
        text.first?.isNumber == false && text != "_"
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    // `SwiftEmission` has a list for each position. One list is enough here, because an unnecessary backtick does no
    // harm.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "Protocol", "Self", "Type", "as", "await", "false", "is", "nil", "self", "super", "throws", "true",
        "try",
    ]
}
