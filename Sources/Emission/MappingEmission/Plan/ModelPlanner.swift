import ContractModel
import Diagnostics
import GenerationSettings
import SwiftEmission

/// Finds the configured models in the contract, and reports models and properties that the contract lacks.
struct ModelPlanner {
    let lowering: SwiftLowering
    private let words: MappingWords
    private let schemas: [String: TypeID]
    /// The rules of the schemas that can have a model.
    private var records: [TypeID: ModelRule] = [:]
    private var positions: [TypeID: Int] = [:]
    private(set) var plan = MappingPlan()

    init(_ lowering: SwiftLowering, _ words: MappingWords, diagnostics: inout DiagnosticSink) {
        self.lowering = lowering
        self.words = words
        schemas = Dictionary(
            lowering.contract.definitions.lazy.map { (lowering.contract.documentName(of: $0.id), $0.id) },
            uniquingKeysWith: { first, _ in first })
        let rules = lowering.options.models
        let wish = lowering.options.locations["emit"]
        // An empty document causes no warning.
        let asked =
            wish
            ?? lowering.contract.definitions.first.flatMap { first in
                lowering.contract.info.beginning ?? first.location
            }
        if rules.isEmpty, let asked { diagnostics.emit(MappingMessages.nothing(at: asked)) }
        var order: [TypeID] = []
        // With internal access, the models are compiled in the module of the contract's types.
        var types = lowering.options.access == .internal ? words.types : []
        for rule in rules {
            guard let id = definition(of: rule, &diagnostics), let type = rule.model else { continue }
            if !types.insert(type.text).inserted {
                diagnostics.emit(MappingMessages.clash(type.text, at: type.location))
                continue
            }
            switch lowering.contract[id].shape {
            case .enumeration(let shape): add(id, shape, rule, &diagnostics)
            case .record(let shape) where !shape.isWrapper:
                if records.updateValue(rule, forKey: id) == nil { order.append(id) }
            case .record, .union, .alias, .envelope, .outcome, .namespace:
                diagnostics.emit(MappingMessages.notMappable(rule.schema.text, at: rule.schema.location))
            }
        }
        for id in order { if let rule = records[id] { add(id, rule, &diagnostics) } }
    }

    /// Returns a lowering for the models, which are in another module. Names of that module hide the contract's names.
    private func declarations() -> DeclarationLowering {
        var declarations = DeclarationLowering(lowering)
        declarations.hidden = words.hidden
        return declarations
    }

    private func definition(of rule: ModelRule, _ diagnostics: inout DiagnosticSink) -> TypeID? {
        if let id = schemas[rule.schema.text] { return id }
        if lowering.contract.absentNames.contains(rule.schema.text) { return nil }
        diagnostics.emit(
            MappingMessages.unknownSchema(
                rule.schema.text, known: schemas.keys.sorted(), at: rule.schema.location))
        return nil
    }

    // MARK: Enumerations

    /// Plans the mapping of an enumeration. Values that the configuration ignores get the fallback.
    private mutating func add(
        _ id: TypeID, _ shape: EnumerationShape, _ rule: ModelRule, _ diagnostics: inout DiagnosticSink
    ) {
        let names = lowering.names[members: id]
        let values = shape.cases.map(\.value.plain)
        reportUnknown(
            rule.map.map(\.key) + rule.ignore.map(\.key), of: rule, known: values, isValue: true, &diagnostics)
        for (key, member) in rule.map where member.conversion != nil {
            diagnostics.emit(
                MappingMessages.unusableConversion(
                    key.text, "it is a value of an enumeration; write the name of a case instead", at: key.location))
        }
        guard let fallback = rule.fallback else {
            return diagnostics.emit(MappingMessages.noFallback(rule.schema.text, at: rule.schema.location))
        }
        let ignored = Set(rule.ignore.map(\.key.text))
        let cases = zip(shape.cases, names.members).enumerated().map { index, pair in
            let mapped = rule.map.first { $0.key.text == values[index] }?.member.name
            let member = ignored.contains(values[index]) ? fallback.text : mapped ?? pair.1.identifier.name
            return MappedEnumeration.Case(
                value: pair.0.value, name: pair.1.identifier, member: SwiftIdentifier(checked: member))
        }
        positions[id] = plan.enumerations.count
        plan.enumerations.append(
            MappedEnumeration(
                id: id, source: declarations().spelling(of: id),
                type: SwiftIdentifier(checked: rule.model?.text ?? ""), cases: cases, catchAll: names.catchAll,
                fallback: SwiftIdentifier(checked: fallback.text)))
    }

