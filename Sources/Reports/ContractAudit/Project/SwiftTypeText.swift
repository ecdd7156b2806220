/// The parsed spelling of a type: `[String]?`.
package indirect enum SwiftTypeText: Hashable, Sendable {
    case optional(SwiftTypeText)
    case array(SwiftTypeText)
    case dictionary(SwiftTypeText)
    case named(String, arguments: [SwiftTypeText])
    /// A tuple, a function or a composition, which a document cannot describe.
    case other(String)

    package init(_ text: String) {
        let text = text.trimmed
        if text.hasSuffix("?") || text.hasSuffix("!") {
            self = .optional(SwiftTypeText(String(text.dropLast())))
        } else if let word = ["any ", "some "].first(where: text.hasPrefix) {
            self.init(String(text.dropFirst(word.count)))
        } else if text.hasPrefix("["), text.hasSuffix("]") {
            let parts = Self.split(String(text.dropFirst().dropLast()), at: ":")
            self = parts.count == 2 ? .dictionary(SwiftTypeText(parts[1])) : .array(SwiftTypeText(parts[0]))
        } else if let open = text.firstIndex(of: "<"), text.hasSuffix(">") {
            let name = String(text[..<open])
            let arguments = Self.split(String(text[text.index(after: open)...].dropLast()), at: ",").map(Self.init)
            switch (name, arguments.count) {
            case ("Optional", 1): self = .optional(arguments[0])
            case ("Array", 1), ("Set", 1), ("ContiguousArray", 1): self = .array(arguments[0])
            case ("Dictionary", 2): self = .dictionary(arguments[1])
            default: self = .named(name, arguments: arguments)
            }
        } else if !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`" })
        {
            self = .named(text.filter { $0 != "`" }, arguments: [])
        } else {
            self = .other(text)
        }
    }

    package var isOptional: Bool { if case .optional = self { true } else { false } }

    /// Whether the type is an array or a dictionary, optional or not.
    var isCollection: Bool {
        switch wrapped {
        case .array, .dictionary: true
        case .optional, .named, .other: false
        }
    }

    /// The type without optionality.
    package var wrapped: SwiftTypeText {
        if case .optional(let inner) = self { inner.wrapped } else { self }
    }

    /// The name of the innermost element type. The string is empty for a type without a name.
    package var base: String {
        switch self {
        case .optional(let inner), .array(let inner), .dictionary(let inner): inner.base
        case .named(let name, _): name
        case .other: ""
        }
    }

    /// Splits the text at separators that are outside of brackets.
    private static func split(_ text: String, at sign: Character) -> [String] {
        var parts = [""]
        var depth = 0
        for letter in text {
            if "[<(".contains(letter) { depth += 1 }
            if "]>)".contains(letter) { depth -= 1 }
            if letter == sign, depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
        }
        return parts
    }
}

extension String {
    /// The spelling of a type without optionality: `String` for `String?` and for `Optional<String>`.
    var withoutOptionality: String {
        if hasSuffix("?") || hasSuffix("!") { return String(dropLast()).withoutOptionality }
        if hasPrefix("Optional<"), hasSuffix(">") { return String(dropFirst(9).dropLast()) }
        return self
    }

    var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
