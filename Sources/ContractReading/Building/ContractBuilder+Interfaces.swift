import ContractModel
import Diagnostics
import GenerationSettings
import YAMLTree

/// What operations take and give. The types have been declared; here they are only looked up.
extension ContractBuilder {
    mutating func interface(of operation: OperationObject) -> OperationInterface {
        var interface = OperationInterface()
        interface.deprecation = Self.deprecation(operation.node)
        // What the server calls is not where the API is served, nor asked for what the API asks for.
        if !operation.isCalledByServer {
            interface.servers = servers(of: operation)
            interface.security = security(of: operation)
        }
        let own = Array(operation.parameters.dropFirst(operation.inheritedCount))
        interface.parameters = (inheritedParameters(of: operation, besides: own).parameters + own).compactMap {
            self.parameter($0, of: operation)
        }
        if let body = operation.requestBody {
            interface.body = BodyDefinition(
                isRequired: isRequired(body), contents: contents(of: body, in: operation, as: .requestBody),
                location: body.location)
        }
        for response in operation.responses {
            interface.statuses.append(
                StatusDefinition(
                    status: response.status,
                    contents: contents(of: response.body, in: operation, as: .response(response.status)),
                    headers: headers(of: response, in: operation), location: response.body.location))
        }
        return interface
    }

    private mutating func parameter(
        _ parameter: ParameterObject, of operation: OperationObject
    ) -> ParameterDefinition? {
        let node = parameter.node
        let value = value(
            of: parameter.schema, in: operation, as: .parameter(parameter.name, location: parameter.place))
        return value.map {
            ParameterDefinition(
                name: parameter.name, place: parameter.place,
                // A part of the path is never absent (3.1.1, section 4.8.12).
                isRequired: parameter.place == "path" || node.isTrue("required"),
                serialization: ValueSerialization(node, in: parameter.place, version: document.version),
                allowsReserved: mayAllowReserved(parameter.place) && node.isTrue("allowReserved"), value: $0,
                deprecation: Self.deprecation(node),
                location: parameter.location)
        }
    }

    /// Up to version 3.1 for queries alone (3.1.1, section 4.8.12.2.2); a header has no reserved characters in any.
    private func mayAllowReserved(_ place: String) -> Bool {
        place == "query" || document.version == .openAPI32 && place != "header"
    }

    private mutating func headers(of response: ResponseObject, in operation: OperationObject) -> [HeaderDefinition] {
        (response.headers + shared(response.sharedHeaders)).compactMap { header in
            value(of: header.schema, in: operation, as: .header(header.name, response: response.status)).map {
                HeaderDefinition(
                    name: header.name, isRequired: header.isRequired,
                    serialization: ValueSerialization(header.node, in: "header", version: document.version),
                    value: $0, location: header.location)
            }
        }
    }

    // MARK: Bodies

    /// The form of version 2.0 is there if one of its parts must be.
    private func isRequired(_ body: BodyObject) -> Bool {
        body.node?.isTrue("required") ?? body.contents.contains { $0.schema?.required.isEmpty == false }
    }

    private mutating func contents(
        of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> [ContentDefinition] {
        let contents = (body.isReference ? shared(body.contents) : body.contents).map { content in
            ContentDefinition(
                mediaType: content.mediaType,
                value: (content.schema ?? content.itemSchema).flatMap { value(of: $0, in: operation, as: role) },
                parts: parts(of: content, isShared: body.isReference), location: content.location)
        }
        return document.version == .swagger20 ? swaggerContents(contents, of: body, in: operation, as: role) : contents
    }

    /// A part is written as in a query where a style is said, else as a document of its media type (3.1.1, section 4.8.15.1). Version 3.0
    /// has styles in urlencoded forms alone.
    private mutating func parts(of content: MediaTypeObject, isShared: Bool) -> [String: ValueSerialization] {
        let parts = isShared ? shared(Array(content.parts)) : Array(content.parts)
        let mayHaveStyle = document.version != .openAPI30 || !MediaType.isMultipart(content.mediaType)
        return Dictionary(
            uniqueKeysWithValues: parts.compactMap { key, node in
                let hasStyle = ["style", "explode", "allowReserved"].contains { node[$0] != nil }
                if document.version == .swagger20 || mayHaveStyle && hasStyle {
                    return (key, ValueSerialization(node, in: "query", version: document.version))
                }
                return node.plainText("contentType").map { (key, ValueSerialization(mediaType: $0)) }
            })
    }

    /// How many media types of version 2.0 each operation has.
    private static let mediaTypeLimit = 16

    /// In version 2.0 one schema holds for all media types that are listed, by the operation or else by the root.
    private func swaggerContents(
        _ contents: [ContentDefinition], of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> [ContentDefinition] {
        guard let content = contents.first ?? Self.file(body) else { return [] }
        let isRequest = role == .requestBody
        let key = isRequest ? "consumes" : "produces"
        let list = operation.node[key] ?? document.documents.root.root[key]
        let listed = list.map { $0.kind == .sequence ? $0.elements.map(\.text) : [$0.text] } ?? []
        var names = listed.prefix(Self.mediaTypeLimit).filter { !$0.isEmpty }.flatMap(MediaType.names)
        if isRequest, body.node == nil {
            names = names.filter(MediaType.isForm)
            if names.isEmpty { names = [body.hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"] }
        }
        if names.isEmpty { names = ["application/json"] }
        let isOwn = content.value.map { isInline($0.use.reference) } ?? false
        return names.map { name in
            // As in version 3, an inline schema has its types where the media type has some.
            let isDescribed = !isOwn || MediaType.isStructured(name) || MediaType.isStream(name)
            return ContentDefinition(
                mediaType: name, value: isDescribed ? content.value : nil, parts: content.parts,
                location: content.location)
        }
    }

    private func isInline(_ reference: TypeReference) -> Bool {
        switch reference {
        case .scalar, .json, .payload: return false
        case .array(let inner), .dictionary(let inner), .optional(let inner): return isInline(inner)
        case .generic(let id, _), .definition(let id):
            if case .inline = definitions[id.rawValue].origin { return true }
            return false
        }
    }

    /// A file of version 2.0 is bytes, for which no type is made.
    private static func file(_ body: BodyObject) -> ContentDefinition? {
        guard let schema = body.node?["schema"], schema.plainText("type") == "file" else { return nil }
        var use = TypeUse(.scalar(.data))
        use.constraints.format = "binary"
        return ContentDefinition(
            mediaType: "", value: ValueDefinition(use: use, isNullable: false), location: schema.location)
    }

    /// What many operations refer to is compared with the first of them; the product of both is bounded.
    private mutating func shared<Part>(_ parts: [Part]) -> [Part] {
        guard sharedPartBudget >= parts.count else { return [] }
        sharedPartBudget -= parts.count
        return parts
    }

    /// Nil for a schema that needs a type and has none, such as that of a body that is not structured.
    private mutating func value(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> ValueDefinition? {
        knownUse(of: schema, in: operation, as: role).map {
            ValueDefinition(
                use: $0, isNullable: isNullable(schema), defaultValue: schema.defaultValue.map { ContractValue($0) })
        }
    }
}

extension OperationObject {
    fileprivate var isCalledByServer: Bool { pointer.first == "webhooks" || pointer.contains("callbacks") }
}

extension BodyObject {
    /// Whether a part of the form of version 2.0 is a file.
    fileprivate var hasFile: Bool {
        contents.contains { content in content.parts.values.contains { $0.plainText("type") == "file" } }
    }
}
