import ContractModel

extension PropertyDefinition {
    /// The default in the document, even if it equals the value that decoding uses without a default. The value is nil
    /// if the document has no default.
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
