import Diagnostics

/// Decides what stands for each property that is absent or unusable, now that every type is known.
///
/// The builder has written down what the document and the configuration say: strict, optional, a value, or "required without a default"
/// (`zero`). Here a value is checked against its type, and the last gets the zero of its type (DESIGN, section 4).
struct AbsenceResolver {
    private var contract: Contract
    private let missing: GenerationOptions.MissingPolicy
    private var diagnostics: DiagnosticSink

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
    }

    private func hasComposedDefault(_ property: PropertyDefinition) -> Bool {
        guard case .value = property.absence, case .definition(let id) = underlying(property.use.reference),
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
            if let settled = settled(value, for: property.use.reference) {
                property.absence = settled
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
        diagnostics.emit(
            ContractMessages.unusableDefault(
                "it is no value of the type of '\(property.key)'", at: property.defaultLocation ?? property.location))
    }

    private func zero(of reference: TypeReference) -> Absence {
        switch underlying(reference) {
        case .array, .dictionary: .emptyCollection
        case .json: .zero
        case .scalar(let type):
            switch type {
            case .string, .boolean, .int, .int64, .uint64, .double, .decimal, .decimalString, .data, .timestamp:
                missing == .throw ? .failure : .zero
            case .date, .uuid, .url, .external: .failure
            }
        case .definition(let id):
            switch contract[id].shape {
            case .record: .emptyRecord
            case .enumeration: missing == .throw ? .failure : .zero
            case .union, .alias, .envelope, .outcome, .namespace: .failure
            }
        case .generic, .payload, .optional: .failure
        }
    }

    /// Through aliases. Those in a cycle are gone by now.
    private func underlying(_ reference: TypeReference) -> TypeReference {
        var reference = reference
        while case .definition(let id) = reference, case .alias(let use) = contract[id].shape {
            reference = use.reference
        }
        return reference
    }

    /// The absence that a default means, nil where it is no value of the type or cannot be spelled in Swift.
    private func settled(_ value: ContractValue, for reference: TypeReference) -> Absence? {
        switch (underlying(reference), value) {
        case (.array, .array([])), (.dictionary, .object([])): .emptyCollection
        case (.definition(let id), .object([])):
            if case .record = contract[id].shape { .emptyRecord } else { nil }
        default: converted(value, to: reference).map { .value($0) }
        }
    }

    /// The value as one of the type: authors write `default: "false"` for a Boolean, and `default: true` for a text.
    private func converted(_ value: ContractValue, to reference: TypeReference) -> ContractValue? {
        switch underlying(reference) {
        case .json: value
        case .scalar(let type): type.converted(value)
        case .array(let element): value.elements.flatMap { all($0, to: element) }.map { .array($0) }
        case .dictionary(let element):
            value.members.flatMap { members in
                all(members.map(\.value), to: element).map { values in
                    .object(zip(members, values).map { .init(key: $0.key, value: $1) })
                }
            }
        case .optional(let wrapped): value == .null ? value : converted(value, to: wrapped)
        case .definition(let id): converted(value, to: contract[id].shape)
        case .generic, .payload: nil
        }
    }

    private func converted(_ value: ContractValue, to shape: TypeShape) -> ContractValue? {
        switch shape {
        case .enumeration(let enumeration): enumeration.converted(value)
        case .record(let record): converted(value, to: record)
        case .union(let union): converted(value, to: union)
        case .alias, .envelope, .outcome, .namespace: nil
        }
    }

    /// An object with all that the record cannot do without, and nothing that it does not name.
    private func converted(_ value: ContractValue, to record: RecordShape) -> ContractValue? {
        guard let members = value.members, record.additionalProperties == nil, !record.isWrapper else { return nil }
        let given = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
        guard given.keys.allSatisfy({ key in record.properties.contains { $0.key == key } }) else { return nil }
        var result: [ContractValue.Member] = []
        for property in record.properties {
            guard let value = given[property.key] else {
                guard property.canBeLeftOut else { return nil }
                continue
            }
            guard !property.hasExplicitPresence,
                let converted = value == .null && property.isOptional
                    ? .null : converted(value, to: property.use.reference)
            else { return nil }
            result.append(.init(key: property.key, value: converted))
        }
        return .object(result)
    }

    /// A scalar or an array that one variant takes as it is. Between objects decoding chooses, by more than the value's own words.
    ///
    /// - Parameter unions: those that were asked for this very value; a union may contain itself.
    private func converted(_ value: ContractValue, to union: UnionShape, within unions: Set<TypeID> = [])
        -> ContractValue?
    {
        let converted = union.variants.compactMap { unchanged(value, in: $0.use.reference, within: unions) }
        return converted.count == 1 ? converted[0] : nil
    }

    private func unchanged(_ value: ContractValue, in reference: TypeReference, within unions: Set<TypeID> = [])
        -> ContractValue?
    {
        switch (underlying(reference), value) {
        case (_, .object), (_, .null), (.json, _), (.dictionary, _), (.optional, _), (.generic, _), (.payload, _):
            return nil
        case (.scalar(let type), .integer) where type.jsonTypes == .number:
            return type.converted(value)
        case (.scalar(let type), _):
            return type.jsonTypes == value.jsonTypes ? type.converted(value) : nil
        case (.array(let element), .array(let values)):
            return values.allSatisfy { unchanged($0, in: element) != nil } ? value : nil
        case (.array, _):
            return nil
        case (.definition(let id), _):
            guard case .union(let union) = contract[id].shape else { return converted(value, to: contract[id].shape) }
            return unions.contains(id) ? nil : converted(value, to: union, within: unions.union([id]))
        }
    }

    private func all(_ values: [ContractValue], to element: TypeReference) -> [ContractValue]? {
        let converted = values.compactMap { self.converted($0, to: element) }
        return converted.count == values.count ? converted : nil
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
            contract.definitions[index].shape = shape
        }
    }

    private func emptyRecordTarget(_ property: PropertyDefinition) -> TypeID? {
        guard case .emptyRecord = property.absence, case .definition(let id) = underlying(property.use.reference) else {
            return nil
        }
        return id
    }
}

