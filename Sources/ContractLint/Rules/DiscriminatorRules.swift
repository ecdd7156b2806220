import ContractModel
import Diagnostics

/// Discriminators that some of their variants do not have (OpenAPI 3.1.1, section 4.8.25).
enum DiscriminatorRules {
    static func missingProperties(_ contract: Contract, _ findings: inout DiagnosticSink) {
        var keys: [TypeID: Set<String>] = [:]
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, let key = union.discriminator else { continue }
            let without = union.variants.compactMap { record(of: $0, in: contract) }.filter { variant in
                let known = keys[variant.id] ?? Set(variant.shape.allProperties.map(\.key))
                keys[variant.id] = known
                // A base that is a union itself leaves records without properties.
                return !known.isEmpty && !known.contains(key)
            }
            // What a base does not have, its descendants need not have either: the base is at fault.
            let bases = without.filter { $0.origin == .inline(owner: definition.id, role: .base) }
            let variants = bases.isEmpty ? without : [definition]
            guard !without.isEmpty else { continue }
            findings.emit(
                LintMessages.missingDiscriminatorProperty(key, variants: variants, at: definition.location))
        }
    }

    /// The variant's record, through aliases; nil for what has no properties of its own.
    private static func record(of variant: UnionVariant, in contract: Contract) -> TypeDefinition? {
        var reference = variant.use.reference
        for _ in contract.definitions.indices {
            guard case .definition(let id) = reference else { return nil }
            switch contract[id].shape {
            case .alias(let use): reference = use.reference
            case .record: return contract[id]
            case .enumeration, .union, .envelope, .outcome, .namespace: return nil
            }
        }
        return nil
    }
}
