import ContractModel
import GenerationSettings
import SwiftEmission

/// Lowers a call to the struct of an operation.
struct OperationLowering {
    let call: CallDefinition
    let names: ClientNames.Call
    let types: ClientTypes
    var lowering: DeclarationLowering

    private static let bodyIndentation = 2 * SourceLine.indentation

    /// - Parameter lowering: A lowering for the operation's scope, made with `hiding(_:)`.
    init(
        _ call: CallDefinition, _ names: ClientNames.Call, types: ClientTypes, _ lowering: DeclarationLowering
    ) {
        self.call = call
        self.names = names
        self.types = types
        self.lowering = lowering
        self.lowering.scope = lowering.model.names[type: call.type].path
    }

    /// Returns the view of the operation, and the views of its output type and its body type if these types have to be
    /// declared.
    mutating func views() -> (operation: OperationView, output: OutputView?, content: ContentView?) {
        lowering.imports.insert(lowering.model.options.clientModule)
        lowering.useRuntime(isExposed: false)
        let fields = fields()
        var parameters = fields.map(\.parameter)
        let access = lowering.access
        let isInline = ParameterView.place(
            &parameters, columns: SourceLine.indentation + access.utf8.count + "init() {".utf8.count,
            indentation: Self.bodyIndentation)
        let answers = AnswersLowering(call.answers, in: lowering.scope, &lowering)
        let conformances =
            [call.answers.stream == nil ? types.apiOperation : types.eventOperation]
            + (isHashable ? [lowering.model.known.hashable] : [])
        let operation = OperationView(
            heading: lowering.heading("struct", conformances, documentation: documentation()), access: access,
            properties: fields.map(\.property), parameters: parameters, parametersAreInline: isInline,
            endpointType: types.endpoint, encoder: types.requestEncoder, decoder: types.rawResponse,
            endpoint: endpoint(), encodings: encodings(), output: answers.output, answers: answers.view)
        return (operation, answers.choice.isEmpty ? nil : output(answers.choice), content())
    }

    /// Whether all values of a call are Hashable. Files, bytes, and bodies of several media types are not Hashable.
    private var isHashable: Bool {
        var references = call.parameters.map(\.reference)
        switch call.body?.form {
        case .json(let reference), .form(let reference, _): references.append(reference)
        case .text, nil: break
        case .multipart, .bytes: return false
        }
        var isHashable = call.body?.others.isEmpty != false
        for reference in references {
            reference.forEachDefinition { isHashable = isHashable && lowering.model.conformances.isHashable($0) }
        }
        return isHashable
    }

    private func output(_ cases: [OutputCaseView]) -> OutputView {
        var inner = lowering
        inner.scope.append(AnswersLowering.choiceName)
        inner.indentation = SourceLine.indentation
        return OutputView(
            beginning: inner.nested(
                in: lowering.scope, "enum", lowering.model.known.sendable,
                "The content of a successful response, with a case for each status."),
            cases: cases)
    }

    // MARK: Fields

    /// Returns the required fields, with the body among them, and then the optional fields. Fields that were required
    /// keep their places.
    mutating func fields() -> [Field] {
        var required: [Field] = []
        var optional: [Field] = []
        for (parameter, name) in zip(call.parameters, names.parameters) {
            let type = lowering.spelling(of: parameter.reference)
            let field = field(
                name, type, isRequired: parameter.isRequired, reference: parameter.reference,
                documentation: documentation(of: parameter, name))
            if parameter.isRequired || parameter.wasRequired { required.append(field) } else { optional.append(field) }
        }
        if let body = call.body {
            let paragraphs = body.description.map { [Prose.sentence($0)] } ?? []
            let field = field(
                names.body, bodyType(of: body), isRequired: body.isRequired, reference: nil,
                documentation: lowering.comment(
                    paragraphs, indentation: lowering.indentation + SourceLine.indentation))
            if body.isRequired { required.append(field) } else { optional.insert(field, at: 0) }
        }
        return required + optional
    }

    private func field(
        _ name: SwiftIdentifier, _ type: SwiftTypeSpelling, isRequired: Bool, reference: TypeReference?,
        documentation: [DocCommentLine]
    ) -> Field {
        let isOptional = !isRequired && !(reference.map { lowering.model.isOptional($0) } ?? false)
        return Field(
            name, type, isOptional: isOptional, mayBeLeftOut: !isRequired, documentation: documentation,
            access: lowering.access, indentation: SourceLine.indentation)
    }

