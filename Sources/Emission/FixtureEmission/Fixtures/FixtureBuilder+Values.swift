import ContractModel

extension FixtureBuilder {
    /// Returns a value of a use with elements in its collections, and with complete records as long as the budget
    /// lasts.
    mutating func rich(
        _ use: TypeUse, _ place: ScalarFixture, _ payload: TypeReference?, _ budget: inout Int
    ) -> MinimalValues.Value? {
        rich(use.reference, use.constraints, place, payload, &budget)
    }

    private mutating func rich(
        _ reference: TypeReference, _ constraints: ValueConstraints, _ place: ScalarFixture,
        _ payload: TypeReference?, _ budget: inout Int
    ) -> MinimalValues.Value? {
        if let example = example(constraints.examples, TypeUse(reference, constraints: constraints), place, &budget) {
            return example
        }
        switch reference {
        case .array(let element):
            let range = countRange(constraints.minItems, constraints.maxItems)
            let values = elements(element, in: range, constraints, place, payload, &budget)
            return values.map { joined($0, .array($0.map(\.json))) }
        case .dictionary(let element):
            let keys = DictionaryKeys(constraints, of: element)
            let isEmpty = keys.keys(1).isEmpty
            let range = countRange(constraints.minProperties, isEmpty ? 0 : constraints.maxProperties)
            let values = elements(element, in: range, constraints, place, payload, &budget)
            return values.map { values in
                let members = zip(keys.keys(values.count), values).map { key, value in
                    ContractValue.Member(key: key, value: value.json)
                }
                return joined(values, .object(members))
            }
        case .optional(let wrapped):
            return rich(wrapped, constraints, place, payload, &budget)
        case .definition(let id):
            return rich(id, place, &budget)
        case .generic(let id, let payload):
            return rich(id, payload: payload, &budget)
        case .payload:
            return payload.flatMap { rich($0, ValueConstraints(), place, nil, &budget) }
        case .scalar(let scalar):
            budget -= 1
            return place.value(of: scalar, constraints).map { .scalar($0) }
        case .json:
            budget -= 1
            return .scalar(constraints.expectsObject ? .object([]) : place.json)
        }
    }

    private mutating func rich(
        _ id: TypeID, _ place: ScalarFixture, _ budget: inout Int
    ) -> MinimalValues.Value? {
        if contract[id].hasValueExamples,
            let example = example(contract[id].examples, TypeUse(.definition(id)), place, &budget)
        {
            return example
        }
        switch contract[id].shape {
        case .enumeration(let enumeration):
            budget -= 1
            return .scalar(enumeration.sample(at: place.position))
        case .alias(let use):
            // A chain of aliases ends, because the contract has no cycles of aliases.
            return rich(use, place, nil, &budget)
        case .record, .union, .envelope, .outcome, .namespace:
            if nesting != nil { return nested(id, place, &budget) }
            let least = minimal[id]
            let value = wholeValue(of: id, within: budget) ?? least
            budget -= value?.nodeCount ?? 0
            return value
        }
    }

    /// Returns the wrapper with all its properties, around a payload that is as complete as the budget allows.
    private mutating func rich(
        _ id: TypeID, payload: TypeReference, _ budget: inout Int
    ) -> MinimalValues.Value? {
        let least = minimal.value(of: TypeUse(.generic(id, payload: payload)), Self.anyPlace)
        let properties: [PropertyDefinition]
        switch contract[id].shape {
        case .envelope(let envelope): properties = envelope.properties
        case .outcome(let outcome): properties = outcome.success.properties
        case .record, .enumeration, .union, .alias, .namespace: return least
        }
        // Each nested wrapper takes a part of the budget, so that the nesting of a wrapper within itself ends.
        budget -= 1
        guard budget > 0, var value = whole(properties, nil, example: nil, payload: payload, &budget) else {
            return least
        }
        if case .outcome(let outcome) = contract[id].shape {
            value.json = value.json.setting(outcome.discriminator, to: outcome.successValue)
        }
        return value
    }

