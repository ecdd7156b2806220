import ContractModel
import FixtureEmission

/// Removes from a response everything that the contract does not require. An envelope keeps its payload and the members
/// that show success.
struct MockRequirements {
    private let contract: Contract

    init(_ contract: Contract) {
        self.contract = contract
    }

    /// Returns the value with only the required members, or nil if the result does not conform.
    func required(_ value: ContractValue, _ use: TypeUse) -> ContractValue? {
        let result = required(value, use.reference, nil)
        guard case .success(let conforming) = ExampleChecker.conforming(result, to: use, in: contract) else {
            return nil
        }
        return conforming
    }

    private func required(
        _ value: ContractValue, _ reference: TypeReference, _ payload: TypeReference?
    ) -> ContractValue {
        switch (value, reference) {
        case (_, .optional(let inner)): return required(value, inner, payload)
        case (_, .payload): return payload.map { required(value, $0, nil) } ?? value
        case (.array(let elements), .array(let element)):
            return .array(elements.map { required($0, element, payload) })
        case (_, .definition(let id)): return required(value, id, nil)
        case (_, .generic(let id, let payload)): return required(value, id, payload)
        default: return value
        }
    }

    private func required(_ value: ContractValue, _ id: TypeID, _ payload: TypeReference?) -> ContractValue {
        switch contract[id].shape {
        case .alias(let use): return required(value, use.reference, payload)
        case .record(let record) where record.isWrapper:
            return record.properties.first.map { required(value, $0.use.reference, payload) } ?? value
        case .record(let record): return object(value, record.properties, keeping: [], payload)
        case .envelope(let envelope):
            return object(value, envelope.properties, keeping: Self.evidence(envelope), payload)
        case .outcome(let outcome):
            let isSuccess = value[outcome.discriminator] ?? outcome.successValue == outcome.successValue
            let properties = isSuccess ? outcome.success.properties : outcome.failure
            let kept = Self.evidence(outcome.success).union([outcome.discriminator])
            return object(value, properties, keeping: kept, payload)
        // Any key may identify the variant, so all keys are kept.
        case .union, .enumeration, .namespace: return value
        }
    }

    private static func evidence(_ envelope: EnvelopeShape) -> Set<String> {
        Set([envelope.payload, envelope.success, envelope.error].compactMap(\.self))
    }

    private func object(
        _ value: ContractValue, _ properties: [PropertyDefinition], keeping kept: Set<String>, _ payload: TypeReference?
    ) -> ContractValue {
        guard case .object(let members) = value else { return value }
        return .object(
            members.compactMap { member in
                guard let property = properties.first(where: { $0.key == member.key }),
                    property.isRequired || property.isStrict || kept.contains(member.key)
                else { return nil }
                return .init(key: member.key, value: required(member.value, property.use.reference, payload))
            })
    }
}
