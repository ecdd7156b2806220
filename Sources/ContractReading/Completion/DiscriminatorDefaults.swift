import ContractModel

/// A record that is a variant of a union has the discriminator's value for that variant as its default, so that whoever makes one cannot
/// forget it.
///
/// Only where the value is the same in every union that the record is a variant of.
enum DiscriminatorDefaults {
    static func apply(to contract: inout Contract) {
        for (place, values) in values(in: contract) where values.count == 1 {
            guard let value = values.first, case .record(var record) = contract[place.record].shape,
                let index = record.properties.firstIndex(where: { $0.key == place.key }),
                record.properties[index].acceptsPresetDefault,
                accepts(value, record.properties[index].use.reference, in: contract)
            else { continue }
            record.properties[index].absence = .value(.string(value))
            contract[place.record].shape = .record(record)
        }
    }

    private struct Place: Hashable {
        var record: TypeID
        var key: String
    }

    /// The discriminator's first value for each variant, from every union.
    private static func values(in contract: Contract) -> [Place: Set<String>] {
        var values: [Place: Set<String>] = [:]
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, let key = union.discriminator else { continue }
            for variant in union.variants {
                guard let value = variant.discriminatorValues.first,
                    let record = target(of: variant.use.reference, in: contract)
                else { continue }
                values[Place(record: record, key: key), default: []].insert(value)
            }
        }
        return values
    }

    private static func target(of reference: TypeReference, in contract: Contract) -> TypeID? {
        var reference = reference
        while case .definition(let id) = reference {
            guard case .alias(let use) = contract[id].shape else { return id }
            reference = use.reference
        }
        return nil
    }

    private static func accepts(_ value: String, _ reference: TypeReference, in contract: Contract) -> Bool {
        switch reference {
        case .scalar(.string): return true
        case .definition(let id):
            switch contract[id].shape {
            case .enumeration(let shape): return shape.allows(.string(value))
            case .alias(let use): return accepts(value, use.reference, in: contract)
            case .record, .union, .envelope, .outcome, .namespace: return false
            }
        case .scalar, .json, .array, .dictionary, .optional, .generic, .payload: return false
        }
    }
}

extension PropertyDefinition {
    /// Whether the document has left open what stands for an absent value.
    fileprivate var acceptsPresetDefault: Bool {
        switch absence {
        case .zero: true
        case .none: !isNullable && !isReadOnly && !isWriteOnly
        case .value, .emptyCollection, .emptyRecord, .failure: false
        }
    }
}
