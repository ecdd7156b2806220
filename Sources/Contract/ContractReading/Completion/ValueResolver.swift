import ContractModel
@_spi(Generated) import DTORuntime
import Diagnostics
import GenerationSettings

/// Determines the constants and defaults of all properties when all types are known: the value that a property always
/// has, and its value if it is absent or unusable.
///
/// The builder has recorded what the document and the configuration require: strict, optional, a value, or "required
/// without a default" (`zero`). The resolver checks each value against its type, and converts `zero` to the zero value
/// of the type. Later stages only write the result.
///
/// The order of the steps matters, because each step uses the results of the step before for all types. A constant
/// that lacks a key is unusable if Swift always encodes the key, which depends on the defaults of discriminators. A
/// constant is also a default. A record is decoded from `{}` only if there is a value for each of its properties.
struct ValueResolver {
    var contract: Contract
    private let options: GenerationOptions
    var work = ValueWork()

    static func resolve(_ contract: inout Contract, options: GenerationOptions, diagnostics: inout DiagnosticSink) {
        var resolver = ValueResolver(contract: contract, options: options)
        // If two contracts shared the array, the first change would copy it.
        contract.definitions = []
        resolver.presetDiscriminators()
        resolver.settleConstants(&diagnostics)
        // The defaults have their own budget, however much work the constants took.
        resolver.work = ValueWork()
        resolver.settleAbsences(&diagnostics)
        resolver.settleEmptyRecords()
        contract = resolver.contract
    }

    func reportUnusableDefault(
        of property: PropertyDefinition, since reason: String, _ diagnostics: inout DiagnosticSink
    ) {
        if let location = property.presetLocation {
            diagnostics.emit(OptionMessages.unusableDefault(property.key, at: location))
        } else {
            diagnostics.emit(
                ContractMessages.unusableDefault(reason, at: property.defaultLocation ?? property.location))
        }
    }

    // MARK: Discriminators

    /// The property of a record that is a discriminator.
    private struct DiscriminatorPlace: Hashable {
        var record: TypeID
        var key: String
    }

    /// If a record is a variant of a union, the discriminator's value becomes the default, so that code that makes the
    /// record cannot forget it. The variant must have the same value in all unions.
    private mutating func presetDiscriminators() {
        var values: [DiscriminatorPlace: Set<String>] = [:]
        for definition in contract.definitions {
            guard case .union(let union) = definition.shape, let key = union.discriminator else { continue }
            for variant in union.variants {
                guard let value = variant.discriminatorValues.first,
                    case .definition(let record) = contract.resolved(variant.use.reference)
                else { continue }
                values[DiscriminatorPlace(record: record, key: key), default: []].insert(value)
            }
        }
        for (place, values) in values where values.count == 1 {
            guard let value = values.first, case .record(var record) = contract[place.record].shape,
                let index = record.properties.firstIndex(where: { $0.key == place.key }),
                record.properties[index].acceptsDiscriminator, names(value, record.properties[index].use.reference)
            else { continue }
            record.properties[index].absence = .value(.string(value))
            contract[place.record].shape = .record(record)
        }
    }

    /// Whether the property is a string, or an enumeration that allows the discriminator's value. Other types would
    /// decode the value with another meaning.
    private func names(_ value: String, _ reference: TypeReference) -> Bool {
        switch contract.resolved(reference) {
        case .scalar(let type): return type == .string
        case .definition(let id):
            guard case .enumeration(let shape) = contract[id].shape else { return false }
            return shape.allows(.string(value))
        case .json, .array, .dictionary, .optional, .generic, .payload: return false
        }
    }

    // MARK: Defaults and zeros

    private mutating func settleAbsences(_ diagnostics: inout DiagnosticSink) {
        // A default that is a record depends on the defaults of the record's properties.
        for isComposed in [false, true] {
            for index in contract.definitions.indices {
                var shape = contract.definitions[index].shape
                shape.updateProperties {
                    $0.absence.isOpen && hasComposedDefault($0) == isComposed
                } with: {
                    settleAbsence(of: &$0, &diagnostics)
                }
                contract.definitions[index].shape = shape
            }
        }
    }

    private func hasComposedDefault(_ property: PropertyDefinition) -> Bool {
        guard case .value = property.absence, case .definition(let id) = contract.resolved(property.use.reference),
            case .record = contract[id].shape
        else { return false }
        return true
    }

    private mutating func settleAbsence(of property: inout PropertyDefinition, _ diagnostics: inout DiagnosticSink) {
        switch property.absence {
        case .none, .failure, .emptyCollection, .emptyRecord: return
        case .zero: settleRequired(&property, &diagnostics)
        case .value(let value): settleDefault(value, of: &property, &diagnostics)
        }
        // A missing value of a removed property becomes nil. Decoding does not throw, and does not
        // make a record from `{}`.
        guard property.deprecation?.removal != nil else { return }
        switch property.absence {
        case .failure, .emptyRecord: property.absence = .none
        case .none, .value, .emptyCollection, .zero: break
        }
    }

