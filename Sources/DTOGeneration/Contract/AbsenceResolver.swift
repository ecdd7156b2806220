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
        resolver.settleAll()
        resolver.settleRecords()
        contract = resolver.contract
        diagnostics = resolver.diagnostics
    }

    // MARK: Values and zeros

    private mutating func settleAll() {
        for index in contract.definitions.indices {
            var shape = contract.definitions[index].shape
            shape.updateProperties { settle(&$0) }
            contract.definitions[index].shape = shape
        }
    }

    private mutating func settle(_ property: inout PropertyDefinition) {
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
        case .definition(let id):
            if case .enumeration(let shape) = contract[id].shape { shape.converted(value) } else { nil }
        case .generic, .payload: nil
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
            shape.updateProperties { property in
                if let target = emptyRecordTarget(property), !canBeEmpty.contains(target) {
                    property.absence = .failure
                }
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

extension EnumerationShape {
    fileprivate func converted(_ value: ContractValue) -> ContractValue? {
        let candidate = rawType == .string ? value.scalarText.map { .string($0) } : value
        return cases.first { $0.value == candidate }?.value
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
    mutating func updateProperties(_ update: (inout PropertyDefinition) -> Void) {
        switch self {
        case .record(var record):
            for index in record.properties.indices { update(&record.properties[index]) }
            self = .record(record)
        case .envelope(var envelope):
            for index in envelope.properties.indices { update(&envelope.properties[index]) }
            self = .envelope(envelope)
        case .outcome(var outcome):
            for index in outcome.success.properties.indices { update(&outcome.success.properties[index]) }
            for index in outcome.failure.indices { update(&outcome.failure[index]) }
            self = .outcome(outcome)
        case .enumeration, .union, .alias, .namespace: break
        }
    }
}