    /// Returns enough elements to show that there can be several: two scalars, or one larger value. In a response,
    /// returns one element for each variant of a union, because an app shows each variant in another way. A list stays
    /// within the limits even if the schema requires more elements.
    private mutating func elements(
        _ element: TypeReference, in range: ClosedRange<Int>, _ constraints: ValueConstraints, _ place: ScalarFixture,
        _ payload: TypeReference?, _ budget: inout Int
    ) -> [MinimalValues.Value]? {
        let examples = constraints.element?.examples.count ?? 0
        let positions = constraints.positions
        let least = examples > 0 ? examples : positions.isEmpty ? isScalar(element) ? 2 : 1 : positions.count
        let variants = nesting == nil ? 0 : variantCount(of: element)
        let isItem = hasIdentity(element)
        let count = min(max(least, variants, range.lowerBound), range.upperBound, MinimalValues.elementLimit)
        var values: [MinimalValues.Value] = []
        var nodeCount = 0
        for position in 0..<count {
            // Further variants must leave enough budget for the members next to the list.
            let isFurther = position >= max(least, range.lowerBound)
            if isFurther, budget < Self.nodeBudget / 2 { break }
            let place = place.element(position)
            let isUnique = constraints.uniqueItems
            var use = constraints.use(at: position, of: element)
            if isUnique, position >= examples, examples > 0 { use.constraints.examples = [] }
            // The budget must also suffice for the members next to the list.
            var ownBudget = budget
            let value = rich(use, place, payload, &ownBudget)
            if position < Self.chargedElements { budget = ownBudget }
            nodeCount += value?.nodeCount ?? 0
            guard let value, nodeCount <= MinimalValues.nodeLimit else {
                if isFurther || value != nil && position > 0 { break }
                // If a type has no finite value, its collections are empty.
                return range.lowerBound == 0 ? [] : nil
            }
            let isNumbered = isItem && position > 0
            values.append(isNumbered ? numbered(value, position, use) : value)
        }
        return values
    }

    /// The number of a list's elements that take a part of the budget.
    private static let chargedElements = 50

    /// Whether the elements may have ids, which must all be different.
    private func hasIdentity(_ element: TypeReference) -> Bool {
        switch contract.resolved(element) {
        case .optional(let wrapped): return hasIdentity(wrapped)
        case .definition(let id):
            switch contract[id].shape {
            case .record(let record): return !record.isWrapper
            case .union: return true
            case .enumeration, .alias, .envelope, .outcome, .namespace: return false
            }
        case .scalar, .json, .array, .dictionary, .generic, .payload: return false
        }
    }

    private func numbered(_ value: MinimalValues.Value, _ position: Int, _ use: TypeUse) -> MinimalValues.Value {
        var value = value
        value.json = NumberedValue(contract, position).value(value.json, use)
        return value
    }

    private func countRange(_ least: Int?, _ most: Int?) -> ClosedRange<Int> {
        let least = max(least ?? 0, 0)
        return least...max(least, most ?? .max)
    }

    private func isScalar(_ reference: TypeReference) -> Bool {
        switch reference {
        case .scalar, .json: return true
        case .optional(let wrapped): return isScalar(wrapped)
        case .definition(let id):
            if case .enumeration(let enumeration) = contract[id].shape { return enumeration.cases.count > 1 }
            return false
        case .array, .dictionary, .generic, .payload: return false
        }
    }

    private func joined(_ values: [MinimalValues.Value], _ json: ContractValue) -> MinimalValues.Value {
        MinimalValues.Value(
            json: json, nodeCount: values.reduce(1) { $0 + $1.nodeCount }, depth: 1 + (values.map(\.depth).max() ?? 0))
    }

    // MARK: Examples

    /// Returns an example of a schema that is not a record, if an example conforms. The elements of a list take the
    /// examples in turn. Examples that do not conform are reported where the schema is described.
    private func example(
        _ examples: [ContractExample], _ use: TypeUse, _ place: ScalarFixture, _ budget: inout Int
    ) -> MinimalValues.Value? {
        if examples.isEmpty { return nil }
        let start = place.position % examples.count
        for example in examples[start...] + examples[..<start] {
            guard case .success(let value) = ExampleChecker.conforming(example.value, to: use, in: contract) else {
                continue
            }
            let count = value.nodeCount
            guard count <= MinimalValues.nodeLimit else { continue }
            budget -= count
            return MinimalValues.Value(json: value, nodeCount: count, depth: 1)
        }
        return nil
    }
}

extension TypeDefinition {
    /// Whether the examples are values of a type that is neither a record nor a union. Examples of records are
    /// completed.
    fileprivate var hasValueExamples: Bool {
        switch shape {
        case .alias, .enumeration: !examples.isEmpty
        case .record(let record): record.isWrapper && !examples.isEmpty
        case .union, .envelope, .outcome, .namespace: false
        }
    }
}
