import ContractModel
import SwiftEmission

/// Lowers the documented headers of successful responses to properties that decode them.
struct HeadersLowering {
    let types: ClientTypes
    var lowering: DeclarationLowering

    static let typeName = SwiftIdentifier(checked: "Headers")
    private static let indentation = 2 * SourceLine.indentation

    init(types: ClientTypes, _ lowering: DeclarationLowering) {
        self.types = types
        self.lowering = lowering
    }

    /// - Parameter operation: The path of the operation's type.
    mutating func view(
        of headers: [HeaderDefinition], _ names: [SwiftIdentifier], in operation: [SwiftIdentifier]
    ) -> HeadersView {
        lowering.scope = operation + [Self.typeName]
        lowering.indentation = SourceLine.indentation
        lowering.useRuntime()
        var properties: [HeaderView] = []
        for (header, name) in zip(headers, names) { properties.append(property(header, name)) }
        return HeadersView(
            beginning: lowering.nested(
                in: operation, "struct", types.responseHeaders, "The headers of a successful response."),
            type: types.httpHeaders, properties: properties)
    }

    private mutating func property(_ header: HeaderDefinition, _ name: SwiftIdentifier) -> HeaderView {
        let (reference, function, label) = reading(of: header)
        let type = lowering.spelling(of: reference)
        var arguments = [label + SwiftLiteral.string(header.name).text]
        if let form = lowering.codingForm(of: elementOrSelf(reference)) {
            lowering.useRuntime(isExposed: false)
            arguments.append("as: \(form.text).self")
        }
        var notes = header.documentation.remarks
        if let deprecation = header.deprecation { notes.append(deprecation.sentence(replacement: nil)) }
        return HeaderView(
            documentation: lowering.comment(
                Prose(header.documentation.besides(name), notes: notes).paragraphs, indentation: Self.indentation),
            access: lowering.access, name: name, type: type.optional,
            value: SwiftExpression(trusted: "\(function)(\(arguments.joined(separator: ", ")))"),
            indentation: Self.indentation)
    }

    /// Returns the type of a header and the function that decodes it. A header whose parts cannot be separated is
    /// decoded as a string.
    private func reading(of header: HeaderDefinition) -> (TypeReference, function: String, label: String) {
        let reference = withoutNull(header.value.use.reference)
        if case .content(let mediaType) = header.serialization {
            return MediaType.isJSON(mediaType) ? (reference, "value", "json: ") : (.scalar(.string), "value", "")
        }
        if case .array(let element) = lowering.model.resolved(reference) {
            let element = withoutNull(element)
            guard let isText = isText(element) else { return (.scalar(.string), "value", "") }
            return (.array(element), "values", isText ? "" : "json: ")
        }
        guard let isText = isText(reference) else { return (.scalar(.string), "value", "") }
        return (reference, "value", isText ? "" : "json: ")
    }

    /// Whether the value is a string. The result is nil for a value that is neither a string nor a number nor a
    /// Boolean.
    private func isText(_ reference: TypeReference) -> Bool? {
        switch lowering.model.resolved(reference) {
        case .scalar(let scalar): return scalar.jsonTypes.isEmpty ? nil : scalar.jsonTypes == .string
        case .definition(let id):
            guard case .enumeration(let shape) = lowering.model.contract[id].shape else { return nil }
            return shape.rawType == .json ? nil : shape.rawType == .string
        case .array, .dictionary, .optional, .json, .generic, .payload: return nil
        }
    }

    private func withoutNull(_ reference: TypeReference) -> TypeReference {
        var reference = reference
        while case .optional(let wrapped) = lowering.model.resolved(reference) { reference = wrapped }
        return reference
    }

    private func elementOrSelf(_ reference: TypeReference) -> TypeReference {
        if case .array(let element) = reference { element } else { reference }
    }
}
