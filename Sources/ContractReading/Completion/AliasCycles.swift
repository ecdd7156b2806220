import ContractModel
import Diagnostics

/// Type aliases that are made of themselves in arrays or maps (`Tree = [Tree]`): Swift has no such alias, so one alias of each cycle becomes
/// a record with a single value. One of a cycle of names alone (`A = B`, `B = A`) says nothing and becomes any JSON.
enum AliasCycles {
    static func unwind(_ contract: inout Contract, diagnostics: inout DiagnosticSink) {
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
                guard
                    let chosen = cycle.min(by: { contract.definitions[$0].pointer < contract.definitions[$1].pointer })
                else { continue }
                if cycle.allSatisfy({ contract.definitions[$0].isPlainAlias }) {
                    contract.definitions[chosen].shape = .alias(TypeUse(.json))
                    diagnostics.emit(ContractMessages.circularReference(at: contract.definitions[chosen].location))
                } else {
                    wrap(&contract.definitions[chosen])
                }
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

extension TypeDefinition {
    /// Whether it is another definition under a new name, with no array or dictionary in between.
    fileprivate var isPlainAlias: Bool {
        guard case .alias(let use) = shape else { return false }
        switch use.reference {
        case .definition, .optional(.definition): return true
        case .scalar, .json, .array, .dictionary, .optional, .generic, .payload: return false
        }
    }
}
