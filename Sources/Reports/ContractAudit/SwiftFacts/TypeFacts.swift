/// The facts about a declaration of a type, or about an extension.
package struct TypeFacts: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case `struct`, `class`, `actor`, `enum`, `extension`, `protocol`
        case alias
    }

    package var kind: Kind
    /// The name with the names of the enclosing types: `WorkDTO.CodingKeys`.
    package var name: String
    /// The spellings of the superclass, the conformances and the raw type.
    package var inherited: [String] = []
    /// The attributes without `@`: `Model`, `MainActor`.
    package var attributes: [String] = []
    package var generics: [String] = []
    package var properties: [PropertyFacts] = []
    package var cases: [CaseFacts] = []
    /// The target of an alias.
    package var target: String?
    /// The access modifier, such as `public`. The access modifier of an extension is the default for its members.
    package var access: String?
    /// Whether the type or one of its members is within a condition (`#if`).
    package var isConditional = false
    package var place: SwiftPlace
    /// The line of the opening brace.
    package var openLine: Int
    package var lastLine: Int

    package init(kind: Kind, name: String, place: SwiftPlace, lastLine: Int) {
        self.kind = kind
        self.name = name
        self.place = place
        openLine = place.line
        self.lastLine = lastLine
    }
}

/// A variable or constant of a type.
package struct PropertyFacts: Codable, Hashable, Sendable {
    package var name: String
    /// The spelling of the type. The value is nil if the type is inferred.
    package var type: String?
    /// Whether the property is computed or lazy, so that the compiler neither decodes nor encodes it.
    package var isComputed = false
    package var isStatic = false
    package var isConstant = false
    /// The text of the initial value.
    package var initial: String?
    /// The attributes of the property, without `@`: `Attribute`, `Default`.
    package var attributes: [String] = []
    /// The access modifier, such as `public`. The value is nil without a modifier.
    package var access: String?
    /// The access modifier of the setter, such as `private(set)`. The value is nil without a modifier.
    package var setterAccess: String?
    /// The text before the name in its line: `public let`. The text is nil if another line cannot replace this line,
    /// because the declaration shares the line with other code, names no type, or has its type in another line.
    package var opening: String?
    /// The text after the type in the line: an initial value, the beginning of observers, a comment.
    package var ending: String?
    package var place: SwiftPlace
    /// The last line of the declaration.
    package var lastLine: Int

    package init(name: String, place: SwiftPlace) {
        lastLine = place.line
        self.name = name
        self.place = place
    }
}

extension PropertyFacts {
    /// The spelling of the type, or the type of the initial value: `Subject` for `= Subject()`.
    package var impliedType: String? {
        guard type == nil, let initial else { return type }
        if initial.hasPrefix("\"") { return "String" }
        if initial == "true" || initial == "false" { return "Bool" }
        if Int(initial) != nil { return "Int" }
        if Double(initial) != nil { return "Double" }
        let name = initial.prefix { $0 != "(" }
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } && name.first?.isUppercase == true
        return isName && name.count < initial.count ? String(name) : nil
    }
}

/// A case of an enumeration.
package struct CaseFacts: Codable, Hashable, Sendable {
    package var name: String
    /// The literal of the raw value, or nil.
    package var rawValue: String?
    package var hasPayload = false
    package var place: SwiftPlace
    /// The last line of the declaration, which may also declare other cases.
    package var lastLine: Int

    package init(name: String, place: SwiftPlace) {
        lastLine = place.line
        self.name = name
        self.place = place
    }
}
