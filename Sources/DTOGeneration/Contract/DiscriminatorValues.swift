/// A variant to which neither a schema's name nor the mapping gives a value of the discriminator, as one that is written inline, has the
/// values that its own property under that key allows: its constant, or those of its enumeration.
///
/// OpenAPI leaves such variants without a value; documents write them all the same, and mean this.
enum DiscriminatorValues {
    static func complete(_ contract: inout Contract) {
        for index in contract.definitions.indices {
            guard case .union(var union) = contract.definitions[index].shape, let key = union.discriminator,
                union.variants.contains(where: \.discriminatorValues.isEmpty)
            else { continue }
            var taken = Set(union.variants.flatMap(\.discriminatorValues))
            for position in union.variants.indices where union.variants[position].discriminatorValues.isEmpty {
                let values = allowed(under: key, in: union.variants[position].use.reference, contract)
                union.variants[position].discriminatorValues = values.filter { taken.insert($0).inserted }
            }
            contract.definitions[index].shape = .union(union)
        }
    }

    private static func allowed(under key: String, in reference: TypeReference, _ contract: Contract) -> [String] {
        guard case .record(let record)? = shape(of: reference, contract),
            let property = record.properties.first(where: { $0.key == key })
        else { return [] }
        if case .string(let value)? = property.constant { return [value] }
        guard case .enumeration(let enumeration)? = shape(of: property.use.reference, contract) else { return [] }
        return enumeration.cases.compactMap { if case .string(let value) = $0.value { value } else { nil } }
    }

    /// Through aliases; those in a cycle are gone by now.
    private static func shape(of reference: TypeReference, _ contract: Contract) -> TypeShape? {
        guard case .definition(let id) = reference else { return nil }
        if case .alias(let use) = contract[id].shape { return shape(of: use.reference, contract) }
        return contract[id].shape
    }
}
