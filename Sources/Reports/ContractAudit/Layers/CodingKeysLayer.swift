import ContractModel

/// Checks `CodingKeys` for keys that are missing, listed twice, or swapped between two properties.
enum CodingKeysLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        checkLeftOut(pair, &log)
        checkSwapped(pair, &log)
        guard let keys = pair.keys.keys else { return }
        for property in pair.schema.properties where pair.entry(property) == nil {
            log.compare()
            guard let member = pair.keyless(property), !pair.keys.leftOut.contains(member.name),
                !log.has("property.renamed", pair.subject(property))
            else { continue }
            log.add(
                AuditFinding(
                    .codingKeys, "missing", .high, pair.subject(property),
                    "'\(keys.name)' has no case for '\(property.key)', so '\(member.name)' is never decoded.",
                    impact: "The property keeps its initial value, and the backend's value is lost silently.",
                    swift: keys.location(), contract: property.location,
                    mending: Mending { () throws(Obstacle) in
                        [try line(property, keys, pair, context, of: member.name)]
                    }))
        }
        for (key, first, second) in pair.keys.duplicates {
            log.compare()
            let property = pair.schema.properties.first { $0.key == key }
            log.add(
                AuditFinding(
                    .codingKeys, "duplicate", .high, pair.schema.name + "." + key,
                    "'\(first.name)' and '\(second.name)' have the same key '\(key)'.",
                    impact: "Both properties get the same value, and the key of one property is never read.",
                    swift: keys.location(second.place), contract: property?.location ?? pair.schema.location))
        }
    }

    /// Checks the properties of a class that uses its superclass's decoder. The finding proposes no line for these
    /// properties, because somebody has to write a decoder.
    private static func checkLeftOut(_ pair: RecordPair, _ log: inout AuditLog) {
        for property in pair.schema.properties {
            guard let member = pair.keyless(property), pair.keys.leftOut.contains(member.name),
                !log.has("property.renamed", pair.subject(property))
            else { continue }
            log.compare()
            log.add(
                AuditFinding(
                    .codingKeys, "missing", .high, pair.subject(property),
                    "The decoder of '\(pair.keys.owner.name)' does not decode '\(member.name)' of '\(pair.holder(of: member).name)', so the property never gets a value.",
                    impact: "The property keeps its initial value, and the backend's value is lost silently.",
                    swift: pair.location(of: member), contract: property.location))
        }
    }

    /// Checks for two properties that have each other's keys: `pushURL` with `pull_url`, and `pullURL` with `push_url`.
    private static func checkSwapped(_ pair: RecordPair, _ log: inout AuditLog) {
        let members = pair.schema.properties.compactMap { property in
            pair.entry(property).flatMap { entry in entry.property.map { (property, entry, $0) } }
        }
        for (property, entry, member) in members where member.name.plainWord > property.key.plainWord {
            let other = members.first { other, _, _ in other.key.plainWord == member.name.plainWord }
            guard let other, other.2.name.plainWord == property.key.plainWord else { continue }
            log.add(
                AuditFinding(
                    .codingKeys, "swapped", .high, pair.subject(property),
                    "'\(member.name)' has the key '\(property.key)', and '\(other.2.name)' has the key '\(other.0.key)'.",
                    impact: "Each of the two properties has the value of the other property.",
                    swift: pair.place(of: entry), contract: property.location))
        }
    }

    /// Returns the case for a property.
    ///
    /// - Parameter member: The name of the property in Swift. If the value is nil, the name is made from the contract's
    ///   key.
    static func line(
        _ property: PropertyDefinition, _ keys: SwiftType, _ pair: RecordPair, _ context: AuditContext,
        of member: String? = nil
    ) throws(Obstacle) -> AuditFinding.Line {
        let near = pair.neighbour(property) { other in
            pair.entry(other).flatMap { entry in keys.cases.first { $0.name == entry.name } }
        }
        let name = member ?? context.words.name(of: property, in: pair)
        // If the decoder converts keys from snake case, the case has the converted name.
        let isConverted = context.project.convertsSnakeCase && name == property.key.camelCased
        let isKey = name == property.key || isConverted
        if keys.rawType == nil, !isKey {
            throw Obstacle(
                "The cases of '\(keys.name)' have no values: declare '\(keys.name)' as 'String, CodingKey' first.")
        }
        if keys.cases.contains(where: { $0.name == name }) {
            throw Obstacle("'\(keys.name)' already has a '\(name)': choose another name.")
        }
        try context.project.checkChoices(of: keys)
        let spelled = SwiftName.spelled(name)
        let text = isKey ? spelled : "\(spelled) = \(try context.words.exactly(property.key))"
        return try CaseLine.line(text, near: near, in: keys)
    }
}
