import ContractModel

/// The kind of a value, with aliases resolved.
enum ValueForm {
    case scalar(ScalarType)
    case json
    case list(TypeReference)
    case map(TypeReference)
    case enumeration(EnumerationShape)
    case union(UnionShape)
    /// A record, an envelope or an outcome. The payload belongs to an envelope or outcome.
    case object(TypeID, payload: TypeReference?)

    init(_ reference: TypeReference, in contract: Contract) {
        switch reference {
        case .scalar(let scalar): self = .scalar(scalar)
        case .json, .payload: self = .json
        case .array(let element): self = .list(element)
        case .dictionary(let value): self = .map(value)
        case .optional(let wrapped): self.init(wrapped, in: contract)
        case .generic(let id, let payload): self = .object(id, payload: payload)
        case .definition(let id):
            switch contract[id].shape {
            case .alias(let use): self.init(use.reference, in: contract)
            case .enumeration(let enumeration): self = .enumeration(enumeration)
            case .union(let union): self = .union(union)
            case .record, .envelope, .outcome, .namespace: self = .object(id, payload: nil)
            }
        }
    }

    /// Whether both forms have the same Swift type, apart from their parts.
    func isAlike(_ other: ValueForm) -> Bool {
        switch (self, other) {
        case (.scalar(let left), .scalar(let right)): left == right
        case (.enumeration(let left), .enumeration(let right)): left.rawType == right.rawType
        case (.json, .json), (.list, .list), (.map, .map), (.union, .union), (.object, .object): true
        default: false
        }
    }

    /// Whether the type has no properties: any JSON, or a map.
    var isOpen: Bool {
        switch self {
        case .json, .map: true
        case .scalar, .list, .enumeration, .union, .object: false
        }
    }

    /// Whether the value is written as one string in parameters and headers.
    var isSingle: Bool {
        switch self {
        case .scalar, .enumeration: true
        case .json, .list, .map, .union, .object: false
        }
    }
}

extension ScalarType {
    /// Whether values of the type may contain any character.
    var holdsText: Bool { jsonTypes == .string || external != nil }
}
