import ContractModel

/// What a contract says of the values of a type, be it said where the type is used or where it is defined.
extension Contract {
    /// How many names of one schema are followed.
    private static let depthLimit = 16

    /// Whether a type is a schema with a name.
    func isNamed(_ reference: TypeReference) -> Bool {
        switch reference {
        case .optional(let wrapped): isNamed(wrapped)
        case .definition(let id), .generic(let id, _): self[id].schemaName != nil
        case .scalar, .json, .array, .dictionary, .payload: false
        }
    }

    /// The constraints of a use, of the schemas whose names lead to the type, and of the type. The strictest counts, as it does of keywords
    /// beside a reference (JSON Schema 2020-12, section 8.2.3.1).
    func allConstraints(of use: TypeUse) -> ValueConstraints {
        var all: [ValueConstraints] = []
        var next = use
        for _ in 0..<Self.depthLimit {
            all.append(next.constraints)
            guard let id = next.reference.definition else { break }
            guard case .alias(let aliased) = self[id].shape else {
                all.append(self[id].constraints)
                break
            }
            next = aliased
        }
        var result = ValueConstraints.intersection(of: all)
        if result.element == nil, let element = all.lazy.compactMap(\.element).first { result.element = element }
        if result.format == nil, let format = all.lazy.compactMap(\.format).first { result.format = format }
        return result
    }
}

extension TypeReference {
    fileprivate var definition: TypeID? {
        switch self {
        case .optional(let wrapped): wrapped.definition
        case .definition(let id), .generic(let id, _): id
        case .scalar, .json, .array, .dictionary, .payload: nil
        }
    }
}
