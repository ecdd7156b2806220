/// Checks that a string of the configuration is a Swift type: a name with dots and generic arguments, or an array, a
/// dictionary or an optional of types (The Swift Programming Language, Types).
struct TypeNameGrammar {
    /// The greatest depth of nested types.
    private static let depthLimit = 16

    private var rest: Substring

    static func isType(_ text: String) -> Bool {
        var grammar = TypeNameGrammar(rest: text[...])
        return grammar.type(depth: 0) && grammar.rest.isEmpty
    }

    /// Whether a type is optional.
    ///
    /// - Parameter type: A valid type.
    static func isOptional(_ type: String) -> Bool {
        let text = type.filter { $0 != " " }
        return text.hasSuffix("?") || text.hasPrefix("Optional<") || text.hasPrefix("Swift.Optional<")
    }

    private mutating func type(depth: Int) -> Bool {
        guard depth < Self.depthLimit, take("[") ? collection(depth: depth) : name(depth: depth) else { return false }
        while take("?") {}
        return true
    }

    /// Reads the rest of a type after `[`.
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

    /// Reads the character and the spaces after it. Returns false if another character comes next.
    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest = rest.dropFirst().drop { $0 == " " }
        return true
    }
}
