package import ContractModel

/// What a change is about, for whoever looks for what is made of it. `Change.place` says the same in words, from which nobody could tell
/// a key with a dot in it from two keys.
package enum ChangeSubject: Hashable, Sendable {
    case document
    /// A field of the root that holds for all operations which do not have it: `servers`.
    case inherited(String)
    case type(ChangeSides<TypeID>, TypePart)
    /// By the pointers of its declarations.
    case operation(ChangeSides<String>, OperationPart)

    package enum TypePart: Hashable, Sendable {
        case whole
        case property(String)
        case value(ContractValue)
    }

    package enum OperationPart: Hashable, Sendable {
        case whole
        case parameter(String, place: String)
        case requestBody
        case response(String)
        case header(String, response: String)
        case event(String, response: String)
        case pages
    }
}

/// The same thing in both contracts; nil where there is none.
package struct ChangeSides<ID: Hashable & Sendable>: Hashable, Sendable {
    package var old: ID?
    package var new: ID?

    package init(old: ID? = nil, new: ID? = nil) {
        self.old = old
        self.new = new
    }
}

extension ChangeSubject {
    /// A part of this type or operation; what is within a part already stays there.
    package func part(_ part: TypePart) -> ChangeSubject {
        if case .type(let sides, .whole) = self { .type(sides, part) } else { self }
    }

    package func part(_ part: OperationPart) -> ChangeSubject {
        if case .operation(let sides, _) = self { .operation(sides, part) } else { self }
    }
}
