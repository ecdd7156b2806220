/// The words that need backticks in each position (The Swift Programming Language, Lexical Structure, "Keywords and
/// Punctuation").
enum SwiftKeywords {
    /// Words that need backticks in a declaration, and alone in an expression.
    static let reserved: Set<String> = [
        // These words are used in declarations.
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var",
        // These words are used in statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        // These words are used in expressions and types. `await` is an operator even before an equals sign.
        "Any", "Protocol", "Self", "Type", "as", "await", "false", "is", "nil", "self", "super", "throws", "true",
        "try", "_",
    ]

    /// Words that have another meaning after a dot: the initializer, the value itself, the metatypes.
    static let reservedAsMembers: Set<String> = ["Protocol", "Type", "init", "self"]

    /// Words that need backticks before a parameter's colon. Early versions of Swift had modifiers in this position
    /// (SE-0001).
    static let reservedAsLabels: Set<String> = ["_", "inout", "let", "var"]
}
