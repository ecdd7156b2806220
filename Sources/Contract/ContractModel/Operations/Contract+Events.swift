/// These functions describe the events of a stream.
extension Contract {
    /// Whether a schema describes complete server-sent events, with their names, ids, and data as text (OpenAPI 3.2.0
    /// section 4.14.4).
    public func isWholeEvent(_ reference: TypeReference) -> Bool {
        guard case .definition(let id) = resolved(reference) else { return false }
        switch self[id].shape {
        case .record(let shape):
            let keys = Set(shape.properties.map(\.key))
            return keys.contains("data") && !keys.isDisjoint(with: ["event", "id", "retry"])
        case .union(let shape):
            return !shape.variants.isEmpty && shape.variants.allSatisfy { isWholeEvent($0.use.reference) }
        case .enumeration, .alias, .envelope, .outcome, .namespace: return false
        }
    }
}
