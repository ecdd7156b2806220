package import ContractModel

extension FixtureBuilder {
    /// Returns a value for each variant, and for each further name that the discriminator has for the variant.
    package mutating func variants(of definition: TypeDefinition) -> [FixtureSet.Variant] {
        guard case .union(let union) = definition.shape else { return [] }
        var owners: [ContractValue: [Int]] = [:]
        for index in union.variants.indices {
            for tag in contract.tags(of: index, in: union) { owners[tag, default: []].append(index) }
        }
        return union.variants.indices.flatMap { index in
            variants(of: union, at: index, owners)
        }
    }

    /// - Parameter owners: Maps each tag to the indices of the variants that have it.
    private mutating func variants(
        of union: UnionShape, at index: Int, _ owners: [ContractValue: [Int]]
    ) -> [FixtureSet.Variant] {
        let variant = union.variants[index]
        var budget = Self.nodeBudget
        guard let value = rich(variant.use, Self.anyPlace, nil, &budget)?.json else { return [] }
        guard let key = union.discriminator, !variant.discriminatorValues.isEmpty || index == union.defaultVariant
        else {
            let others = union.variants.indices.filter { other in
                // A string under the discriminator's key excludes the variants whose name is another string.
                union.discriminator.flatMap { value[$0] } == nil || union.variants[other].discriminatorValues.isEmpty
            }
            let isTelling = isTelling(value, of: index, beside: others, in: union)
            return [FixtureSet.Variant(index: index, value: value, isTelling: isTelling)]
        }
        var tags = contract.tags(of: index, in: union)
        if index == union.defaultVariant, value[key] != nil,
            let tag = contract.tag("a variant of tomorrow", of: index, in: union)
        {
            tags.append(tag)
        }
        return tags.map { tag in
            let inner = contract.variant(tagged: tag, under: key, in: variant.use)
            let tagged = inner.flatMap { rich($0, Self.anyPlace, nil, &budget)?.json } ?? value
            let value = tagged.setting(key, to: tag)
            return FixtureSet.Variant(
                index: index, value: value, isTelling: isTelling(value, of: index, beside: owners[tag] ?? [], in: union)
            )
        }
    }
}

extension FixtureBuilder {
    /// Whether the value identifies the variant: by its tag, or by its other members if several variants share the tag.
    ///
    /// - Parameter owners: The indices of the variants with the value's tag.
    private func isTelling(
        _ value: ContractValue, of index: Int, beside owners: [Int], in union: UnionShape
    ) -> Bool {
        let others = owners.filter { $0 != index }
        if others.isEmpty { return true }
        var shared = union
        shared.variants = ([index] + others).map { union.variants[$0] }
        shared.discriminator = nil
        return UnionEvidence(contract).isTelling(value, of: 0, in: shared)
    }
}

extension Contract {
    /// Returns the indices of the variants from which a value of a union is made. Integers are left out next to numbers:
    /// an integer would conform to both, but a value conforms to exactly one alternative of `oneOf` (JSON Schema
    /// 2020-12, section 10.2.1.3).
    func sampledVariants(of union: UnionShape) -> [Int] {
        let types = union.variants.map { resolved($0.use.reference) }
        guard types.contains(.scalar(.double)) || types.contains(.scalar(.decimal)) else { return Array(types.indices) }
        return types.indices.filter { ![.scalar(.int), .scalar(.int64), .scalar(.uint64)].contains(types[$0]) }
    }
}

extension ValueConstraints {
    /// Returns the use of an element's type at a position of an array, or of a value's type in a dictionary.
    func use(at position: Int, of element: TypeReference) -> TypeUse {
        positions.indices.contains(position)
            ? positions[position] : TypeUse(element, constraints: self.element ?? ValueConstraints())
    }
}

/// Finds the evidence in a value for its variant, by the rules of decoding without a discriminator: constants and known
/// values of enumerations, the JSON type, required keys, and known keys.
struct UnionEvidence {
    /// The greatest depth of nested lists and maps that are examined.
    private static let depthLimit = 8
    /// The greatest number of variants, because each variant is compared with every other. In a larger union, no value
    /// identifies its variant.
    private static let variantLimit = 100

    let contract: Contract

    init(_ contract: Contract) {
        self.contract = contract
    }

    /// Whether the value excludes all other variants. The value is false if there are too many variants to compare.
    func isTelling(_ value: ContractValue, of index: Int, in union: UnionShape) -> Bool {
        guard union.variants.count <= Self.variantLimit else { return false }
        var asked: Set<TypeID> = []
        return union.variants.indices.allSatisfy { other in
            other == index || speaks(value, against: union.variants[other].use.reference, depth: 0, &asked)
        }
    }

