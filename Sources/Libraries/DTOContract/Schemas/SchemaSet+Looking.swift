/// These functions examine schemas without a value.
extension SchemaSet {
    private static let depthLimit = 16

    /// Returns the number of the schema and the numbers of all schemas that apply, or may apply, to its values.
    func related(to schema: Int) -> [Int] {
        if nodes.indices.contains(schema), nodes[schema].branches.isEmpty { return [schema] }
        var found: [Int] = []
        var known: Set<Int> = []
        func add(_ number: Int, depth: Int) {
            guard depth < Self.depthLimit, nodes.indices.contains(number), known.insert(number).inserted else { return }
            found.append(number)
            for next in nodes[number].branches { add(next, depth: depth + 1) }
        }
        add(schema, depth: 0)
        return found
    }

    /// Returns the first result of `rule` for the schema, its references and its parts.
    func first<Value>(_ schema: Int, _ rule: (SchemaNode) -> Value?) -> Value? {
        // Most schemas have the rule themselves, and this check is fast.
        if nodes.indices.contains(schema), let value = rule(nodes[schema]) { return value }
        for number in related(to: schema).dropFirst() {
            if let value = rule(nodes[number]) { return value }
        }
        return nil
    }

    /// Whether the schema, or a schema to which it refers, has a flag such as `isReadOnly`.
    func isMarked(_ schema: Int, _ mark: KeyPath<SchemaNode, Bool>) -> Bool {
        var next: Int? = schema
        for _ in 0..<8 {
            guard let number = next, nodes.indices.contains(number) else { return false }
            if nodes[number][keyPath: mark] { return true }
            next = nodes[number].reference
        }
        return false
    }
}

extension SchemaNode {
    /// The other schemas that apply, or may apply, to a value of this schema.
    fileprivate var branches: [Int] {
        var branches = [reference, condition?.then, condition?.otherwise].compactMap(\.self)
        branches += allOf
        branches += anyOf
        branches += oneOf
        if let object { branches += object.dependentSchemas.values.sorted() }
        return branches
    }
}
