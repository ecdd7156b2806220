import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// Determines the presence, the default and the constant of a property.
extension ContractBuilder {
    /// Makes a property from its schema, its type, and the configuration's settings for it.
    mutating func definition(
        of key: String, schema: SchemaObject, use: TypeUse, isRequired: Bool, id: TypeID, declaredIn owner: TypeID,
        isCertain: Bool, at location: SourceLocation
    ) -> PropertyDefinition {
        let extensions = schema.extensions
        let setting = setting(of: key, id: id, owner: owner)
        let (target, form) = classifier.resolvedForm(of: schema)
        let isReadOnly = schema.isReadOnly || target.isReadOnly
        let isWriteOnly = schema.isWriteOnly || target.isWriteOnly
        // The type for any JSON already includes null.
        let isNullable = use.reference != .json && !form.isJSON && isNullable(schema)
        // A constant or default that applies only under a condition does not replace a missing value.
        let constant = isCertain ? constant(of: schema, target, form) : nil
        let declared = isCertain ? schema.defaultValue ?? target.defaultValue : nil
        let preset = setting.preset ?? declared.map { ContractValue($0) }

        // For an optional property with any JSON, a default of null has no effect, because null has the effect of an
        // absent property.
        let isIdle = (preset ?? constant) == .null && form.isJSON && !isRequired
        let absence: Absence
        if setting.isStrict || extensions?.isStrict == true {
            absence = .failure
        } else if isReadOnly || isWriteOnly || isNullable {
            absence = .none
        } else if let value = preset ?? constant, !isIdle {
            absence = .value(value)
        } else {
            absence = isRequired ? .zero : .none
        }
        let hasExplicitPresence = setting.hasExplicitPresence || extensions?.hasExplicitPresence == true
        var property = PropertyDefinition(
            key: key, use: use, isRequired: isRequired, isNullable: isNullable, isReadOnly: isReadOnly,
            isWriteOnly: isWriteOnly, absence: absence, constant: constant,
            aliases: (extensions?.aliases ?? []) + setting.aliases,
            hasExplicitPresence: hasExplicitPresence && !isRequired && isNullable,
            deprecation: deprecation(of: schema), documentation: documentation(of: schema),
            preferredName: extensions?.swiftName, examples: examples(schema.examples),
            defaultLocation: setting.preset == nil ? declared?.location : nil, location: location)
        property.suggestedName = extensions?.foreignMemberName
        if case .value = absence { property.presetLocation = setting.presetLocation }
        settings.note(property, setting)
        if let preset, preset != .null, property.absence != .value(preset) {
            property.unusedDefault = preset
            idleDefaults.note(property)
        }
        return property
    }

    /// Returns the settings of a property. The configuration may name the property after this record, or after the
    /// record that declares it.
    private mutating func setting(of key: String, id: TypeID, owner: TypeID) -> PropertySettings.Setting {
        if settings.isEmpty { return .init() }
        let owners = id == owner ? [id] : [id, owner]
        return settings.setting(for: owners.map { definitions.documentName(of: $0) + "." + key })
    }

    private mutating func constant(of schema: SchemaObject, _ target: SchemaObject, _ form: SchemaForm)
        -> ContractValue?
    {
        if let node = schema.constant ?? target.constant { return ContractValue(node) }
        switch form {
        case .scalar(.boolean):
            // In OpenAPI 3.0, `const: true` is written as `type: boolean, enum: [true]`.
            guard let values = target.onlyValues, values.count == 1 else { fallthrough }
            return ContractValue(values[0])
        case .scalar, .enumeration: return classifier.constant(of: schema).map { ContractValue($0) }
        case .any, .unsupported, .same, .array, .dictionary, .record, .union: return nil
        }
    }
}