    /// Returns the JSON types of the values of a reference. Integers are numbers, and null is left out.
    func types(of reference: TypeReference) -> JSONTypes {
        var asked: Set<TypeID> = []
        return types(of: reference, &asked)
    }

    /// - Parameter asked: The definitions that are already examined. Unions may share definitions, or contain
    ///   themselves.
    private func types(of reference: TypeReference, _ asked: inout Set<TypeID>) -> JSONTypes {
        switch reference {
        case .scalar(.external), .json, .payload: return .values
        case .scalar(let scalar): return scalar.jsonTypes.withoutIntegers
        case .array: return [.array]
        case .dictionary, .generic: return [.object]
        case .optional(let wrapped): return types(of: wrapped, &asked)
        case .definition(let id):
            guard asked.insert(id).inserted else { return [] }
            switch contract[id].shape {
            case .record(let record) where record.isWrapper:
                return types(of: record.properties.first?.use.reference ?? .json, &asked)
            case .record, .envelope, .outcome, .namespace: return [.object]
            case .enumeration(let enumeration):
                return enumeration.cases.reduce(into: JSONTypes()) { $0.formUnion($1.value.jsonType.withoutIntegers) }
                    .subtracting(.null)
            case .union(let union):
                return union.variants.reduce(into: []) { $0.formUnion(types(of: $1.use.reference, &asked)) }
            case .alias(let use): return use.constraints.expectsObject ? [.object] : types(of: use.reference, &asked)
            }
        }
    }

    /// - Parameters:
    ///   - depth: The depth within the value.
    ///   - asked: The definitions that are already examined. An examined definition is treated as excluded.
    private func speaks(
        _ value: ContractValue, against reference: TypeReference, depth: Int, _ asked: inout Set<TypeID>
    ) -> Bool {
        guard depth < Self.depthLimit else { return false }
        if case .definition(let id) = reference {
            return asked.insert(id).inserted ? speaks(value, against: contract[id].shape, depth: depth, &asked) : true
        }
        if case .optional(let wrapped) = reference {
            return speaks(value, against: wrapped, depth: depth, &asked)
        }
        guard types(of: reference).contains(value.jsonType.withoutIntegers) else { return true }
        switch (reference, value) {
        case (.array(let element), .array(let elements)):
            return elements.contains { speaks($0, againstElement: element, depth: depth + 1) }
        case (.dictionary(let element), .object(let members)):
            return members.contains { speaks($0.value, againstElement: element, depth: depth + 1) }
        case (.scalar(.int), .number), (.scalar(.int64), .number), (.scalar(.uint64), .number):
            return true
        case (.scalar, _), (.json, _), (.array, _), (.dictionary, _), (.generic, _), (.payload, _), (.optional, _),
            (.definition, _):
            return false
        }
    }

    private func speaks(_ value: ContractValue, againstElement element: TypeReference, depth: Int) -> Bool {
        var asked: Set<TypeID> = []
        return speaks(value, against: element, depth: depth, &asked)
    }

    private func speaks(
        _ value: ContractValue, against shape: TypeShape, depth: Int, _ asked: inout Set<TypeID>
    ) -> Bool {
        switch shape {
        case .record(let record) where record.isWrapper:
            speaks(value, against: record.properties.first?.use.reference ?? .json, depth: depth, &asked)
        case .record(let record): speaks(value, against: record)
        case .enumeration(let enumeration): !enumeration.allows(value)
        case .union(let union):
            union.variants.allSatisfy { speaks(value, against: $0.use.reference, depth: depth, &asked) }
        case .alias(let use) where use.constraints.expectsObject: value.jsonType != .object
        case .alias(let use): speaks(value, against: use.reference, depth: depth, &asked)
        case .envelope, .outcome, .namespace: value.jsonType != .object
        }
    }

    private func speaks(_ value: ContractValue, against record: RecordShape) -> Bool {
        guard case .object(let members) = value else { return true }
        let keys = Set(members.map(\.key))
        let known = Set(record.properties.map(\.key))
        return record.properties.contains { property in
            if let found = value[property.key] {
                if let constant = property.constant { return found != constant }
                if case .definition(let id) = property.use.reference,
                    case .enumeration(let enumeration) = contract[id].shape
                {
                    return !enumeration.allows(found)
                }
            }
            return (property.isRequired || property.isStrict) && !keys.contains(property.key)
        } || !keys.isSubset(of: known)
    }
}

extension JSONTypes {
    /// All JSON types except null. Integers are numbers.
    fileprivate static let values: JSONTypes = [.boolean, .number, .string, .array, .object]

    /// The types, in which `number` replaces `integer`.
    fileprivate var withoutIntegers: JSONTypes { contains(.integer) ? subtracting(.integer).union(.number) : self }
}
