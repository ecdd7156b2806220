import ContractModel

/// Answers with whole records in them, however deep these are: an answer is what an app shows, and an item without values shows nothing.
///
/// A record within itself, and what lies deeper than `depthLimit` or is more than `nodeBudget` allows, is left out: lists of it are
/// empty, and a property that must be there has the least value of its type.
extension FixtureBuilder {
    /// The place of a record that is being made for an answer.
    struct Nesting {
        /// Records that may still be made within each other.
        var depth: Int
        /// The records around the place.
        var enclosing: Set<TypeID> = []
    }

    /// What a property of a record has in every answer, since nothing in it is a record.
    package struct PlainProperty {
        var key: String
        var isNeeded: Bool
        var value: MinimalValues.Value?
        /// What it takes from the budget.
        var cost: Int
    }

    /// Records within records of an answer.
    private static let depthLimit = 6

    /// A value of the use that is as deep as its budget allows everywhere, so that no property takes what another one needs; nil
    /// where not even one record is possible.
    mutating func nested(_ use: TypeUse) -> ContractValue? {
        defer { nesting = nil }
        // Most answers are whole at once.
        let most = nested(use, within: Self.depthLimit)
        if most.budget > 0, !isCutOff { return most.value }
        var deepest: ContractValue?
        for depth in 1...Self.depthLimit {
            let made = nested(use, within: depth)
            guard let value = made.value else { break }
            if deepest != nil, made.budget <= 0 { break }
            deepest = value
            // A greater depth would make the same value again.
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
        // What has no record of its own costs too: unions of unions may lead to one type in more ways than can be tried.
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

    /// What is the same wherever the record is, by the positions of its properties. A record is in many answers, and at every depth.
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

    /// How many variants of a union a list shows.
    private static let variantLimit = 5

    /// How many elements show all variants of what a list is of; 0 where it is no union.
    func variantCount(of element: TypeReference) -> Int {
        switch contract.resolved(element) {
        case .optional(let wrapped): return variantCount(of: wrapped)
        case .definition(let id):
            guard case .union(let union) = contract[id].shape else { return 0 }
            return min(union.variants.count, Self.variantLimit)
        case .scalar, .json, .array, .dictionary, .generic, .payload: return 0
        }
    }

    /// The first variant that has a value here; of the elements of a list, each begins with one of its own.
    private mutating func variant(
        of union: UnionShape, _ place: ScalarFixture, _ budget: inout Int
    ) -> MinimalValues.Value? {
        let count = union.variants.count
        for index in (0..<count).map({ ($0 + place.position) % count }) {
            guard let value = rich(union.variants[index].use, place, nil, &budget) else { continue }
            return tagged(value, as: index, of: union, place, &budget)
        }
        return nil
    }

    /// The value with a tag of its variant. A union among the variants has set the tag of its own variant: if that is none here, a value of
    /// the one that the tag names takes its place.
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

    /// What stands for a property in an answer that has no room for its value; nil where it may be left out.
    func valueBeyond(_ property: PropertyDefinition, _ payload: TypeReference?) -> MinimalValues.Value? {
        guard nesting != nil, property.isNeeded || !property.isOptional else { return nil }
        return minimal.value(of: property, payload: payload)
    }
}
