import ContractModel
import SwiftEmission

/// Lowers the record of a multipart body to a struct of parts. In this struct, a file is stored as bytes. In a JSON
/// document, the file would be a string.
///
/// The record's own type exists only if another part of the contract uses the record. If the record has no other use,
/// the types of its parts are nested in the struct (`Form.Kind`).
struct MultipartLowering {
    /// A part of the body, with the property of the document.
    struct Part {
        var property: PropertyDefinition
        var name: SwiftIdentifier
        var serialization: ValueSerialization?
        var headers: [PartHeader] = []
    }

    /// A header of a part, with the property for its value.
    struct PartHeader {
        var definition: HeaderDefinition
        var name: SwiftIdentifier
    }

    private let parts: [Part]
    /// The property for parts that are not in the contract, or nil.
    private let further: SwiftIdentifier?
    private let record: TypeDefinition
    let types: ClientTypes
    var lowering: DeclarationLowering

    static let indentation = 2 * SourceLine.indentation

    /// Returns nil for a body that is not a generated record. For another body, the caller of the operation names the
    /// parts.
    init?(
        _ reference: TypeReference, _ parts: CallBody.MultipartParts, types: ClientTypes,
        _ lowering: DeclarationLowering
    ) {
        guard case .definition(let id) = lowering.model.resolved(reference),
            case .record(let shape) = lowering.model.contract[id].shape, !shape.isWrapper,
            !lowering.model.contract.isReplaced(id)
        else { return nil }
        let names = lowering.model.names[members: id].members
        var own = zip(shape.properties, names).filter { !$0.0.isReadOnly && !lowering.model.isSkipped($0.0) }.map {
            Part(property: $0, name: $1.identifier, serialization: parts.serializations[$0.key])
        }
        var taken = Set(own.map(\.name.name))
        for index in own.indices {
            own[index].headers = Self.headers(parts.headers[own[index].property.key] ?? [], of: own[index], &taken)
        }
        self.parts = own
        var name = "furtherParts"
        while taken.contains(name) { name += "OfForm" }
        further = shape.additionalProperties.map { _ in SwiftIdentifier(checked: name) }
        record = lowering.model.contract[id]
        self.types = types
        self.lowering = lowering
    }

    static let typeName = SwiftIdentifier(checked: "Form")

    /// - Parameter operation: The path of the operation's type.
    mutating func view(in operation: [SwiftIdentifier]) -> MultipartView {
        // In an operation named `Form`, the name `Form` means the struct of parts. So types nested in the operation are
        // spelled without a path.
        lowering.scope = operation.last == Self.typeName ? operation : operation + [Self.typeName]
        lowering.indentation = SourceLine.indentation
        var fields: [Field] = []
        for part in parts where isRequired(part) {
            fields += [field(of: part)] + headerFields(of: part, required: true)
        }
        for part in parts {
            fields += (isRequired(part) ? [] : [field(of: part)]) + headerFields(of: part, required: false)
        }
        if let further { fields.append(field(ofFurther: further)) }
        var parameters = fields.map(\.parameter)
        var encodings: [CallView] = []
        for part in parts {
            // The headers belong to the next part.
            for header in part.headers { encodings.append(encoding(of: header, of: part)) }
            encodings.append(encoding(of: part))
        }
        if let further { encodings.append(encoding(ofFurther: further)) }
        let isInline = ParameterView.place(
            &parameters, columns: Self.indentation + lowering.access.utf8.count + "init() {".utf8.count,
            indentation: Self.indentation + SourceLine.indentation)
        return MultipartView(
            beginning: lowering.nested(in: operation, "struct", types.multipartBody, documentation),
            properties: fields.map(\.property), parameters: parameters,
            parametersAreInline: isInline, encoder: types.multipartForm, encodings: encodings)
    }

