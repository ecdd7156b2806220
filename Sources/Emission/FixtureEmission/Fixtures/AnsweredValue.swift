import ContractModel

/// Removes write-only members, such as a password, from a value that a server sends (OpenAPI 3.0.3 section 4.7.24; JSON
/// Schema 2020-12, Validation, section 9.4).
///
/// `SchemaSet.answered` removes the members for mock servers, which have schemas instead of types.
struct AnsweredValue {
    private let contract: Contract
    private let hasWriteOnly: Bool

    init(_ contract: Contract) {
        self.contract = contract
        hasWriteOnly = contract.definitions.contains { definition in
            switch definition.shape {
            case .record(let record): record.properties.contains(where: \.isWriteOnly)
            case .envelope(let envelope): envelope.properties.contains(where: \.isWriteOnly)
            case .outcome(let outcome): (outcome.success.properties + outcome.failure).contains(where: \.isWriteOnly)
            case .enumeration, .union, .alias, .namespace: false
            }
        }
    }

    /// Returns the value without write-only members. Discriminators are kept, and so are members that have no
    /// replacement for a missing value. If the result does not conform to the type, the value is returned unchanged.
    func of(_ value: ContractValue, as use: TypeUse) -> ContractValue {
        guard hasWriteOnly else { return value }
        let answered = read(value, use.reference, nil)
        guard answered != value, contract.allows(answered, for: use) else { return value }
        return answered
    }

    /// - Parameter payload: The payload of the enclosing envelope.
    private func read(_ value: ContractValue, _ reference: TypeReference, _ payload: TypeReference?) -> ContractValue {
        switch (contract.resolved(reference), value) {
        case (.optional(let wrapped), _): return read(value, wrapped, payload)
        case (.array(let element), .array(let elements)):
            return .array(elements.map { read($0, element, payload) })
        case (.dictionary(let element), .object(let members)):
            return .object(members.map { .init(key: $0.key, value: read($0.value, element, payload)) })
        case (.payload, _): return payload.map { read(value, $0, nil) } ?? value
        case (.definition(let id), _): return read(value, contract[id].shape, nil)
        case (.generic(let id, let payload), _): return read(value, contract[id].shape, payload)
        case (.scalar, _), (.json, _), (.array, _), (.dictionary, _): return value
        }
    }

    private func read(_ value: ContractValue, _ shape: TypeShape, _ payload: TypeReference?) -> ContractValue {
        switch shape {
        case .record(let record) where record.isWrapper:
            return record.properties.first.map { read(value, $0.use.reference, nil) } ?? value
        case .record(let record): return read(value, record.properties, record.additionalProperties, nil)
        case .envelope(let envelope): return read(value, envelope.properties, nil, payload)
        case .outcome(let outcome):
            let isSuccess = value[outcome.discriminator] == outcome.successValue
            return read(value, isSuccess ? outcome.success.properties : outcome.failure, nil, payload)
        case .union(let union): return read(value, union)
        case .enumeration, .alias, .namespace: return value
        }
    }

    /// Removes the write-only members of a union. The tag identifies the variant. If several variants fit, the
    /// write-only members of each of them are removed.
    private func read(_ value: ContractValue, _ union: UnionShape) -> ContractValue {
        let tag = union.discriminator.flatMap { value[$0]?.tag }
        let named = union.variants.filter { variant in tag.map(variant.discriminatorValues.contains) ?? false }
        let candidates = named.isEmpty ? union.variants.filter { contract.allows(value, for: $0.use) } : named
        let answered = candidates.reduce(value) { read($0, $1.use.reference, nil) }
        guard let key = union.discriminator, let tag = value[key], answered[key] == nil else { return answered }
        return answered.setting(key, to: tag)
    }

    private func read(
        _ value: ContractValue, _ properties: [PropertyDefinition], _ additional: TypeUse?, _ payload: TypeReference?
    ) -> ContractValue {
        guard case .object(let members) = value else { return value }
        let known = Dictionary(properties.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        return .object(
            members.compactMap { member in
                guard let property = known[member.key] else {
                    return .init(
                        key: member.key,
                        value: additional.map { read(member.value, $0.reference, nil) } ?? member.value)
                }
                if property.isWriteOnly, !property.isStrict { return nil }
                return .init(key: member.key, value: read(member.value, property.use.reference, payload))
            })
    }
}
