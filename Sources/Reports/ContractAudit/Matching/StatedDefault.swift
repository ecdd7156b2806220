import ContractModel

extension PropertyDefinition {
    /// The default that the document gives, also where it is what decoding would take without one; nil where it gives
    /// none.
    var statedDefault: ContractValue? {
        guard defaultLocation != nil else { return nil }
        switch absence {
        case .value(let value): return value
        case .emptyCollection:
            if case .dictionary = use.reference { return .object([]) }
            return .array([])
        case .zero:
            switch use.reference {
            case .scalar(.boolean): return .boolean(false)
            case .scalar(.int), .scalar(.int64), .scalar(.uint64), .scalar(.double), .scalar(.decimal):
                return .integer("0")
            case .scalar(.string): return .string("")
            default: return nil
            }
        case .none, .emptyRecord, .failure: return nil
        }
    }
}