    /// The schema's description and place, or the name of the record's own type.
    private var documentation: String {
        let sentence = "The parts of the body in the form in which they are sent."
        let model = lowering.model
        guard model.contract.forms[record.id] != nil else {
            let name = model.names[type: record.id].path.last?.name ?? ""
            return sentence + " \(Prose.code(name)) is the type of the body's schema."
        }
        let place = record.origin.owner == nil ? [Prose.code(record.pointer)] : []
        return (Prose(record.documentation, notes: []).paragraphs + [sentence] + place).joined(separator: "\n\n")
    }

    func isRequired(_ part: Part) -> Bool { part.property.isRequired && !part.property.isNullable }

    private mutating func field(of part: Part) -> Field {
        let reference = part.property.use.reference
        let type: SwiftTypeSpelling
        switch content(of: part) {
        case .file: type = types.filePart
        case .files: type = types.filePart.array
        case .value: type = lowering.spelling(of: reference)
        }
        let isOptional = !isRequired(part) && !(content(of: part) == .value && lowering.model.isOptional(reference))
        let documentation = part.property.documentation
        let notes = documentation.remarks + [choice(of: part)].compactMap(\.self)
        return Field(
            part.name, type, isOptional: isOptional, mayBeLeftOut: !isRequired(part),
            documentation: lowering.comment(
                Prose(documentation.besides(part.name), notes: notes).paragraphs, indentation: Self.indentation),
            access: lowering.access, indentation: Self.indentation)
    }

    private func field(ofFurther name: SwiftIdentifier) -> Field {
        Field(
            name, types.multipartParts, isOptional: true, mayBeLeftOut: true,
            documentation: lowering.comment(
                ["Parts that are not in the contract."], indentation: Self.indentation),
            access: lowering.access, indentation: Self.indentation)
    }

    private func encoding(ofFurther name: SwiftIdentifier) -> CallView {
        CallView(
            function: "\(name.declared)?.encode",
            arguments: [SwiftArgument("into", .expression(trusted: "&form"))],
            indentation: Self.indentation + SourceLine.indentation)
    }

    private mutating func encoding(of part: Part) -> CallView {
        let key = SwiftArgument(.string(part.property.key))
        let isValue = content(of: part) == .value
        let value = isValue ? value(of: part) : .expression(trusted: Self.variable(part))
        var arguments = [key, SwiftArgument(value)]
        switch part.serialization {
        case .content(let mediaTypes) where sent(of: mediaTypes, part) != nil:
            let sent = sent(of: mediaTypes, part) ?? ""
            let isJSON = isValue && MediaType.isJSON(sent)
            if isJSON { arguments = [key, SwiftArgument("json", value)] }
            if !isJSON || sent != "application/json" { arguments.append(SwiftArgument("type", .string(sent))) }
        case .style(let name, let explode)
        where isValue && isStyled(part.property.use.reference, name, explode: explode):
            if let style = PartStyles.swiftStyle(name) {
                arguments.append(SwiftArgument("style", .member(SwiftIdentifier(checked: style))))
                arguments.append(SwiftArgument("explode", .boolean(explode)))
            }
        case .content, .style, nil:
            if !isValue, let mediaType = mediaType(of: part) {
                arguments.append(SwiftArgument("type", .string(mediaType)))
            }
        }
        return CallView(
            function: "form.part", arguments: arguments, indentation: Self.indentation + SourceLine.indentation)
    }

    /// Whether a style has an effect. Without a style, each element of an array is a part, and an object is JSON.
    private func isStyled(_ reference: TypeReference, _ style: String, explode: Bool) -> Bool {
        if lowering.model.contract.isFreeObject(reference) { return true }
        switch lowering.model.resolved(reference) {
        case .array: return style != "form" || !explode
        case .dictionary: return true
        case .optional(let wrapped): return isStyled(wrapped, style, explode: explode)
        case .definition(let id):
            if case .record = lowering.model.contract[id].shape { return true }
            return false
        case .scalar, .json, .generic, .payload: return false
        }
    }

