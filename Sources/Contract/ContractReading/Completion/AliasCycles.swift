import ContractModel
import Diagnostics

/// Finds type aliases that contain themselves in arrays or dictionaries (`Tree = [Tree]`). Swift does not allow these
/// aliases, so one alias of each cycle becomes a record with a single value. A cycle of plain aliases (`A = B`,
/// `B = A`) has no content, so one alias of the cycle becomes any JSON.
enum AliasCycles {
    /// Changes one alias of every cycle: the alias whose pointer comes first.
    static func unwind(_ contract: inout Contract, diagnostics: inout DiagnosticSink) {
        let graph = contract.definitions.map { definition -> [Int] in
            guard case .alias(let use) = definition.shape else { return [] }
            return use.reference.definitions.map(\.rawValue).filter {
                if case .alias = contract.definitions[$0].shape { true } else { false }
            }
        }
        // Each pass changes one alias of every cycle. The next pass finds the cycles that remain.
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
    /// Whether the alias only renames another definition, without an array or dictionary.
    fileprivate var isPlainAlias: Bool {
        guard case .alias(let use) = shape else { return false }
        switch use.reference {
        case .definition, .optional(.definition): return true
        case .scalar, .json, .array, .dictionary, .optional, .generic, .payload: return false
        }
    }
}
