import Diagnostics

/// Type aliases that are made of themselves in arrays or maps (`Tree = [Tree]`): Swift has no such alias, so one alias of each cycle becomes
/// a record with a single value.
enum AliasCycles {
    static func unwind(_ contract: inout Contract) {
        let graph = contract.definitions.map { definition -> [Int] in
            guard case .alias(let use) = definition.shape else { return [] }
            return use.reference.definitions.map(\.rawValue).filter {
                if case .alias = contract.definitions[$0].shape { true } else { false }
            }
        }
        // Each pass opens one alias of every cycle; what is left of a knot of several cycles is found by the next.
        var edges = graph
        while true {
            let cycles = Graph.cycles(in: edges)
            if cycles.isEmpty { return }
            for cycle in cycles {
                guard let chosen = cycle.min(by: { contract.definitions[$0].pointer < contract.definitions[$1].pointer })
                else { continue }
                wrap(&contract.definitions[chosen])
                edges[chosen] = []
            }
        }
    }

    private static func wrap(_ definition: inout TypeDefinition) {
        guard case .alias(let use) = definition.shape else { return }
        let property = PropertyDefinition(
            key: "value", use: use, isRequired: true, absence: .zero, location: definition.location)
        definition.shape = .record(RecordShape(properties: [property], isWrapper: true))
    }
}

extension TypeReference {
    /// The definitions named in the reference.
    package var definitions: [TypeID] {
        switch self {
        case .scalar, .json, .payload: []
        case .array(let element), .dictionary(let element), .optional(let element): element.definitions
        case .definition(let id): [id]
        case .generic(let id, let payload): [id] + payload.definitions
        }
    }
}
