import ContractModel

/// Reports properties that the app decodes but that no other file reads.
enum UseLayer {
    static func check(_ flow: DataFlow, _ context: AuditContext, _ log: inout AuditLog) {
        // If no property of a type is read, the files that use the type are not part of the audit.
        guard flow.hasReaders else { return }
        for property in flow.pair.schema.properties {
            guard let member = flow.member(property), flow.pair.isDecoded(property) else { continue }
            log.compare()
            if flow.isRead(member.name) { continue }
            // `ModelLayer` reports a model without the property, with a higher severity.
            if !flow.models.isEmpty, flow.members(member.name).isEmpty { continue }
            log.add(
                AuditFinding(
                    .use, "unread", .low, flow.pair.subject(property),
                    "Only the files that decode and map '\(member.name)' read it.",
                    impact: "The value is decoded and discarded: no screen shows it.",
                    swift: flow.pair.carrier?.property == nil
                        ? flow.pair.location(of: member) : flow.pair.flowType.location(member.place),
                    contract: property.location))
        }
    }
}
