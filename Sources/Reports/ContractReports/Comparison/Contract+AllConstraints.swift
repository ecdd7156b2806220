import ContractModel

/// Combines the constraints on the values of a type from its use and its definition.
extension Contract {
    /// The greatest number of aliases that are followed.
    private static let depthLimit = 16

    /// Whether a type is a named schema.
    func isNamed(_ reference: TypeReference) -> Bool {
        switch reference {
        case .optional(let wrapped): isNamed(wrapped)
        case .definition(let id), .generic(let id, _): self[id].schemaName != nil
        case .scalar, .json, .array, .dictionary, .payload: false
        }
    }

    /// Returns the constraints of a use, of the named schemas that lead to the type, and of the type itself. The
    /// strictest constraint is used, as for keywords next to a reference (JSON Schema 2020-12, section 8.2.3.1).
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
