/// Looking into schemas without a value.
extension SchemaSet {
    private static let depthLimit = 16

    /// The schema with all that holds for a value of it, or may.
    func related(to schema: Int) -> [Int] {
        var found: [Int] = []
        var known: Set<Int> = []
        func add(_ number: Int, depth: Int) {
            guard depth < Self.depthLimit, nodes.indices.contains(number), known.insert(number).inserted else { return }
            found.append(number)
            let node = nodes[number]
            let branches = [node.reference, node.condition?.then, node.condition?.otherwise].compactMap(\.self)
            for next in branches + node.allOf + node.anyOf + node.oneOf { add(next, depth: depth + 1) }
            for next in (node.object?.dependentSchemas ?? [:]).values.sorted() { add(next, depth: depth + 1) }
        }
        add(schema, depth: 0)
        return found
    }

    /// What the schema, what it refers to, or one of its parts says first.
    func first<Value>(_ schema: Int, _ rule: (SchemaNode) -> Value?) -> Value? {
        for number in related(to: schema) {
            if let value = rule(nodes[number]) { return value }
        }
        return nil
    }
}