    private func reportUnknown(
        _ words: [ModelRule.Word], of rule: ModelRule, known: [String], isValue: Bool,
        _ diagnostics: inout DiagnosticSink
    ) {
        let names = Set(known)
        for word in words where !names.contains(word.text) {
            diagnostics.emit(
                MappingMessages.unknownProperty(
                    word.text, of: rule.schema.text, known: known, isValue: isValue, at: word.location))
        }
    }

    // MARK: Records

    /// Plans the mapping of a record. Reports properties that the configuration neither maps nor ignores.
    private mutating func add(_ id: TypeID, _ rule: ModelRule, _ diagnostics: inout DiagnosticSink) {
        guard case .record(let shape) = lowering.contract[id].shape else { return }
        var declarations = declarations()
        let all = declarations.properties(shape.properties, lowering.names[members: id].members)
        let words =
            rule.identity + rule.map.map(\.key) + rule.ignore.map(\.key) + rule.merge.map(\.key)
            + rule.orphans.map(\.key) + [rule.datedBy].compactMap(\.self)
        reportUnknown(words, of: rule, known: shape.properties.map(\.key), isValue: false, &diagnostics)
        let named = Set(words.map(\.text))
        let ignored = Set(rule.ignore.map(\.key.text))
        var members: Set<String> = []
        var properties: [MappedProperty] = []
        for property in all where !ignored.contains(property.definition.key) {
            let member = rule.map.first { $0.key.text == property.definition.key }?.member
            let name = member?.name
            if let fault = Fault(property, name: name, named, rule, lowering.options) {
                diagnostics.emit(
                    MappingMessages.unmapped(
                        "\(rule.schema.text).\(property.definition.key)", fault.reason,
                        isError: rule.unmapped != .warning, at: rule.schema.location))
                continue
            }
            var mapped = self.property(property, SwiftIdentifier(checked: name ?? property.name.name), &declarations)
            if let conversion = member?.conversion {
                convert(&mapped, conversion, &declarations.imports, &diagnostics)
            }
            apply(rule, to: &mapped, &diagnostics)
            if !members.insert(mapped.member.name).inserted {
                diagnostics.emit(
                    MappingMessages.clash("\(rule.model?.text ?? "").\(mapped.member.name)", at: rule.schema.location))
            }
            properties.append(mapped)
        }
        let positions = Dictionary(
            properties.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
        let identity = rule.identity.compactMap { word -> Int? in
            guard let position = positions[word.text] else { return nil }
            if properties[position].isIdentity(lowering) { return position }
            diagnostics.emit(MappingMessages.notIdentity(word.text, at: word.location))
            return nil
        }
        let datedBy = rule.datedBy.flatMap { word -> Int? in
            guard let position = positions[word.text] else { return nil }
            if properties[position].isMoment(lowering) { return position }
            diagnostics.emit(
                MappingMessages.notAMoment(
                    word.text, as: properties[position].conversion?.type.text, at: word.location))
            return nil
        }
        plan.models.append(
            MappedModel(
                id: id, record: declarations.spelling(of: id),
                type: SwiftIdentifier(checked: rule.model?.text ?? ""), kind: rule.kind, properties: properties,
                identity: identity, datedBy: datedBy, imports: declarations.imports))
    }

    /// Plans a member with the type of the record's property, or with the app's type that represents it.
    private func property(
        _ property: LoweredProperty, _ member: SwiftIdentifier, _ declarations: inout DeclarationLowering
    ) -> MappedProperty {
        let reference = lowering.resolved(property.definition.use.reference)
        var isOptional = property.isOptional || property.definition.hasExplicitPresence
        var plain = property.type
        if case .optional = reference {
            isOptional = true
            return MappedProperty(
                property: property, member: member, content: .value, type: property.declaredType,
                isOptional: isOptional, initial: .nil)
        }
        let content = content(of: reference)
        switch content {
        case .value: break
        case .enumeration(let position, let isList):
            let type = SwiftTypeSpelling(path: [plan.enumerations[position].type])
            plain = isList ? type.array : type
        case .model(let id, let isList):
            let type = SwiftTypeSpelling(path: [SwiftIdentifier(checked: records[id]?.model?.text ?? "")])
            plain = isList ? type.array : type
        }
        var initial = isOptional ? SwiftLiteral.nil : initial(of: property, content, reference)
        if initial == nil, lowering.options.persistence == .swiftdata || isRecord(reference, content) {
            isOptional = true
            initial = .nil
        }
        return MappedProperty(
            property: property, member: member, content: content, type: isOptional ? plain.optional : plain,
            isOptional: isOptional, initial: initial)
    }

    /// Whether the member has the type of a DTO. An empty model does not have this record, so the member can be nil.
    private func isRecord(_ reference: TypeReference, _ content: MappedProperty.Content) -> Bool {
        guard case .value = content, case .definition(let id) = reference,
            case .record = lowering.contract[id].shape
        else { return false }
        return true
    }

    /// Returns the content of a reference: a mapped definition, a list of a mapped definition, or a value.
    private func content(of reference: TypeReference) -> MappedProperty.Content {
        func single(_ reference: TypeReference, isList: Bool) -> MappedProperty.Content? {
            guard case .definition(let id) = lowering.resolved(reference) else { return nil }
            if let position = positions[id] { return .enumeration(position, isList: isList) }
            return records[id] == nil ? nil : .model(id, isList: isList)
        }
        if case .array(let element) = reference { return single(element, isList: true) ?? .value }
        return single(reference, isList: false) ?? .value
    }

    /// Returns a member's initial value: the value in place of an absent value, or the simplest value.
    private func initial(
        of property: LoweredProperty, _ content: MappedProperty.Content, _ reference: TypeReference
    ) -> SwiftLiteral? {
        switch content {
        case .enumeration(let position, isList: false):
            let enumeration = plan.enumerations[position]
            guard case .value(let value) = property.absence else { return .enumerationCase(enumeration.fallback) }
            return .enumerationCase(enumeration.member(for: value))
        case .enumeration(_, isList: true), .model(_, isList: true): return .emptyArray
        case .model(_, isList: false): return nil
        case .value: break
        }
        if let literal = property.absentValue { return literal }
        return switch reference {
        case .array: .emptyArray
        case .dictionary: .emptyDictionary
        case .scalar(let type):
            switch type.facts.literal {
            case .text: .string("")
            case .number: .zero
            case .boolean: .boolean(false)
            case .base64, .initializer, .none: nil
            }
        case .json, .definition, .generic, .payload, .optional: nil
        }
    }
}

/// The reason why a property must be named in the configuration.
private struct Fault {
    var reason: String?

    init?(
        _ property: LoweredProperty, name: String?, _ named: Set<String>, _ rule: ModelRule,
        _ options: GenerationOptions
    ) {
        let member = name ?? property.name.name
        if options.persistence == .swiftdata,
            ["description", "hashValue", "hash", "persistentModelID", "modelContext"].contains(member)
        {
            reason = "SwiftData already has a member '\(member)'"
        } else if named.contains(property.definition.key) {
            return nil
        } else if property.definition.deprecation != nil {
            reason = "the contract deprecates it"
        } else if rule.unmapped == .member {
            return nil
        }
    }
}

extension ContractValue {
    /// The value as text, as the configuration writes a value of an enumeration.
    fileprivate var plain: String {
        switch self {
        case .string(let text), .integer(let text), .number(let text): text
        case .boolean(let value): String(value)
        case .null, .array, .object: json
        }
    }
}
