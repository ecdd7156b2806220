import ContractModel
import Diagnostics
import GenerationSettings

/// Decides what the constant of each property is worth, now that every type is known.
///
/// One that is no value of its type is left out, with a warning: nothing that is sent could be both. A constant stands for an absent value too, so
/// that a default beside it which says something else is none.
struct ConstantResolver {
    private let contract: Contract
    private var diagnostics: DiagnosticSink
    private var work = ValueWork()

    static func resolve(_ contract: inout Contract, diagnostics: inout DiagnosticSink) {
        var resolver = ConstantResolver(contract: contract, diagnostics: diagnostics)
        let shapes = resolver.shapesWithConstants()
        diagnostics = (consume resolver).diagnostics
        // Only now: what is shared would be copied by the first change.
        for (index, shape) in shapes { contract.definitions[index].shape = shape }
    }

    private mutating func shapesWithConstants() -> [(index: Int, shape: TypeShape)] {
        contract.definitions.indices.compactMap { index in
            var shape = contract.definitions[index].shape
            var isChanged = false
            shape.updateProperties {
                $0.constant != nil
            } with: {
                settle(&$0)
                isChanged = true
            }
            return isChanged ? (index, shape) : nil
        }
    }

    private mutating func settle(_ property: inout PropertyDefinition) {
        guard let constant = property.constant else { return }
        let isUnspelled = contract.isUnspelled(constant, as: property.use.reference, &work)
        if !isUnspelled, let value = contract.value(constant, as: property.use.reference, &work) {
            guard let key = contract.keyWritten(beside: value, as: property.use.reference, &work) else {
                property.constant = value
                property.hasUnspelledConstant = contract.resolved(property.use).isTakenWhole
                if case .value(let preset) = property.absence { settle(preset, of: &property, constant: constant) }
                return
            }
            return leaveOut(constant, of: &property, since: "it leaves out '\(key)', which is always written")
        }
        property.hasUnspelledConstant = isUnspelled
        // What no expression has stands for nothing.
        guard !property.hasUnspelledConstant else { return withdraw(constant, from: &property) }
        let reason = work.isSpent ? ContractMessages.unboundedValues : "it is no value of its type"
        leaveOut(constant, of: &property, since: reason)
    }

    private mutating func leaveOut(
        _ constant: ContractValue, of property: inout PropertyDefinition, since reason: String
    ) {
        diagnostics.emit(ContractMessages.unusableConstant(property.key, reason, at: property.location))
        property.constant = nil
        withdraw(constant, from: &property)
    }

    /// It no longer stands for an absent value.
    private func withdraw(_ constant: ContractValue, from property: inout PropertyDefinition) {
        if property.absence == .value(constant) { property.absence = property.isRequired ? .zero : .none }
    }

    private mutating func settle(
        _ preset: ContractValue, of property: inout PropertyDefinition, constant: ContractValue
    ) {
        guard let value = property.constant else { return }
        // Of an optional property null says no more than absence.
        property.absence = value == .null && !property.isRequired ? .none : .value(value)
        guard preset != constant, contract.value(preset, as: property.use.reference, &work) != value else { return }
        let reason = "'\(property.key)' is always \(value.text)"
        if let location = property.presetLocation {
            diagnostics.emit(OptionMessages.unusableDefault(property.key, at: location))
        } else {
            diagnostics.emit(
                ContractMessages.unusableDefault(reason, at: property.defaultLocation ?? property.location))
        }
    }
}

extension Contract {
    /// The first key that a record in a value leaves out and Swift writes all the same: what is sent would be another value.
    ///
    /// - Parameter value: as `value(_:as:)` gives it, with the keys of each record in its order.
    fileprivate func keyWritten(
        beside value: ContractValue, as reference: TypeReference, _ work: inout ValueWork
    ) -> String? {
        switch (resolved(reference), value) {
        case (.optional(let wrapped), _): return keyWritten(beside: value, as: wrapped, &work)
        case (.array(let element), .array(let values)):
            for value in values {
                if let key = keyWritten(beside: value, as: element, &work) { return key }
            }
        case (.dictionary(let element), .object(let members)):
            for member in members {
                if let key = keyWritten(beside: member.value, as: element, &work) { return key }
            }
        case (.definition(let id), .object(let members)):
            guard case .record(let record) = self[id].shape else { return nil }
            return keyWritten(beside: members, as: record, &work)
        default: break
        }
        return nil
    }

    private func keyWritten(
        beside members: [ContractValue.Member], as record: RecordShape, _ work: inout ValueWork
    ) -> String? {
        var members = members[...]
        for property in record.properties {
            if let member = members.first, member.key == property.key {
                if let key = keyWritten(beside: member.value, as: property.use.reference, &work) { return key }
                members.removeFirst()
            } else if isWritten(property, &work) {
                return property.key
            }
        }
        return nil
    }

    /// Of a property that is absent. An optional one is without a default that is no value of its type.
    private func isWritten(_ property: PropertyDefinition, _ work: inout ValueWork) -> Bool {
        switch property.absence {
        case .none: false
        case .value(let preset):
            property.isRequired || absence(standingFor: preset, as: property.use.reference, &work) != nil
        case .emptyCollection, .zero, .emptyRecord, .failure: true
        }
    }

    /// Whether a value may be one of the type, which no expression in Swift gives: a text that a failable initializer takes.
    fileprivate func isUnspelled(
        _ value: ContractValue, as reference: TypeReference, _ work: inout ValueWork
    ) -> Bool {
        switch (resolved(reference), value) {
        case (.scalar(.external), _): return true
        case (.scalar(.decimalString), .string), (.scalar(.data), .string),
            (.scalar(.base64URL), .string), (.scalar(.date), .string),
            (.scalar(.day), .string), (.scalar(.calendarDate), .string),
            (.scalar(.uuid), .string), (.scalar(.url), .string):
            return true
        case (.array(let element), .array(let values)):
            var hasUnspelled = false
            for value in values {
                if isUnspelled(value, as: element, &work) {
                    hasUnspelled = true
                } else if self.value(value, as: element, &work) == nil {
                    return false
                }
            }
            return hasUnspelled
        default: return false
        }
    }
}

extension TypeUse {
    /// Whether it is an array of fixed length, or has such within: a form of its own reads it, which compares nothing.
    fileprivate var isTakenWhole: Bool {
        fixedCount != nil || element?.isTakenWhole == true
    }
}
