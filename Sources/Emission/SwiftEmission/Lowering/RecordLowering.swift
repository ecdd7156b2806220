package import ContractModel
import GenerationSettings

extension DeclarationLowering {
    package mutating func record(_ definition: TypeDefinition, _ shape: RecordShape) -> RecordView {
        let names = model.names[members: definition.id]
        let properties = properties(shape.properties, names.members)
        let hasRequiredAliases = properties.contains { $0.definition.tellsRecord && !$0.definition.aliases.isEmpty }
        var conformances = conformances(
            of: definition.id, hasRequiredAliases ? model.known.aliasedRecord : model.known.defensiveRecord)
        if shape.isError, !conformances.contains(model.known.error) { conformances.append(model.known.error) }
        let additional = additionalProperties(of: shape, names.additionalProperties)
        var view = structView(conformances: conformances, properties, additional: additional)
        view.heading.documentation = documentation(of: definition)
        view.effectiveProperties = effectiveProperties(properties, definitions: shape.properties, names)
        view.formerProperties = formerProperties(properties, definitions: shape.properties, names)
        if let identity = identity(of: definition.id, properties) { view.effectiveProperties.append(identity) }
        if model.failures.contains(definition.id) { view.slot = slot }
        return view
    }

    /// The property `id` of an `Identifiable` record whose identity has another name.
    private func identity(of id: TypeID, _ properties: [LoweredProperty]) -> DerivedPropertyView? {
        guard let key = model.conformances.identity(of: id),
            let property = properties.first(where: { $0.definition.key == key }), property.name.name != "id"
        else { return nil }
        return DerivedPropertyView(
            documentation: [], access: access, name: SwiftIdentifier(checked: "id"),
            type: property.declaredType, value: SwiftExpression(trusted: value(of: property)))
    }

    /// The property in which a thrown record keeps its response. Only the client's library sees this property.
    private var slot: SwiftExpression {
        SwiftExpression(trusted: "\(hiddenAccess)var _answer = \(model.known.answerSlot.text)()")
    }

    /// Makes the struct of these properties, without documentation.
    ///
    /// - Parameter discriminator: Encodes the constant that distinguishes the two records of an outcome.
    mutating func structView(
        conformances: [SwiftTypeSpelling], _ properties: [LoweredProperty], additional: AdditionalProperties? = nil,
        discriminator: CallView? = nil
    ) -> RecordView {
        useRuntime()
        let encodesByHand =
            additional != nil || discriminator != nil || properties.contains(where: \.isEncodedByHand)
        var record = RecordView(
            heading: heading("struct", conformances), access: access, hiddenAccess: hiddenAccess,
            codingKeys: codingKeys(properties),
            fields: model.known.defensiveFields,
            conversions: model.options.conversions.map { SwiftExpression(trusted: $0) },
            encoder: model.known.encoder)
        if encodesByHand { record.encodings = [discriminator].compactMap(\.self) }
        for property in properties {
            record.properties.append(view(of: property))
            record.parameters.append(parameter(of: property))
            record.codingKeys.keys.append(codingKey(of: property))
            record.decodings.append(decoding(of: property))
            if encodesByHand { record.encodings?.append(encoding(of: property)) }
        }
        if let additional {
            record.properties.append(additional.property)
            record.parameters.append(additional.parameter)
            record.decodings.append(additional.decoding)
            record.encodings?.append(additional.encoding)
        }
        placeParameters(of: &record)
        return record
    }

    private func placeParameters(of record: inout RecordView) {
        let columns = record.parameters.reduce(0) { $0 + $1.columns + 2 }
        let limit = SourceLine.columnLimit - indentation - SourceLine.indentation
        record.parametersAreInline = access.utf8.count + 8 + columns <= limit
        let separator = record.parametersAreInline ? ", " : ","
        for index in record.parameters.indices {
            let isLast = index + 1 == record.parameters.count
            record.parameters[index].place(separator: isLast ? "" : separator, indentation: bodyIndentation)
        }
    }

    // MARK: Coding keys

