package import ContractModel

/// Makes items of a list that differ. The members that identify an item get values that depend on the item's number.
package struct NumberedValue {
    private let contract: Contract
    private let number: Int
    private static let depthLimit = 3

    /// - Parameter number: The number, counted from 0.
    package init(_ contract: Contract, _ number: Int) {
        self.contract = contract
        self.number = number
    }

    package func value(_ value: ContractValue, _ use: TypeUse) -> ContractValue {
        self.value(value, use.reference, use.constraints, depth: 0)
    }

    private func value(
        _ value: ContractValue, _ reference: TypeReference, _ constraints: ValueConstraints, depth: Int,
        key: String = "item", keeps: Bool = false
    ) -> ContractValue {
        switch contract.resolved(reference) {
        case .scalar(let scalar):
            guard !keeps, value != .null else { return value }
            return ScalarFixture(key: key).element(number).value(of: scalar, constraints) ?? value
        case .optional(let inner):
            return self.value(value, inner, constraints, depth: depth, key: key, keeps: keeps)
        case .definition(let id):
            if depth < Self.depthLimit, case .union(let union) = contract[id].shape {
                let own = union.variants.first { variant in
                    let outcome = ExampleChecker.conforming(value, to: variant.use, in: contract)
                    return (try? outcome.get()) != nil
                }
                // A union may contain itself.
                guard let use = own?.use, isRecord(use.reference) else { return value }
                return self.value(value, use.reference, use.constraints, depth: depth, key: key, keeps: keeps)
            }
            guard depth < Self.depthLimit, case .record(let record) = contract[id].shape, !record.isWrapper,
                case .object(var members) = value
            else { return value }
            for index in members.indices {
                guard let property = record.properties.first(where: { $0.key == members[index].key }),
                    property.constant == nil
                else { continue }
                members[index].value = self.value(
                    members[index].value, property.use.reference, property.use.constraints, depth: depth + 1,
                    key: property.key, keeps: !isTelling(property, depth))
            }
            return .object(members)
        case .generic, .payload, .json, .array, .dictionary: return value
        }
    }

    private func isRecord(_ reference: TypeReference) -> Bool {
        if case .definition(let id) = contract.resolved(reference), case .record = contract[id].shape { return true }
        return false
    }

    /// Whether the property identifies an item: it is an id, or a string for which the document has no value.
    private func isTelling(_ property: PropertyDefinition, _ depth: Int) -> Bool {
        guard depth == 0 else { return false }
        let key = property.key.lowercased()
        if key == "id" || property.key.hasSuffix("Id") || property.key.hasSuffix("ID") || key.hasSuffix("_id")
            || key == "uuid"
        {
            return true
        }
        guard property.examples.isEmpty, property.use.constraints.format == nil else { return false }
        return ["name", "title", "label", "email", "slug", "key"].contains(key)
    }
}
