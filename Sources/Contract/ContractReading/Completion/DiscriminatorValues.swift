import ContractModel
import Diagnostics

/// Finds the values of a discriminator for variants that have neither a schema name nor a mapping, such as inline
/// variants.
///
/// The values of a variant of this kind come from its own property: its constant, or values of its enumeration. A value
/// of an enumeration is used if no other variant of this kind allows the value. It is also used if only this variant's
/// name has the same spelling, without regard to case and separators (`CHILD_TYPE_A`, `ChildTypeA`). A constant is
/// always used, even if the mapping has another spelling: mappings have strings, and `'False'` means false. A variant
/// that is a union with the same discriminator has the values of that union's variants.
///
/// OpenAPI does not define these values, but documents rely on them. The discriminator is removed if no variant has a
/// value in the end, for example because all variants allow the same value, or because the values are names and the
/// property is a number. With this discriminator, every value would select an unknown variant.
enum DiscriminatorValues {
    static func complete(_ contract: inout Contract, diagnostics: inout DiagnosticSink) {
        for index in contract.definitions.indices {
            guard case .union(var union) = contract.definitions[index].shape, let key = union.discriminator else {
                continue
            }
            var taken = Set(union.variants.flatMap(\.discriminatorValues))
            for position in union.variants.indices where !union.variants[position].discriminatorValues.isEmpty {
                let value = constant(under: key, in: union.variants[position].use.reference, contract)
                if let value, taken.insert(value).inserted {
                    union.variants[position].discriminatorValues.append(value)
                }
            }
            for (position, values) in ownValues(of: union, under: key, contract) {
                union.variants[position].discriminatorValues = values.filter { taken.insert($0).inserted }
            }
            contract.definitions[index].shape = .union(union)
        }
        completeWithInner(&contract)
        removeIdle(&contract, &diagnostics)
    }

    /// Removes discriminators that select no variant, and reports them.
    private static func removeIdle(_ contract: inout Contract, _ diagnostics: inout DiagnosticSink) {
        // All unions are examined before any of them is changed, because the tags of a union include the tags of nested
        // unions.
        let idle = contract.definitions.indices.filter { index in
            guard case .union(let union) = contract.definitions[index].shape, union.discriminator != nil else {
                return false
            }
            return union.defaultVariant == nil
                && union.variants.indices.allSatisfy { contract.tags(of: $0, in: union).isEmpty }
        }
        for index in idle {
            guard case .union(var union) = contract.definitions[index].shape, let key = union.discriminator else {
                continue
            }
            diagnostics.emit(ContractMessages.idleDiscriminator(key, at: contract.definitions[index].location))
            union.discriminator = nil
            contract.definitions[index].shape = .union(union)
        }
    }

    /// Returns the values that variants without values get from their own properties, with the indices of the variants.
    private static func ownValues(
        of union: UnionShape, under key: String, _ contract: Contract
    ) -> [(position: Int, values: [String])] {
        let unnamed = union.variants.indices.filter { union.variants[$0].discriminatorValues.isEmpty }
        let values = unnamed.map { allowed(under: key, in: union.variants[$0].use.reference, contract) }
        let counts = values.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let shared = counts.filter { $0.value > 1 }
        let names = unnamed.map { union.variants[$0].nameHint.plainWord }
        let nameCounts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let spellings = Dictionary(uniqueKeysWithValues: shared.keys.map { ($0, $0.plainWord) })
        return unnamed.indices.map { index in
            let ownValues = values[index].filter { value in
                // A branch without a name may be named after a value that it shares with other branches.
                spellings[value].map { $0 == names[index] && nameCounts[$0] == 1 } ?? true
            }
            return (unnamed[index], ownValues)
        }
    }

    /// Adds the values of nested unions. The nested unions are read before they are changed, so their order does not
    /// matter.
    private static func completeWithInner(_ contract: inout Contract) {
        var unions: [(index: Int, shape: UnionShape)] = []
        for index in contract.definitions.indices {
            guard case .union(var union) = contract.definitions[index].shape, let key = union.discriminator else {
                continue
            }
            var taken = Set(union.variants.flatMap(\.discriminatorValues))
            for position in union.variants.indices {
                let values = inner(under: key, in: union.variants[position].use.reference, contract)
                union.variants[position].discriminatorValues += values.filter { taken.insert($0).inserted }
            }
            unions.append((index, union))
        }
        for (index, union) in unions { contract.definitions[index].shape = .union(union) }
    }

    /// The greatest number of variants of a nested union whose values are copied. Many unions may contain one large
    /// union.
    private static let variantLimit = 64

    /// Returns the values of a variant that is a union, including the values of its nested unions.
    private static func inner(under key: String, in reference: TypeReference, _ contract: Contract) -> [String] {
        var values: [String] = []
        var pending = [reference]
        var seen: Set<TypeReference> = []
        while let next = pending.popLast() {
            guard case .union(let union)? = self.shape(of: next, contract), union.discriminator == key,
                union.variants.count <= variantLimit, seen.insert(next).inserted, seen.count <= 8
            else { continue }
            values += union.variants.flatMap(\.discriminatorValues)
            pending += union.variants.map(\.use.reference)
        }
        return values
    }

    private static func constant(under key: String, in reference: TypeReference, _ contract: Contract) -> String? {
        guard case .record(let record)? = shape(of: reference, contract) else { return nil }
        return record.properties.first { $0.key == key }?.constant?.tag
    }

    private static func allowed(under key: String, in reference: TypeReference, _ contract: Contract) -> [String] {
        guard case .record(let record)? = shape(of: reference, contract),
            let property = record.properties.first(where: { $0.key == key })
        else { return [] }
        if let value = property.constant?.tag { return [value] }
        guard case .enumeration(let enumeration)? = shape(of: property.use.reference, contract) else { return [] }
        return enumeration.cases.compactMap { if case .string(let value) = $0.value { value } else { nil } }
    }

    /// Returns the shape of a definition without aliases, or nil. Cycles of aliases have already been removed.
    private static func shape(of reference: TypeReference, _ contract: Contract) -> TypeShape? {
        guard case .definition(let id) = contract.resolved(reference) else { return nil }
        return contract[id].shape
    }
}
