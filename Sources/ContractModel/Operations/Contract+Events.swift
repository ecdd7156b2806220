/// What the events of a stream are made of.
extension Contract {
    /// Whether a schema describes server-sent events as a whole (3.2.0, section 4.14.4): their names, their ids and, as text, their data.
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
