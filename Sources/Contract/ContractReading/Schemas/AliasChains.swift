import ContractModel
import Diagnostics

/// Checks the length of chains of type aliases (`A = [B]`, `B = [C]` …). The name of a type, and each walk over types,
/// follows the whole chain. So the limit for the depth of nesting applies to the length of the chain.
enum AliasChains {
    /// Reports each alias at which a chain exceeds the limit. Cycles must have been removed before.
    static func validate(_ contract: Contract, limit: Int, diagnostics: inout DiagnosticSink) {
        var heights = [Int?](repeating: nil, count: contract.definitions.count)
        for start in contract.definitions.indices {
            var path = [start]
            while let index = path.last {
                let targets = aliasTargets(of: contract.definitions[index])
                if let next = targets.first(where: { heights[$0] == nil }) {
                    path.append(next)
                    continue
                }
                path.removeLast()
                guard heights[index] == nil else { continue }
                let height = targets.compactMap { heights[$0] }.max().map { $0 + 1 } ?? 0
                heights[index] = height
                if height > 0, height - 1 == limit {
                    diagnostics.emit(ContractMessages.tooDeep(limit: limit, at: contract.definitions[index].location))
                }
            }
        }
    }

    private static func aliasTargets(of definition: TypeDefinition) -> [Int] {
        guard case .alias(let use) = definition.shape else { return [] }
        return use.reference.definitions.map(\.rawValue)
    }
}
