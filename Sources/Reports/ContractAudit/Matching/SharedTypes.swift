import ContractModel

/// Adjusts findings for types that represent several schemas, and for schemas that several types represent.
enum SharedTypes {
    /// Removes findings about a Swift type that are not differences if the type represents another of its schemas.
    /// Lowers the severity of findings about values that another Swift type reads.
    static func settle(_ context: AuditContext, _ schemas: [TypeID: AuditedSchema], _ log: inout AuditLog) {
        let matches = Dictionary(grouping: context.matching.matches, by: \.type.name)
        log.revise { finding in
            guard let own = finding.type.flatMap({ matches[$0] }) else { return finding }
            if isExplained(finding, by: own.filter { !$0.isFirst }.map(\.schema)) { return nil }
            if finding.id == "property.extra", let first = own.first(where: \.isFirst),
                isVariant(first, finding.key, context, schemas)
            {
                return nil
            }
            return finding
        }
        let readers = readers(context, schemas)
        log.revise { finding in
            guard finding.id == "property.missing", let type = finding.type, let names = readers[finding.subject],
                let other = names.first(where: { $0 != type })
            else { return finding }
            var finding = finding
            finding.severity = .low
            finding.impact = "'\(other)' reads the value, but code that decodes '\(type)' does not get the value."
            return finding
        }
    }

    /// Whether the type may also represent a schema with the key: a schema that no type represents and that extends the
    /// type's schema, such as `PrivateUser` for a type that represents `User`. A few keys may be the same by chance.
    private static func isVariant(
        _ match: TypeMatching.Match, _ key: String, _ context: AuditContext, _ schemas: [TypeID: AuditedSchema]
    ) -> Bool {
        let keys = Set(match.schema.properties.map(\.key))
        return schemas.values.contains { schema in
            guard schema.properties.contains(where: { $0.key == key }), context.matching.matches(of: schema.id).isEmpty
            else { return false }
            return Set(schema.properties.map(\.key)).isSuperset(of: keys)
                && (keys.count > Self.mostByChance || context.matching.hasAllKeys(schema, of: match.type))
        }
    }

    private static let mostByChance = 3

    /// Whether another schema of the type may explain the finding: the other schema has the property, lets the property
    /// be absent, or may have the value of the enumeration.
    private static func isExplained(_ finding: AuditFinding, by schemas: [AuditedSchema]) -> Bool {
        let key = finding.subject.split(separator: ".").last.map(String.init) ?? ""
        switch finding.id {
        // The value may belong to another schema's enumeration.
        case "enumeration.extra": return !schemas.isEmpty
        case "property.extra", "property.never-sent":
            return schemas.contains { $0.properties.contains { $0.key == key } }
        case "property.optional":
            return schemas.contains { schema in
                schema.properties.first { $0.key == key }.map { !$0.isRequired || $0.isNullable } ?? true
            }
        default: return false
        }
    }

    /// Maps each subject to the types that have a property for this subject. Only schemas that several types represent
    /// have entries.
    private static func readers(
        _ context: AuditContext, _ schemas: [TypeID: AuditedSchema]
    ) -> [String: [String]] {
        var readers: [String: [String]] = [:]
        for match in context.matching.matches where context.matching.matches(of: match.schema.id).count > 1 {
            for pair in RecordPair.all(match, context.project, schemas) {
                for property in pair.schema.properties where pair.member(property) != nil {
                    readers[pair.subject(property), default: []].append(match.type.name)
                }
            }
        }
        return readers
    }
}
