import ContractModel
import DTOContract
import FixtureEmission
import SwiftEmission

/// Makes values for a model's properties, from the contract and from the examples of the configuration. Different
/// properties and records have different values, as far as the contract allows different values.
struct MappingSamples {
    /// The greatest depth of models within models.
    private static let depthLimit = 3
    /// The greatest number of elements in a list.
    private static let lengthLimit = 3

    let plan: MappingPlan
    let lowering: SwiftLowering
    let fixtures: FixtureSet

    /// Returns the property's value in a numbered record. The first record has the number 1. The result is nil if the
    /// contract has no finite value for the property.
    func value(of property: MappedProperty, in model: MappedModel, number: Int, depth: Int = 0) -> ContractValue? {
        if let constant = property.property.definition.constant { return constant }
        if let examples = property.conversion?.examples, !examples.isEmpty {
            return examples[(number - 1) % examples.count]
        }
        let use = lowering.resolved(property.property.definition.use)
        let made: ContractValue? =
            switch property.content {
            case .model(let id, let isList):
                plan.model(id).flatMap { inner in
                    isList
                        ? array(number, use.constraints) { object(of: inner, number: $0, depth: depth + 1) }
                        : object(of: inner, number: number, depth: depth + 1)
                }
            case .enumeration(let position, isList: false):
                sample(of: plan.enumerations[position], number, besides: absent(of: property))
            case .value, .enumeration:
                sample(
                    use, property.key, isIdentity(property, of: model) ? 2 * number - 1 : number,
                    besides: absent(of: property))
            }
        return made ?? fixture(of: property, in: model)
    }

    /// Returns a record with the mapped properties that have a finite value. Returns nil beyond `depthLimit`.
    func object(of model: MappedModel, number: Int, depth: Int = 0) -> ContractValue? {
        if depth > Self.depthLimit { return nil }
        let members = model.properties.compactMap { property in
            value(of: property, in: model, number: number, depth: depth).map {
                ContractValue.Member(key: property.key, value: $0)
            }
        }
        return .object(strict(of: model).filter { strict in !members.contains { $0.key == strict.key } } + members)
    }

    /// Returns the members without which a record cannot be decoded.
    func strict(of model: MappedModel, depth: Int = 0) -> [ContractValue.Member] {
        guard case .record(let shape) = lowering.contract[model.id].shape else { return [] }
        return shape.properties.filter(\.isStrict).compactMap { definition in
            let mapped = model.properties.first { $0.key == definition.key }
            let value = mapped.flatMap { strict($0, in: model, depth: depth) } ?? fixture(definition.key, in: model)
            return value.map { ContractValue.Member(key: definition.key, value: $0) }
        }
    }

    private func strict(_ property: MappedProperty, in model: MappedModel, depth: Int) -> ContractValue? {
        guard case .model(let id, let isList) = property.content, let inner = plan.model(id), depth < Self.depthLimit
        else { return value(of: property, in: model, number: 1, depth: Self.depthLimit) }
        return isList ? .array([]) : .object(strict(of: inner, depth: depth + 1))
    }

    private func fixture(of property: MappedProperty, in model: MappedModel) -> ContractValue? {
        fixture(property.key, in: model)
    }

    private func fixture(_ key: String, in model: MappedModel) -> ContractValue? {
        fixtures[record: model.id]?.full.member(key)
    }

    /// Whether the property is a list that belongs to the model's identity. The lists of two samples must not share
    /// elements, so the caller leaves out every second number.
    private func isIdentity(_ property: MappedProperty, of model: MappedModel) -> Bool {
        property.isList(lowering) && model.identity.contains { model.properties[$0].key == property.key }
    }

    private func absent(of property: MappedProperty) -> ContractValue? {
        if case .value(let value) = property.property.absence { value } else { nil }
    }

    /// Returns a value of the enumeration. Values that the app's enumeration maps to the fallback case are used only if
    /// there are no other values.
    private func sample(
        of enumeration: MappedEnumeration, _ number: Int, besides absent: ContractValue?
    ) -> ContractValue? {
        let own = enumeration.cases.filter { $0.value != absent && $0.member != enumeration.fallback }
        let cases = own.isEmpty ? enumeration.cases : own
        return cases[(number - 1) % cases.count].value
    }

    /// Returns a list. A greater number gives a longer list within the limits, and consecutive numbers give lists with
    /// common elements. The result is nil if the contract fixes the length or allows no suitable list.
    private func array(
        _ number: Int, _ constraints: ValueConstraints, _ element: (Int) -> ContractValue?
    ) -> ContractValue? {
        let count = min(number + 1, constraints.maxItems ?? .max, Self.lengthLimit)
        guard constraints.fixedCount == nil, count >= max(constraints.minItems ?? 0, 1) else { return nil }
        var elements: [ContractValue] = []
        for index in 0..<count {
            guard let next = element(number + index) else { return nil }
            if !elements.contains(next) { elements.append(next) }
        }
        return elements.count < constraints.minItems ?? 0 ? nil : .array(elements)
    }

    // MARK: By type

