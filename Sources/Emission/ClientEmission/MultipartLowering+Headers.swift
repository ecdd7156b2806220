import ContractModel
import SwiftEmission

/// Makes a property for each header of a part whose value the caller sets (Encoding Object, 3.1.1, section 4.8.15).
extension MultipartLowering {
    static func headers(_ definitions: [HeaderDefinition], of part: Part, _ taken: inout Set<String>) -> [PartHeader] {
        definitions.map { definition in
            var name = IdentifierCasing.lowerCamel("\(part.property.key) \(definition.name)")
            while !taken.insert(name).inserted { name += "Header" }
            return PartHeader(definition: definition, name: SwiftIdentifier(checked: name))
        }
    }

    /// Returns the fields of headers that the caller sets. A header with a single possible value is always sent with
    /// its part.
    mutating func headerFields(of part: Part, required: Bool) -> [Field] {
        part.headers.compactMap { header in
            guard header.constantText == nil, isRequired(header, of: part) == required else { return nil }
            let reference = header.definition.value.use.reference
            let documentation = header.definition.documentation
            var notes = documentation.remarks + ["The header \(Prose.code(header.definition.name)) of the part."]
            if let text = header.defaultText { notes.append("Nil sends \(Prose.code(text)).") }
            return Field(
                header.name, lowering.spelling(of: reference),
                isOptional: !required && !lowering.model.isOptional(reference), mayBeLeftOut: !required,
                documentation: lowering.comment(
                    Prose(documentation.besides(header.name), notes: notes).paragraphs, indentation: Self.indentation),
                access: lowering.access, indentation: Self.indentation)
        }
    }

    /// Whether the header is required. The headers of an optional part are optional.
    private func isRequired(_ header: PartHeader, of part: Part) -> Bool {
        isRequired(part) && header.definition.isRequired && header.defaultText == nil
            && !header.definition.value.isNullable
    }

    mutating func encoding(of header: PartHeader, of part: Part) -> CallView {
        var arguments = [SwiftArgument(.string(header.definition.name))]
        if let text = header.constantText {
            arguments.append(SwiftArgument(.string(text)))
        } else {
            arguments.append(SwiftArgument(header.isJSON ? "json" : nil, value(of: header, of: part)))
            if case .style(_, explode: true) = header.definition.serialization {
                arguments.append(SwiftArgument("explode", .boolean(true)))
            }
            if let text = header.defaultText { arguments.append(SwiftArgument("otherwise", .string(text))) }
        }
        return CallView(
            function: "form.header", arguments: arguments, indentation: Self.indentation + SourceLine.indentation)
    }

    private mutating func value(of header: PartHeader, of part: Part) -> SwiftArgument.Value {
        let variable = header.name.name == "form" ? "self.form" : header.name.declared
        guard let form = lowering.codingForm(of: header.definition.value.use.reference) else {
            return .expression(trusted: variable)
        }
        lowering.useRuntime(isExposed: false)
        return .expression(.written(variable, by: form, isRequired: isRequired(header, of: part)))
    }
}

extension MultipartLowering.PartHeader {
    fileprivate var isJSON: Bool {
        if case .content(let mediaType) = definition.serialization { MediaType.isJSON(mediaType) } else { false }
    }

    /// The header's constant as text, which is always sent with the part. The value is nil for an optional header,
    /// which the caller sets.
    fileprivate var constantText: String? {
        definition.isRequired ? definition.constant.flatMap { text(of: $0) } : nil
    }

    /// The header's default as text, which is sent if the caller sets no value. The value is nil for an optional
    /// header, because the server applies the default.
    fileprivate var defaultText: String? {
        definition.isRequired ? definition.value.defaultValue.flatMap { text(of: $0) } : nil
    }

    /// Returns a single value as the text of a header. The result is nil for null, arrays and objects.
    private func text(of value: ContractValue) -> String? {
        switch value {
        case .string(let text): isJSON ? String(decoding: value.jsonBytes.dropLast(), as: UTF8.self) : text
        case .integer(let text), .number(let text): text
        case .boolean(let flag): "\(flag)"
        case .null, .array, .object: nil
        }
    }
}
