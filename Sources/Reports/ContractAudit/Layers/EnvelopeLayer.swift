import ContractModel

/// Checks envelopes. For a struct, the layer checks which properties exist, and which of them the decoder requires. An
/// enumeration of success and failure has separate checks.
enum EnvelopeLayer {
    /// - Returns: Whether the schema is an envelope, which the other layers do not check.
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) -> Bool {
        guard case .envelope(let properties, let rules) = pair.schema.form else { return false }
        if pair.type.kind == .enum {
            checkChoice(pair, properties, rules, &log)
            return true
        }
        for property in properties {
            log.compare()
            guard pair.entry(property) == nil else { continue }
            let isRule = rules.contains(property.key)
            log.add(
                AuditFinding(
                    .envelope, "missing", .high, pair.subject(property),
                    "'\(pair.type.name)' has no property for '\(property.key)' of the envelope.",
                    impact: isRule
                        ? "'\(property.key)' decides whether a response is a success: without it, failures look like successes."
                        : "The value is lost in every response.",
                    swift: pair.type.location(), contract: property.location,
                    mending: Mending { () throws(Obstacle) in
                        try MissingProperty(property: property, pair: pair, context: context).lines()
                    }, hold: MissingProperty.hold(property, pair, context)))
        }
        // The only check of a present property: whether the decoder requires a value that a response may leave out.
        let present = properties.filter { pair.entry($0) != nil }
        for property in present { DecoderLayer.checkEnvelope(property, pair, context, &log) }
        return true
    }

    /// Checks an enumeration, which reads the keys in its decoder.
    private static func checkChoice(
        _ pair: RecordPair, _ properties: [PropertyDefinition], _ rules: [String], _ log: inout AuditLog
    ) {
        guard let decoder = pair.keys.decoder else {
            log.doubt(
                pair.schema.name, "'\(pair.type.name)' has no handwritten decoder that the audit can read.",
                pair.type.location())
            return
        }
        if pair.keys.decoderComputesKeys { return }
        if let (call, given) = HandedOn.first(decoder) {
            log.doubt(
                pair.schema.name, "'\(call.callee)' gets the \(given), and may read the keys.",
                decoder.place(call.place))
            return
        }
        let keys = Set(
            decoder.facts.codings.compactMap(\.key).map { name in
                pair.keys.entries.first { $0.value.name == name }?.key ?? name
            })
        for rule in rules {
            log.compare()
            if keys.contains(rule) { continue }
            log.add(
                AuditFinding(
                    .envelope, "decision", .high, pair.schema.name + "." + rule,
                    "The decoder of '\(pair.type.name)' does not read '\(rule)', which decides between success and failure.",
                    impact: "Failures look like successes, or successes look like failures.",
                    swift: decoder.place(), contract: pair.schema.location))
        }
        for property in properties where !rules.contains(property.key) {
            log.compare()
            if keys.contains(property.key) || property.aliases.contains(where: keys.contains) { continue }
            log.add(
                AuditFinding(
                    .envelope, "missing", .high, pair.subject(property),
                    "The decoder of '\(pair.type.name)' does not read '\(property.key)' of the envelope.",
                    impact: "The value is lost in every response.", swift: decoder.place(), contract: property.location)
            )
        }
    }
}

extension DecoderLayer {
    /// Reports a property of an envelope that the decoder requires although a response may leave it out.
    static func checkEnvelope(
        _ property: PropertyDefinition, _ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog
    ) {
        log.compare()
        guard let member = pair.member(property) else { return }
        guard case .fails = Absent(property, pair, member, context.project), !property.isRequired || property.isNullable
        else { return }
        log.add(
            AuditFinding(
                .envelope, "throws", .high, pair.subject(property),
                "'\(pair.type.name)' requires '\(property.key)', which responses may leave out.",
                impact: "Responses without this property are not decoded.",
                swift: pair.location(of: member), contract: property.location,
                mending: Mending { () throws(Obstacle) in
                    try Retyping(property: property, member: member, pair: pair, context: context).optional()
                }))
    }
}
