import ContractModel

/// Properties that no other file reads: decoded, and thrown away.
enum UseLayer {
    static func check(_ flow: DataFlow, _ context: AuditContext, _ log: inout AuditLog) {
        // Where nothing of a type is read, what reads it is not among the files.
        guard flow.hasReaders else { return }
        for property in flow.pair.schema.properties {
            guard let member = flow.member(property), flow.pair.isDecoded(property) else { continue }
            log.compare()
            if flow.isRead(member.name) { continue }
            // A model that has not got it is the graver fault.
            if !flow.models.isEmpty, flow.members(member.name).isEmpty { continue }
            log.add(
                AuditFinding(
                    .use, "unread", .low, flow.pair.subject(property),
                    "No file reads '\(member.name)' besides those that decode and map it.",
                    impact: "It is decoded and thrown away: no screen shows it.",
                    swift: flow.pair.carrier?.property == nil
                        ? flow.pair.location(of: member) : flow.pair.flowType.location(member.place),
                    contract: property.location))
        }
    }
}
