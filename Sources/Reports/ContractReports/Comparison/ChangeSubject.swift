package import ContractModel

/// The subject of a change, for finding the generated code. `Change.place` describes it in words, which are ambiguous:
/// a key may contain a dot.
package enum ChangeSubject: Hashable, Sendable {
    case document
    /// A field of the root that applies to all operations without this field: `servers`.
    case inherited(String)
    case type(ChangeSides<TypeID>, TypePart)
    /// An operation, by the pointers of its declarations.
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

/// The identifiers of a type or an operation in both contracts. An identifier is nil if its contract does not have the
/// type or operation.
package struct ChangeSides<ID: Hashable & Sendable>: Hashable, Sendable {
    package var old: ID?
    package var new: ID?
}

extension ChangeSubject {
    /// Returns the subject for a part of this type or operation. A subject that is already a part is not changed.
    package func part(_ part: TypePart) -> ChangeSubject {
        if case .type(let sides, .whole) = self { .type(sides, part) } else { self }
    }

    package func part(_ part: OperationPart) -> ChangeSubject {
        if case .operation(let sides, _) = self { .operation(sides, part) } else { self }
    }
}
