import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Reads envelopes with two branches that differ in a constant. The constant shows whether the request succeeded.
extension ContractBuilder {
    /// Makes the type of an envelope from all its wrappers. Each wrapper is a union of a success and a failure.
    mutating func completeOutcome(_ name: String, _ wrappers: [EnvelopeTable.Wrapper]) {
        var pairs: [(success: RecordShape, failure: RecordShape)] = []
        var telling: (key: String, success: ContractValue, failure: ContractValue)?
        shareAlikeProperties(
            of: wrappers.flatMap { wrapper -> [SchemaObject] in
                guard case .union(let branches) = classifier.resolvedForm(of: wrapper.schema).form else { return [] }
                return branches.count == 2 ? branches : []
            })
        for wrapper in wrappers {
            guard case .union(let branches) = classifier.form(of: wrapper.schema), branches.count == 2 else {
                classifier.diagnostics.emit(ContractMessages.envelopeShape(name, at: wrapper.schema.location))
                return
            }
            takeTellingValuesAsConstants(branches[0], branches[1])
            let first = record(of: branches[0], id: wrapper.id)
            let second = record(of: branches[1], id: wrapper.id)
            guard let constants = tellingConstants(first, second) else {
                classifier.diagnostics.emit(ContractMessages.envelopeShape(name, at: wrapper.schema.location))
                return
            }
            let isSwapped =
                constants.first == .boolean(false) || (constants.second != .boolean(false) && second.hasData)
            telling = (
                constants.key, isSwapped ? constants.second : constants.first,
                isSwapped ? constants.first : constants.second
            )
            pairs.append(isSwapped ? (second, first) : (first, second))
        }
        guard let telling, let payload = payloadKey(name, wrappers, pairs.map(\.success)) else { return }
        let differences = pairs.map { pair in
            difference(between: pairs[0].success, and: pair.success, except: payload)
                ?? difference(between: pairs[0].failure, and: pair.failure)
        }
        guard areAlike(wrappers, of: name, differences) else { return }
        let id = define(
            .schema(name), pointer: "",
            documentation: sharedDocumentation(of: wrappers), at: wrappers[0].schema.location)
        definitions[id.rawValue].deprecation = sharedDeprecation(of: wrappers)
        let applications = apply(id, payload: payload, to: wrappers, records: pairs.map(\.success))
        rename(inlineTypesOf: pairs[0].success, in: wrappers[0].id, except: payload, after: name)
        rename(
            inlineTypesOf: pairs[0].failure, in: wrappers[0].id, except: payload, after: name,
            besides: pairs[0].success)
        let failure = pairs[0].failure.properties.filter { $0.key != telling.key }
        let rule = envelopeRule(name, keys: [telling.key] + (pairs[0].success.properties + failure).map(\.key))
        let error = failure.first { $0.key == rule.error ?? "error" }
        let success = pairs[0].success.properties.filter { $0.key != telling.key }
        definitions[id.rawValue].shape = .outcome(
            OutcomeShape(
                discriminator: telling.key, successValue: telling.success, failureValue: telling.failure,
                success: EnvelopeShape(
                    properties: success.map { $0.key == payload ? $0.asPayload(isPromised: false) : $0 },
                    payload: payload, success: nil, error: nil, applications: applications, rules: rule.rules),
                failure: failure, error: error?.key))
        envelopes.completed.append(id)
    }

    private func tellingConstants(_ first: RecordShape, _ second: RecordShape) -> (
        key: String, first: ContractValue, second: ContractValue
    )? {
        let twins = second.propertiesByKey
        for property in first.properties {
            guard let constant = onlyValue(of: property), let twin = twins[property.key],
                let other = onlyValue(of: twin), other != constant
            else { continue }
            return (property.key, constant, other)
        }
        return nil
    }

    /// Returns the constant, or the only value of a named enumeration, or nil.
    private func onlyValue(of property: PropertyDefinition) -> ContractValue? {
        if let constant = property.constant { return constant }
        guard case .definition(let id) = property.use.reference,
            case .enumeration(let enumeration) = definitions[id.rawValue].shape, enumeration.cases.count == 1,
            !enumeration.allowsOthers
        else { return nil }
        return enumeration.cases[0].value
    }

    /// Converts enumerations with one value to constants. OpenAPI 3.0 writes `const: ok` as `enum: [ok]`, and
    /// `enum: [error]` in the other branch. As constants, these values need no type.
    private func takeTellingValuesAsConstants(_ first: SchemaObject, _ second: SchemaObject) {
        let twins = Dictionary(
            inlineProperties(of: second).map { ($0.key, $0.schema) }, uniquingKeysWith: { first, _ in first })
        for property in inlineProperties(of: first) {
            guard let twin = twins[property.key],
                let value = onlyValue(of: property.schema), let other = onlyValue(of: twin),
                !value.isEqual(to: other)
            else { continue }
            for (schema, value) in [(property.schema, value), (twin, other)] {
                schema.enumeration = nil
                schema.constant = value
            }
        }
    }

    private func inlineProperties(of schema: SchemaObject) -> [SchemaProperty] {
        schema.reference == nil ? schema.properties + schema.allOf.flatMap { inlineProperties(of: $0) } : []
    }

    private func onlyValue(of schema: SchemaObject) -> YAMLNode? {
        if let constant = schema.constant { return constant }
        guard schema.reference == nil, let values = schema.onlyValues, values.count == 1 else { return nil }
        return values[0]
    }
}

extension RecordShape {
    fileprivate var hasData: Bool {
        properties.contains { $0.key == "data" }
    }
}