    /// Returns the enumeration of contents. The result is nil if the body has only one type.
    private mutating func content() -> ContentView? {
        guard let body = call.body, !body.others.isEmpty else { return nil }
        var inner = lowering
        inner.scope.append(Self.contentName)
        inner.indentation = SourceLine.indentation
        let cases = zip(body.choices, body.choiceNames).map { choice, name in
            ContentCaseView(
                documentation: DocCommentLine.lines(
                    Prose.code(choice.mediaType), indentation: 2 * SourceLine.indentation),
                name: SwiftIdentifier(checked: name), type: type(of: choice),
                encoding: encoding(
                    of: choice, SwiftIdentifier(checked: "body"), isRequired: true,
                    indentation: 4 * SourceLine.indentation))
        }
        return ContentView(
            beginning: inner.nested(
                in: lowering.scope, "enum", lowering.model.known.sendable,
                "The body of the request, with a case for each media type."),
            encoder: types.requestEncoder, cases: cases)
    }

    private static let contentName = SwiftIdentifier(checked: "Content")

    mutating func bodyType(of body: CallBody) -> SwiftTypeSpelling {
        guard body.others.isEmpty else { return nested(Self.contentName) }
        return type(of: body)
    }

    /// Returns the spelling of a type that is declared in the operation.
    private func nested(_ name: SwiftIdentifier) -> SwiftTypeSpelling {
        let path = lowering.model.names[type: call.type].path + [name]
        return SwiftTypeSpelling(path: lowering.scope.isEmpty ? path : path.suffix(1))
    }

    private mutating func type(of body: CallBody) -> SwiftTypeSpelling {
        switch body.form {
        case .json(let reference), .form(let reference, _): return lowering.spelling(of: reference)
        case .multipart(let reference, let parts):
            guard MultipartLowering(reference, parts, types: types, lowering) != nil else {
                return types.multipartParts
            }
            return nested(MultipartLowering.typeName)
        case .text: return lowering.model.known.string
        case .bytes: return types.httpBody
        }
    }

    // MARK: The endpoint

    private func endpoint() -> CallView {
        let operation = call.operation
        let method = operation.sentMethod
        var arguments = [
            SwiftArgument(
                OperationDefinition.isFixed(sent: method)
                    ? .member(SwiftIdentifier(checked: method.lowercased()))
                    : .literal(.call(types.httpMethod, [(nil, .string(method))]))),
            SwiftArgument(.string(operation.path)), SwiftArgument("id", .string(operation.name)),
        ]
        if !call.tags.isEmpty { arguments.append(SwiftArgument("tags", Self.list(call.tags))) }
        if !call.security.isEmpty {
            let alternatives = names.security.map { SwiftLiteral.array($0.map(SwiftLiteral.enumerationCase)) }
            arguments.append(SwiftArgument("security", .literal(.array(alternatives))))
        }
        if !call.servers.isEmpty { arguments.append(SwiftArgument("servers", Self.list(call.servers))) }
        if call.answers.accept != ["application/json"] {
            arguments.append(SwiftArgument("accept", Self.list(call.answers.accept)))
        }
        if let header = call.idempotencyHeader(by: lowering.model.options.idempotency) {
            arguments.append(SwiftArgument("idempotencyHeader", .string(header)))
        }
        if !call.globals.isEmpty { arguments.append(SwiftArgument("globals", Self.list(call.globals))) }
        if let rule = retryRule {
            arguments.append(SwiftArgument("retry", .literal(Self.retry(rule, type: types.retryPolicy))))
        }
        if call.answers.redirectsOnly { arguments.append(SwiftArgument("followsRedirects", .boolean(false))) }
        return CallView(
            function: types.endpoint.text, arguments: arguments, indentation: Self.bodyIndentation)
    }

    /// The retry rule of the configuration for the operation, or the rule for all operations if there is no rule for
    /// this operation.
    private var retryRule: RetryRule? {
        let rules = lowering.model.options.retry
        return call.operation.selectionNames.lazy.compactMap { rules[$0] }.first ?? rules["*"]
    }

