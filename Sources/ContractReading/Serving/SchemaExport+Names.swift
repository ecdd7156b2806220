package import ContractModel

/// The same schemas as text has them: by the names of the document in the place of numbers, so that a change of one is a change of its
/// lines.
extension SchemaExport {
    /// Those to which references lead, by their names.
    package var named: [(name: String, schema: ContractValue)] {
        names.map { ($0.value, named(schemas[$0.key])) }.sorted { $0.name < $1.name }
    }

    /// One that was asked for; that of another name is a reference to it.
    package func named(_ number: Int) -> ContractValue {
        names[number].map { .object([.init(key: "$ref", value: .string($0))]) } ?? named(schemas[number])
    }

    private func named(_ schema: ContractValue) -> ContractValue {
        guard case .object(let members) = schema else { return schema }
        return .object(
            members.map { member in
                .init(key: member.key, value: named(member.value, under: member.key))
            })
    }

    private func named(_ value: ContractValue, under keyword: String) -> ContractValue {
        switch value {
        case .integer(let digits) where keyword == "$ref":
            return Int(digits).flatMap { names[$0] }.map { .string($0) } ?? value
        case .array(let schemas) where Self.listKeywords.contains(keyword): return .array(schemas.map(named))
        case .object(let members) where Self.mapKeywords.contains(keyword):
            return .object(members.map { .init(key: $0.key, value: named($0.value)) })
        case .object where Self.schemaKeywords.contains(keyword): return named(value)
        default: return value
        }
    }
}
