package import ContractModel
import SwiftEmission

/// Decides whether a value conforms to a type of the contract, and converts it to the form that the generated type
/// writes.
///
/// The checker covers types, required keys, enumerations, unions, bounds, and formats with their own Swift type.
/// Patterns and other rules that affect neither decoding nor fixtures are left to `SchemaChecker`, which lint uses.
package struct ExampleChecker {
    package typealias Mismatch = ValueMismatch

    /// The limit of steps, because nested unions multiply the work. A value that needs more steps is treated as a value
    /// that does not conform.
    private static let stepLimit = 100_000

    /// Converts records to the form that they have after Swift has read and written them: absent members get their
    /// defaults, and nulls that mean absence are removed.
    package struct Completion {
        /// The replacements for absent properties.
        package let values: MinimalValues
        /// The depth in the value at which the conversion begins, which is 0 for the value itself.
        package let depth: Int
    }

    package let contract: Contract
    private let completion: Completion?
    private var steps = 0
    private var path: [String] = []

    private init(_ contract: Contract, _ completion: Completion?) {
        self.contract = contract
        self.completion = completion
    }

    /// Returns the value without unknown keys, with its numbers as Swift writes them.
    ///
    /// - Parameter completion: The conversion of records. If the value is nil, absent members and nulls are kept.
    package static func conforming(
        _ value: ContractValue, to use: TypeUse, in contract: Contract, _ completion: Completion? = nil
    ) -> Result<ContractValue, Mismatch> {
        var checker = ExampleChecker(contract, completion)
        return Result { () throws(Mismatch) in try checker.conforming(value, to: use.reference, use.constraints) }
    }

    package mutating func conforming(
        _ value: ContractValue, to reference: TypeReference, _ constraints: ValueConstraints,
        payload: TypeReference? = nil
    ) throws(Mismatch) -> ContractValue {
        steps += 1
        guard steps <= Self.stepLimit else { throw mismatch("the value is too large to check") }
        switch reference {
        case .scalar(let scalar):
            return try conforming(value, to: scalar, constraints)
        case .json:
            switch value {
            case .object: break
            case .null where constraints.allowsNull: break
            case .null, .boolean, .integer, .number, .string, .array:
                if constraints.expectsObject { throw mismatch("\(value.kindName) is not an object") }
            }
            return try decoded(value)
        case .array(let element):
            return try conformingArray(value, of: element, constraints, payload)
        case .dictionary(let element):
            return try conformingDictionary(value, of: element, constraints, payload)
        case .optional(let wrapped):
            return value == .null ? value : try conforming(value, to: wrapped, constraints, payload: payload)
        case .definition(let id):
            return try conforming(value, to: contract[id], constraints, payload: nil)
        case .generic(let id, let payload):
            return try conforming(value, to: contract[id], constraints, payload: payload)
        case .payload:
            return try payload.map { reference throws(Mismatch) in
                try conforming(value, to: reference, ValueConstraints())
            } ?? value
        }
    }

    // MARK: Collections

    private mutating func conformingArray(
        _ value: ContractValue, of element: TypeReference, _ constraints: ValueConstraints, _ payload: TypeReference?
    ) throws(Mismatch) -> ContractValue {
        guard case .array(let elements) = value else { throw mismatch("\(value.kindName) is not an array") }
        if let fault = constraints.fault(ofItems: elements.count) { throw mismatch(fault) }
        var result: [ContractValue] = []
        for (index, value) in elements.enumerated() {
            result.append(
                try within("[\(index)]") { checker throws(Mismatch) in
                    try checker.conforming(
                        value, to: element, constraints.element ?? ValueConstraints(), payload: payload)
                })
        }
        return .array(result)
    }

    private mutating func conformingDictionary(
        _ value: ContractValue, of element: TypeReference, _ constraints: ValueConstraints, _ payload: TypeReference?
    ) throws(Mismatch) -> ContractValue {
        guard case .object(let members) = value else { throw mismatch("\(value.kindName) is not an object") }
        if let fault = constraints.fault(ofProperties: members.count) { throw mismatch(fault) }
        var result: [ContractValue.Member] = []
        for member in members {
            let value = try within(member.key) { checker throws(Mismatch) in
                try checker.conforming(
                    member.value, to: element, constraints.element ?? ValueConstraints(), payload: payload)
            }
            result.append(ContractValue.Member(key: member.key, value: value))
        }
        return .object(result)
    }

    // MARK: Definitions

    private mutating func conforming(
        _ value: ContractValue, to definition: TypeDefinition, _ constraints: ValueConstraints, payload: TypeReference?
    ) throws(Mismatch) -> ContractValue {
        switch definition.shape {
        case .record(let record) where record.isWrapper:
            guard let property = record.properties.first else { return value }
            return try conforming(value, to: property.use.reference, property.use.constraints)
        case .record(let record):
            return try conforming(value, to: record.properties, additional: record.additionalProperties, payload: nil)
        case .enumeration(let enumeration):
            return try conforming(value, to: enumeration)
        case .union(let union):
            return try conforming(value, to: union)
        case .alias(let use):
            return try conforming(value, to: use.reference, use.constraints)
        case .envelope(let envelope):
            return try conforming(value, to: envelope.properties, additional: nil, payload: payload)
        case .outcome(let outcome):
            return try conforming(value, to: outcome, payload: payload)
        case .namespace:
            return value
        }
    }

    private func decoded(_ value: ContractValue) throws(Mismatch) -> ContractValue {
        guard let decoded = value.decoded else {
            throw mismatch("a number in \(value.excerpt) is outside the range of 'Double'")
        }
        return decoded
    }

    private func conforming(_ value: ContractValue, to enumeration: EnumerationShape) throws(Mismatch) -> ContractValue
    {
        let value = enumeration.rawType == .json ? try decoded(value) : value
        guard enumeration.allows(value) else {
            throw mismatch("\(value.excerpt) is not a value of the enumeration")
        }
        return enumeration.position(of: value).map { enumeration.cases[$0].value } ?? value
    }

    private mutating func conforming(_ value: ContractValue, to union: UnionShape) throws(Mismatch) -> ContractValue {
        var candidates = Array(union.variants.indices)
        var isNamed = false
        if let key = union.discriminator, let name = value[key]?.tag {
            candidates = union.variants.indices.filter { union.variants[$0].discriminatorValues.contains(name) }
            if candidates.isEmpty, let other = union.defaultVariant { candidates = [other] }
            isNamed = candidates.count == 1
            guard !candidates.isEmpty else {
                throw mismatch("\(value[key]?.excerpt ?? "null") under \"\(key)\" is not the name of a variant")
            }
        }
        let keys = isNamed ? [] : Set(value.memberKeys)
        var first: Mismatch?
        let start = path
        for index in candidates {
            let variant = union.variants[index]
            guard keys.isEmpty || isRecognizable(keys, as: variant.use.reference) else { continue }
            do throws(Mismatch) {
                let result = try conforming(value, to: variant.use.reference, variant.use.constraints)
                return tagged(result, from: value, as: index, of: union)
            } catch {
                path = start
                first = first ?? error
            }
        }
        if candidates.count == 1, let first { throw first }
        throw mismatch("\(value.kindName) fits none of the variants")
    }

    /// Whether decoding accepts an object as the record. Decoding rejects an object without any of the required keys,
    /// and an object without any of the known keys.
    private mutating func isRecognizable(_ keys: Set<String>, as reference: TypeReference) -> Bool {
        guard case .definition(let id) = contract.resolved(reference), case .record(let record) = contract[id].shape,
            !record.isWrapper, !record.properties.isEmpty
        else { return true }
        steps += record.properties.count / 16
        let required = record.properties.filter(\.tellsRecord)
        if !required.isEmpty { return required.contains { keys.contains($0.key) } }
        return record.properties.contains { keys.contains($0.key) || $0.aliases.contains(where: keys.contains) }
    }

    /// Returns the value with the discriminator, if the union writes it because the record does not declare it, or if
    /// the value alone does not identify the variant.
    ///
    /// - Parameter original: The value in the document, without defaults.
    private func tagged(
        _ value: ContractValue, from original: ContractValue, as index: Int, of union: UnionShape
    ) -> ContractValue {
        if let tag = contract.separateTag(of: index, in: union) {
            return value.setting(tag.key, to: .string(tag.name))
        }
        guard case .object = value, let key = union.discriminator, original[key] == nil,
            let tag = contract.tags(of: index, in: union).first
        else { return value }
        return value.setting(key, to: tag)
    }

    private mutating func conforming(
        _ value: ContractValue, to outcome: OutcomeShape, payload: TypeReference?
    ) throws(Mismatch) -> ContractValue {
        let verdict = value[outcome.discriminator]
        let isSuccess = verdict == outcome.successValue
        guard isSuccess || verdict == outcome.failureValue else {
            throw mismatch("the key \"\(outcome.discriminator)\" has neither of its two values")
        }
        let properties = isSuccess ? outcome.success.properties : outcome.failure
        let rest = try conforming(value, to: properties, additional: nil, payload: payload)
        return rest.setting(outcome.discriminator, to: isSuccess ? outcome.successValue : outcome.failureValue)
    }

    // MARK: Properties

    private mutating func conforming(
        _ value: ContractValue, to properties: [PropertyDefinition], additional: TypeUse?, payload: TypeReference?
    ) throws(Mismatch) -> ContractValue {
        guard case .object(let members) = value else { throw mismatch("\(value.kindName) is not an object") }
        let values = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        // Finding an absent property takes a fraction of a step. But many objects with many absent properties take many
        // steps.
        steps += properties.count / 16
        var result: [ContractValue.Member] = []
        for property in properties {
            let conforming = try within(property.key) { checker throws(Mismatch) in
                try checker.conforming(values[property.key], to: property, payload)
            }
            if let conforming = completed(conforming, property, payload) {
                result.append(ContractValue.Member(key: property.key, value: conforming))
            }
        }
        if let additional {
            let known = Set(properties.map(\.key))
            for member in members where !known.contains(member.key) {
                let conforming = try within(member.key) { checker throws(Mismatch) in
                    try checker.conforming(member.value, to: additional.reference, additional.constraints)
                }
                result.append(ContractValue.Member(key: member.key, value: conforming))
            }
        }
        return .object(result)
    }

    private mutating func conforming(
        _ value: ContractValue?, to property: PropertyDefinition, _ payload: TypeReference?
    ) throws(Mismatch) -> ContractValue? {
        guard let value else {
            if property.isRequired, !property.isReadOnly, !property.isWriteOnly {
                throw mismatch("the required key is missing")
            }
            // Without a completion, the unchanged value is decoded.
            if property.isStrict, completion == nil { throw mismatch("the key of a strict property is missing") }
            return nil
        }
        if value == .null, property.use.reference != .json {
            if property.isNullable || property.use.reference == .payload { return value }
            throw mismatch("null is not allowed")
        }
        if let constant = property.constant, constant != value {
            throw mismatch("\(value.excerpt) is not the constant \(constant.excerpt)")
        }
        return try conforming(value, to: property.use.reference, property.use.constraints, payload: payload)
    }

    private mutating func completed(
        _ value: ContractValue?, _ property: PropertyDefinition, _ payload: TypeReference?
    ) -> ContractValue? {
        guard let completion, path.count >= completion.depth else { return value }
        if let value { return value == .null && !property.keepsNull ? nil : value }
        guard property.isStrict || !property.isOptional,
            let value = completion.values.value(of: property, payload: payload)
        else { return nil }
        // A fixture must not be as large as thousands of records that omit a large value.
        steps += value.nodeCount
        return value.json
    }

    // MARK: Paths

    private mutating func within<Value>(
        _ step: String, _ check: (inout ExampleChecker) throws(Mismatch) -> Value
    ) throws(Mismatch) -> Value {
        path.append(step)
        let value = try check(&self)
        path.removeLast()
        return value
    }

    package func mismatch(_ reason: String) -> Mismatch {
        Mismatch(steps: path, reason: reason)
    }
}

extension Contract {
    /// Whether the value conforms to the type.
    package func allows(_ value: ContractValue, for use: TypeUse) -> Bool {
        if case .success = ExampleChecker.conforming(value, to: use, in: self) { true } else { false }
    }
}
