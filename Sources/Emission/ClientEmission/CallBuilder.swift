import ContractModel
import Diagnostics

/// Converts operations to calls. Chooses one alternative if the document has several, such as several media types.
/// Reports operations that cannot be called as the document describes them.
struct CallBuilder {
    private let contract: Contract
    private let schemes: [String: SecuritySchemeDefinition]
    private var diagnostics = DiagnosticSink()

    /// Returns the calls in the order of the document, without operations that the server calls. Operations that were
    /// removed from the document come last.
    static func calls(of contract: Contract, diagnostics: inout DiagnosticSink) -> [CallDefinition] {
        var builder = CallBuilder(contract)
        let calls = contract.calledOperations.compactMap { builder.call($0) }
        diagnostics.append(builder.diagnostics)
        return calls
    }

    private init(_ contract: Contract) {
        self.contract = contract
        schemes = Dictionary(contract.securitySchemes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func call(_ operation: OperationDefinition) -> CallDefinition? {
        guard !operation.isCalledByServer, let interface = operation.interface, let type = operation.type else {
            return nil
        }
        return CallDefinition(
            operation: operation, type: type, tags: interface.tags, deprecation: interface.deprecation,
            parameters: parameters(of: operation, interface), body: body(of: operation, interface),
            answers: CallAnswers(interface.statuses, to: operation.method),
            security: security(of: operation, interface),
            servers: Self.servers(of: interface))
    }

    // MARK: Parameters

    private mutating func parameters(
        of operation: OperationDefinition, _ interface: OperationInterface
    ) -> [CallParameter] {
        let inPath = operation.template.parameters(
            besides: Set(interface.parameters.filter { $0.place == "query" }.map(\.name)))
        var parameters: [CallParameter] = []
        for definition in interface.calledParameters {
            guard let parameter = parameter(definition, operation) else { continue }
            if parameter.place == .path, !inPath.contains(parameter.name) {
                diagnostics.emit(ClientMessages.unusedPathParameter(definition, of: operation))
                continue
            }
            parameters.append(parameter)
        }
        let declared = Set(parameters.filter { $0.place == .path }.map(\.name))
        var missing: Set<String> = []
        for name in inPath where !declared.contains(name) && missing.insert(name).inserted {
            if !interface.omitsPathParameters {
                diagnostics.emit(ClientMessages.undeclaredPathParameter(name, of: operation))
            }
            parameters.append(
                CallParameter(
                    name: name, place: .path, form: .style("simple", explode: false), reference: .scalar(.string),
                    isRequired: true, allowsReserved: false, documentation: Documentation(),
                    location: operation.location))
        }
        for index in parameters.indices where parameters[index].place == .path {
            parameters[index].takesSlashes = interface.spanningParameters.contains(parameters[index].name)
        }
        // Required parameters come first, in the order of the document. Parameters that were required keep their
        // places.
        return parameters.filter { $0.isRequired || $0.wasRequired }
            + parameters.filter { !$0.isRequired && !$0.wasRequired }
    }

    /// Headers that are never parameters of a call. The specification reserves the first three for bodies, responses
    /// and security (OpenAPI 3.1.1, section 4.8.12.1). The other headers frame or route a message (RFC 9112). A wrong
    /// value would make the server wait for a body, or read the body as a request.
    private static let headersOfOthers: Set<String> = [
        "accept", "content-type", "authorization", "host", "content-length", "transfer-encoding", "connection",
    ]

    /// Returns the parameter of the call. Returns nil for a parameter in an unknown place, and for a header that the
    /// caller does not set.
    private mutating func parameter(
        _ definition: ParameterDefinition, _ operation: OperationDefinition
    ) -> CallParameter? {
        guard let place = CallParameter.Place(rawValue: definition.place) else { return nil }
        if place == .header, Self.headersOfOthers.contains(definition.name.lowercased()) { return nil }
        var form: CallParameter.Form
        switch definition.serialization {
        case .content(let mediaType):
            form = place.form(of: mediaType)
        case .style(let style, let explode):
            form = .style(style, explode: explode)
            if !place.styles.contains(style) {
                diagnostics.emit(ClientMessages.unknownStyle(style, of: definition, in: operation))
                form = .style(place.defaultStyle, explode: explode)
            }
        }
        var parameter = CallParameter(
            name: definition.name, place: place, form: form,
            reference: definition.value?.use.reference ?? .scalar(.string), isRequired: definition.isRequired,
            allowsReserved: definition.allowsReserved, preferredName: definition.preferredName,
            documentation: definition.documentation, deprecation: definition.deprecation,
            location: definition.location)
        parameter.wasRequired = definition.wasRequired
        parameter.isIdempotencyKey =
            place == .header && definition.name.lowercased() == "idempotency-key"
            && definition.value.map { Self.allowsUUID($0.use) } ?? true
        return parameter
    }

    /// Whether the schema is a string that allows a UUID, which has 36 characters.
    private static func allowsUUID(_ use: TypeUse) -> Bool {
        let constraints = use.constraints
        guard use.reference == .scalar(.string) || use.reference == .scalar(.uuid), constraints.pattern == nil,
            constraints.format == nil || constraints.format == "uuid"
        else { return false }
        return ((constraints.minLength ?? 0)...max(constraints.maxLength ?? .max, constraints.minLength ?? 0)).contains(
            36)
    }

    // MARK: Bodies

    /// Returns the body of a call. Reports a body of GET, HEAD or TRACE and returns nil: RFC 9110 (section 9.3) gives
    /// this body no meaning, and Foundation refuses to send it.
    private mutating func body(of operation: OperationDefinition, _ interface: OperationInterface) -> CallBody? {
        guard let definition = interface.body else { return nil }
        guard operation.mayHaveBody else {
            diagnostics.emit(ClientMessages.meaninglessBody(of: operation))
            return nil
        }
        return self.body(definition)
    }

    private func body(_ body: BodyDefinition) -> CallBody? {
        let choices = body.choices.map { content in
            CallBody(
                form: form(of: content), mediaType: Self.mediaType(of: content), isRequired: body.isRequired,
                description: body.description)
        }
        guard var principal = choices.first else { return nil }
        principal.others = Array(choices.dropFirst())
        return principal
    }

    private func form(of content: ContentDefinition) -> CallBody.Form {
        let reference = content.value?.use.reference
        if MediaType.isJSON(content.mediaType), !content.isBinary { return .json(reference ?? .json) }
        if let reference, MediaType.isMultipart(content.mediaType) {
            return .multipart(reference, .init(serializations: content.parts, headers: content.partHeaders))
        }
        if let reference, MediaType.isForm(content.mediaType) {
            return hasNames(reference) ? .form(reference, parts: content.parts) : isText(reference) ? .text : .bytes
        }
        return content.isText ? .text : .bytes
    }

    /// Whether values of the type may be objects, which a form requires (OpenAPI 3.1.1, section 4.8.14.4). Without an
    /// object, the caller of the operation writes the form.
    private func hasNames(_ reference: TypeReference) -> Bool {
        switch contract.resolved(reference) {
        case .scalar, .array: return false
        case .json, .dictionary, .generic, .payload: return true
        case .optional(let wrapped): return hasNames(wrapped)
        case .definition(let id):
            switch contract[id].shape {
            case .enumeration: return false
            case .record(let shape): return !shape.isWrapper
            case .union, .alias, .envelope, .outcome, .namespace: return true
            }
        }
    }

    private func isText(_ reference: TypeReference) -> Bool {
        switch contract.resolved(reference) {
        case .scalar(.string): return true
        case .optional(let wrapped): return isText(wrapped)
        case .scalar, .array, .json, .dictionary, .generic, .payload, .definition: return false
        }
    }

    /// Returns a media type for a header. A range such as `*/*` gives a concrete type, and a list gives its first type.
    private static func mediaType(of content: ContentDefinition) -> String {
        let name = content.mediaType.prefix { $0.isASCII && $0 >= " " && $0 != "\u{7F}" && $0 != "," }
        switch String(name) {
        case "*/*", "application/*": return content.isBinary ? "application/octet-stream" : "application/json"
        case let range where range.hasSuffix("/*"): return "application/octet-stream"
        case let mediaType where mediaType.contains("/"): return mediaType
        default: return "application/octet-stream"
        }
    }

    // MARK: Security and servers

    private mutating func security(
        of operation: OperationDefinition, _ interface: OperationInterface
    ) -> [[SecuritySchemeDefinition]] {
        guard let security = interface.security else { return [] }
        var alternatives: [[SecuritySchemeDefinition]] = []
        for requirement in security.value {
            let known = requirement.schemes.compactMap { schemes[$0.name] }
            if known.count == requirement.schemes.count {
                alternatives.append(known)
            } else if !security.isInherited {
                let names = requirement.schemes.map(\.name).filter { schemes[$0] == nil }
                diagnostics.emit(ClientMessages.undeclaredSchemes(names, of: operation, at: security.location))
            }
        }
        return alternatives.allSatisfy(\.isEmpty) ? [] : alternatives
    }

    private static func servers(of interface: OperationInterface) -> [String] {
        guard let servers = interface.servers, !servers.isInherited else { return [] }
        return servers.value.servers.prefix(1).map { $0.urlWithDefaults }
    }
}

extension CallParameter.Place {
    var defaultStyle: String {
        switch self {
        case .path, .header: "simple"
        case .query, .cookie, .querystring: "form"
        }
    }

    var explodes: Bool { defaultStyle == "form" }

    /// Returns the form in which a value of a media type is written in this place (OpenAPI 3.2.0, section 4.12.8).
    func form(of mediaType: String) -> CallParameter.Form {
        if MediaType.isJSON(mediaType) { return .json }
        if self == .querystring, !MediaType.isForm(mediaType) { return .text }
        return .style(defaultStyle, explode: explodes)
    }

    /// The styles that OpenAPI allows for parameters in this place, including the names of OpenAPI 2.0.
    var styles: Set<String> {
        switch self {
        case .path: ["simple", "label", "matrix", "ssv", "tsv", "pipes"]
        case .query: ["form", "spaceDelimited", "pipeDelimited", "deepObject", "tsv"]
        case .header: ["simple", "ssv", "tsv", "pipes"]
        case .cookie: ["form", "cookie"]
        case .querystring: ["form"]
        }
    }
}
