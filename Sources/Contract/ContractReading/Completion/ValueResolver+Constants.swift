import ContractModel
import Diagnostics

/// Checks the constants of properties against their types, and combines them with the defaults.
///
/// A constant that is not a value of its type is left out with a warning, because no value could satisfy both. A
/// constant also replaces a missing value, so another default next to it has no effect. An optional Boolean is an
/// exception, because its presence has a meaning, as in a request with `cancel: {const: true}`. The exception does not
/// apply to records that are variants of a union, because the constant may distinguish the variants.
extension ValueResolver {
    /// Checks the constants of all properties.
    mutating func settleConstants(_ diagnostics: inout DiagnosticSink) {
        let variants = recordsOfUnions
        let shapes = contract.definitions.indices.compactMap { index -> (index: Int, shape: TypeShape)? in
            var shape = contract.definitions[index].shape
            let isVariant = variants.contains(contract.definitions[index].id)
            var isChanged = false
            shape.updateProperties {
                $0.constant != nil
            } with: {
                settleConstant(of: &$0, &diagnostics)
                if !isVariant, $0.isFlag { $0.absence = .none }
                isChanged = true
            }
            return isChanged ? (index, shape) : nil
        }
        // The shapes are stored at the end, so that a constant does not depend on the constants that were settled
        // before it.
        for (index, shape) in shapes { contract.definitions[index].shape = shape }
    }

    /// The records that are variants of unions.
    private var recordsOfUnions: Set<TypeID> {
        var records: Set<TypeID> = []
        for case .union(let union) in contract.definitions.lazy.map(\.shape) {
            for variant in union.variants {
                if case .definition(let record) = contract.resolved(variant.use.reference) { records.insert(record) }
            }
        }
        return records
    }

    /// Checks the constant of a property, and converts it to the property's type.
    private mutating func settleConstant(of property: inout PropertyDefinition, _ diagnostics: inout DiagnosticSink) {
        guard let constant = property.constant else { return }
        let reason: String
        switch worth(of: constant, as: property.use.reference) {
        case .value(let value):
            guard let key = keyWritten(beside: value, as: property.use.reference) else {
                property.constant = value
                property.hasUnspelledConstant = contract.resolved(property.use).isTakenWhole
                return settleDefault(of: &property, beside: value, from: constant, &diagnostics)
            }
            reason = "it lacks the key '\(key)', which is always written"
        case .unspelled:
            property.hasUnspelledConstant = true
            // If Swift has no expression for the constant, the constant does not replace a missing value.
            return withdraw(constant, from: &property)
        case .nothing:
            reason =
                work.isSpent ? ContractMessages.unboundedValues : "the constant is not a value of the property's type"
        }
        diagnostics.emit(ContractMessages.unusableConstant(property.key, reason, at: property.location))
        property.constant = nil
        withdraw(constant, from: &property)
    }

    /// Stops the constant from replacing a missing value.
    private func withdraw(_ constant: ContractValue, from property: inout PropertyDefinition) {
        if property.absence == .value(constant) { property.absence = property.isRequired ? .zero : .none }
    }

    /// Determines the value of an absent property that has both a constant and a default.
    ///
    /// - Parameter constant: The constant as the document writes it. The property may also have the constant as its
    ///   default.
    private mutating func settleDefault(
        of property: inout PropertyDefinition, beside value: ContractValue, from constant: ContractValue,
        _ diagnostics: inout DiagnosticSink
    ) {
        guard case .value(let preset) = property.absence else { return }
        // An absent optional property whose constant is null becomes nil.
        property.absence = value == .null && !property.isRequired ? .none : .value(value)
        guard preset != constant, contract.value(preset, as: property.use.reference, &work) != value else { return }
        reportUnusableDefault(of: property, since: "'\(property.key)' is always \(value.text)", &diagnostics)
    }

    // MARK: Values of a type

    /// The result of converting a value of the document to a type.
    private enum Worth {
        case value(ContractValue)
        /// The string may be a value of the type, but only a failable initializer could find out whether it is.
        case unspelled
        case nothing
    }

    private mutating func worth(of value: ContractValue, as reference: TypeReference) -> Worth {
        switch (contract.resolved(reference), value) {
        case (.scalar(.external), _): return .unspelled
        case (.scalar(let type), .string) where type.jsonTypes == .string && type.facts.literal != .text:
            return .unspelled
        case (.array(let element), .array(let values)):
            var elements: [ContractValue] = []
            for value in values {
                switch worth(of: value, as: element) {
                case .value(let value): elements.append(value)
                case .unspelled: break
                case .nothing: return .nothing
                }
            }
            return elements.count == values.count ? .value(.array(elements)) : .unspelled
        default:
            return contract.value(value, as: reference, &work).map { .value($0) } ?? .nothing
        }
    }

    /// Returns the first key that an object in the value lacks although Swift always encodes it, or nil. Because of
    /// this key, the encoded value would differ from the constant.
    ///
    /// - Parameter value: A result of `Contract.value(_:as:_:)`, which has the keys of each record in the record's
    ///   order.
    private mutating func keyWritten(beside value: ContractValue, as reference: TypeReference) -> String? {
        switch (contract.resolved(reference), value) {
        case (.optional(let wrapped), _): return keyWritten(beside: value, as: wrapped)
        case (.array(let element), .array(let values)):
            for value in values { if let key = keyWritten(beside: value, as: element) { return key } }
        case (.dictionary(let element), .object(let members)):
            for member in members { if let key = keyWritten(beside: member.value, as: element) { return key } }
        case (.definition(let id), .object(let members)):
            guard case .record(let record) = contract[id].shape else { return nil }
            var members = members[...]
            for property in record.properties {
                if let member = members.first, member.key == property.key {
                    members.removeFirst()
                    if let key = keyWritten(beside: member.value, as: property.use.reference) { return key }
                } else if isWritten(property) {
                    return property.key
                }
            }
        default: break
        }
        return nil
    }

    /// Whether Swift encodes an absent property. An optional property is not encoded if its default is not a value of
    /// its type.
    private mutating func isWritten(_ property: PropertyDefinition) -> Bool {
        switch property.absence {
        case .none: false
        case .value(let preset):
            property.isRequired || absence(standingFor: preset, as: property.use.reference) != nil
        case .emptyCollection, .zero, .emptyRecord, .failure: true
        }
    }
}

extension PropertyDefinition {
    /// Whether the property is an optional Boolean with a constant and without a default.
    fileprivate var isFlag: Bool {
        guard case .boolean? = constant, case .value = absence, !isRequired else { return false }
        return defaultLocation == nil && presetLocation == nil
    }
}

extension TypeUse {
    /// Whether the value is or contains an array of fixed length. The runtime's type for arrays of fixed length
    /// does not compare constants.
    fileprivate var isTakenWhole: Bool {
        fixedCount != nil || element?.isTakenWhole == true
    }
}
