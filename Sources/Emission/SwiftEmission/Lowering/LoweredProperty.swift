package import ContractModel
import GenerationSettings

/// A property with its definition, names and types.
package struct LoweredProperty {
    package var definition: PropertyDefinition
    package var name: SwiftIdentifier
    /// The name of the private storage, if it differs from `name`.
    var storage: SwiftIdentifier?
    /// The type without optionality.
    package var type: SwiftTypeSpelling
    /// The type in the declaration.
    package var declaredType: SwiftTypeSpelling
    /// The type of the JSON in a string that contains JSON, or nil for other values.
    var content: SwiftTypeSpelling?
    /// The helper type that encodes the value, if the value's JSON differs from the JSON of its Swift type.
    package var form: SwiftTypeSpelling?
    var decodingForm: SwiftTypeSpelling?
    package var isOptional: Bool
    /// The replacement for a missing value. `absentValue` is nil if Swift has no expression for it.
    package var absence: Absence
    package var absentValue: SwiftLiteral?
    /// The default argument of the memberwise initializer.
    var initialValue: SwiftLiteral?
    package var constant: SwiftLiteral?
    /// The envelope's method that decodes the property: `payload`. The value is nil for other properties.
    package var method: String?
    /// More arguments of the method's call: `zeros: false`.
    package var options: [SwiftArgument] = []
    /// The message of `@available`, if uses of the property cause a warning.
    package var warning: SwiftLiteral?

    /// The name of the stored property and coding key.
    package var stored: SwiftIdentifier { storage ?? name }

    /// Whether the property's box is optional. With explicit presence, the box is not optional and contains the whole
    /// value.
    var boxIsOptional: Bool {
        isOptional && !definition.hasExplicitPresence
    }

    /// Whether nil is encoded as `null` (`presence: explicit`). Synthesized code would leave out the key.
    package var encodesNull: Bool {
        isOptional && definition.encodesNull && !definition.hasExplicitPresence
    }
}

extension LoweredProperty {
    /// Whether synthesized code would encode the property wrongly. If so, generated code encodes the whole record
    /// explicitly.
    var isEncodedByHand: Bool {
        encodesNull || form != nil || definition.hasExplicitPresence
    }
}

extension SwiftLowering {
    /// Whether the configuration leaves out the property.
    package func isSkipped(_ property: PropertyDefinition) -> Bool {
        property.deprecation != nil && options.deprecated == .skip
    }
}

extension DeclarationLowering {
    /// Returns the properties of a record or envelope, without the properties that the configuration leaves out.
    package mutating func properties(
        _ definitions: [PropertyDefinition], _ names: [MemberName]
    ) -> [LoweredProperty] {
        var result: [LoweredProperty] = []
        result.reserveCapacity(definitions.count)
        for index in definitions.indices where !model.isSkipped(definitions[index]) {
            result.append(property(definitions[index], names[index], among: definitions, names))
        }
        return result
    }

    private mutating func property(
        _ definition: PropertyDefinition, _ name: MemberName, among definitions: [PropertyDefinition],
        _ names: [MemberName]
    ) -> LoweredProperty {
        let type = spelling(of: definition.use.reference)
        let absentValue = absentValue(of: definition)
        let constant = definition.constant.flatMap { literal($0, as: definition.use.reference) }
        var property = LoweredProperty(
            definition: definition, name: name.identifier, type: type, declaredType: type,
            form: codingForm(of: definition.use.reference), decodingForm: decodingForm(of: definition),
            isOptional: definition.isOptional,
            absence: definition.absence, absentValue: absentValue,
            initialValue: initialValue(of: definition), constant: constant)
        property.declaredType = declaredType(of: property)
        property.content = definition.content.map { spelling(of: $0) }
        property.warning = warning(for: definition, among: definitions, names)
        if property.warning != nil || definition.isBoxed {
            property.storage = name.storage ?? SwiftIdentifier(checked: "_" + name.identifier.name)
        }
        return property
    }

    private func decodingForm(of definition: PropertyDefinition) -> SwiftTypeSpelling? {
        let form = decodingForm(of: definition.use)
        return form == model.known.freeObject && model.options.readsNull(of: definition)
            ? model.known.freeObjectOrNull : form
    }

    private mutating func declaredType(of property: LoweredProperty) -> SwiftTypeSpelling {
        if property.definition.hasExplicitPresence {
            useRuntime()
            return model.known.presence.applied(to: property.type)
        }
        // An alias of an optional type is already optional.
        if case .optional = model.resolved(property.definition.use.reference) { return property.type }
        return property.isOptional ? property.type.optional : property.type
    }
}

// MARK: Values

extension DeclarationLowering {
    /// Returns the expression for the value that replaces a missing value.
    package mutating func absentValue(of property: PropertyDefinition) -> SwiftLiteral? {
        model.contract.absentValue(of: property).flatMap { literal($0, as: property.use.reference) }
    }

    /// Returns the default argument. A caller may omit optional properties and properties with a default in the
    /// document.
    mutating func initialValue(of property: PropertyDefinition) -> SwiftLiteral? {
        guard property.hasInitializerDefault else { return nil }
        if property.hasExplicitPresence { return .enumerationCase(SwiftIdentifier(checked: "absent")) }
        if property.isStrict { return property.constant.flatMap { literal($0, as: property.use.reference) } }
        return property.absence == .none ? .nil : absentValue(of: property)
    }
}