    /// Returns the view of `CodingKeys`, in which the cases of the keys are still missing.
    private func codingKeys(_ properties: [LoweredProperty]) -> CodingKeysView {
        let required = properties.filter { $0.definition.tellsRecord }
        let types = properties.isEmpty ? [model.known.recordKey] : [model.known.string, model.known.recordKey]
        return CodingKeysView(
            access: access, conformances: conformances(types),
            required: staticList(
                "requiredKeys", access: hiddenAccess, of: "CodingKeys", required.map { "." + $0.stored.member }),
            // An alias of a required key identifies a record like the key itself.
            requiredAliases: staticList(
                "requiredAliases", access: hiddenAccess, of: model.known.string.text,
                required.flatMap(\.definition.aliases).map { SwiftLiteral.string($0).text }))
    }

    /// The access level of declarations that only the libraries use. Apps do not see these declarations.
    private var hiddenAccess: String {
        (model.options.access == .public ? "@_spi(Generated) " : "") + access
    }

    func staticList(
        _ name: String, access: String? = nil, of type: String, _ elements: [String]
    ) -> StaticListView? {
        if elements.isEmpty { return nil }
        return StaticListView(
            access: access ?? self.access, name: name, type: type, elements: elements,
            indentation: indentation + SourceLine.indentation)
    }

    // MARK: Further properties

    /// The property for JSON members without their own property.
    struct AdditionalProperties {
        var property: PropertyView
        var parameter: ParameterView
        var decoding: CallView
        var encoding: CallView
    }

    private mutating func additionalProperties(
        of shape: RecordShape, _ name: SwiftIdentifier
    ) -> AdditionalProperties? {
        guard let values = shape.additionalProperties ?? (shape.keepsUnknown ? TypeUse(.json) : nil) else { return nil }
        let storage = shape.keepsUnknown ? SwiftIdentifier(checked: "_" + name.name) : nil
        let aliases = SwiftLiteral.array(shape.properties.flatMap(\.aliases).map(SwiftLiteral.string))
        let isNamed = shape.properties.contains { !$0.aliases.isEmpty }
        let form = decodingForm(of: values)?.dictionary(from: model.known.string).text
        let function = shape.keepsUnknown ? "fields.unknown" : "fields.additional"
        let type = spelling(of: values.reference).dictionary(from: model.known.string)
        return AdditionalProperties(
            property: PropertyView(
                documentation: DocCommentLine.lines(
                    "Values of keys that are not in the contract.", indentation: indentation + SourceLine.indentation),
                access: access, name: name, type: type,
                computed: storage.map { unknownMembers(name, type, storage: $0) }, isWrapped: false),
            parameter: ParameterView(
                label: name.label, type: type, initial: .emptyDictionary, target: storage ?? name,
                value: storage == nil ? SwiftExpression(trusted: name.declared) : unknownMembers(name.declared)),
            decoding: CallView(
                target: (storage ?? name).name, function: form == nil ? function : "(\(function)",
                arguments: isNamed ? [SwiftArgument("besides", .literal(aliases))] : [],
                closing: form.map { ") as \($0)).represented" } ?? ")",
                indentation: bodyIndentation),
            encoding: encoding(ofAdditional: values, name))
    }

    /// Makes the property for unknown keys (`keep-unknown`), whose private storage hides secrets in printed values.
    private func unknownMembers(
        _ name: SwiftIdentifier, _ type: SwiftTypeSpelling, storage: SwiftIdentifier
    ) -> ComputedPropertyView {
        ComputedPropertyView(
            access: access, name: name, type: type, storage: storage, storageType: model.known.unknownMembers,
            getter: SwiftExpression(trusted: "\(storage.declared).values"), setter: unknownMembers("newValue"))
    }

    private func unknownMembers(_ values: String) -> SwiftExpression {
        SwiftExpression(trusted: "\(model.known.unknownMembers.text)(\(values))")
    }

    private mutating func encoding(ofAdditional values: TypeUse, _ name: SwiftIdentifier) -> CallView {
        let written = codingForm(of: values.reference)?.dictionary(from: model.known.string).text
        return CallView(
            function: "encoder.encodeAdditional",
            arguments: [
                SwiftArgument(
                    .expression(SwiftExpression(trusted: written.map { "\($0)(\(name.name))" } ?? name.name))),
                SwiftArgument("besides", .type(SwiftTypeSpelling(path: [SwiftIdentifier(checked: "CodingKeys")]))),
            ],
            indentation: bodyIndentation)
    }

