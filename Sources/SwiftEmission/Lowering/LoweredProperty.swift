package import ContractModel
import GenerationSettings

/// A property as it is lowered: what the contract says, with its names and types.
package struct LoweredProperty {
    package var definition: PropertyDefinition
    package var name: SwiftIdentifier
    /// The private storage, where it is not stored under its own name.
    var storage: SwiftIdentifier?
    /// Without optionality.
    package var type: SwiftTypeSpelling
    /// As it is declared.
    package var declaredType: SwiftTypeSpelling
    /// The type of the JSON that its text holds.
    var content: SwiftTypeSpelling?
    /// The type that writes the value, where its form in JSON is not its Swift type's own.
    package var form: SwiftTypeSpelling?
    /// The type that reads it.
    var decodingForm: SwiftTypeSpelling?
    package var isOptional: Bool
    /// What stands for it where decoding finds nothing, as far as Swift has an expression for it.
    package var absence: Absence
    package var absentValue: SwiftLiteral?
    /// The default argument of the memberwise initializer.
    var initialValue: SwiftLiteral?
    package var constant: SwiftLiteral?
    /// How an envelope reads it, where it has its own way: `payload`.
    package var method: String?
    /// What that is told besides: `zeros: false`.
    package var options: [SwiftArgument] = []
    /// The message of `@available`, where the property warns its users.
    package var warning: SwiftLiteral?

    /// The stored property and coding key.
    package var stored: SwiftIdentifier { storage ?? name }

    /// Whether its box, if it has one, is optional as it is. A value with a state of its own stands in the box as a whole.
    var boxIsOptional: Bool {
        isOptional && !definition.hasExplicitPresence
    }

    /// Encoded as `null` where it is nil (`presence: explicit`), which synthesis does not do.
    package var encodesNull: Bool {
        isOptional && definition.encodesNull && !definition.hasExplicitPresence
    }
}

extension LoweredProperty {
    /// Whether synthesis would write it wrong, and so the whole record.
    var isEncodedByHand: Bool {
        encodesNull || form != nil || definition.hasExplicitPresence
    }
}

extension SwiftLowering {
    /// Left out by the user's wish.
    package func isSkipped(_ property: PropertyDefinition) -> Bool {
        property.deprecation != nil && options.deprecated == .skip
    }
}

extension DeclarationLowering {
    /// The properties of a record or envelope, without those that the user does not want.
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
            form: codingForm(of: definition.use.reference), decodingForm: decodingForm(of: definition.use),
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

    private mutating func declaredType(of property: LoweredProperty) -> SwiftTypeSpelling {
        if property.definition.hasExplicitPresence {
            useRuntime()
            return model.known.presence.applied(to: property.type)
        }
        // An alias of an optional type is optional already.
        if case .optional = model.resolved(property.definition.use.reference) { return property.type }
        return property.isOptional ? property.type.optional : property.type
    }
}

// MARK: Values

extension DeclarationLowering {
    /// What stands for the property where decoding finds nothing, as an expression.
    package mutating func absentValue(of property: PropertyDefinition) -> SwiftLiteral? {
        model.contract.absentValue(of: property).flatMap { literal($0, as: property.use.reference) }
    }

    /// The default argument: optional properties, and those to which the document gives a value, may be left out by a caller.
    mutating func initialValue(of property: PropertyDefinition) -> SwiftLiteral? {
        guard property.hasInitializerDefault else { return nil }
        if property.hasExplicitPresence { return .enumerationCase(SwiftIdentifier(checked: "absent")) }
        return property.absence == .none ? .nil : absentValue(of: property)
    }
}
