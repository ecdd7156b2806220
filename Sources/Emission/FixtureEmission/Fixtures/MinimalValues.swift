package import ContractModel

/// The smallest value of each type: only required keys, empty collections, and the first variant with a finite value.
///
/// All uses of a type share one value, so that 5,000 types take one pass over their properties. Types that need each
/// other are settled in rounds: a type whose value is not ready is treated as a type without a value, and is tried
/// again until a round changes nothing.
package struct MinimalValues {
    /// A value with its size.
    package struct Value {
        package var json: ContractValue
        /// The number of values in this value. A shared part is counted at each use, because it is written at each use.
        var nodeCount: Int
        package var depth: Int

        package static func scalar(_ json: ContractValue) -> Value {
            Value(json: json, nodeCount: 1, depth: 1)
        }
    }

    /// The greatest number of nodes. Nobody could read a larger value, and each level of records can double the number.
    static let nodeLimit = 2_000
    static let depthLimit = 64
    /// The greatest number of elements in a generated list, even if the schema requires more elements.
    static let elementLimit = 1_000

    private let contract: Contract
    private var values: [Value?]
    private var isBusy: [Bool]
    /// The last round in which each type failed.
    private var failures: [Int]
    private var round = 0
    private var depth = 0

    package init(_ contract: Contract) {
        self.contract = contract
        let count = contract.definitions.count
        values = Array(repeating: nil, count: count)
        isBusy = Array(repeating: false, count: count)
        failures = Array(repeating: 0, count: count)
        var isChanging = true
        while isChanging {
            round += 1
            isChanging = false
            for definition in contract.definitions where values[definition.id.rawValue] == nil {
                if make(definition.id) != nil { isChanging = true }
            }
        }
    }

    package subscript(id: TypeID) -> Value? { values[id.rawValue] }

    /// Returns the smallest value of a use.
    ///
    /// - Parameter fixture: Makes the scalars of the value.
    package func value(of use: TypeUse, _ fixture: ScalarFixture, payload: TypeReference? = nil) -> Value? {
        var copy = self
        copy.depth = 0
        return copy.make(use.reference, use.constraints, fixture, payload)
    }

    /// Returns the value of a property: its constant, null, its default, or the smallest value of its type.
    package func value(of property: PropertyDefinition, payload: TypeReference? = nil) -> Value? {
        var copy = self
        copy.depth = 0
        return copy.make(property, ScalarFixture(key: property.key), payload)
    }

    private mutating func make(_ id: TypeID) -> Value? {
        if let value = values[id.rawValue] { return value }
        guard !isBusy[id.rawValue], failures[id.rawValue] < round, depth < Self.depthLimit else { return nil }
        isBusy[id.rawValue] = true
        depth += 1
        let value = make(contract[id].shape, payload: nil)
        depth -= 1
        isBusy[id.rawValue] = false
        guard let value, value.nodeCount <= Self.nodeLimit, value.depth <= Self.depthLimit else {
            failures[id.rawValue] = round
            return nil
        }
        values[id.rawValue] = value
        return value
    }

    private mutating func make(_ shape: TypeShape, payload: TypeReference?) -> Value? {
        switch shape {
        case .record(let record) where record.isWrapper:
            return record.properties.first.flatMap {
                make($0.use.reference, $0.use.constraints, Self.anyPlace, payload)
            }
        case .record(let record): return make(record.properties, payload)
        case .envelope(let envelope): return make(envelope.properties, payload)
        case .outcome(let outcome):
            guard var value = make(outcome.success.properties, payload) else { return nil }
            value.json = value.json.setting(outcome.discriminator, to: outcome.successValue)
            value.nodeCount += 1
            return value
        case .enumeration(let enumeration): return .scalar(enumeration.sample(at: 0))
        case .union(let union): return make(union)
        case .alias(let use): return make(use.reference, use.constraints, Self.anyPlace, payload)
        case .namespace: return nil
        }
    }

    private mutating func make(_ union: UnionShape) -> Value? {
        for index in contract.sampledVariants(of: union) {
            let variant = union.variants[index]
            guard var value = make(variant.use.reference, variant.use.constraints, Self.anyPlace, nil) else { continue }
            if let key = union.discriminator, let tag = contract.tags(of: index, in: union).first {
                value.json = value.json.setting(key, to: tag)
                value.nodeCount += 1
            }
            return value
        }
        return nil
    }

    /// Makes a value with the required properties, and with the properties that the generated type always writes
    /// because they have a default. Properties that the type would leave out are omitted, so that the value is written
    /// back unchanged within another value.
    private mutating func make(_ properties: [PropertyDefinition], _ payload: TypeReference?) -> Value? {
        var result = Value(json: .null, nodeCount: 1, depth: 0)
        var members: [ContractValue.Member] = []
        for property in properties
        where property.isInLeastValue || !property.isOptional {
            let place = ScalarFixture(key: property.key)
            guard let value = make(property, place, payload) else { return nil }
            members.append(ContractValue.Member(key: property.key, value: value.json))
            result.nodeCount += value.nodeCount
            result.depth = max(result.depth, value.depth)
            guard result.nodeCount <= Self.nodeLimit else { return nil }
        }
        result.json = .object(members)
        result.depth += 1
        return result
    }

    private mutating func make(
        _ property: PropertyDefinition, _ place: ScalarFixture, _ payload: TypeReference?
    ) -> Value? {
        if let constant = property.constantAsWritten { return .scalar(constant) }
        if property.isNullable, property.isOptional { return .scalar(.null) }
        if case .value(let value) = property.absence, value.isScalar { return .scalar(value) }
        return make(property.use.reference, property.use.constraints, place, payload)
    }

    private mutating func make(
        _ reference: TypeReference, _ constraints: ValueConstraints, _ place: ScalarFixture, _ payload: TypeReference?
    ) -> Value? {
        switch reference {
        case .scalar(let scalar): return place.value(of: scalar, constraints).map { .scalar($0) }
        case .json:
            let example = constraints.examples.first { $0.value.isScalar }?.value
            return .scalar(example ?? (constraints.expectsObject ? .object([]) : place.json))
        case .array(let element):
            return make(constraints.minItems ?? 0, element, constraints, place, payload) { .array($0) }
        case .dictionary(let element):
            return make(constraints.minProperties ?? 0, element, constraints, place, payload) { values in
                let keys = DictionaryKeys(constraints, of: element).keys(values.count)
                return .object(zip(keys, values).map { ContractValue.Member(key: $0, value: $1) })
            }
        case .optional(let wrapped): return make(wrapped, constraints, place, payload)
        case .definition(let id): return make(id)
        case .generic(let id, let payload):
            guard depth < Self.depthLimit else { return nil }
            depth += 1
            defer { depth -= 1 }
            return make(contract[id].shape, payload: payload)
        case .payload: return payload.flatMap { make($0, ValueConstraints(), place, nil) }
        }
    }

    private mutating func make(
        _ count: Int, _ element: TypeReference, _ constraints: ValueConstraints, _ place: ScalarFixture,
        _ payload: TypeReference?, _ join: ([ContractValue]) -> ContractValue
    ) -> Value? {
        var values: [Value] = []
        var nodeCount = 1
        for position in 0..<max(0, min(count, Self.elementLimit)) {
            let place = place.element(position)
            let use = constraints.use(at: position, of: element)
            guard let value = make(use.reference, use.constraints, place, payload) else { return nil }
            // Nested arrays multiply the size of the value.
            guard nodeCount + value.nodeCount <= Self.nodeLimit else {
                if values.isEmpty { return nil }
                break
            }
            values.append(value)
            nodeCount += value.nodeCount
        }
        return Value(
            json: join(values.map(\.json)), nodeCount: nodeCount, depth: 1 + (values.map(\.depth).max() ?? 0))
    }

    private static let anyPlace = ScalarFixture(key: "value")
}

extension PropertyDefinition {
    /// Whether the smallest valid object contains the property: the property is needed, and it is not nullable or
    /// writes nil as `null`.
    var isInLeastValue: Bool { isNeeded && (!isNullable || keepsNull) }

    /// Whether the property is required, or has no replacement for a missing value (`isStrict`).
    var isNeeded: Bool { isRequired || isStrict }
}

extension ContractValue {
    var isScalar: Bool {
        switch self {
        case .null, .boolean, .integer, .number, .string: true
        case .array, .object: false
        }
    }
}
