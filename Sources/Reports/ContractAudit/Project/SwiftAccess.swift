/// The access levels of Swift. The most restricted level comes first.
enum SwiftAccess: Int, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`

    /// - Parameter word: The modifier in the declaration, or nil if the declaration has no modifier.
    init(_ word: String?) {
        switch word {
        case "private": self = .private
        case "fileprivate": self = .fileprivate
        case "package": self = .package
        case "public", "open": self = .public
        default: self = .internal
        }
    }

    static func < (left: SwiftAccess, right: SwiftAccess) -> Bool { left.rawValue < right.rawValue }
}

/// The modifiers and the keyword of a property: `public private(set) var`.
struct SwiftModifiers {
    let access: SwiftAccess
    let text: String

    /// The modifiers with `var`, even if the type's other properties are constants.
    var ofVariable: String { text.hasSuffix("let") ? text.dropLast(3) + "var" : text }

    /// Makes the modifiers of a new property: the modifiers of a property with the most common access level, preferably
    /// of the neighbour. In a type without properties, the modifiers follow the access level of the type.
    ///
    /// - Parameter neighbour: The property next to the new property, or nil.
    init(ofPropertyIn type: SwiftType, near neighbour: PropertyFacts?) {
        let stored = type.stored
        func count(_ property: PropertyFacts) -> Int { stored.count { $0.access == property.access } }
        let most = stored.map(count).max() ?? 0
        let candidates = (neighbour.map { [$0] } ?? []) + stored
        guard let model = candidates.first(where: { count($0) == most }) else {
            let word = type.access == "open" ? "public" : type.access
            access = SwiftAccess(word)
            text = (access > .internal ? (word ?? "") + " " : "") + "let"
            return
        }
        access = SwiftAccess(model.access)
        let words = model.isConstant ? [model.access, "let"] : [model.access, model.setterAccess, "var"]
        text = words.compactMap(\.self).joined(separator: " ")
    }
}
