package import DTORuntime

extension SchemaSet {
    /// Returns the value as a server sends it, without write-only members such as a password (OpenAPI 3.0.3 section
    /// 4.7.24; JSON Schema 2020-12, Validation, section 9.4).
    package func answered(_ value: JSONValue, as schema: Int) -> JSONValue {
        switch value {
        case .array(let elements):
            let rules = first(schema) { $0.list }
            let prefix = rules?.prefixItems ?? []
            return .array(
                elements.enumerated().map { index, element in
                    let item = index < prefix.count ? prefix[index] : rules?.items
                    return item.map { answered(element, as: $0) } ?? element
                })
        case .object(let members):
            let rules = related(to: schema).compactMap { nodes[$0].object }
            return .object(
                members.reduce(into: [:]) { result, member in
                    let own = rules.compactMap { $0.properties[member.key] }
                    if !own.isEmpty, own.allSatisfy({ isMarked($0, \.isWriteOnly) }) { return }
                    let next = own.first ?? rules.lazy.compactMap(\.additionalProperties).first
                    result[member.key] = next.map { answered(member.value, as: $0) } ?? member.value
                })
        case .null, .bool, .integer, .number, .decimal, .string: return value
        }
    }

    /// Returns the keys that only a server sends, such as an id, at the top level of the schema's objects (JSON Schema
    /// 2020-12, Validation, section 9.4).
    package func readOnlyKeys(of schema: Int) -> Set<String> {
        var marks: [String: Bool] = [:]
        for rules in related(to: schema).compactMap({ nodes[$0].object }) {
            for (key, property) in rules.properties {
                marks[key] = marks[key] ?? true && isMarked(property, \.isReadOnly)
            }
        }
        return Set(marks.filter(\.value).keys)
    }
}