    private static func retry(_ rule: RetryRule, type: SwiftTypeSpelling) -> SwiftLiteral {
        if rule == .never { return .enumerationCase(SwiftIdentifier(checked: "never")) }
        func seconds(_ number: Int) -> SwiftLiteral {
            .enumerationCase(SwiftIdentifier(checked: "seconds"), .integer(number))
        }
        let arguments: [(String?, SwiftLiteral?)] = [
            ("attempts", rule.attempts.map(SwiftLiteral.integer)), ("delay", rule.delay.map(seconds)),
            ("limit", rule.limit.map(seconds)),
            ("retriesTransportErrors", rule.retriesLostConnections.map(SwiftLiteral.boolean)),
            ("trustsRetryable", rule.trustsRetryable.map(SwiftLiteral.boolean)),
        ]
        return .call(type, arguments.compactMap { label, value in value.map { (label, $0) } })
    }

    private static func list(_ texts: [String]) -> SwiftArgument.Value {
        .literal(.array(texts.map(SwiftLiteral.string)))
    }

    // MARK: Encoding

    private mutating func encodings() -> [CallView] {
        var encodings: [CallView] = []
        for (parameter, name) in zip(call.parameters, names.parameters) {
            encodings.append(encoding(of: parameter, name))
        }
        guard let body = call.body else { return encodings }
        if body.others.isEmpty {
            encodings.append(
                encoding(of: body, names.body, isRequired: body.isRequired, indentation: Self.bodyIndentation))
        } else {
            encodings.append(
                CallView(
                    function: names.body.declared + (body.isRequired ? "" : "?") + ".encode",
                    arguments: [SwiftArgument("into", .expression(trusted: "&request"))],
                    indentation: Self.bodyIndentation))
        }
        return encodings
    }

    mutating func encoding(
        of parameter: CallParameter, _ name: SwiftIdentifier, indentation: Int = bodyIndentation
    ) -> CallView {
        let value = value(name, parameter.reference, isRequired: parameter.isRequired)
        let label: StaticString? =
            switch parameter.form {
            case .style: nil
            case .json: "json"
            case .text: "text"
            }
        if parameter.place == .querystring {
            return CallView(
                function: "request.queryString", arguments: [SwiftArgument(label, value)],
                indentation: indentation)
        }
        var arguments = [SwiftArgument(.string(parameter.name)), SwiftArgument(label, value)]
        if case .style(let style, let explode) = parameter.form {
            if let swift = Self.swiftStyle(style, in: parameter.place) {
                arguments.append(SwiftArgument("style", .member(SwiftIdentifier(checked: swift))))
            }
            if explode != parameter.place.explodes, style != "deepObject" {
                arguments.append(SwiftArgument("explode", .boolean(explode)))
            }
            if parameter.allowsReserved, parameter.place == .query || parameter.place == .path {
                arguments.append(SwiftArgument("allowReserved", .boolean(true)))
            }
            if parameter.takesSlashes { arguments.append(SwiftArgument("takesSlashes", .boolean(true))) }
        }
        return CallView(
            function: "request.\(parameter.place.rawValue)", arguments: arguments, indentation: indentation)
    }

    /// Returns the Swift name of the style. The result is nil for the default style of the place.
    private static func swiftStyle(_ style: String, in place: CallParameter.Place) -> String? {
        switch style {
        case place.defaultStyle: nil
        case "ssv": "spaceDelimited"
        case "tsv": "tabDelimited"
        case "pipes": "pipeDelimited"
        default: style
        }
    }

    private mutating func encoding(
        of body: CallBody, _ name: SwiftIdentifier, isRequired: Bool, indentation: Int
    ) -> CallView {
        let type = SwiftArgument("type", .string(body.mediaType))
        let value = SwiftArgument.Value.variable(name)
        var arguments: [SwiftArgument]
        switch body.form {
        case .json(let reference):
            arguments = [SwiftArgument("json", self.value(name, reference, isRequired: isRequired))]
            if body.mediaType != "application/json" { arguments.append(type) }
        case .form(let reference, let parts):
            let styles = parts.filter { !isPlain($0.key, $0.value, of: reference) }
            arguments = [SwiftArgument("form", value)] + PartStyles.argument(styles)
        case .multipart:
            arguments = [SwiftArgument("multipart", value)]
            if body.mediaType != "multipart/form-data" { arguments.append(type) }
        case .text:
            arguments = [SwiftArgument("text", value)]
            if body.mediaType != "text/plain" { arguments.append(type) }
        case .bytes: arguments = [SwiftArgument(value), type]
        }
        return CallView(function: "request.body", arguments: arguments, indentation: indentation)
    }

