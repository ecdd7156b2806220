package import ContractModel

/// The exported schemas in the form for a text file. References use names of the document instead of numbers, so that a
/// change of one schema changes only its own lines.
extension SchemaExport {
    /// The names and schemas to which references lead.
    package var named: [(name: String, schema: ContractValue)] {
        names.map { ($0.value, named(schemas[$0.key])) }.sorted { $0.name < $1.name }
    }

    /// Returns an exported schema, or a reference to it if it has a name.
    package func named(_ number: Int) -> ContractValue {
        names[number].map { .object([.init(key: "$ref", value: .string($0))]) } ?? named(schemas[number])
    }

    private func named(_ schema: ContractValue) -> ContractValue {
        guard case .object(let members) = schema else { return schema }
        return .object(
            // The keyword `xml` is left out, because the text file is only used to compare schemas.
            members.filter { $0.key != "xml" }.map { member in
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
