import ContractModel

/// Determines how generated types represent the errors of envelopes.
extension ContractBuilder {
    /// Marks the errors that are records, because generated code throws them. An error of another type becomes an
    /// optional property, even if the document requires the property.
    mutating func settleErrorsOfEnvelopes() {
        for id in envelopes.completed {
            switch definitions[id.rawValue].shape {
            case .envelope(var envelope):
                settleError(envelope.error, in: &envelope.properties)
                definitions[id.rawValue].shape = .envelope(envelope)
            case .outcome(var outcome):
                settleError(outcome.error, in: &outcome.failure)
                definitions[id.rawValue].shape = .outcome(outcome)
            case .record, .enumeration, .union, .alias, .namespace: break
            }
        }
    }

    private mutating func settleError(_ key: String?, in properties: inout [PropertyDefinition]) {
        guard let index = properties.firstIndex(where: { $0.key == key }) else { return }
        if !markError(properties[index].use.reference) {
            properties[index].isRequired = false
            properties[index].isNullable = true
            properties[index].hasExplicitPresence = false
            properties[index].absence = .none
        }
    }

    /// Marks a record as an error. Returns false for a type that is not a record.
    private mutating func markError(_ reference: TypeReference) -> Bool {
        var reference = reference
        var steps = 0
        while case .definition(let id) = reference, steps < definitions.count {
            steps += 1
            switch definitions[id.rawValue].shape {
            case .record(var record):
                record.isError = true
                definitions[id.rawValue].shape = .record(record)
                return true
            case .alias(let use): reference = use.reference
            case .enumeration, .union, .envelope, .outcome, .namespace: return false
            }
        }
        return false
    }
}
