extension TypeReference {
    /// Calls a closure with each definition in the reference, including definitions in collections and payloads. A
    /// generic type comes before its payload.
    public func forEachDefinition(_ body: (TypeID) -> Void) {
        var current = self
        while true {
            switch current {
            case .array(let inner), .dictionary(let inner), .optional(let inner): current = inner
            case .generic(let id, let payload):
                body(id)
                current = payload
            case .definition(let id): return body(id)
            case .scalar, .json, .payload: return
            }
        }
    }
}

extension TypeShape {
    /// Calls a closure with the use of each member's type.
    public func forEachUse(_ body: (TypeUse) -> Void) {
        switch self {
        case .record(let record):
            for property in record.properties { body(property.use) }
            if let additional = record.additionalProperties { body(additional) }
        case .union(let union):
            for variant in union.variants { body(variant.use) }
        case .alias(let use): body(use)
        case .envelope(let envelope):
            for property in envelope.properties { body(property.use) }
        case .outcome(let outcome):
            for property in outcome.success.properties + outcome.failure { body(property.use) }
        case .enumeration, .namespace: break
        }
    }
}
