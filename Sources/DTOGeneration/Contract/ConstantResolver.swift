import Diagnostics

/// Decides what the constant of each property is worth, now that every type is known.
///
/// One that is no value of its type is left out, with a warning: nothing that is sent could be both. A constant stands for an absent value too, so
/// that a default beside it which says something else is none.
struct ConstantResolver {
    private let contract: Contract
    private var diagnostics: DiagnosticSink

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
        let value = contract.value(constant, as: property.use.reference)
        if let value = value.flatMap({ contract.written($0, as: property.use.reference) }) {
            property.constant = value
            property.hasUnspelledConstant = contract.resolved(property.use).isTakenWhole
            if case .value(let preset) = property.absence { settle(preset, of: &property, constant: constant) }
            return
        }
        property.hasUnspelledConstant = contract.isUnspelled(constant, as: property.use.reference)
        if !property.hasUnspelledConstant {
            diagnostics.emit(ContractMessages.unusableConstant(property.key, at: property.location))
            property.constant = nil
        }
        // What no expression has stands for nothing.
        if property.absence == .value(constant) { property.absence = property.isRequired ? .zero : .none }
    }

    private mutating func settle(
        _ preset: ContractValue, of property: inout PropertyDefinition, constant: ContractValue
    ) {
        guard let value = property.constant else { return }
        // Of an optional property null says no more than absence.
        property.absence = value == .null && !property.isRequired ? .none : .value(value)
        guard preset != constant, contract.value(preset, as: property.use.reference) != value else { return }
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
    /// A value as Swift writes it, with the defaults of what its records leave out. Nil where one lacks what it requires: what decoding puts
    /// there is no part of a constant.
    func written(_ value: ContractValue, as reference: TypeReference) -> ContractValue? {
        switch (resolved(reference), value) {
        case (.optional(let wrapped), _): return written(value, as: wrapped)
        case (.array(let element), .array(let values)): return written(values, as: element).map { .array($0) }
        case (.dictionary(let element), .object(let members)):
            return written(members.map(\.value), as: element).map { values in
                .object(zip(members, values).map { .init(key: $0.key, value: $1) })
            }
        case (.definition(let id), .object(let members)):
            guard case .record(let record) = self[id].shape else { return value }
            return written(members, as: record).map { .object($0) }
        default: return value
        }
    }

    private func written(_ values: [ContractValue], as element: TypeReference) -> [ContractValue]? {
        let written = values.compactMap { self.written($0, as: element) }
        return written.count == values.count ? written : nil
    }

    private func written(_ members: [ContractValue.Member], as record: RecordShape) -> [ContractValue.Member]? {
        var result: [ContractValue.Member] = []
        for property in record.properties {
            if let given = members.first(where: { $0.key == property.key }) {
                guard let value = written(given.value, as: property.use.reference) else { return nil }
                result.append(.init(key: property.key, value: value))
            } else if case .value(let preset) = property.absence {
                result.append(.init(key: property.key, value: preset))
            } else if property.tellsRecord {
                return nil
            }
        }
        return result
    }

    /// Whether a value may be one of the type, which no expression in Swift gives: a text that a failable initializer takes.
    fileprivate func isUnspelled(_ value: ContractValue, as reference: TypeReference) -> Bool {
        switch (resolved(reference), value) {
        case (.scalar(.external), _): true
        case (.scalar(.decimalString), .string), (.scalar(.data), .string), (.scalar(.date), .string),
            (.scalar(.uuid), .string), (.scalar(.url), .string):
            true
        case (.array(let element), .array(let values)):
            values.contains { isUnspelled($0, as: element) }
                && values.allSatisfy { self.value($0, as: element) != nil || isUnspelled($0, as: element) }
        default: false
        }
    }
}

extension TypeUse {
    /// Whether it is an array of fixed length, or has such within: a form of its own reads it, which compares nothing.
    fileprivate var isTakenWhole: Bool {
        fixedCount != nil || element?.isTakenWhole == true
    }
}
