import ContractModel
@_spi(Generated) import DTORuntime
import Diagnostics
import GenerationSettings

/// Decides every value that is used for a property, now that every type is known: the constant that the property always
/// has, and its value if it is absent or unusable.
///
/// The builder has noted the rules of the document and of the configuration: strict, optional, a value, or "required
/// without a default" (`zero`). Here a value is checked against its type, and `zero` becomes the zero of the type.
/// Later stages only spell the result.
///
/// The order of the steps matters, because each step asks all types what the step before has decided. Whether a
/// constant leaves out a key that is always written depends on the defaults that discriminators give. A constant is the
/// default, too. A record decodes from `{}` only if there is a value for each of its properties.
struct ValueResolver {
    var contract: Contract
    private let options: GenerationOptions
    var work = ValueWork()

    static func resolve(_ contract: inout Contract, options: GenerationOptions, diagnostics: inout DiagnosticSink) {
        var resolver = ValueResolver(contract: contract, options: options)
        // A shared array would be copied by the first change.
        contract.definitions = []
        resolver.presetDiscriminators()
        resolver.settleConstants(&diagnostics)
        // Defaults have a budget of their own, whatever the constants used.
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

    /// Gives a record that is a variant of a union the discriminator's value as a default, so that code that makes the
    /// record cannot forget it. The value must be equal in all unions with this variant.
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

    /// Whether the discriminator's value is a text or a value of an enumeration. Other types would decode it with
    /// another meaning.
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
        // A default that is a record depends on the defaults of its properties.
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
        // A missing value of a property that has left the document is nil. It does not make decoding throw, and is not
        // read from `{}`.
        guard property.deprecation?.removal != nil else { return }
        switch property.absence {
        case .failure, .emptyRecord: property.absence = .none
        case .none, .value, .emptyCollection, .zero: break
        }
    }

    /// A required property without a default takes the text that the configuration has for its format, if there is one.
    private mutating func settleRequired(_ property: inout PropertyDefinition, _ diagnostics: inout DiagnosticSink) {
        guard let format = contract.resolved(property.use).constraints.format,
            let text = options.missingTexts[format]
        else { return property.absence = absence(ofRequired: property.use.reference) }
        property.presetLocation = options.locations["missing.\(format)"]
        settleDefault(.string(text), of: &property, &diagnostics)
    }

    /// Uses a default for a missing value of the property. If its type does not allow the default, that is reported.
    private mutating func settleDefault(
        _ value: ContractValue, of property: inout PropertyDefinition, _ diagnostics: inout DiagnosticSink
    ) {
        guard let settled = absence(standingFor: value, as: property.use.reference) else {
            let reason = "it is not a value of the type of '\(property.key)'"
            reportUnusableDefault(
                of: property, since: work.isSpent ? ContractMessages.unboundedValues : reason, &diagnostics)
            property.absence = property.isRequired ? absence(ofRequired: property.use.reference) : .none
            return
        }
        property.absence = settled
        // The values of a property need not keep a format that the contract's own default breaks.
        if property.presetLocation == nil, case .value(.string(let text)) = settled,
            property.use.constraints.checkedFormat?.accepts(text) == false
        {
            property.use.constraints.allowsAnyText = true
        }
    }

    /// Returns the absence that is equivalent to a default. Returns nil if the default is not a value of the type, or
    /// if Swift cannot spell it.
    mutating func absence(standingFor value: ContractValue, as reference: TypeReference) -> Absence? {
        switch (contract.resolved(reference), value) {
        case (.array, .array([])), (.dictionary, .object([])): .emptyCollection
        case (.definition(let id), .object([])):
            if case .record = contract[id].shape { .emptyRecord } else { nil }
        default: contract.value(value, as: reference, &work).map { .value($0) }
        }
    }

    /// Returns the result for a missing required value that has no default.
    private func absence(ofRequired reference: TypeReference) -> Absence {
        switch contract.resolved(reference) {
        case .array, .dictionary: return .emptyCollection
        // The value for a missing payload is known where the generic type is used.
        case .json, .payload: return .zero
        case .generic, .optional: return .failure
        case .definition(let id):
            if case .record = contract[id].shape { return .emptyRecord }
        case .scalar: break
        }
        return options.missing == .throw || contract.zero(of: reference) == nil ? .failure : .zero
    }

    // MARK: Records that decode from {}

    /// Settles required records. A missing record is replaced by the record that decodes from `{}`. There is no such
    /// record if a property in it has no replacement for a missing value, or if the record requires itself. Then the
    /// required record has no replacement either. The search begins with records that need no other record.
    private mutating func settleEmptyRecords() {
        let canBeEmpty = recordsThatCanBeEmpty()
        for index in contract.definitions.indices {
            var shape = contract.definitions[index].shape
            shape.updateProperties {
                emptyRecord($0.absence, $0.use).map { !canBeEmpty.contains($0) } ?? false
            } with: {
                $0.absence = .failure
            }
            // The payload of a generic type differs from use to use.
            shape.updateApplications {
                $0.absence = absence(ofRequired: $0.payload.reference)
                if let id = emptyRecord($0.absence, $0.payload), !canBeEmpty.contains(id) { $0.absence = .failure }
            }
            contract.definitions[index].shape = shape
        }
    }

    /// Returns the records that decode from an empty object. Each of their properties has a replacement for a missing
    /// value, and each record that replaces a missing value in them decodes from an empty object, too.
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

    /// Returns the record that replaces a missing value when it decodes from `{}`, or nil.
    private func emptyRecord(_ absence: Absence, _ use: TypeUse) -> TypeID? {
        guard case .emptyRecord = absence, case .definition(let id) = contract.resolved(use.reference) else {
            return nil
        }
        return id
    }
}

extension PropertyDefinition {
    /// Whether the discriminator's value may become the default, because the document states no value for a missing
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
    /// Whether the result for a missing property still depends on the property's type.
    fileprivate var isOpen: Bool {
        switch self {
        case .zero, .value: true
        case .none, .failure, .emptyCollection, .emptyRecord: false
        }
    }
}
