import ContractModel
import GenerationSettings

/// Makes the calls that decode and encode a property: one call of the runtime each.
extension DeclarationLowering {
    /// The number of columns before a statement in a member's body.
    var bodyIndentation: Int { indentation + 2 * SourceLine.indentation }

    package func decoding(of property: LoweredProperty) -> CallView {
        let call = call(for: property)
        let (function, closing) = boxed(call, property)
        var arguments = [SwiftArgument(.member(property.stored))]
        if let constant = call.constant { arguments.append(SwiftArgument(.literal(constant))) }
        if let form = call.form { arguments.append(SwiftArgument("as", .type(form))) }
        if !property.definition.aliases.isEmpty {
            let aliases = property.definition.aliases.map { SwiftLiteral.string($0) }
            arguments.append(SwiftArgument("or", .literal(.array(aliases))))
        }
        return CallView(
            target: reference(to: property.stored, besides: ["fields"]),
            function: function, arguments: arguments + call.options, closing: closing, indentation: bodyIndentation)
    }

    /// Returns the text before and after the arguments of a call.
    private func boxed(_ call: FieldCall, _ property: LoweredProperty) -> (function: String, closing: String) {
        let function = "fields." + call.method
        guard property.definition.isBoxed, !call.makesBox else { return (function, ")") }
        let box = model.known.indirect.text
        let isOptional = property.isOptional && !property.definition.hasExplicitPresence
        return isOptional ? (function, ").map(\(box).init)") : ("\(box)(\(function)", "))")
    }

    func encoding(of property: LoweredProperty) -> CallView {
        var value = reference(to: property.stored, besides: ["container", "encoder"])
        if property.definition.isBoxed, property.definition.hasExplicitPresence { value += ".value" }
        let isIfPresent = property.isOptional && !property.encodesNull && !property.definition.hasExplicitPresence
        let encoded = encoded(value, as: property.form, property)
        return CallView(
            function: isIfPresent ? "container.encodeIfPresent" : "container.encode",
            arguments: [
                SwiftArgument(.expression(trusted: encoded)),
                SwiftArgument("forKey", .member(property.stored)),
            ],
            indentation: bodyIndentation)
    }

    /// Returns a stored property in a statement, with `self.` if its name alone has another meaning there.
    private func reference(to name: SwiftIdentifier, besides locals: [String]) -> String {
        name.isReserved || locals.contains(name.name) ? "self." + name.member : name.name
    }

    private func encoded(_ value: String, as form: SwiftTypeSpelling?, _ property: LoweredProperty) -> String {
        guard let form else { return value }
        let isMapped = property.isOptional || property.definition.hasExplicitPresence
        return isMapped ? "\(value).map { \(form.text)($0) }" : "\(form.text)(\(value))"
    }
}

/// A call of `DefensiveFields`, without the key and its aliases.
private struct FieldCall {
    var method: String
    var constant: SwiftLiteral?
    var form: SwiftTypeSpelling?
    /// The arguments after the aliases: `default: 0`.
    var options: [SwiftArgument] = []
    /// Whether the call itself puts the value in a box.
    var makesBox = false
}

extension DeclarationLowering {
    private func call(for property: LoweredProperty) -> FieldCall {
        let definition = property.definition
        let nullable = model.options.readsNull(of: definition) ? [SwiftArgument("nullable", .boolean(true))] : []
        if let method = property.method { return FieldCall(method: method, options: property.options) }
        if definition.hasExplicitPresence {
            return FieldCall(
                method: "presence", form: property.decodingForm,
                options: definition.isNullable ? [] : [SwiftArgument("nullable", .boolean(false))])
        }
        if let call = constantCall(for: property, nullable) { return call }
        switch property.absence {
        case .none where definition.encodesNull:
            return FieldCall(method: "required", form: property.decodingForm, makesBox: true)
        case .none:
            return optionalCall(for: property, nullable)
        case .value, .zero:
            return valueCall(for: property, nullable)
        case .emptyCollection:
            return definition.isRequired ? collectionCall(for: property) : valueCall(for: property, nullable)
        case .emptyRecord:
            return FieldCall(method: "record", options: notRequired(definition))
        case .failure:
            return FieldCall(method: "strict", form: property.decodingForm, options: nullable, makesBox: true)
        }
    }

    private func notRequired(_ definition: PropertyDefinition) -> [SwiftArgument] {
        definition.isRequired ? [] : [SwiftArgument("required", .boolean(false))]
    }

    private static func count(_ count: Int) -> SwiftArgument {
        SwiftArgument("count", .literal(.integer(count)))
    }

    private func constantCall(for property: LoweredProperty, _ nullable: [SwiftArgument]) -> FieldCall? {
        guard let constant = property.constant, property.definition.comparesConstant else { return nil }
        switch property.absence {
        case .none:
            let required = property.definition.encodesNull ? [SwiftArgument("required", .boolean(true))] : []
            return FieldCall(method: "optionalConstant", constant: constant, options: nullable + required)
        case .value:
            return FieldCall(method: "constant", constant: constant, options: notRequired(property.definition))
        case .emptyCollection, .zero, .emptyRecord, .failure:
            return nil
        }
    }

    private func valueCall(for property: LoweredProperty, _ nullable: [SwiftArgument]) -> FieldCall {
        let fallback = property.absentValue.map { [SwiftArgument("default", .literal($0))] } ?? []
        if property.definition.isRequired {
            return FieldCall(method: "value", form: property.decodingForm, options: fallback)
        }
        return FieldCall(method: "defaulted", form: property.decodingForm, options: nullable + fallback)
    }

    /// Returns the call for an optional property. For an array of fixed length, the call has the length as an argument,
    /// unless the elements need a helper type for decoding.
    private func optionalCall(for property: LoweredProperty, _ nullable: [SwiftArgument]) -> FieldCall {
        let use = model.resolved(property.definition.use)
        guard let count = use.fixedCount, use.element.flatMap({ decodingForm(of: $0) }) == nil else {
            return FieldCall(method: "optional", form: property.decodingForm, options: nullable, makesBox: true)
        }
        return FieldCall(method: "optional", options: nullable + [Self.count(count)], makesBox: true)
    }

    /// Returns the call for an array or dictionary. The call's `form` is the helper type that decodes the elements.
    private func collectionCall(for property: LoweredProperty) -> FieldCall {
        let use = model.resolved(property.definition.use)
        let form = use.element.flatMap { decodingForm(of: $0) }
        switch use.reference {
        case .array:
            return FieldCall(method: "array", form: form, options: use.fixedCount.map { [Self.count($0)] } ?? [])
        case .dictionary:
            return FieldCall(method: "dictionary", form: form)
        case .scalar, .json, .optional, .definition, .generic, .payload:
            return valueCall(for: property, [])
        }
    }
}
