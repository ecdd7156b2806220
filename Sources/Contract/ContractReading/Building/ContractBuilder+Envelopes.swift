import ContractModel
import Diagnostics
import GenerationSettings

/// Collects the schemas that are declared as wrappers of envelopes.
struct EnvelopeTable {
    /// A schema that declares an envelope, with its definition.
    struct Wrapper {
        var id: TypeID
        var schema: SchemaObject
    }

    var wrappers: [String: [Wrapper]] = [:]
    /// The definitions of the generic types of completed envelopes.
    var completed: [TypeID] = []
}

/// Converts the wrapper schemas of each envelope to one generic type (Documentation/Design/Composition.md,
/// "Envelopes").
extension ContractBuilder {
    /// Applies `envelopes:` of the configuration as if the document had the extension `x-envelope`. A schema that a
    /// user's type replaces is not a wrapper.
    func applyEnvelopeRules() {
        for property in schemas where options.types[property.key] != nil {
            property.schema.extensions?.envelope = nil
        }
        for property in schemas where options.types[property.key] == nil {
            guard let rule = envelopeRule(of: property.key) else { continue }
            let extensions = property.schema.extensions ?? SchemaExtensions()
            extensions.envelope = extensions.envelope ?? rule.name
            extensions.envelopePayload = extensions.envelopePayload ?? rule.payload
            property.schema.extensions = extensions
        }
    }

    /// Returns the rule whose pattern is closest to a schema's name, or nil. Among equally close rules, the first rule
    /// wins.
    private func envelopeRule(of schema: String) -> EnvelopeRule? {
        var best: (rule: EnvelopeRule, closeness: Int)?
        for rule in options.envelopes {
            guard let closeness = rule.closeness(to: schema), closeness > best?.closeness ?? -1 else { continue }
            best = (rule, closeness)
        }
        return best?.rule
    }

    /// Records the wrapper, and returns a placeholder. `completeEnvelopes` makes the final shape from all wrappers.
    mutating func wrapperShape(of schema: SchemaObject, id: TypeID, envelope: String) -> TypeShape {
        envelopes.wrappers[envelope, default: []].append(.init(id: id, schema: schema))
        return .namespace
    }

    /// Makes the generic types of all envelopes, when the types of all wrappers are known.
    mutating func completeEnvelopes() {
        for rule in options.envelopes
        where envelopes.wrappers[rule.name] == nil && !rule.schemas.contains(where: document.absentNames.contains) {
            classifier.diagnostics.emit(
                OptionMessages.emptyEnvelope(
                    rule, taken: envelopeTaking(wrappersOf: rule),
                    at: options.locations["envelopes.\(rule.name)"]))
        }
        for name in envelopes.wrappers.keys.sorted() {
            // The wrappers are sorted by pointer, so that the order of components has no effect.
            let wrappers = (envelopes.wrappers[name] ?? []).sorted {
                definitions[$0.id.rawValue].pointer < definitions[$1.id.rawValue].pointer
            }
            guard let first = wrappers.first else { continue }
            switch classifier.form(of: first.schema) {
            case .record: completeEnvelope(name, wrappers)
            case .union(let branches) where branches.count == 2: completeOutcome(name, wrappers)
            default:
                classifier.diagnostics.emit(ContractMessages.envelopeShape(name, at: first.schema.location))
            }
        }
    }

    /// Returns the first schema that a rule matches but that already belongs to an envelope, or nil.
    private func envelopeTaking(wrappersOf rule: EnvelopeRule) -> (schema: String, envelope: String)? {
        schemas.lazy.compactMap { property in
            guard rule.closeness(to: property.key) != nil, let envelope = property.schema.extensions?.envelope
            else { return nil }
            return (property.key, envelope)
        }.first
    }

    // MARK: Envelopes

