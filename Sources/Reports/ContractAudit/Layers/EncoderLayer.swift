import ContractModel

/// Finds keys that a hand-written `encode(to:)` does not write.
enum EncoderLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        guard let encoder = pair.keys.encoder, !pair.keys.encoderComputesKeys else { return }
        let isOnlySent = context.reach.isOnlySent(pair.schema.id)
        for property in pair.schema.properties where !property.isReadOnly {
            guard let entry = pair.entry(property), let member = entry.property else { continue }
            log.compare()
            if encoder.facts.codings.contains(where: { $0.key == entry.name }) { continue }
            if let (call, given) = HandedOn.first(encoder, key: entry.name) {
                log.doubt(
                    pair.subject(property), "'\(call.callee)' gets the \(given), and may write the key.",
                    encoder.place(call.place))
                continue
            }
            log.add(
                AuditFinding(
                    .encoder, "missing", isOnlySent && property.isRequired ? .high : .medium, pair.subject(property),
                    "The encoder of '\(pair.type.name)' does not write '\(member.name)'.",
                    impact: isOnlySent
                        ? "The app cannot send the value."
                        : "The value is lost when the object is encoded and decoded again.",
                    swift: encoder.place(), contract: property.location,
                    mending: Mending { () throws(Obstacle) in [try line(property, encoder, pair, context)] }))
        }
    }

    static func line(
        _ property: PropertyDefinition, _ encoder: SwiftFunction, _ pair: RecordPair, _ context: AuditContext
    ) throws(Obstacle) -> AuditFinding.Line {
        let near = pair.neighbour(property) { other -> CodingFacts? in
            guard let entry = pair.entry(other) else { return nil }
            return encoder.facts.codings.first { $0.key == entry.name && !$0.isNested }
        }
        let made = encoder.facts.assignments.first {
            !$0.isNested && $0.sources.contains { $0.hasSuffix(".container") }
        }
        guard encoder.facts.openLine < encoder.facts.lastLine, let line = near?.lastLine ?? made?.lastLine,
            line < encoder.facts.lastLine, let container = near?.container ?? made?.target
        else { throw Obstacle("The encoder of '\(pair.type.name)' has a form that cannot be extended automatically.") }
        let name = context.words.name(of: property, in: pair)
        let key = SwiftName.asMember(pair.entry(property)?.name ?? name)
        let own = pair.member(property)?.type.map { SwiftTypeText($0).isOptional }
        let call = own ?? context.words.isOptional(property) ? "encodeIfPresent" : "encode"
        return .init(
            encoder.path, behind: line, "try \(container).\(call)(\(encoder.facts.spelled(name)), forKey: .\(key))")
    }
}