extension PropertyDefinition {
    /// Decoding throws where it is absent or unusable.
    package var isStrict: Bool {
        if case .failure = absence { true } else { false }
    }
}

extension PropertyDefinition {
    /// Whether a record's value can be spelled without it.
    fileprivate var canBeLeftOut: Bool {
        switch absence {
        case .none: !encodesNull
        case .value, .emptyCollection, .zero: true
        case .emptyRecord, .failure: false
        }
    }
}

extension EnumerationShape {
    fileprivate func converted(_ value: ContractValue) -> ContractValue? {
        let candidate = rawType == .string ? value.scalarText.map { .string($0) } : value
        return candidate.flatMap { position(of: $0) }.map { cases[$0].value }
    }
}

extension ScalarType {
    /// A default of the document as a value of the type, where Swift can spell it.
    fileprivate func converted(_ value: ContractValue) -> ContractValue? {
        guard let text = value.scalarText else { return nil }
        return switch self {
        case .string, .timestamp: .string(text)
        case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
        case .int, .int64: (Int64(text) ?? Double(text).flatMap(Int64.init(exactly:))).map { .integer(String($0)) }
        case .uint64: (UInt64(text) ?? Double(text).flatMap(UInt64.init(exactly:))).map { .integer(String($0)) }
        case .double: Double(text).flatMap { $0.isFinite ? value.asNumber(text) : nil }
        case .decimal: text.utf8.count <= 38 && Double(text) != nil ? value.asNumber(text) : nil
        case .decimalString, .data, .date, .uuid, .url, .external: nil
        }
    }
}

extension ContractValue {
    fileprivate var jsonTypes: JSONTypes {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .integer: .integer
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The text of a scalar; nil for null and collections.
    fileprivate var scalarText: String? {
        switch self {
        case .boolean(let value): String(value)
        case .integer(let text), .number(let text), .string(let text): text
        case .null, .array, .object: nil
        }
    }

    fileprivate var elements: [ContractValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    fileprivate var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// Itself where it is a number; else the number that its text is.
    fileprivate func asNumber(_ text: String) -> ContractValue {
        switch self {
        case .integer, .number: self
        case .null, .boolean, .string, .array, .object: Int64(text) == nil ? .number(text) : .integer(text)
        }
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

extension Absence {
    /// Not decided by the document and the configuration alone.
    fileprivate var isOpen: Bool {
        switch self {
        case .zero, .value: true
        case .none, .failure, .emptyCollection, .emptyRecord: false
        }
    }
}
