/// Reads the type declarations of a TypeScript file, and skips other code.
struct TypeScriptReader {
    private let tokens: [TypeScriptTokens.Token]
    private var next = 0
    private var depth = 0

    /// The greatest depth of nested types.
    private static let depthLimit = 64

    init(_ text: String) {
        tokens = TypeScriptTokens.all(of: text)
    }

    private var current: TypeScriptTokens.Token { tokens[min(next, tokens.count - 1)] }

    private func isSign(_ sign: String) -> Bool { current.kind == .sign && current.text == sign }

    private func isWord(_ word: String) -> Bool { current.kind == .word && current.text == word }

    private mutating func take(_ sign: String) -> Bool {
        guard isSign(sign) else { return false }
        next += 1
        return true
    }

    mutating func declarations() -> [TypeScriptFile.Declaration] {
        var found: [TypeScriptFile.Declaration] = []
        while current.kind != .end {
            if isWord("interface"), let declaration = interface() {
                found.append(declaration)
            } else if isWord("type"), let declaration = alias() {
                found.append(declaration)
            } else if isWord("enum"), let declaration = enumeration() {
                found.append(declaration)
            } else {
                next += 1
            }
        }
        return found
    }

    private mutating func name() -> TypeScriptTokens.Token? {
        next += 1
        guard current.kind == .word else { return nil }
        defer { next += 1 }
        return current
    }

    // MARK: Declarations

    private mutating func interface() -> TypeScriptFile.Declaration? {
        guard let name = name() else { return nil }
        var bases: [String] = []
        skipArguments()
        if isWord("extends") {
            next += 1
            while current.kind == .word {
                bases.append(current.text)
                next += 1
                skipArguments()
                if !take(",") { break }
            }
        }
        guard take("{") else { return nil }
        return .init(name: name.text, form: .object(members()), bases: bases, place: name.place)
    }

    private mutating func alias() -> TypeScriptFile.Declaration? {
        guard let name = name() else { return nil }
        skipArguments()
        guard take("=") else { return nil }
        let start = next
        let type = self.type()
        switch type {
        case .object(let properties): return .init(name: name.text, form: .object(properties), place: name.place)
        case .literal, .union:
            let texts = tokens[start..<min(next, tokens.count)].filter { $0.kind == .text }
            let parts: [TypeScriptType] = if case .union(let all) = type { all } else { [type] }
            let isAll = parts.allSatisfy { if case .literal = $0 { true } else { false } }
            return .init(
                name: name.text, form: isAll ? .values(texts.map { ($0.text, $0.place) }) : .other, place: name.place)
        default: return .init(name: name.text, form: .other, place: name.place)
        }
    }

    private mutating func enumeration() -> TypeScriptFile.Declaration? {
        guard let name = name(), take("{") else { return nil }
        var values: [(value: String, place: SwiftPlace)] = []
        var isText = true
        while current.kind != .end, !take("}") {
            next += 1
            guard take("=") else {
                isText = isText && isSign("}") && !values.isEmpty
                _ = take(",")
                continue
            }
            if current.kind == .text { values.append((current.text, current.place)) } else { isText = false }
            while current.kind != .end, !isSign(","), !isSign("}") { next += 1 }
            _ = take(",")
        }
        return .init(name: name.text, form: isText ? .values(values) : .other, place: name.place)
    }

    // MARK: Types

    /// Reads the members of an object, including the closing brace.
    private mutating func members() -> [TypeScriptFile.Property] {
        var found: [TypeScriptFile.Property] = []
        while current.kind != .end, !take("}") {
            if take(";") || take(",") { continue }
            if isWord("readonly"), tokens[min(next + 1, tokens.count - 1)].kind != .sign { next += 1 }
            let start = current
            guard start.kind == .word || start.kind == .text || start.kind == .number else {
                skipMember()
                continue
            }
            next += 1
            let isOptional = take("?")
            guard take(":") else {
                skipMember()
                continue
            }
            found.append(.init(name: start.text, isOptional: isOptional, type: type(), place: start.place))
            if !isSign("}"), !isSign(";"), !isSign(","), current.kind == .sign { skipMember() }
        }
        return found
    }

    /// Skips the rest of a member, without its separator.
    private mutating func skipMember() {
        var open = 0
        while current.kind != .end {
            if open == 0, isSign(";") || isSign(",") || isSign("}") { return }
            if isSign("{") || isSign("(") || isSign("[") { open += 1 }
            if isSign("}") || isSign(")") || isSign("]") { open -= 1 }
            next += 1
        }
    }

    private mutating func type() -> TypeScriptType {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else {
            skipMember()
            return .other
        }
        _ = take("|")
        var parts = [postfix()]
        while take("|") { parts.append(postfix()) }
        if isSign("&") {
            skipMember()
            return .other
        }
        return parts.count == 1 ? parts[0] : .union(parts)
    }

    private mutating func postfix() -> TypeScriptType {
        var type = primary()
        while isSign("["), tokens[min(next + 1, tokens.count - 1)].text == "]" {
            next += 2
            type = .array(type)
        }
        return type
    }

    private mutating func primary() -> TypeScriptType {
        let token = current
        switch (token.kind, token.text) {
        case (.word, "readonly"):
            next += 1
            return postfix()
        case (.word, let word):
            next += 1
            guard take("<") else { return .named(word) }
            var arguments = [type()]
            while take(",") { arguments.append(type()) }
            guard take(">") else {
                skipMember()
                return .other
            }
            switch (word, arguments.count) {
            case ("Array", 1), ("ReadonlyArray", 1): return .array(arguments[0])
            case ("Record", 2): return .map(arguments[1])
            default: return .other
            }
        case (.text, let text):
            next += 1
            return .literal(text)
        case (.sign, "{"):
            next += 1
            return .object(members())
        case (.sign, "("):
            next += 1
            let inner = type()
            guard take(")"), !isSign("=") else {
                skipMember()
                return .other
            }
            return inner
        default:
            skipMember()
            return .other
        }
    }

    /// Skips generic arguments after a name: `<T extends …>`.
    private mutating func skipArguments() {
        guard isSign("<") else { return }
        var open = 0
        while current.kind != .end {
            if isSign("<") { open += 1 }
            if isSign(">") { open -= 1 }
            next += 1
            if open == 0 { return }
        }
    }
}