    /// Makes the type of an envelope from all its wrappers, which must be equal except for the payload.
    private mutating func completeEnvelope(_ name: String, _ wrappers: [EnvelopeTable.Wrapper]) {
        shareAlikeProperties(of: wrappers.map(\.schema))
        let records = wrappers.map { record(of: $0.schema, id: $0.id) }
        guard let payload = payloadKey(name, wrappers, records) else { return }
        let model = records[0]
        let differences = records.map { difference(between: model, and: $0, except: payload) }
        guard areAlike(wrappers, of: name, differences) else { return }
        let id = define(
            .schema(name), pointer: "",
            documentation: sharedDocumentation(of: wrappers), at: wrappers[0].schema.location)
        definitions[id.rawValue].deprecation = sharedDeprecation(of: wrappers)
        let applications = apply(id, payload: payload, to: wrappers, records: records)
        rename(inlineTypesOf: model, in: wrappers[0].id, except: payload, after: name)
        let rule = envelopeRule(name, keys: model.properties.map(\.key))
        let error = model.properties.first { $0.key == rule.error ?? "error" }?.key
        let successKey = rule.success ?? "success"
        let success = model.properties.first { $0.key == successKey && $0.use.reference == .scalar(.boolean) }?.key
        // The generic type requires the payload only if the envelope cannot report a failure, which has no payload.
        let isPromised = success == nil && error == nil && records.allSatisfy { $0.promises(payload) }
        definitions[id.rawValue].shape = .envelope(
            EnvelopeShape(
                properties: model.properties.map { $0.key == payload ? $0.asPayload(isPromised: isPromised) : $0 },
                payload: payload, success: success, error: error,
                applications: applications,
                rules: rule.rules
            ))
        envelopes.completed.append(id)
    }

    /// Converts the wrappers to aliases of the generic type, and returns its applications.
    mutating func apply(
        _ id: TypeID, payload: String, to wrappers: [EnvelopeTable.Wrapper], records: [RecordShape]
    ) -> [EnvelopeApplication] {
        zip(wrappers, records).map { wrapper, record in
            let use = record.properties.first { $0.key == payload }?.use ?? TypeUse(.json)
            definitions[wrapper.id.rawValue].shape = .alias(TypeUse(.generic(id, payload: use.reference)))
            return EnvelopeApplication(
                payload: use, pointer: definitions[wrapper.id.rawValue].pointer, location: wrapper.schema.location)
        }
    }

    /// Returns the key of the payload: the declared key, the only key whose type differs between wrappers, or `data` if
    /// no type differs. Reports an error and returns nil if there is no such key.
    mutating func payloadKey(
        _ name: String, _ wrappers: [EnvelopeTable.Wrapper], _ records: [RecordShape]
    ) -> String? {
        let location = wrappers[0].schema.location
        if let declared = wrappers.lazy.compactMap({ $0.schema.extensions?.envelopePayload }).first {
            let lacking = zip(wrappers, records).first { !$1.properties.contains { $0.key == declared } }
            guard let (wrapper, _) = lacking else { return declared }
            classifier.diagnostics.emit(
                ContractMessages.envelopePayload(
                    name,
                    "this wrapper lacks '\(declared)'; name a property of all wrappers as the payload of the envelope",
                    at: wrapper.schema.location))
            return nil
        }
        let tables = records.map(\.propertiesByKey)
        let varying = records[0].properties.map(\.key).filter { key in
            Set(tables.map { $0[key]?.use.reference }).count > 1
        }
        if varying.count == 1 { return varying[0] }
        if varying.isEmpty, records[0].properties.contains(where: { $0.key == "data" }) { return "data" }
        let keys = varying.map { "'\($0)'" }.joined(separator: ", ")
        let reason =
            varying.isEmpty
            ? "no property differs between the wrappers; name the payload with 'x-envelope-payload'"
            : "\(keys) differ between the wrappers, but only the payload may differ; make all of these keys the same except one"
        classifier.diagnostics.emit(ContractMessages.envelopePayload(name, reason, at: location))
        return nil
    }

    /// Reports the first difference between the first wrapper and another wrapper. Returns whether there is no
    /// difference.
    mutating func areAlike(
        _ wrappers: [EnvelopeTable.Wrapper], of name: String, _ differences: [String?]
    ) -> Bool {
        for case (let wrapper, let difference?) in zip(wrappers, differences) {
            classifier.diagnostics.emit(
                ContractMessages.envelopeDiffers(
                    name, difference, at: wrapper.schema.location, first: wrappers[0].schema.location))
            return false
        }
        return true
    }