    /// - Parameter absent: A value to avoid, because decoding gives this value to an absent property.
    private func sample(
        _ use: TypeUse, _ key: String, _ number: Int, besides absent: ContractValue? = nil, depth: Int = 0
    ) -> ContractValue? {
        let constraints = use.constraints
        switch use.reference {
        case .scalar(let scalar): return sample(scalar, constraints, key, number, besides: absent)
        case .array:
            guard let element = use.element.map(lowering.resolved) else { return nil }
            return array(number, constraints) { sample(element, key, $0, depth: depth) }
        case .dictionary:
            guard (constraints.minProperties ?? 0) <= 1, (constraints.maxProperties ?? 1) >= 1,
                let element = use.element.map(lowering.resolved),
                let value = sample(element, key, number, depth: depth)
            else { return nil }
            return .object([ContractValue.Member(key: "\(key) \(number)", value: value)])
        case .json: return .string("\(key) \(number)")
        case .optional(let wrapped):
            return sample(
                lowering.resolved(TypeUse(wrapped, constraints: constraints)), key, number, besides: absent,
                depth: depth)
        case .definition(let id):
            switch lowering.contract[id].shape {
            case .enumeration(let shape):
                let cases = shape.cases.filter { $0.value != absent && $0.deprecation == nil }
                return cases.isEmpty ? nil : cases[(number - 1) % cases.count].value
            case .record(let shape): return sample(shape, of: id, number, depth: depth + 1)
            case .union:
                let variants = fixtures[union: id].filter(\.isTelling)
                return variants.isEmpty ? nil : variants[(number - 1) % variants.count].value
            case .alias, .envelope, .outcome, .namespace: return nil
            }
        case .generic, .payload: return nil
        }
    }

    /// Returns a record. Directly within a model, the record has all properties. At greater depths, it has only the
    /// required properties.
    private func sample(_ shape: RecordShape, of id: TypeID, _ number: Int, depth: Int) -> ContractValue? {
        if depth > Self.depthLimit { return nil }
        if shape.isWrapper {
            return shape.properties.first.flatMap { sample($0.use, $0.key, number, depth: depth) }
        }
        let full = fixtures[record: id]?.full
        var members: [ContractValue.Member] = []
        for property in shape.properties where !lowering.isSkipped(property) {
            let isNeeded = property.isRequired || property.isStrict
            if depth > 1, !isNeeded { continue }
            let value =
                property.constant ?? sample(lowering.resolved(property.use), property.key, number, depth: depth)
                ?? full?.member(property.key)
            if let value {
                members.append(ContractValue.Member(key: property.key, value: value))
            } else if isNeeded {
                return nil
            }
        }
        return .object(members)
    }

    private func sample(
        _ scalar: ScalarType, _ constraints: ValueConstraints, _ key: String, _ number: Int,
        besides absent: ContractValue?
    ) -> ContractValue? {
        switch scalar.facts.content {
        case .text: return text(constraints, key, number).map { .string($0) }
        case .boolean: return .boolean((absent == .boolean(true)) != (number % 2 == 1))
        case .integer, .unsignedInteger: return integer(constraints, number, besides: absent)
        case .number, .decimal: return fraction(constraints, number) ?? integer(constraints, number, besides: absent)
        case .texts(let texts):
            return Self.sample(texts.sample, key, number).flatMap(texts.canonical).map { .string($0) }
        case .unknown: return nil
        }
    }

    /// Returns a string in a format. A greater number gives a later date.
    private static func sample(_ format: String, _ key: String, _ number: Int) -> String? {
        let word = key.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } + "\(number)"
        return FormatSample.text(format, number: number, word: word)
    }

    /// Returns an integer that is greater for a greater number. The result is nil if the constraints do not allow the
    /// integer.
    private func integer(
        _ constraints: ValueConstraints, _ number: Int, besides absent: ContractValue?
    ) -> ContractValue? {
        if constraints.multipleOf != nil || constraints.exclusiveMinimum != nil || constraints.exclusiveMaximum != nil {
            return nil
        }
        let least = constraints.minimum.flatMap { Double($0) }
        let most = constraints.maximum.flatMap { Double($0) }
        let start = least.map { max($0.rounded(.up), -1e9) } ?? most.map { min($0.rounded(.down) - 10, 1e9) } ?? 10
        guard abs(start) <= 1e9 else { return nil }
        let value = Int(start) + number + (absent == .integer(String(Int(start) + number)) ? 3 : 0)
        if let most, Double(value) > most { return nil }
        return .integer(String(value))
    }

    /// Returns a number between the bounds. The result is nil if a bound is missing or beyond a million, or if
    /// `multipleOf` restricts the number.
    private func fraction(_ constraints: ValueConstraints, _ number: Int) -> ContractValue? {
        guard constraints.multipleOf == nil, let least = constraints.minimum.flatMap({ Double($0) }),
            let most = constraints.maximum.flatMap({ Double($0) }), abs(least) < 1e6, abs(most) < 1e6, least < most
        else { return nil }
        return .number(String(least + (most - least) * Double(number) / 8))
    }

    /// Returns a string, which is longer for a greater number if no format applies. The result is nil if the
    /// constraints do not allow the string.
    private func text(_ constraints: ValueConstraints, _ key: String, _ number: Int) -> String? {
        if constraints.pattern != nil || constraints.contentEncoding != nil { return nil }
        let text: String
        switch constraints.format {
        case "int32", "int64", "uint32", "uint64", "double": text = String(10 + number)
        case let format:
            text =
                format.flatMap { Self.sample($0, key, number) }
                ?? "\(key) \(number)" + String(repeating: "+", count: number - 1)
        }
        let count = text.unicodeScalars.count
        return count < constraints.minLength ?? 0 || count > constraints.maxLength ?? .max ? nil : text
    }
}
