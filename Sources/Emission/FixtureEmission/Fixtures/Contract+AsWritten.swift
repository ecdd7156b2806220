package import ContractModel

extension Contract {
    /// The contract for a server that sends the examples as their authors wrote them. A property, named scalar or named
    /// list whose type allows none of its examples allows any value. The value is nil if every type allows one of its
    /// examples.
    package var asWritten: Contract? {
        var contract = self
        var isChanged = false
        for (index, definition) in definitions.enumerated() {
            switch definition.shape {
            case .record(var record):
                let wrong = record.properties.indices.filter { position in
                    let property = record.properties[position]
                    let examples = property.examples.filter { !property.isNullable || $0.value != .null }
                    return allowsNone(of: examples, property.use)
                }
                if wrong.isEmpty { continue }
                for position in wrong { record.properties[position].use = TypeUse(.json) }
                contract.definitions[index].shape = .record(record)
            case .alias, .enumeration:
                guard allowsNone(of: definition.examples, TypeUse(.definition(definition.id))) else { continue }
                contract.definitions[index].shape = .alias(TypeUse(.json))
            case .union, .envelope, .outcome, .namespace: continue
            }
            isChanged = true
        }
        return isChanged ? contract : nil
    }

    private func allowsNone(of examples: [ContractExample], _ use: TypeUse) -> Bool {
        !examples.isEmpty
            && examples.allSatisfy { example in
                if case .failure = ExampleChecker.conforming(example.value, to: use, in: self) { true } else { false }
            }
    }
}
