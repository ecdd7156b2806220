import ContractModel

/// Makes responses that contain complete records at all depths, because an app shows nothing for an item without
/// values.
///
/// Records within themselves, below `depthLimit` or beyond `nodeBudget` are left out. A list of these records is empty,
/// and a required property gets the smallest value of its type.
extension FixtureBuilder {
    /// The position of a value in a response.
    struct Nesting {
        /// The number of levels of records that may still be made.
        var depth: Int
        /// The records that contain the value.
        var enclosing: Set<TypeID> = []
    }

    /// The value of a property in every response, if it contains no record.
    package struct PlainProperty {
        var key: String
        var isNeeded: Bool
        var value: MinimalValues.Value?
        /// The part of the budget that the value takes.
        var cost: Int
    }

    /// The greatest depth of records within records of a response.
    private static let depthLimit = 6

    /// Returns a value of the use. All properties of the value have the same limit of depth, as far as the budget
    /// allows, so that no property uses the budget of another property. Returns nil if the budget does not allow a
    /// single record.
    mutating func nested(_ use: TypeUse) -> ContractValue? {
        defer { nesting = nil }
        // Most responses are complete at the first attempt.
        let most = nested(use, within: Self.depthLimit)
        if most.budget > 0, !isCutOff { return most.value }
        var deepest: ContractValue?
        for depth in 1...Self.depthLimit {
            let made = nested(use, within: depth)
            guard let value = made.value else { break }
            if deepest != nil, made.budget <= 0 { break }
            deepest = value
            // A greater depth would give the same value.
            if !isCutOff { break }
        }
        return deepest
    }

    private mutating func nested(_ use: TypeUse, within depth: Int) -> (value: ContractValue?, budget: Int) {
        var budget = Self.nodeBudget
        nesting = Nesting(depth: depth)
        isCutOff = false
        let value = rich(use, Self.anyPlace, nil, &budget)?.json
        return (value, budget)
    }

    mutating func nested(_ id: TypeID, _ place: ScalarFixture, _ budget: inout Int) -> MinimalValues.Value? {
        guard var inner = nesting, budget > 0, inner.enclosing.insert(id).inserted else { return nil }
        guard inner.depth > 0 else {
            isCutOff = true
            return nil
        }
        let outer = nesting
        defer { nesting = outer }
        inner.depth -= 1
        nesting = inner
        // A use without its own record also takes a part of the budget, because unions of unions may lead to one type
        // in too many ways.
        budget -= 1
        switch contract[id].shape {
        case .record(let record) where record.isWrapper:
            nesting?.depth += 1
            return record.properties.first.flatMap { rich($0.use, place, nil, &budget) }
        case .record(let record):
            return whole(
                record.properties, record.additionalProperties, example: recordExamples[id.rawValue], payload: nil,
                plain: plain(record.properties, of: id), &budget)
        case .union(let union):
            nesting?.depth += 1
            return variant(of: union, place, &budget)
        case .envelope, .outcome, .enumeration, .alias, .namespace: return minimal[id]
        }
    }

    /// Returns a value for each property whose value does not depend on the place of the record, and nil for a property
    /// with records in it. The values are kept, because a record is in many responses and at many depths.
    private mutating func plain(_ properties: [PropertyDefinition], of id: TypeID) -> [PlainProperty?] {
        if plainProperties[id.rawValue].isEmpty {
            let example = recordExamples[id.rawValue]
            plainProperties[id.rawValue] = properties.map { property in
                guard isPlain(property.use.reference) else { return nil }
                var budget = Self.nodeBudget
                let value = whole(property, example?[property.key], nil, &budget)
                return PlainProperty(
                    key: property.key, isNeeded: property.isNeeded,
                    value: value ?? valueBeyond(property, nil), cost: Self.nodeBudget - budget)
            }
        }
        return plainProperties[id.rawValue]
    }

    private func isPlain(_ reference: TypeReference) -> Bool {
        switch reference {
        case .scalar, .json: true
        case .array(let element), .dictionary(let element): isPlain(element)
        case .optional(let wrapped): isPlain(wrapped)
        case .definition(let id):
            switch contract[id].shape {
            case .enumeration: true
            case .alias(let use): isPlain(use.reference)
            case .record, .union, .envelope, .outcome, .namespace: false
            }
        case .generic, .payload: false
        }
    }

    /// The greatest number of variants that a list shows.
    private static let variantLimit = 5

    /// Returns the number of variants that a list shows, or 0 if the elements are not a union.
    func variantCount(of element: TypeReference) -> Int {
        switch contract.resolved(element) {
        case .optional(let wrapped): return variantCount(of: wrapped)
        case .definition(let id):
            guard case .union(let union) = contract[id].shape else { return 0 }
            return min(union.variants.count, Self.variantLimit)
        case .scalar, .json, .array, .dictionary, .generic, .payload: return 0
        }
    }

    /// Returns the first variant that has a value here. Each element of a list begins with a different variant.
    private mutating func variant(
        of union: UnionShape, _ place: ScalarFixture, _ budget: inout Int
    ) -> MinimalValues.Value? {
        let indices = contract.sampledVariants(of: union)
        for offset in indices.indices {
            let index = indices[(offset + place.position) % indices.count]
            guard let value = rich(union.variants[index].use, place, nil, &budget) else { continue }
            return tagged(value, as: index, of: union, place, &budget)
        }
        return nil
    }

    /// Returns the value with the tag of its variant. An inner union has set the tag of its own variant. If that tag
    /// does not belong to this variant, a value of the variant that the tag names is used.
    private mutating func tagged(
        _ value: MinimalValues.Value, as index: Int, of union: UnionShape, _ place: ScalarFixture, _ budget: inout Int
    ) -> MinimalValues.Value {
        let tags = contract.tags(of: index, in: union)
        guard let key = union.discriminator, let tag = tags.first, value.json[key].map(tags.contains) != true else {
            return value
        }
        let named = contract.variant(tagged: tag, under: key, in: union.variants[index].use)
        var tagged = named.flatMap { rich($0, place, nil, &budget) } ?? value
        tagged.json = tagged.json.setting(key, to: tag)
        return tagged
    }

    /// Returns the replacement for a property if the budget of the response does not allow its value. Returns nil if
    /// the property may be left out.
    func valueBeyond(_ property: PropertyDefinition, _ payload: TypeReference?) -> MinimalValues.Value? {
        guard nesting != nil, property.isNeeded || !property.isOptional else { return nil }
        return minimal.value(of: property, payload: payload)
    }
}
