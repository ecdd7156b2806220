import ContractModel

/// `mapTo…` and `merge…`: properties that they do not pass on, and such as they pass on to the wrong place.
enum MapperLayer {
    static func check(_ flow: DataFlow, _ context: AuditContext, _ log: inout AuditLog) {
        for (mapper, reading) in flow.mappers {
            let crossed = reading.crossed
            for (target, sources, place) in crossed {
                guard let property = flow.pair.schema.properties.first(where: { flow.member($0)?.name == target })
                else { continue }
                log.compare()
                log.add(
                    AuditFinding(
                        .mapper, "wrong-property", .high, flow.pair.subject(property),
                        "'\(mapper.name)' sets '\(target)' from \(sources.map { "'\($0)'" }.joined(separator: ", ")).",
                        impact: "The model shows another property's value, and has lost its own.",
                        swift: place, contract: property.location,
                        lines: [
                            .init(
                                place: "\(place.path):\(place.line)", text: line(target, mapper, isCall: isCall(mapper))
                            )
                        ]))
            }
            for property in flow.pair.schema.properties {
                log.compare()
                guard let member = flow.member(property), flow.pair.isDecoded(property) else { continue }
                if reading.kept[member.name] != nil || crossed.contains(where: { $0.target == member.name }) {
                    continue
                }
                if let unknown = reading.unknown {
                    log.doubt(
                        flow.pair.subject(property),
                        "'\(mapper.name)' gives the whole to '\(unknown)', which is not followed.",
                        mapper.function.place())
                    continue
                }
                let place = flow.pair.anchor(property) { flow.member($0).flatMap { reading.places[$0.name] } }
                let isMerge = mapper.purpose == .merge
                log.add(
                    AuditFinding(
                        .mapper, mapper.purpose.rawValue, property.deprecation == nil ? .high : .low,
                        flow.pair.subject(property),
                        "'\(mapper.name)' does not pass '\(member.name)' on to '\(mapper.model.name)'.",
                        impact: isMerge
                            ? "What is stored already never gets the value: it stays as the first answer left it."
                            : "The value arrives, and no \(mapper.model.name) ever has it.",
                        swift: mapper.function.place(), contract: property.location,
                        lines: [
                            .init(
                                place: "\(mapper.function.path):\((place ?? mapper.function.facts.place).line)",
                                text: line(member.name, mapper, isCall: isCall(mapper)))
                        ]))
            }
        }
    }

    /// Whether the model is made by one call with all of it.
    private static func isCall(_ mapper: Mapper) -> Bool {
        mapper.function.facts.calls.contains {
            ($0.callee == mapper.model.name || $0.callee == mapper.model.simpleName) && $0.arguments.count > 2
        }
    }

    private static func line(_ name: String, _ mapper: Mapper, isCall: Bool) -> String {
        let source = mapper.root.map { "\($0).\(name)" } ?? name
        if isCall { return "\(name): \(source)," }
        let target =
            mapper.target ?? mapper.function.facts.assignments.lazy.compactMap { item -> String? in
                let parts = item.target.split(separator: ".").map(String.init)
                return parts.count == 2 ? parts[0] : nil
            }.first ?? "model"
        return "\(target == "self" ? "self" : target).\(name) = \(source)"
    }
}
