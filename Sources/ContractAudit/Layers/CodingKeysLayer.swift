import ContractModel

/// `CodingKeys`: keys that are missing or stand there twice.
enum CodingKeysLayer {
    static func check(_ pair: RecordPair, _ context: AuditContext, _ log: inout AuditLog) {
        guard let keys = pair.keys.keys else { return }
        for property in pair.schema.properties where pair.entry(property) == nil {
            log.compare()
            guard let member = pair.keyless(property),
                !log.has("property.renamed", pair.subject(property))
            else { continue }
            log.add(
                AuditFinding(
                    .codingKeys, "missing", .high, pair.subject(property),
                    "'\(keys.name)' has no case for '\(property.key)', so '\(member.name)' is never decoded.",
                    impact: "The property keeps its initial value whatever the backend sends: it is lost, silently.",
                    swift: keys.location(), contract: property.location,
                    lines: [line(property, keys, pair, context)]))
        }
        for (key, first, second) in pair.keys.duplicates {
            log.compare()
            let property = pair.schema.properties.first { $0.key == key }
            log.add(
                AuditFinding(
                    .codingKeys, "duplicate", .high, pair.schema.name + "." + key,
                    "'\(first.name)' and '\(second.name)' have the same key '\(key)'.",
                    impact: "One value is read into two properties, and the other's own key by nobody.",
                    swift: keys.location(second.place), contract: property?.location ?? pair.schema.location))
        }
    }

    static func line(
        _ property: PropertyDefinition, _ keys: SwiftType, _ pair: RecordPair, _ context: AuditContext
    ) -> AuditFinding.Line {
        let place = pair.anchor(property) { pair.entry($0)?.place.swift }
        let name = context.words.name(of: property, in: pair)
        return .init(
            place: "\(keys.path):\(place?.line ?? keys.openLine)",
            text: name == property.key
                ? "case \(name)"
                : "case \(name) = \(context.words.quoted(property.key))")
    }
}
