import ContractModel

/// The app's own types that DTOs become: a counterpart for each property.
enum ModelLayer {
    static func check(_ flow: DataFlow, _ context: AuditContext, _ log: inout AuditLog) {
        for model in flow.models {
            for property in flow.pair.schema.properties {
                log.compare()
                // What the DTO has not is the first thing to mend.
                guard let member = flow.member(property), flow.pair.isDecoded(property) else { continue }
                let targets = flow.mappers.filter { $0.mapper.model.name == model.name }
                    .flatMap { $0.reading.kept[member.name] ?? [] }
                let names = Set(model.properties.map(\.name))
                if names.contains(member.name) || !names.isDisjoint(with: targets) { continue }
                if let parent = foreignParent(of: model, context.project) {
                    log.doubt(
                        flow.pair.subject(property),
                        "'\(model.name)' may have it of '\(parent)', which is declared elsewhere.",
                        model.location())
                    continue
                }
                // Kept by a call whose result nobody can follow.
                if targets.isEmpty, flow.mappers.contains(where: { $0.reading.kept[member.name] != nil }) {
                    log.doubt(
                        flow.pair.subject(property),
                        "What '\(model.name)' keeps of '\(member.name)' goes through a function.",
                        model.location())
                    continue
                }
                let place = flow.pair.anchor(property) { other in
                    guard let name = flow.member(other)?.name else { return nil }
                    return model.stored.first { $0.name == name }?.place
                }
                let isOptional = context.words.isOptional(property)
                log.add(
                    AuditFinding(
                        .model, "missing", property.deprecation == nil ? .high : .low, flow.pair.subject(property),
                        "'\(model.name)' has no property for '\(member.name)'.",
                        impact: "The value arrives, and is thrown away before anything is stored.",
                        swift: model.location(), contract: property.location,
                        lines: [
                            .init(
                                place: "\(model.path):\((place ?? model.place).line)",
                                text:
                                    "var \(member.name): \(member.type ?? context.words.type(of: property))\(isOptional ? "" : initial(property, context))"
                            )
                        ]))
            }
        }
    }

    /// What may be a superclass with properties of its own.
    private static func foreignParent(of model: SwiftType, _ project: SwiftProject) -> String? {
        guard model.kind == .class, let first = model.inherited.first, project.type(named: first) == nil else {
            return nil
        }
        let protocols: Set<String> = [
            "Codable", "Decodable", "Encodable", "Identifiable", "Hashable", "Equatable", "Sendable",
            "ObservableObject", "CustomStringConvertible", "Comparable",
            // Superclasses with nothing of an app in them.
            "NSObject", "NSManagedObject", "Object",
        ]
        return protocols.contains(first) ? nil : first
    }

    private static func initial(_ property: PropertyDefinition, _ context: AuditContext) -> String {
        property.statedDefault.flatMap { context.words.literal($0, of: property.use.reference) }.map { " = \($0)" }
            ?? ""
    }
}
