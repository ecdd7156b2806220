package import ContractModel
package import Diagnostics
package import GenerationSettings

/// Makes values that conform to the types of a contract: from examples of the document that conform, or from
/// constraints, formats and enumerations.
///
/// A value depends only on its own type and the types within it. Neither counters nor the order of definitions affect
/// the value. Each property of a record has a different value, as far as its type allows, so that swapped keys are
/// noticed.
package struct FixtureBuilder {
    /// The number of values in a fixture beyond which nested records have only their required keys.
    static let nodeBudget = 400

    package let contract: Contract
    let minimal: MinimalValues
    let answered: AnsweredValue
    let addresses: MadeAddresses
    package private(set) var diagnostics = DiagnosticSink()
    /// The values of records with all properties, indexed by `TypeID`. Records within these values have only their
    /// required keys.
    private var records: [MinimalValues.Value?] = []
    /// The conforming parts of the records' examples, indexed by `TypeID`.
    private(set) var recordExamples: [ContractValue?]
    /// The plain values of the records in responses, indexed by `TypeID`. An inner list is empty until a response needs
    /// the record.
    var plainProperties: [[PlainProperty?]]
    /// The values that were made for responses of a type, indexed by `TypeID`.
    var answers: [ContractValue?]
    /// The position of the value that is being made in a response, or nil while a fixture is made.
    var nesting: Nesting?
    /// Whether the depth limit has cut off a record of the response that is being made.
    var isCutOff = false

    private init(_ contract: Contract) {
        self.contract = contract
        minimal = MinimalValues(contract)
        answered = AnsweredValue(contract)
        addresses = MadeAddresses(contract)
        recordExamples = Array(repeating: nil, count: contract.definitions.count)
        plainProperties = Array(repeating: [], count: contract.definitions.count)
        answers = Array(repeating: nil, count: contract.definitions.count)
    }

    package static func fixtures(
        of contract: Contract, options: GenerationOptions = GenerationOptions(), diagnostics: inout DiagnosticSink
    ) -> FixtureSet {
        let contract = (options.deprecated == .skip ? contract.withoutDeprecatedProperties : contract).restored
        var builder = FixtureBuilder(contract)
        builder.records = contract.definitions.map { builder.shallowRecord($0) }
        let isReplaced = contract.definitions.map { contract.isReplaced($0.id) }
        let fixtures = FixtureSet(
            records: contract.definitions.map { isReplaced[$0.id.rawValue] ? nil : builder.record($0) },
            outcomes: contract.definitions.map { isReplaced[$0.id.rawValue] ? nil : builder.outcome($0) },
            unions: contract.definitions.map { isReplaced[$0.id.rawValue] ? [] : builder.variants(of: $0) },
            responses: contract.operations.map { builder.responses(of: $0) })
        for diagnostic in builder.diagnostics.sorted { diagnostics.emit(diagnostic) }
        return fixtures
    }

    // MARK: Records

    private mutating func shallowRecord(_ definition: TypeDefinition) -> MinimalValues.Value? {
        guard case .record(let record) = definition.shape, !record.isWrapper else { return nil }
        var budget = 0
        return whole(record.properties, record.additionalProperties, example: nil, payload: nil, &budget)
    }

    private mutating func record(_ definition: TypeDefinition) -> FixtureSet.Record? {
        switch definition.shape {
        case .record(let record):
            return fixture(
                definition, record.properties, record.additionalProperties, payload: nil, isWrapper: record.isWrapper)
        case .envelope(let envelope):
            return fixture(
                definition, envelope.properties, nil, payload: envelope.applications.first?.payload.reference ?? .json)
        case .outcome, .enumeration, .union, .alias, .namespace:
            return nil
        }
    }

    private mutating func outcome(_ definition: TypeDefinition) -> FixtureSet.Outcome? {
        guard case .outcome(let outcome) = definition.shape else { return nil }
        let payload = outcome.success.applications.first?.payload.reference ?? .json
        guard let success = branch(outcome, outcome.success.properties, outcome.successValue, payload),
            let failure = branch(outcome, outcome.failure, outcome.failureValue, payload)
        else { return nil }
        return FixtureSet.Outcome(success: success, failure: failure)
    }

    private mutating func branch(
        _ outcome: OutcomeShape, _ properties: [PropertyDefinition], _ constant: ContractValue, _ payload: TypeReference
    ) -> FixtureSet.Record? {
        var budget = Self.nodeBudget
        guard let full = whole(properties, nil, example: nil, payload: payload, &budget),
            let minimal = required(properties, payload)
        else { return nil }
        return FixtureSet.Record(
            full: full.json.setting(outcome.discriminator, to: constant),
            minimal: minimal.setting(outcome.discriminator, to: constant))
    }

    private mutating func fixture(
        _ definition: TypeDefinition, _ properties: [PropertyDefinition], _ additional: TypeUse?,
        payload: TypeReference?, isWrapper: Bool = false
    ) -> FixtureSet.Record? {
        let use = payload.map { TypeReference.generic(definition.id, payload: $0) } ?? .definition(definition.id)
        let isRecord = payload == nil && !isWrapper
        // Properties that the example omits are not known yet, and they must be made.
        var example = conformingExample(
            definition.examples, of: TypeUse(use), named: definition.displayName, completedFrom: isWrapper ? 0 : 1,
            isUsedInPart: isRecord)
        if isRecord, example == nil { example = conformingPart(of: definition.examples.first?.value, properties) }
        if isWrapper { return wrapper(properties, example) }
        if isRecord { recordExamples[definition.id.rawValue] = example }
        var budget = Self.nodeBudget
        guard let full = whole(properties, additional, example: example, payload: payload, &budget),
            let minimal = required(properties, payload)
        else {
            diagnostics.emit(FixtureMessages.noFiniteValue(of: definition))
            return nil
        }
        let keys = Set(full.json.memberKeys)
        let missing = properties.filter { !keys.contains($0.key) }
        if !missing.isEmpty { diagnostics.emit(FixtureMessages.noValue(of: missing, in: definition)) }
        for property in properties {
            let least = contract.resolved(property.use).constraints.minItems ?? 0
            guard case .array(let elements)? = full.json[property.key], elements.count < least else { continue }
            diagnostics.emit(FixtureMessages.tooShort(property, in: definition, elements.count, least: least))
        }
        return FixtureSet.Record(full: full.json, minimal: minimal)
    }

    private mutating func wrapper(_ properties: [PropertyDefinition], _ example: ContractValue?) -> FixtureSet.Record? {
        guard let property = properties.first, let value = minimal.value(of: property.use, Self.anyPlace) else {
            return nil
        }
        var budget = Self.nodeBudget
        let full = example ?? rich(property.use, Self.anyPlace, nil, &budget)?.json ?? value.json
        return FixtureSet.Record(full: full, minimal: value.json)
    }

    private func required(_ properties: [PropertyDefinition], _ payload: TypeReference?) -> ContractValue? {
        var members: [ContractValue.Member] = []
        for property in properties where property.isInLeastValue {
            guard let value = least(property, payload) else { return nil }
            members.append(ContractValue.Member(key: property.key, value: value))
        }
        return .object(members)
    }

    private func least(_ property: PropertyDefinition, _ payload: TypeReference?) -> ContractValue? {
        if property.isNullable, property.isOptional { return .null }
        if let constant = property.constantAsWritten { return constant }
        let place = ScalarFixture(key: property.key)
        return minimal.value(of: property.use, place, payload: payload)?.json
    }

    /// The key of a made member that is not a property of its record.
    package static let additionalKey = "additionalKey"

    /// Returns a value with all properties. The values come from examples if the document has examples.
    ///
    /// - Parameter plain: For each index of `properties`, the property that is already made, or nil.
    package mutating func whole(
        _ properties: [PropertyDefinition], _ additional: TypeUse?, example: ContractValue?, payload: TypeReference?,
        plain: [PlainProperty?] = [], _ budget: inout Int
    ) -> MinimalValues.Value? {
        var members: [ContractValue.Member] = []
        var count = 1
        var depth = 0
        for index in properties.indices {
            let key: String
            let isNeeded: Bool
            let made: MinimalValues.Value?
            if index < plain.count, let known = plain[index] {
                (key, isNeeded, made) = (known.key, known.isNeeded, known.value)
                budget -= known.cost
            } else {
                let property = properties[index]
                (key, isNeeded) = (property.key, property.isNeeded)
                made = whole(property, example?[key], payload, &budget) ?? valueBeyond(property, payload)
            }
            guard let value = made else {
                if isNeeded { return nil }
                continue
            }
            guard isNeeded || count + value.nodeCount <= MinimalValues.nodeLimit else { continue }
            members.append(ContractValue.Member(key: key, value: value.json))
            count += value.nodeCount
            depth = max(depth, value.depth)
        }
        // A response gets no member under an undeclared key if the value's type is any JSON, because nobody expects
        // this member.
        if let additional, nesting == nil || additional.reference != .json,
            !properties.contains(where: { $0.key == Self.additionalKey }),
            let value = minimal.value(of: additional, ScalarFixture(key: Self.additionalKey))
        {
            members.append(ContractValue.Member(key: Self.additionalKey, value: value.json))
            count += value.nodeCount
        }
        return MinimalValues.Value(json: .object(members), nodeCount: count, depth: depth + 1)
    }

    package mutating func whole(
        _ property: PropertyDefinition, _ example: ContractValue?, _ payload: TypeReference?,
        _ budget: inout Int
    ) -> MinimalValues.Value? {
        if let constant = property.constantAsWritten { return .scalar(constant) }
        let examples = property.isNullable ? property.examples.filter { $0.value != .null } : property.examples
        let own = conformingExample(examples, of: property.use, named: property.key, completedFrom: 0)
        if nesting != nil, let chosen = property.chosenValue(example) { return .scalar(chosen) }
        if let value = own ?? example, value != .null {
            let count = value.nodeCount
            if count <= MinimalValues.nodeLimit {
                budget -= count
                return MinimalValues.Value(json: value, nodeCount: count, depth: 1)
            }
        }
        if nesting != nil, let value = property.documentDefault, case .success = conforming(value, property.use) {
            return .scalar(value)
        }
        return rich(property.use, ScalarFixture(key: property.key), payload, &budget)
    }

    private func conforming(_ value: ContractValue, _ use: TypeUse) -> Result<ContractValue, ValueMismatch> {
        ExampleChecker.conforming(value, to: use, in: contract)
    }

    /// Returns a record or union with all properties, whose own records have only their required keys. Returns nil if
    /// the value exceeds the budget.
    func wholeValue(of id: TypeID, within budget: Int) -> MinimalValues.Value? {
        guard budget > 0 else { return nil }
        switch contract[id].shape {
        case .record:
            return records[id.rawValue].flatMap { $0.nodeCount <= budget ? $0 : nil }
        case .union(let union):
            for (index, variant) in union.variants.enumerated() {
                guard case .definition(let id) = variant.use.reference, case .record = contract[id].shape,
                    var value = records[id.rawValue], value.nodeCount <= budget
                else { continue }
                if let key = union.discriminator, let tag = contract.tags(of: index, in: union).first {
                    value.json = value.json.setting(key, to: tag)
                }
                return value
            }
            return nil
        case .enumeration, .alias, .envelope, .outcome, .namespace:
            return nil
        }
    }

    // MARK: Examples

    /// Returns the conforming properties of an example that does not conform as a whole, so that one wrong property
    /// does not affect the others.
    private func conformingPart(of example: ContractValue?, _ properties: [PropertyDefinition]) -> ContractValue? {
        guard case .object? = example else { return nil }
        let completion = ExampleChecker.Completion(values: minimal, depth: 0)
        return .object(
            properties.compactMap { property in
                guard let value = example?[property.key],
                    case .success(let part) = ExampleChecker.conforming(
                        value, to: property.use, in: contract, completion)
                else { return nil }
                return ContractValue.Member(key: property.key, value: part)
            })
    }

    /// Returns the first example that conforms. Each example that does not conform causes a warning.
    ///
    /// - Parameters:
    ///   - depth: The depth from which records are converted to Swift's form. If the value is nil, absent members and
    ///     nulls are kept.
    ///   - isUsedInPart: Whether the fixture uses the conforming parts of an example.
    mutating func conformingExample(
        _ examples: [ContractExample], of use: TypeUse, named name: String, completedFrom depth: Int? = nil,
        isUsedInPart: Bool = false
    ) -> ContractValue? {
        let completion = depth.map { ExampleChecker.Completion(values: minimal, depth: $0) }
        var first: ContractValue?
        for example in examples {
            switch ExampleChecker.conforming(example.value, to: use, in: contract, completion) {
            case .success(let value): first = first ?? value
            case .failure(let mismatch):
                diagnostics.emit(
                    FixtureMessages.exampleMismatch(example, of: name, mismatch, isUsedInPart: isUsedInPart))
            }
        }
        return first
    }

    static let anyPlace = ScalarFixture(key: "value")
}