    private mutating func value(of part: Part) -> SwiftArgument.Value {
        let variable = Self.variable(part)
        guard let form = lowering.codingForm(of: part.property.use.reference) else {
            return .expression(trusted: variable)
        }
        lowering.useRuntime(isExposed: false)
        return .expression(.written(variable, by: form, isRequired: isRequired(part)))
    }

    /// Returns the name of a part. The parameter `form` hides a part with this name.
    private static func variable(_ part: Part) -> String {
        part.name.name == "form" ? "self.form" : part.name.declared
    }

    // MARK: Bytes

    /// The content of a part: an encoded value, one file, or an array of files.
    private enum Content {
        case value, file, files
    }

    private func content(of part: Part) -> Content {
        // The type of a file may have a name, such as `IFormFile`.
        let use = lowering.model.contract.resolved(part.property.use)
        if isBytes(use, part.serialization) { return .file }
        if let element = use.element, case .array = use.reference,
            isBytes(lowering.model.contract.resolved(element), part.serialization)
        {
            return .files
        }
        return .value
    }

    /// Whether the part is bytes, because of its schema or its media type (OpenAPI 3.1.1, section 4.8.14.5). An object
    /// whose media type is neither JSON nor text, such as XML, is also bytes, because the caller encodes the object.
    private func isBytes(_ use: TypeUse, _ serialization: ValueSerialization?) -> Bool {
        let isObject = isObject(use.reference) || use.constraints.expectsObject
        guard isObject || Self.mayBeBytes.contains(lowering.model.resolved(use.reference)) else { return false }
        if use.constraints.statedEncoding != nil { return false }
        if let mediaType = use.constraints.statedMediaType { return !Self.isText(mediaType) }
        if case .content(let mediaTypes) = serialization {
            let names = MediaType.names(in: mediaTypes)
            return !(isObject && names.contains(where: MediaType.isJSON)) && !names.allSatisfy(Self.isText)
        }
        return false
    }

    private static let mayBeBytes: Set<TypeReference> = [.scalar(.string), .scalar(.data), .json]

    /// Whether a value has or may have members.
    private func isObject(_ reference: TypeReference) -> Bool {
        switch lowering.model.resolved(reference) {
        case .dictionary, .generic: return true
        case .definition(let id):
            switch lowering.model.contract[id].shape {
            case .record, .union, .envelope, .outcome: return true
            case .enumeration, .alias, .namespace: return false
            }
        case .scalar, .json, .array, .optional, .payload: return false
        }
    }

    /// Returns the media type that is sent if the caller sets no media type: the first possible media type, or for an
    /// object the first JSON media type. The result is nil for a range such as `image/*`.
    private func sent(of mediaTypes: String, _ part: Part) -> String? {
        let names = MediaType.names(in: mediaTypes)
        let isObject = isObject((part.property.use.element ?? part.property.use).reference)
        let sent = (isObject ? names.first(where: MediaType.isJSON) : nil) ?? names.first ?? mediaTypes
        return sent.contains("*") ? nil : sent
    }

    /// Returns a sentence with the possible media types of a part, if several media types are possible.
    private func choice(of part: Part) -> String? {
        guard case .content(let mediaTypes) = part.serialization, content(of: part) != .value else { return nil }
        let names = MediaType.names(in: mediaTypes)
        return names.count < 2 ? nil : "Of type " + names.map(Prose.code).joined(separator: " or ") + "."
    }

    private static func isText(_ mediaType: String) -> Bool {
        MediaType.isJSON(mediaType) || mediaType.hasPrefix("text/plain")
    }

    private func mediaType(of part: Part) -> String? {
        let use = lowering.model.contract.resolved(part.property.use)
        let element = use.element.map(lowering.model.contract.resolved)
        guard let mediaType = use.constraints.statedMediaType ?? element?.constraints.statedMediaType,
            mediaType != "application/octet-stream", mediaType.contains("/"), !mediaType.contains("*"),
            !mediaType.contains(",")
        else { return nil }
        return mediaType
    }
}
