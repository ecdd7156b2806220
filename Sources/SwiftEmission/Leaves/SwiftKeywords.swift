/// The words that need backticks, by the position in which they need them (The Swift Programming Language, Lexical
/// Structure, "Keywords and Punctuation").
enum SwiftKeywords {
    /// Wherever a name is declared or stands alone in an expression.
    static let reserved: Set<String> = [
        // Used in declarations.
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var",
        // Used in statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        // Used in expressions and types. `await` is read as an operator even before an equals sign.
        "Any", "Protocol", "Self", "Type", "as", "await", "false", "is", "nil", "self", "super", "throws", "true",
        "try", "_",
    ]

    /// After a dot these four mean something else: the initializer, the value itself, the metatypes.
    static let reservedAsMembers: Set<String> = ["Protocol", "Type", "init", "self"]

    /// Before a parameter's colon these were modifiers once (SE-0001).
    static let reservedAsLabels: Set<String> = ["_", "inout", "let", "var"]
}