    /// Sets the value for a missing required property: the string that the configuration has for its format, or the
    /// zero value of its type.
    private mutating func settleRequired(_ property: inout PropertyDefinition, _ diagnostics: inout DiagnosticSink) {
        guard let format = contract.resolved(property.use).constraints.format,
            let text = options.missingTexts[format]
        else { return property.absence = absence(ofRequired: property.use.reference) }
        property.presetLocation = options.locations["missing.\(format)"]
        settleDefault(.string(text), of: &property, &diagnostics)
    }

    /// Uses a default for a missing value of the property. A default that the type does not allow is reported.
    private mutating func settleDefault(
        _ value: ContractValue, of property: inout PropertyDefinition, _ diagnostics: inout DiagnosticSink
    ) {
        guard let settled = absence(standingFor: value, as: property.use.reference) else {
            let reason = "the default is not a value of the type of '\(property.key)'"
            reportUnusableDefault(
                of: property, since: work.isSpent ? ContractMessages.unboundedValues : reason, &diagnostics)
            property.absence = property.isRequired ? absence(ofRequired: property.use.reference) : .none
            return
        }
        property.absence = settled
        // If the contract's own default breaks the format, other values of the property may break the format, too.
        if property.presetLocation == nil, case .value(.string(let text)) = settled,
            property.use.constraints.checkedFormat?.accepts(text) == false
        {
            property.use.constraints.allowsAnyText = true
        }
    }

    /// Returns the `Absence` for a default. Returns nil if the default is not a value of the type, or if Swift has no
    /// literal for it.
    mutating func absence(standingFor value: ContractValue, as reference: TypeReference) -> Absence? {
        switch (contract.resolved(reference), value) {
        case (.array, .array([])), (.dictionary, .object([])): .emptyCollection
        case (.definition(let id), .object([])):
            if case .record = contract[id].shape { .emptyRecord } else { nil }
        default: contract.value(value, as: reference, &work).map { .value($0) }
        }
    }

    /// Returns the `Absence` of a required property without a default.
    private func absence(ofRequired reference: TypeReference) -> Absence {
        switch contract.resolved(reference) {
        case .array, .dictionary: return .emptyCollection
        // The value for a missing payload depends on the use of the generic type.
        case .json, .payload: return .zero
        case .generic, .optional: return .failure
        case .definition(let id):
            if case .record = contract[id].shape { return .emptyRecord }
        case .scalar: break
        }
        return options.missing == .throw || contract.zero(of: reference) == nil ? .failure : .zero
    }

    // MARK: Records that decode from {}

    /// A missing required record is replaced by the record that is decoded from `{}`. There is no such record if one of
    /// its properties has no replacement for a missing value, or if the record requires itself. Decoding throws in
    /// these cases. The search begins with records that require no other record.
    private mutating func settleEmptyRecords() {
        let canBeEmpty = recordsThatCanBeEmpty()
        for index in contract.definitions.indices {
            var shape = contract.definitions[index].shape
            shape.updateProperties {
                emptyRecord($0.absence, $0.use).map { !canBeEmpty.contains($0) } ?? false
            } with: {
                $0.absence = .failure
            }
            // The payload of a generic type differs between its applications.
            shape.updateApplications {
                $0.absence = absence(ofRequired: $0.payload.reference)
                if let id = emptyRecord($0.absence, $0.payload), !canBeEmpty.contains(id) { $0.absence = .failure }
            }
            contract.definitions[index].shape = shape
        }
    }

    /// Returns the records that can be decoded from an empty object. Each of their properties has a replacement for a
    /// missing value. If the replacement is a record, the record can also be decoded from an empty object.
    private func recordsThatCanBeEmpty() -> Set<TypeID> {
        var needs: [TypeID: Set<TypeID>] = [:]
        var neededBy: [TypeID: [TypeID]] = [:]
        var ready: [TypeID] = []
        for definition in contract.definitions {
            guard case .record(let record) = definition.shape, !record.properties.contains(where: \.isStrict) else {
                continue
            }
            let required = Set(record.properties.compactMap { emptyRecord($0.absence, $0.use) })
            needs[definition.id] = required
            for target in required { neededBy[target, default: []].append(definition.id) }
            if required.isEmpty { ready.append(definition.id) }
        }
        var canBeEmpty: Set<TypeID> = []
        while let id = ready.popLast() {
            canBeEmpty.insert(id)
            for dependent in neededBy[id] ?? [] {
                needs[dependent]?.remove(id)
                if needs[dependent]?.isEmpty == true { ready.append(dependent) }
            }
        }
        return canBeEmpty
    }

    /// Returns the record that replaces a missing value if it is decoded from `{}`, or nil.
    private func emptyRecord(_ absence: Absence, _ use: TypeUse) -> TypeID? {
        guard case .emptyRecord = absence, case .definition(let id) = contract.resolved(use.reference) else {
            return nil
        }
        return id
    }
}

extension PropertyDefinition {
    /// Whether the discriminator's value may become the default, because the document has no value for a missing
    /// property.
    fileprivate var acceptsDiscriminator: Bool {
        switch absence {
        case .zero: true
        case .none: !isNullable && !isReadOnly && !isWriteOnly
        case .value, .emptyCollection, .emptyRecord, .failure: false
        }
    }
}

extension Absence {
    /// Whether the replacement for a missing property still depends on the property's type.
    fileprivate var isOpen: Bool {
        switch self {
        case .zero, .value: true
        case .none, .failure, .emptyCollection, .emptyRecord: false
        }
    }
}
