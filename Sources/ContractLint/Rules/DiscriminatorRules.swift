import ContractModel
import Diagnostics

/// Finds discriminators that some of their variants do not have (OpenAPI 3.1.1, section 4.8.25).
enum DiscriminatorRules {
    static func missingProperties(_ contract: Contract, _ findings: inout DiagnosticSink) {
        var keys: [TypeID: Set<String>] = [:]
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, let key = union.discriminator else { continue }
            let without = union.variants.compactMap { record(of: $0, in: contract) }.filter { variant in
                let known = keys[variant.id] ?? Set(variant.shape.allProperties.map(\.key))
                keys[variant.id] = known
                // If a base is a union, its records have no properties.
                return !known.isEmpty && !known.contains(key)
            }
            // If a base lacks the property, its descendants may lack it too. The base is at fault.
            let bases = without.filter { $0.origin == .inline(owner: definition.id, role: .base) }
            let variants = bases.isEmpty ? without : [definition]
            guard !without.isEmpty else { continue }
            findings.emit(
                LintMessages.missingDiscriminatorProperty(key, variants: variants, at: definition.location))
        }
    }

    /// Returns the variant's record, through aliases. Returns nil for a type without properties of its own.
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
