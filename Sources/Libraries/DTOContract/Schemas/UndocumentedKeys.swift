package import DTORuntime

/// Finds the keys of a value that its schema does not name. These keys show what a server sends beyond its contract.
/// An object is skipped if its schema names no keys.
package struct UndocumentedKeys {
    private let schemas: SchemaSet
    private var pointers: [String] = []
    /// The pointers that have been found. The elements of a list share one pointer, so that a long list does not fill
    /// the limit.
    private var known: Set<String> = []
    private var steps = 0

    private static let limit = 100
    private static let stepLimit = 100_000

    private init(_ schemas: SchemaSet) {
        self.schemas = schemas
    }

    /// Returns at most 100 JSON pointers, in the order of the keys. The elements of a list share one pointer with `*`
    /// for the index.
    package static func pointers(in value: JSONValue, of schema: Int, in schemas: SchemaSet) -> [String] {
        var search = UndocumentedKeys(schemas)
        search.look(at: value, [schema], at: "")
        return search.pointers
    }

    private mutating func look(at value: JSONValue, _ own: [Int], at pointer: String) {
        guard steps < Self.stepLimit, pointers.count < Self.limit, !own.isEmpty else { return }
        if ThreadStack.mustGrow { return ThreadStack.growing { look(at: value, own, at: pointer) } }
        guard !ThreadStack.isLow else { return }
        steps += 1
        var seen: Set<Int> = []
        let related = own.flatMap(schemas.related).filter { seen.insert($0).inserted }
        let nodes = related.map { schemas.nodes[$0] }
        switch value {
        case .object(let members):
            let rules = nodes.compactMap(\.object)
            let namesKeys = rules.contains { !$0.properties.isEmpty }
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                let place = SchemaValidator.pointer(pointer, key)
                let named = rules.compactMap { $0.properties[key] }
                let others = rules.flatMap { rules in
                    rules.patternProperties.filter { schemas.patterns.matches(key, $0.pattern) != false }.map(\.schema)
                        + [rules.additionalProperties].compactMap(\.self).filter { schemas.nodes[$0].boolean != false }
                }
                if named.isEmpty, others.isEmpty {
                    if namesKeys, known.insert(place).inserted { pointers.append(place) }
                } else {
                    look(at: member, named.isEmpty ? others : named, at: place)
                }
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                let items = nodes.compactMap { node in
                    node.list.flatMap { $0.prefixItems.indices.contains(index) ? $0.prefixItems[index] : $0.items }
                }
                look(at: element, items, at: SchemaValidator.pointer(pointer, "*"))
            }
        case .null, .bool, .integer, .number, .decimal, .string: break
        }
    }
}
