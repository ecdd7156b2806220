import ContractModel
import Diagnostics

/// Finds discriminators whose property is missing in some variants (OpenAPI 3.1.1, section 4.8.25).
enum DiscriminatorRules {
    static func missingProperties(_ contract: Contract, _ findings: inout DiagnosticSink) {
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, let key = union.discriminator else { continue }
            var seen: Set<TypeID> = []
            let named = union.variants.filter { union.isTagged || !$0.discriminatorValues.isEmpty }
            let without = named.compactMap { self.definition(of: $0, lacking: key, in: contract) }
                .filter { seen.insert($0.id).inserted }
            // Descendants inherit the properties of their base, so the base is at fault.
            let bases = without.filter { $0.origin == .inline(owner: definition.id, role: .base) }
            let variants = bases.isEmpty ? without : [definition]
            guard !without.isEmpty else { continue }
            findings.emit(
                LintMessages.missingDiscriminatorProperty(key, variants: variants, at: definition.location))
        }
    }

    /// Returns the variant's record or dictionary, with aliases resolved, if it does not declare the key.
    private static func definition(
        of variant: VariantDefinition, lacking key: String, in contract: Contract
    ) -> TypeDefinition? {
        var reference = variant.use.reference
        for _ in contract.definitions.indices {
            guard case .definition(let id) = reference else { return nil }
            let definition = contract[id]
            switch definition.shape {
            case .alias(let use):
                if case .dictionary = use.reference { return definition }
                if use.constraints.expectsObject { return definition }
                reference = use.reference
            case .record(let record):
                // A base that is a union itself leaves a record without properties.
                if case .inline(_, .base) = definition.origin, record.properties.isEmpty { return nil }
                return record.properties.contains { $0.key == key } ? nil : definition
            case .enumeration, .union, .envelope, .outcome, .namespace: return nil
            }
        }
        return nil
    }
}