extension PropertyDefinition {
    /// The `default` in the document.
    fileprivate var documentDefault: ContractValue? {
        if let unusedDefault { return unusedDefault }
        guard defaultLocation != nil, case .value(let value) = absence else { return nil }
        return value
    }

    /// Returns null if the first example in the document is null. Only responses have this null, because in fixtures
    /// null would prove little about a type.
    ///
    /// - Parameter example: The property's value in an example of the record.
    fileprivate func chosenValue(_ example: ContractValue?) -> ContractValue? {
        guard isNullable, let first = examples.first?.value ?? example, first == .null else { return nil }
        return first
    }
}

extension Contract {
    /// The contract without deprecated properties, which is the form of the generated types if the user leaves these
    /// properties out.
    fileprivate var withoutDeprecatedProperties: Contract {
        var contract = self
        for index in contract.definitions.indices {
            switch contract.definitions[index].shape {
            case .record(var record):
                record.properties.removeAll { $0.deprecation != nil }
                contract.definitions[index].shape = .record(record)
            case .envelope(var envelope):
                envelope.properties.removeAll { $0.deprecation != nil }
                contract.definitions[index].shape = .envelope(envelope)
            case .outcome(var outcome):
                outcome.success.properties.removeAll { $0.deprecation != nil }
                outcome.failure.removeAll { $0.deprecation != nil }
                contract.definitions[index].shape = .outcome(outcome)
            case .enumeration, .union, .alias, .namespace:
                break
            }
        }
        return contract
    }
}
