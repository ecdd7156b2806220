import ContractModel

/// Splits the variants whose schemas do not have the discriminator property: each value that the mapping has for the
/// schema gets its own variant.
///
/// The payload does not contain the value, so the case of the union identifies it. A value is then encoded as it was
/// decoded, and not with another value that the mapping has for the schema. Each of these variants is named after its
/// value, so that the order of the mapping has no effect.
enum VariantsByValue {
    static func split(in contract: inout Contract) {
        var split: [(index: Int, union: UnionShape)] = []
        for index in contract.definitions.indices {
            guard case .union(let union) = contract.definitions[index].shape, union.mappedValues.count > 1 else {
                continue
            }
            let groups = union.variants.indices.map { variants(at: $0, of: union, contract) }
            guard groups.contains(where: { $0.count > 1 }) else { continue }
            var changed = union
            changed.variants = groups.flatMap { $0 }
            changed.defaultVariant = union.defaultVariant.map { groups[..<$0].reduce(0) { $0 + $1.count } }
            split.append((index, changed))
        }
        // All unions are examined before any of them is changed, because a union may be a variant of another union.
        for (index, union) in split { contract.definitions[index].shape = .union(union) }
    }

    private static func variants(at index: Int, of union: UnionShape, _ contract: Contract) -> [VariantDefinition] {
        let variant = union.variants[index]
        let values = variant.discriminatorValues.filter(union.mappedValues.contains)
        guard values.count > 1, contract.separateTag(of: index, in: union) != nil else { return [variant] }
        let names = variant.discriminatorValues.filter { !union.mappedValues.contains($0) }
        return values.map { value in
            var other = variant
            // Names that the mapping does not list select the variant with the smallest value, so that the order of the
            // mapping has no effect.
            other.discriminatorValues = [value] + (value == values.min() ? names : [])
            other.nameHint = value
            return other
        }
    }
}
