/// Names as Swift takes them where they are declared or stand alone.
enum SwiftName {
    /// With the signs that a word of the language needs: `` `default` ``.
    static func spelled(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    /// Behind a dot, where few words need them.
    static func asMember(_ name: String) -> String {
        ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
    }

    /// As a label or a name of a parameter, where few words need them.
    static func asParameter(_ name: String) -> String { ["inout", "let", "var"].contains(name) ? "`\(name)`" : name }

    /// Whether a text can be a name without a change.
    static func isName(_ text: String) -> Bool {
        text.first?.isNumber == false && text != "_"
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    // `SwiftEmission` has the list by position; here one is enough, since a sign too many does no harm.
    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "Protocol", "Self", "Type", "as", "await", "false", "is", "nil", "self", "super", "throws", "true",
        "try",
    ]
}
