/// How a property is read from and written to JSON: one call of the runtime each.
extension DeclarationLowering {
    /// Columns in front of a statement in a member's body.
    var bodyIndentation: Int { indentation + 2 * SourceLine.indentation }

    func decoding(of property: LoweredProperty) -> CallView {
        let call = call(for: property)
        let isWrapped = property.definition.isBoxed && !call.makesBox
        var arguments = ["." + property.stored.member]
        if let constant = call.constant { arguments.append(constant.text) }
        if let form = call.form { arguments.append("as: " + form.text + ".self") }
        if !property.definition.aliases.isEmpty {
            let names = property.definition.aliases.map { SwiftLiteral.string($0).text }
            arguments.append("or: [" + names.joined(separator: ", ") + "]")
        }
        return CallView(
            target: reference(to: property.stored, besides: ["fields"]),
            function: isWrapped ? model.known.indirect.text + "(fields." + call.method : "fields." + call.method,
            arguments: arguments + call.options, closing: isWrapped ? "))" : ")",
            indentation: bodyIndentation)
    }

    func encoding(of property: LoweredProperty) -> CallView {
        let value = reference(to: property.stored, besides: ["container", "encoder"])
        let isIfPresent = property.isOptional && !property.encodesNull && !property.definition.hasExplicitPresence
        let encoded = encoded(value, as: property.form, property)
        return CallView(
            function: isIfPresent ? "container.encodeIfPresent" : "container.encode",
            arguments: [encoded, "forKey: ." + property.stored.member],
            indentation: bodyIndentation)
    }

    /// A stored property in a statement: with `self.` where its name means something else there.
    private func reference(to name: SwiftIdentifier, besides locals: Set<String>) -> String {
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
    /// What follows the aliases: `default: 0`.
    var options: [String] = []
    /// A box is decoded like the value in it.
    var makesBox = false
}

extension DeclarationLowering {
    private func call(for property: LoweredProperty) -> FieldCall {
        let definition = property.definition
        let nullable = definition.isNullable ? ["nullable: true"] : []
        if let method = property.method { return FieldCall(method: method) }
        if definition.hasExplicitPresence {
            return FieldCall(
                method: "presence", form: property.form, options: definition.isNullable ? [] : ["nullable: false"])
        }
        if let call = constantCall(for: property, nullable) { return call }
        switch property.absence {
        case .none where definition.encodesNull:
            return FieldCall(method: "required", form: property.form, makesBox: true)
        case .none:
            let count = nullable.isEmpty || property.form == nil ? fixedCount(of: property) : []
            return FieldCall(method: "optional", form: property.form, options: nullable + count, makesBox: true)
        case .value, .zero:
            return valueCall(for: property, nullable)
        case .emptyCollection:
            return definition.isRequired ? collectionCall(for: property) : valueCall(for: property, nullable)
        case .emptyRecord:
            return FieldCall(method: "record")
        case .failure:
            return FieldCall(method: "strict", form: property.form, options: nullable, makesBox: true)
        }
    }

    private func constantCall(for property: LoweredProperty, _ nullable: [String]) -> FieldCall? {
        guard let constant = property.constant, property.form == nil else { return nil }
        switch property.absence {
        case .none:
            return FieldCall(method: "optionalConstant", constant: constant, options: nullable)
        case .value:
            let options = property.definition.isRequired ? [] : ["required: false"]
            return FieldCall(method: "constant", constant: constant, options: options)
        case .emptyCollection, .zero, .emptyRecord, .failure:
            return nil
        }
    }

    private func valueCall(for property: LoweredProperty, _ nullable: [String]) -> FieldCall {
        let fallback = ["default: " + (property.absentValue?.text ?? "")]
        if property.definition.isRequired {
            return FieldCall(method: "value", form: property.form, options: fallback)
        }
        return FieldCall(method: "defaulted", form: property.form, options: nullable + fallback)
    }

    /// The form of an array or dictionary is named by its element.
    private func collectionCall(for property: LoweredProperty) -> FieldCall {
        switch model.resolved(property.definition.use.reference) {
        case .array(let element):
            FieldCall(method: "array", form: codingForm(of: element), options: fixedCount(of: property))
        case .dictionary(let value):
            FieldCall(method: "dictionary", form: codingForm(of: value))
        case .scalar, .json, .optional, .definition, .generic, .payload:
            valueCall(for: property, [])
        }
    }

    /// `minItems` equals `maxItems`: one damaged element makes the whole array unusable.
    private func fixedCount(of property: LoweredProperty) -> [String] {
        guard case .array = model.resolved(property.definition.use.reference),
            let count = property.definition.use.constraints.minItems, count > 0,
            count == property.definition.use.constraints.maxItems
        else { return [] }
        return ["count: \(count)"]
    }
}