    /// Returns the first difference between two wrappers, as a phrase for a message. Returns nil if they are equal.
    func difference(between model: RecordShape, and other: RecordShape, except payload: String? = nil)
        -> String?
    {
        let known = model.propertiesByKey
        let twins = other.propertiesByKey
        if let missing = model.properties.first(where: { twins[$0.key] == nil }) { return "it has no '\(missing.key)'" }
        if let extra = other.properties.first(where: { known[$0.key] == nil }) { return "it also has '\(extra.key)'" }
        for property in model.properties where property.key != payload {
            guard let twin = twins[property.key] else { continue }
            if twin.use.reference != property.use.reference {
                return "'\(property.key)' has another type"
            }
            if twin.isRequired != property.isRequired {
                return "'\(property.key)' is required in only one of the schemas"
            }
            if twin.isNullable != property.isNullable {
                return "'\(property.key)' is nullable in only one of the schemas"
            }
        }
        return nil
    }

    // MARK: Inline types of several wrappers

    /// Finds inline schemas that are equal in several wrappers, so that they get one type: the type of the schema in
    /// the first of these wrappers. Wrappers of successes and wrappers of failures may have different types.
    mutating func shareAlikeProperties(of schemas: [SchemaObject]) {
        let payload = schemas.lazy.compactMap { $0.extensions?.envelopePayload }.first ?? "data"
        var models: [String: [SchemaObject]] = [:]
        for property in schemas.flatMap({ classifier.ownProperties(of: $0) }) where property.key != payload {
            let known = models[property.key] ?? []
            let meaning = classifier.meaning(of: property.schema)
            if let model = known.first(where: { classifier.meaning(of: $0) == meaning }) {
                if model !== property.schema { twins[ObjectIdentifier(property.schema)] = model }
            } else if known.count < 2 {
                models[property.key] = known + [property.schema]
            }
        }
    }

    /// Names the inline types of the envelope's own properties after the envelope, instead of after one wrapper. If the
    /// success already has a type with this name, the name of the failure's type contains `failure`.
    mutating func rename(
        inlineTypesOf model: RecordShape, in wrapper: TypeID, except payload: String, after name: String,
        besides success: RecordShape? = nil
    ) {
        let place = definitions[wrapper.rawValue].pointer + "/"
        let twins = success?.propertiesByKey ?? [:]
        for property in model.properties where property.key != payload {
            let twin = twins[property.key]
            if twin?.use.reference == property.use.reference { continue }
            let side = twin == nil ? "" : " failure"
            for id in property.use.reference.definitions where definitions[id.rawValue].pointer.hasPrefix(place) {
                definitions[id.rawValue].origin = .schema("\(name)\(side) \(property.key)")
            }
        }
    }

    // MARK: Common parts

    /// Returns the configuration's rule for the envelope. Reports keys of the rule that the envelope does not have.
    mutating func envelopeRule(_ name: String, keys: [String]) -> EnvelopeRule {
        let rules = options.envelopes.filter { $0.name == name }
        let named = rules.flatMap { [$0.success, $0.error, $0.payload] }.compactMap(\.self)
        for key in named where !keys.contains(key) {
            classifier.diagnostics.emit(
                OptionMessages.unknownEnvelopeKey(
                    key, of: name, suggestion: Spelling.nearest(to: key, among: keys),
                    at: options.locations["envelopes.\(name)"]))
        }
        return rules.first ?? EnvelopeRule(name: name)
    }

    /// Returns the documentation if all wrappers have the same documentation, or empty documentation.
    mutating func sharedDocumentation(of wrappers: [EnvelopeTable.Wrapper]) -> Documentation {
        let texts = Set(wrappers.map { documentation(of: $0.schema) })
        return texts.count == 1 ? texts.first ?? Documentation() : Documentation()
    }

    func sharedDeprecation(of wrappers: [EnvelopeTable.Wrapper]) -> Deprecation? {
        wrappers.allSatisfy { $0.schema.isDeprecated } ? deprecation(of: wrappers[0].schema) : nil
    }
}

extension RecordShape {
    /// Maps keys to properties, because a search among thousands of properties would be slow.
    var propertiesByKey: [String: PropertyDefinition] {
        Dictionary(properties.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether each object of this record has a value under the key.
    fileprivate func promises(_ key: String) -> Bool {
        properties.contains { property in
            property.key == key && property.isRequired && !property.isNullable && !property.isReadOnly
                && !property.isWriteOnly
        }
    }
}

extension PropertyDefinition {
    /// Returns the property with the type of the payload, for the generic type. The property is optional unless the
    /// envelope requires a payload.
    func asPayload(isPromised: Bool) -> PropertyDefinition {
        var property = self
        property.use = TypeUse(.payload)
        property.absence = isPromised ? .zero : .none
        property.isNullable = !isPromised
        property.examples = []
        property.constant = nil
        return property
    }
}