    /// Whether a form encodes the field as it would without a style. Only a style for an object makes a difference.
    private func isPlain(_ key: String, _ serialization: ValueSerialization, of form: TypeReference) -> Bool {
        guard serialization == .style("form", explode: true),
            case .definition(let id) = lowering.model.resolved(form),
            case .record(let shape) = lowering.model.contract[id].shape,
            let property = shape.properties.first(where: { $0.key == key })
        else { return false }
        return hasNoMembers(property.use.reference)
    }

    private func hasNoMembers(_ reference: TypeReference) -> Bool {
        switch lowering.model.resolved(reference) {
        case .scalar, .array: return true
        case .optional(let wrapped): return hasNoMembers(wrapped)
        case .definition(let id):
            if case .enumeration = lowering.model.contract[id].shape { return true }
            return false
        case .json, .dictionary, .generic, .payload: return false
        }
    }

    /// Returns the expression for a value. If a helper type encodes the value, the expression converts the value to
    /// this type: `since.map(ISO8601Date.init)`.
    private mutating func value(_ name: SwiftIdentifier, _ reference: TypeReference, isRequired: Bool)
        -> SwiftArgument.Value
    {
        guard let form = lowering.codingForm(of: reference) else { return .variable(name) }
        lowering.useRuntime(isExposed: false)
        return .expression(.written(name.declared, by: form, isRequired: isRequired))
    }

    // MARK: Documentation

    /// Returns the document's description, followed by the security requirements.
    private func documentation() -> [DocCommentLine] {
        var paragraphs = Prose(call.operation.documentation, notes: []).paragraphs
        if let deprecation = call.deprecation { paragraphs.append(deprecation.sentence(replacement: nil)) }
        if call.answers.alternative != nil { paragraphs.append("`stream(of:)` returns the response as a stream.") }
        if call.answers.redirectsOnly { paragraphs.append("Returns the URL to which the server redirects.") }
        if call.answers.areUndescribed {
            paragraphs.append("The contract does not describe the response body, so the call returns its bytes.")
        }
        paragraphs.append(Prose.code(call.operation.endpoint))
        return lowering.comment(paragraphs, indentation: 0)
    }

    private func documentation(of parameter: CallParameter, _ name: SwiftIdentifier) -> [DocCommentLine] {
        var notes = parameter.documentation.remarks
        if let deprecation = parameter.deprecation { notes.append(deprecation.sentence(replacement: nil)) }
        return lowering.comment(
            Prose(parameter.documentation.besides(name), notes: notes).paragraphs, indentation: SourceLine.indentation)
    }
}

/// The styles of the parts of forms, as an argument of a call in the generated code.
enum PartStyles {
    /// Returns the argument `styles`, which maps the key of each part to its style. Returns an empty array if the
    /// document sets no style.
    static func argument(_ parts: [String: ValueSerialization]) -> [SwiftArgument] {
        let styles = parts.sorted { $0.key < $1.key }.compactMap { key, serialization -> String? in
            style(serialization).map { "\(SwiftLiteral.string(key).text): \($0)" }
        }
        if styles.isEmpty { return [] }
        return [SwiftArgument("styles", .expression(trusted: "[\(styles.joined(separator: ", "))]"))]
    }

    private static func style(_ serialization: ValueSerialization) -> String? {
        switch serialization {
        case .content(let mediaType): MediaType.isJSON(mediaType) ? ".json" : nil
        case .style(let name, let explode):
            swiftStyle(name).map { ".style(.\($0), explode: \(explode))" }
        }
    }

    /// The Swift name of the style. The value is nil if queries do not have the style.
    static func swiftStyle(_ name: String) -> String? {
        switch name {
        case "form", "spaceDelimited", "pipeDelimited", "deepObject": name
        case "tsv": "tabDelimited"
        default: nil
        }
    }
}

extension SwiftExpression {
    /// Returns a value, wrapped in the type that encodes it: `ISO8601Date(since)`, or `since.map { ISO8601Date($0) }`
    /// for an optional value.
    static func written(_ variable: String, by form: SwiftTypeSpelling, isRequired: Bool) -> SwiftExpression {
        SwiftExpression(trusted: isRequired ? "\(form.text)(\(variable))" : "\(variable).map { \(form.text)($0) }")
    }
}