    /// Makes a property for each deprecated property with a replacement of the same type. The new property returns the
    /// replacement's value, or the deprecated property's value if the replacement has no value.
    func effectiveProperties(
        _ properties: [LoweredProperty], definitions: [PropertyDefinition], _ names: MemberNames
    ) -> [DerivedPropertyView] {
        guard names.members.contains(where: { $0.effective != nil }) else { return [] }
        let byKey = Dictionary(properties.map { ($0.definition.key, $0) }, uniquingKeysWith: { first, _ in first })
        return zip(definitions, names.members).compactMap { definition, names in
            guard let effective = names.effective, let key = definition.replacedBy, let old = byKey[definition.key],
                let new = byKey[key]
            else { return nil }
            return effectiveProperty(effective, new, else: old)
        }
    }

    /// Makes `authToken ?? _token`, or `authToken` if `authToken` always has a value.
    private func effectiveProperty(
        _ name: SwiftIdentifier, _ new: LoweredProperty, else old: LoweredProperty
    ) -> DerivedPropertyView {
        let mayBeNil = hasNil(new) && hasNil(old)
        let isWrapped = if case .optional = model.resolved(new.definition.use.reference) { true } else { false }
        var value = self.value(of: new)
        var text = "The value of `\(new.name.name)`, or of the deprecated `\(old.name.name)`."
        if hasNil(new) {
            value += " ?? " + self.value(of: old)
        } else {
            text = "The value of `\(new.name.name)`, which replaces the deprecated `\(old.name.name)`."
        }
        return DerivedPropertyView(
            documentation: DocCommentLine.lines(text, indentation: indentation + SourceLine.indentation),
            access: access, name: name, type: mayBeNil && !isWrapped ? new.type.optional : new.type,
            value: SwiftExpression(trusted: value))
    }

    /// Whether the property can be nil. An alias of an optional type is already optional.
    private func hasNil(_ property: LoweredProperty) -> Bool {
        if property.isOptional { return true }
        if case .optional = model.resolved(property.definition.use.reference) { return true }
        return false
    }

    private func value(of property: LoweredProperty) -> String {
        let unboxed = property.boxIsOptional ? "?.value" : ".value"
        let value = property.stored.declared + (property.definition.isBoxed ? unboxed : "")
        return property.definition.hasExplicitPresence ? value + ".value" : value
    }

    /// Makes properties with the former names of properties whose key has changed.
    func formerProperties(
        _ properties: [LoweredProperty], definitions: [PropertyDefinition], _ names: MemberNames
    ) -> [DerivedPropertyView] {
        guard names.members.contains(where: { !$0.former.isEmpty }), model.options.deprecated != .skip else {
            return []
        }
        let byKey = Dictionary(properties.map { ($0.definition.key, $0) }, uniquingKeysWith: { first, _ in first })
        return zip(definitions, names.members).flatMap { definition, names -> [DerivedPropertyView] in
            guard let property = byKey[definition.key], !property.definition.isBoxed || property.stored == property.name
            else { return [] }
            return zip(definition.formerKeys, names.former).compactMap { key, name in
                guard let name else { return nil }
                let present = property.name
                let text = "`\(present.name)` by its former name. \(key.removal.sentence)"
                return DerivedPropertyView(
                    documentation: DocCommentLine.lines(text, indentation: indentation + SourceLine.indentation),
                    deprecation: model.options.deprecated == .annotate ? .string(present.name) : nil,
                    access: access, name: name, type: property.declaredType,
                    value: SwiftExpression(trusted: property.stored.declared))
            }
        }
    }

    // MARK: Wrappers

    /// Makes a struct around a type that contains only itself, in arrays or dictionaries.
    package mutating func wrapper(_ definition: TypeDefinition, _ shape: RecordShape) -> DeclarationView {
        let names = model.names[members: definition.id]
        guard let property = properties(shape.properties, names.members).first else {
            return .record(record(definition, RecordShape(properties: [])))
        }
        useRuntime(isExposed: false)
        let conformances = conformances(of: definition.id, model.known.codable)
        var value = view(of: property)
        value.documentation = []
        var parameter = parameter(of: property)
        parameter.place(separator: "", indentation: bodyIndentation)
        return .wrapper(
            WrapperView(
                heading: heading(
                    "struct", conformances, documentation: documentation(of: definition)),
                access: access, property: value, parameter: parameter, decoder: model.known.decoder,
                encoder: model.known.encoder))
    }
}

extension PropertyDefinition {
    /// Whether the key identifies the record: it is required, and sent in both directions.
    package var tellsRecord: Bool { isRequired && !isReadOnly && !isWriteOnly }
}
