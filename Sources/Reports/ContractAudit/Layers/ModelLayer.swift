import ContractModel

/// Checks that the app's own types, which mappers fill, have a member for each property.
enum ModelLayer {
    static func check(_ flow: DataFlow, _ context: AuditContext, _ log: inout AuditLog) {
        for model in flow.models {
            for property in flow.pair.schema.properties {
                log.compare()
                // If the DTO lacks the property, the DTO must be fixed first.
                guard let member = flow.member(property), flow.pair.isDecoded(property) else { continue }
                let targets = flow.mappers.filter { $0.model.name == model.name }
                    .flatMap { $0.reading.kept[member.name] ?? [] }
                let names = Set(model.properties.map(\.name))
                if names.contains(member.name) || !names.isDisjoint(with: targets) { continue }
                // `MapperLayer` reports a value that no mapper assigns.
                if model.hidesProperties { continue }
                if let parent = foreignParent(of: model, context.project) {
                    log.doubt(
                        flow.pair.subject(property),
                        "'\(model.name)' may inherit the property from '\(parent)', which is not declared in the audited files.",
                        model.location())
                    continue
                }
                // A function keeps the value, but the audit does not follow the result of the function.
                if targets.isEmpty, flow.mappers.contains(where: { $0.reading.kept[member.name] != nil }) {
                    log.doubt(
                        flow.pair.subject(property),
                        "'\(model.name)' gets '\(member.name)' through a function that the audit does not follow.",
                        model.location())
                    continue
                }
                log.add(
                    AuditFinding(
                        .model, "missing", property.deprecation == nil ? .high : .low, flow.pair.subject(property),
                        "'\(model.name)' has no property for '\(member.name)'.",
                        impact: "The value is decoded, but dropped before the model is stored.",
                        swift: model.location(), contract: property.location,
                        mending: Mending { () throws(Obstacle) in [try line(property, member, model, flow, context)] }))
            }
        }
    }

    /// Returns the first inherited type if it may be a superclass that has properties and that the project does not
    /// declare.
    private static func foreignParent(of model: SwiftType, _ project: SwiftProject) -> String? {
        guard model.kind == .class, let first = model.inherited.first, project.type(named: first) == nil else {
            return nil
        }
        let protocols: Set<String> = [
            "Codable", "Decodable", "Encodable", "Identifiable", "Hashable", "Equatable", "Sendable",
            "ObservableObject", "CustomStringConvertible", "Comparable",
            // These superclasses have no properties of an app.
            "NSObject", "NSManagedObject", "Object",
        ]
        return protocols.contains(first) ? nil : first
    }

    /// Returns the line of a new member. The member is optional or has a default, so that code that makes models still
    /// compiles.
    private static func line(
        _ property: PropertyDefinition, _ member: PropertyFacts, _ model: SwiftType, _ flow: DataFlow,
        _ context: AuditContext
    ) throws(Obstacle) -> AuditFinding.Line {
        if model.openLine == model.lastLine || model.stored.contains(where: { $0.lastLine == model.lastLine }) {
            throw Obstacle("'\(model.name)' is on one line: break the declaration into several lines first.")
        }
        if model.properties.contains(where: { $0.name == member.name }) {
            throw Obstacle("'\(model.name)' has another '\(member.name)'.")
        }
        let near = flow.pair.neighbour(property) { other -> PropertyFacts? in
            guard let name = flow.member(other)?.name else { return nil }
            return model.stored.first { $0.name == name }
        }
        let words = context.words(in: model)
        let modifiers = SwiftModifiers(ofPropertyIn: model, near: near)
        let own = member.type.flatMap { text in
            SwiftTypeText(text).names.allSatisfy { name in
                context.project.type(named: name, in: flow.pair.type.name)?.name
                    == context.project.type(named: name, in: model.name)?.name
            } ? text : nil
        }
        let type = own ?? words.type(of: property)
        try context.project.check(type, isSeenIn: model, as: modifiers.access)
        var initial = ""
        if !SwiftTypeText(type).isOptional {
            guard let value = property.statedDefault.flatMap({ words.literal($0, as: type) }) else {
                throw Obstacle("Choose an initial value of the property in '\(model.name)'.")
            }
            initial = " = " + value
        }
        return .init(
            model.path, behind: near?.lastLine ?? model.openLine,
            "\(modifiers.ofVariable) \(SwiftName.spelled(member.name)): \(type)\(initial)")
    }
}
