/// A declaration of a type, or an extension of one.
package struct TypeFacts: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
        case `struct`, `class`, `actor`, `enum`, `extension`, `protocol`
        case alias
    }

    package var kind: Kind
    /// With the types around it: `WorkDTO.CodingKeys`.
    package var name: String
    /// As they are spelled: conformances, and the type of raw values.
    package var inherited: [String] = []
    /// Without the sign: `Model`, `MainActor`.
    package var attributes: [String] = []
    package var generics: [String] = []
    package var properties: [PropertyFacts] = []
    package var cases: [CaseFacts] = []
    /// The target of an alias.
    package var target: String?
    /// `public`, where it says so; of an extension, what its members have that say nothing.
    package var access: String?
    /// Whether it, or one of its members, is there under a condition only (`#if`).
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
    /// As it is spelled; nil where it is inferred.
    package var type: String?
    /// Computed, or lazy: what the compiler neither decodes nor encodes.
    package var isComputed = false
    package var isStatic = false
    package var isConstant = false
    /// The text of its initial value.
    package var initial: String?
    /// Of the property itself, without the sign: `Attribute`, `Default`.
    package var attributes: [String] = []
    /// `public`, where it says so.
    package var access: String?
    /// `private(set)`, where it says so.
    package var setterAccess: String?
    /// The text before the name in its line: `public let`. Nil if the declaration shares the line with other code,
    /// names no type, or has its type in another line. Then another line cannot replace it.
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

/// A case of an enumeration.
package struct CaseFacts: Codable, Hashable, Sendable {
    package var name: String
    /// Of a literal; nil where there is none.
    package var rawValue: String?
    package var hasPayload = false
    package var place: SwiftPlace
    /// Of the declaration, which may have other cases too.
    package var lastLine: Int

    package init(name: String, place: SwiftPlace) {
        lastLine = place.line
        self.name = name
        self.place = place
    }
}
