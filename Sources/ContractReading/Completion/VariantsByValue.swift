import ContractModel

/// Gives a variant of its own to each value that a mapping has for a schema without the discriminator.
///
/// The payload does not have the value, so the case of the union has it. A value that came as `text` is written as
/// `text`, and not as another value that the mapping has for the schema. The first variant has the schema's name. Each
/// further variant has the name of its value.
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
        // All unions are asked before any is changed, because one may be a variant of another.
        for (index, union) in split { contract.definitions[index].shape = .union(union) }
    }

    private static func variants(at index: Int, of union: UnionShape, _ contract: Contract) -> [UnionVariant] {
        let variant = union.variants[index]
        let further = variant.discriminatorValues.filter(union.mappedValues.contains).dropFirst()
        guard !further.isEmpty, contract.separateTag(of: index, in: union) != nil else { return [variant] }
        var first = variant
        first.discriminatorValues.removeAll(where: further.contains)
        return [first]
            + further.map { value in
                var other = variant
                other.discriminatorValues = [value]
                other.nameHint = value
                return other
            }
    }
}
