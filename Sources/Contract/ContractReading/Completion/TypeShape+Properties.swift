import ContractModel

extension TypeShape {
    /// Updates the properties of a record, an envelope or an outcome that satisfy a condition. If no property satisfies
    /// the condition, the record or envelope is not changed, because a change copies the shape.
    mutating func updateProperties(
        where isWanted: (PropertyDefinition) -> Bool, with update: (inout PropertyDefinition) -> Void
    ) {
        func updateAll(_ properties: inout [PropertyDefinition]) {
            for index in properties.indices where isWanted(properties[index]) { update(&properties[index]) }
        }
        switch self {
        case .record(var record) where record.properties.contains(where: isWanted):
            updateAll(&record.properties)
            self = .record(record)
        case .envelope(var envelope) where envelope.properties.contains(where: isWanted):
            updateAll(&envelope.properties)
            self = .envelope(envelope)
        case .outcome(var outcome):
            updateAll(&outcome.success.properties)
            updateAll(&outcome.failure)
            self = .outcome(outcome)
        case .record, .envelope, .enumeration, .union, .alias, .namespace: break
        }
    }

    /// Updates the applications of an envelope that requires its payload.
    mutating func updateApplications(with update: (inout EnvelopeApplication) -> Void) {
        guard case .envelope(var envelope) = self, envelope.requiresPayload else { return }
        for index in envelope.applications.indices { update(&envelope.applications[index]) }
        self = .envelope(envelope)
    }
}
