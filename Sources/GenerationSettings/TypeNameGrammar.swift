/// Which texts of the configuration are types in Swift: names with dots and generic arguments, arrays, dictionaries and optionals of
/// such (The Swift Programming Language, Types).
struct TypeNameGrammar {
    /// Types within types.
    private static let depthLimit = 16

    private var rest: Substring

    static func isType(_ text: String) -> Bool {
        var grammar = TypeNameGrammar(rest: text[...])
        return grammar.type(depth: 0) && grammar.rest.isEmpty
    }

    /// - Parameter type: one that is a type.
    static func isOptional(_ type: String) -> Bool {
        let text = type.filter { $0 != " " }
        return text.hasSuffix("?") || text.hasPrefix("Optional<") || text.hasPrefix("Swift.Optional<")
    }

    private mutating func type(depth: Int) -> Bool {
        guard depth < Self.depthLimit, take("[") ? collection(depth: depth) : name(depth: depth) else { return false }
        while take("?") {}
        return true
    }

    /// What follows `[`.
    private mutating func collection(depth: Int) -> Bool {
        guard type(depth: depth + 1) else { return false }
        if take(":") {
            guard type(depth: depth + 1) else { return false }
        }
        return take("]")
    }

    private mutating func name(depth: Int) -> Bool {
        repeat {
            let identifier = rest.prefix { $0.unicodeScalars.allSatisfy(IdentifierGrammar.isContinuation) }
            guard IdentifierGrammar.isIdentifier(String(identifier)) else { return false }
            rest = rest.dropFirst(identifier.count)
        } while take(".")
        guard take("<") else { return true }
        repeat {
            guard type(depth: depth + 1) else { return false }
        } while take(",")
        return take(">")
    }

    /// Takes the character with the spaces behind it, if it comes next.
    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest = rest.dropFirst().drop { $0 == " " }
        return true
    }
}
