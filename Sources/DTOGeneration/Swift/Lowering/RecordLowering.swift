extension DeclarationLowering {
    mutating func record(_ definition: TypeDefinition, _ shape: RecordShape) -> RecordView {
        let names = model.names[members: definition.id]
        let properties = properties(shape.properties, names.names, storage: names.storage)
        var conformances = conformances(of: definition.id, model.known.defensiveRecord)
        if shape.isError, !conformances.contains(model.known.error) { conformances.append(model.known.error) }
        let additional = shape.additionalProperties.map { values in
            additionalProperties(values, names.additionalProperties, besides: shape.properties.flatMap(\.aliases))
        }
        var view = structView(conformances: conformances, properties, additional: additional)
        view.heading.documentation = documentation(of: definition)
        view.effectiveProperties = effectiveProperties(properties, definitions: shape.properties, names)
        view.formerProperties = formerProperties(properties, definitions: shape.properties, names)
        return view
    }

    /// The struct of these properties, without documentation.
    ///
    /// - Parameter discriminator: writes the constant that tells the record from another one.
    mutating func structView(
        conformances: [SwiftTypeSpelling], _ properties: [LoweredProperty], additional: PropertyView? = nil,
        discriminator: CallView? = nil
    ) -> RecordView {
        useRuntime()
        let encodesByHand =
            additional != nil || discriminator != nil || properties.contains(where: \.isEncodedByHand)
        let own = properties.map { view(of: $0, isEncodedByHand: encodesByHand) }
        let views = own + [additional].compactMap(\.self)
        return RecordView(
            heading: heading("struct", conformances), access: access, properties: views, effectiveProperties: [],
            parametersAreInline: areInline(views.map(\.parameter)), codingKeys: codingKeys(properties, views),
            fields: model.known.defensiveFields, encoder: model.known.encoder,
            encodesByHand: encodesByHand, discriminator: discriminator)
    }

    private func areInline(_ parameters: [ParameterView]) -> Bool {
        let columns = parameters.reduce(0) { $0 + $1.columns + 2 }
        return indentation + SourceLine.indentation + access.utf8.count + 8 + columns <= SourceLine.columnLimit
    }

    // MARK: Coding keys

    private func codingKeys(_ properties: [LoweredProperty], _ views: [PropertyView]) -> CodingKeysView {
        let keys = views.compactMap(\.codingKey)
        let required = properties.filter { $0.definition.tellsRecord }
        let types = keys.isEmpty ? [model.known.recordKey] : [model.known.string, model.known.recordKey]
        return CodingKeysView(
            keys: keys, conformances: conformances(types),
            required: staticList("requiredKeys", of: "CodingKeys", required.map { "." + $0.stored.member }),
            // Aliases of required keys prove a record as well as the keys do.
            requiredAliases: staticList(
                "requiredAliases", of: model.known.string.text,
                required.flatMap(\.definition.aliases).map { SwiftLiteral.string($0).text }),
            conversions: model.options.coerce.literal.map {
                (model.known.losslessConversions, SwiftExpression(trusted: $0))
            })
    }

    func staticList(_ name: String, of type: String, _ elements: [String]) -> StaticListView? {
        if elements.isEmpty { return nil }
        return StaticListView(
            access: access, name: name, type: type, elements: elements,
            indentation: indentation + SourceLine.indentation)
    }

    // MARK: Further properties

    private mutating func additionalProperties(
        _ values: TypeUse, _ name: SwiftIdentifier, besides aliases: [String]
    ) -> PropertyView {
        let type = spelling(of: values.reference).dictionary(from: model.known.string)
        let lines = DocCommentLine.lines(
            "Values under keys that the contract does not name.", indentation: indentation + SourceLine.indentation)
        let form = decodingForm(of: values)?.dictionary(from: model.known.string).text
        let written = codingForm(of: values.reference)?.dictionary(from: model.known.string).text
        let value = written.map { "\($0)(\(name.name))" } ?? name.name
        let keys = SwiftLiteral.array(aliases.map(SwiftLiteral.string)).text
        return PropertyView(
            documentation: lines, access: access, name: name, type: type, computed: nil, isWrapped: false,
            parameter: ParameterView(
                label: name.label, type: type, initial: .emptyDictionary, target: name,
                value: SwiftExpression(trusted: name.declared)),
            codingKey: nil,
            decoding: CallView(
                target: name.name, function: form == nil ? "fields.additional" : "(fields.additional",
                arguments: aliases.isEmpty ? [] : ["besides: \(keys)"],
                closing: form.map { ") as \($0)).represented" } ?? ")",
                indentation: bodyIndentation),
            encoding: CallView(
                function: "encoder.encodeAdditional", arguments: [value, "besides: CodingKeys.self"],
                indentation: bodyIndentation))
    }

    /// For a deprecated property with a replacement of the same type: the new value, else the old.
    func effectiveProperties(
        _ properties: [LoweredProperty], definitions: [PropertyDefinition], _ names: MemberNames
    ) -> [EffectivePropertyView] {
        guard names.effective.contains(where: { $0 != nil }) else { return [] }
        let byKey = Dictionary(properties.map { ($0.definition.key, $0) }, uniquingKeysWith: { first, _ in first })
        return zip(definitions, names.effective).compactMap { definition, effective in
            guard let effective, let key = definition.deprecation?.replacedBy, let old = byKey[definition.key],
                let new = byKey[key],
                let value = fallback(from: new, to: old)
            else { return nil }
            let text = "`\(new.name.name)`, else the deprecated `\(old.name.name)`."
            return EffectivePropertyView(
                documentation: DocCommentLine.lines(text, indentation: indentation + SourceLine.indentation),
                access: access, name: effective, type: old.isOptional ? new.type.optional : new.type, value: value)
        }
    }

    /// `authToken ?? _token`; nil where the new one is always there.
    private func fallback(from new: LoweredProperty, to old: LoweredProperty) -> SwiftExpression? {
        guard new.isOptional else { return nil }
        func value(_ property: LoweredProperty) -> String {
            let unboxed = property.boxIsOptional ? "?.value" : ".value"
            let value = property.stored.declared + (property.definition.isBoxed ? unboxed : "")
            return property.definition.hasExplicitPresence ? value + ".value" : value
        }
        return SwiftExpression(trusted: "\(value(new)) ?? \(value(old))")
    }

    /// For a property that has another key now: what it was called.
    func formerProperties(
        _ properties: [LoweredProperty], definitions: [PropertyDefinition], _ names: MemberNames
    ) -> [FormerPropertyView] {
        guard !names.former.isEmpty, model.options.deprecated != .skip else { return [] }
        let byKey = Dictionary(properties.map { ($0.definition.key, $0) }, uniquingKeysWith: { first, _ in first })
        return zip(definitions, names.former).flatMap { definition, former -> [FormerPropertyView] in
            guard let property = byKey[definition.key], !property.definition.isBoxed || property.stored == property.name
            else { return [] }
            return zip(definition.formerKeys, former).compactMap { key, name in
                guard let name else { return nil }
                let present = property.name
                let text = "`\(present.name)` by its former name. \(key.removal.sentence)"
                return FormerPropertyView(
                    documentation: DocCommentLine.lines(text, indentation: indentation + SourceLine.indentation),
                    deprecation: model.options.deprecated == .annotate ? .string(present.name) : nil,
                    access: access, name: name, type: property.declaredType,
                    value: SwiftExpression(trusted: property.stored.declared))
            }
        }
    }

    // MARK: Wrappers

    /// A struct around a value that is nothing but itself in arrays or dictionaries.
    mutating func wrapper(_ definition: TypeDefinition, _ shape: RecordShape) -> DeclarationView {
        let names = model.names[members: definition.id]
        guard let property = properties(shape.properties, names.names).first else {
            return .record(record(definition, RecordShape(properties: [])))
        }
        useRuntime(isExposed: false)
        let conformances = conformances(of: definition.id, model.known.codable)
        var value = view(of: property, isEncodedByHand: false)
        value.documentation = []
        return .wrapper(
            WrapperView(
                heading: heading(
                    "struct", conformances, documentation: documentation(of: definition)),
                access: access, property: value, decoder: model.known.decoder, encoder: model.known.encoder))
    }
}

extension PropertyDefinition {
    /// An object without any such key is not this record: required, and sent in both directions.
    var tellsRecord: Bool { isRequired && !isReadOnly && !isWriteOnly }
}
