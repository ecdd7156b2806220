import ContractModel
import DTORuntime
import Diagnostics
import GenerationSettings

/// Decides what stands for each property that is absent or unusable, now that every type is known.
///
/// The builder has written down what the document and the configuration say: strict, optional, a value, or "required without a default"
/// (`zero`). Here a value is checked against its type, and the last gets the zero of its type.
struct AbsenceResolver {
    private var contract: Contract
    private let missing: GenerationOptions.MissingPolicy
    private var diagnostics: DiagnosticSink
    private var work = ValueWork()

    static func resolve(
        _ contract: inout Contract, missing: GenerationOptions.MissingPolicy, diagnostics: inout DiagnosticSink
    ) {
        var resolver = AbsenceResolver(contract: contract, missing: missing, diagnostics: diagnostics)
        // What is shared would be copied by the first change.
        contract.definitions = []
        resolver.settleAll()
        resolver.settleRecords()
        contract = resolver.contract
        diagnostics = resolver.diagnostics
    }

    // MARK: Values and zeros

    private mutating func settleAll() {
        // A default that is a record needs to know what its properties do without.
        for isComposed in [false, true] {
            for index in contract.definitions.indices {
                var shape = contract.definitions[index].shape
                shape.updateProperties {
                    $0.absence.isOpen && hasComposedDefault($0) == isComposed
                } with: {
                    settle(&$0)
                }
                contract.definitions[index].shape = shape
            }
        }
        settlePayloads()
    }

    /// A generic type's payload is of any type; each use of it knows which.
    private mutating func settlePayloads() {
        for index in contract.definitions.indices {
            var shape = contract.definitions[index].shape
            shape.updateApplications { $0.absence = zero(of: $0.payload.reference) }
            contract.definitions[index].shape = shape
        }
    }

    private func hasComposedDefault(_ property: PropertyDefinition) -> Bool {
        guard case .value = property.absence, case .definition(let id) = contract.resolved(property.use.reference),
            case .record = contract[id].shape
        else { return false }
        return true
    }

    /// What has left the document is never waited for: it is strict in no case, and not read from `{}`.
    private mutating func settle(_ property: inout PropertyDefinition) {
        settleValue(&property)
        guard property.deprecation?.removal != nil else { return }
        switch property.absence {
        case .failure, .emptyRecord: property.absence = .none
        case .none, .value, .emptyCollection, .zero: break
        }
    }

    private mutating func settleValue(_ property: inout PropertyDefinition) {
        switch property.absence {
        case .none, .failure, .emptyCollection, .emptyRecord: return
        case .zero: property.absence = zero(of: property.use.reference)
        case .value(let value):
            if let settled = contract.absence(standingFor: value, as: property.use.reference, &work) {
                property.absence = settled
                // A format that the contract's own default breaks is none that its values keep.
                if property.presetLocation == nil, case .value(.string(let text)) = settled,
                    property.use.constraints.checkedFormat?.accepts(text) == false
                {
                    property.use.constraints.allowsAnyText = true
                }
            } else {
                reportUnusable(property)
                property.absence = property.isRequired ? zero(of: property.use.reference) : .none
            }
        }
    }

    private mutating func reportUnusable(_ property: PropertyDefinition) {
        if let location = property.presetLocation {
            return diagnostics.emit(OptionMessages.unusableDefault(property.key, at: location))
        }
        let reason = work.isSpent ? ContractMessages.unboundedValues : "it is no value of the type of '\(property.key)'"
        diagnostics.emit(
            ContractMessages.unusableDefault(reason, at: property.defaultLocation ?? property.location))
    }

    private func zero(of reference: TypeReference) -> Absence {
        switch contract.resolved(reference) {
        case .array, .dictionary: .emptyCollection
        case .json: .zero
        case .scalar(let type):
            switch type {
            case .string, .boolean, .int, .int64, .uint64, .double, .decimal, .decimalString, .data, .base64URL,
                .timestamp:
                missing == .throw ? .failure : .zero
            case .date, .day, .calendarDate, .uuid, .url, .external: .failure
            }
        case .definition(let id):
            switch contract[id].shape {
            case .record: .emptyRecord
            case .enumeration: missing == .throw ? .failure : .zero
            case .union, .alias, .envelope, .outcome, .namespace: .failure
            }
        // Known where the generic type is used.
        case .payload: .zero
        case .generic, .optional: .failure
        }
    }

    // MARK: Records as they decode from {}

    /// A required record stands for itself as it decodes from `{}`, unless something in it is strict, or it requires itself in the end:
    /// then the property is strict by nature. Records that may stand for themselves are found from those that need no other.
    private mutating func settleRecords() {
        var needs: [TypeID: Set<TypeID>] = [:]
        var neededBy: [TypeID: [TypeID]] = [:]
        var ready: [TypeID] = []
        for definition in contract.definitions {
            guard case .record(let record) = definition.shape, !record.properties.contains(where: \.isStrict) else {
                continue
            }
            let required = Set(record.properties.compactMap { emptyRecordTarget($0) })
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
        for index in contract.definitions.indices {
            var shape = contract.definitions[index].shape
            shape.updateProperties {
                emptyRecordTarget($0).map { !canBeEmpty.contains($0) } ?? false
            } with: {
                $0.absence = .failure
            }
            shape.updateApplications {
                if let id = emptyRecordTarget($0.absence, $0.payload), !canBeEmpty.contains(id) {
                    $0.absence = .failure
                }
            }
            contract.definitions[index].shape = shape
        }
    }

    private func emptyRecordTarget(_ property: PropertyDefinition) -> TypeID? {
        emptyRecordTarget(property.absence, property.use)
    }

    private func emptyRecordTarget(_ absence: Absence, _ use: TypeUse) -> TypeID? {
        guard case .emptyRecord = absence, case .definition(let id) = contract.resolved(use.reference) else {
            return nil
        }
        return id
    }
}

extension TypeShape {
    /// Every property of a record, an envelope or an outcome.
    /// Touches nothing where the condition holds for none: what is touched is copied.
    mutating func updateProperties(
        where isWanted: (PropertyDefinition) -> Bool, with update: (inout PropertyDefinition) -> Void
    ) {
        func updateAll(_ properties: inout [PropertyDefinition]) {
            for index in properties.indices where isWanted(properties[index]) { update(&properties[index]) }
        }
        switch self {
        case .record(var record) where record.properties.contains(where: isWanted):
            updateAll(&record.properties)
            self = .record(record)
        case .envelope(var envelope) where envelope.properties.contains(where: isWanted):
            updateAll(&envelope.properties)
            self = .envelope(envelope)
        case .outcome(var outcome):
            updateAll(&outcome.success.properties)
            updateAll(&outcome.failure)
            self = .outcome(outcome)
        case .record, .envelope, .enumeration, .union, .alias, .namespace: break
        }
    }
}

extension TypeShape {
    /// The uses of an envelope that requires its payload.
    fileprivate mutating func updateApplications(with update: (inout EnvelopeApplication) -> Void) {
        guard case .envelope(var envelope) = self, envelope.requiresPayload else { return }
        for index in envelope.applications.indices { update(&envelope.applications[index]) }
        self = .envelope(envelope)
    }
}

extension Absence {
    /// Not decided by the document and the configuration alone.
    fileprivate var isOpen: Bool {
        switch self {
        case .zero, .value: true
        case .none, .failure, .emptyCollection, .emptyRecord: false
        }
    }
}
