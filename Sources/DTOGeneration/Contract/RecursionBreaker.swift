/// Chooses the properties and variants that are stored in a box, so that no type contains itself by value.
///
/// Only edges by value count: an array or a dictionary is a box already. In each knot of types, the edges that close a cycle are found by a
/// walk that begins at the type with the least pointer and follows the document's order, so that the choice depends on nothing outside
/// the knot.
enum RecursionBreaker {
    static func breakCycles(_ contract: inout Contract) {
        let places = contract.definitions.map { targets(of: $0.shape, in: contract) }
        let edges = places.map { $0.flatMap(\.self).map(\.rawValue) }
        for cycle in Graph.cycles(in: edges) { open(cycle, places: places, in: &contract) }
    }

    /// - Parameter places: For each definition, for each of its properties or variants, what it holds by value.
    private static func open(_ cycle: [Int], places: [[[TypeID]]], in contract: inout Contract) {
        let members = Set(cycle)
        var isDone: Set<Int> = []
        var isOnPath: Set<Int> = []
        var closing: [Int: [Int]] = [:]
        let order = cycle.sorted { contract.definitions[$0].pointer < contract.definitions[$1].pointer }
        for root in order where !isDone.contains(root) {
            var path: [(node: Int, next: Int)] = [(root, 0)]
            isOnPath.insert(root)
            while let (node, next) = path.last {
                guard next < places[node].count else {
                    path.removeLast()
                    isOnPath.remove(node)
                    isDone.insert(node)
                    continue
                }
                path[path.count - 1].next += 1
                for target in places[node][next].map(\.rawValue) where members.contains(target) {
                    if isOnPath.contains(target) {
                        closing[node, default: []].append(next)
                    } else if !isDone.contains(target) {
                        path.append((target, 0))
                        isOnPath.insert(target)
                    }
                }
            }
        }
        for (node, indices) in closing { contract.definitions[node].shape.box(at: indices) }
    }

    /// For each property or variant in order: the definitions that it holds by value.
    private static func targets(of shape: TypeShape, in contract: Contract) -> [[TypeID]] {
        switch shape {
        case .record(let record): record.properties.map { values(of: $0.use.reference, in: contract) }
        case .union(let union): union.variants.map { values(of: $0.use.reference, in: contract) }
        case .envelope(let envelope): envelope.properties.map { values(of: $0.use.reference, in: contract) }
        case .outcome(let outcome):
            (outcome.success.properties + outcome.failure).map { values(of: $0.use.reference, in: contract) }
        case .enumeration, .alias, .namespace: []
        }
    }

    /// Through aliases and optionals; the payload of a generic type is held by value as the type itself is.
    static func values(of reference: TypeReference, in contract: Contract) -> [TypeID] {
        switch reference {
        case .scalar, .json, .array, .dictionary, .payload: return []
        case .optional(let wrapped): return values(of: wrapped, in: contract)
        case .definition(let id):
            if case .alias(let use) = contract[id].shape { return values(of: use.reference, in: contract) }
            return [id]
        case .generic(let id, let payload): return [id] + values(of: payload, in: contract)
        }
    }
}

extension TypeShape {
    /// Marks the properties or variants at these positions of `RecursionBreaker`'s order.
    fileprivate mutating func box(at indices: [Int]) {
        switch self {
        case .record(var record):
            for index in indices { record.properties[index].isBoxed = true }
            self = .record(record)
        case .union(var union):
            for index in indices { union.variants[index].isBoxed = true }
            self = .union(union)
        case .envelope(var envelope):
            for index in indices { envelope.properties[index].isBoxed = true }
            self = .envelope(envelope)
        case .outcome(var outcome):
            let count = outcome.success.properties.count
            for index in indices {
                if index < count {
                    outcome.success.properties[index].isBoxed = true
                } else {
                    outcome.failure[index - count].isBoxed = true
                }
            }
            self = .outcome(outcome)
        case .enumeration, .alias, .namespace: break
        }
    }
}
