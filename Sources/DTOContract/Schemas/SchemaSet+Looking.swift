/// Looking into schemas without a value.
extension SchemaSet {
    private static let depthLimit = 16

    /// The schema with all that holds for a value of it, or may.
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

    /// What the schema, what it refers to, or one of its parts says first.
    func first<Value>(_ schema: Int, _ rule: (SchemaNode) -> Value?) -> Value? {
        // Most schemas speak for themselves, and each request asks.
        if nodes.indices.contains(schema), let value = rule(nodes[schema]) { return value }
        for number in related(to: schema).dropFirst() {
            if let value = rule(nodes[number]) { return value }
        }
        return nil
    }

    /// Whether the schema, or what it refers to, has a mark.
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
    /// What holds for a value of the schema besides, or may.
    fileprivate var branches: [Int] {
        var branches = [reference, condition?.then, condition?.otherwise].compactMap(\.self)
        branches += allOf
        branches += anyOf
        branches += oneOf
        if let object { branches += object.dependentSchemas.values.sorted() }
        return branches
    }
}
