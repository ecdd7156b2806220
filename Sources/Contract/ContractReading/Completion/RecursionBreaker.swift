import ContractModel

/// Chooses the properties and variants that are stored in a box, so that no type contains itself by value.
///
/// Only values that are stored inline are considered, because an array or a dictionary is already a box. In each cycle,
/// a walk finds the edges that close the cycle. The walk begins at the type whose pointer comes first, and follows the
/// order of the document. So the choice does not depend on types outside of the cycle.
enum RecursionBreaker {
    static func breakCycles(_ contract: inout Contract) {
        let places = contract.definitions.indices.map { index in
            contract.definitions[index].shape.parts.map { values(of: $0.use.reference, in: contract) }
        }
        let edges = places.map { $0.flatMap(\.self).map(\.rawValue) }
        for cycle in Graph.cycles(in: edges) { open(cycle, places: places, in: &contract) }
    }

    /// Boxes properties and variants so that the definitions of a cycle no longer contain each other by value.
    ///
    /// - Parameter places: The definitions that each property or variant of each definition contains by value.
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

    /// Returns the definitions that a value contains, behind aliases and optionals. A generic type also contains its
    /// payload by value.
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
