import ContractModel
import DTORuntime
import Diagnostics
import GenerationSettings
import Texts
import YAMLTree

/// Reads the parameters, bodies and responses of operations. Their types are already declared and are only looked up
/// here. If a type was not declared, the value is read without a type.
extension ContractBuilder {
    /// The greatest length, in characters, of a description and of a short text. Several operations may repeat them.
    private static let textLimit = 1000
    private static let wordLimit = 200

    /// Returns the parameters, bodies and responses of an operation.
    mutating func interface(of operation: OperationObject) -> OperationInterface {
        var interface = OperationInterface()
        interface.tags = operation.tags
        interface.group = Self.text(at: ["x-fern-sdk-group-name", "x-speakeasy-group"], in: operation.node)
        interface.nameInGroup = Self.text(
            at: ["x-fern-sdk-method-name", "x-speakeasy-name-override"], in: operation.node)
        interface.codeSamples = CodeSample.samples(at: operation.node)
        interface.deprecation = Self.deprecation(operation.node)
        // An operation that the server calls has neither the API's servers nor its security.
        if !operation.isCalledByServer {
            interface.servers = servers(of: operation)
            interface.security = security(of: operation)
        }
        if let callbacks = operation.node["callbacks"], callbacks.kind == .mapping {
            interface.callbacks = callbacks.pairs.map(\.key).filter { !$0.hasPrefix("x-") }
        }
        interface.pagination = operation.node["x-pagination"].map { PaginationRule.read($0) }
        let own = Array(operation.parameters.dropFirst(operation.inheritedCount))
        let (inherited, omits) = inheritedParameters(of: operation, besides: own)
        interface.omitsPathParameters = omits
        interface.spanningParameters = operation.spanningParameters
        interface.parameters =
            inherited.map { parameter($0, of: operation, isOwn: false) }
            + own.map { parameter($0, of: operation, isOwn: !$0.isReference) }
        interface.body = operation.requestBody.map { body in
            var definition = BodyDefinition(
                description: description(of: body), isRequired: isRequired(body),
                contents: contents(of: body, in: operation, as: .requestBody), location: body.location)
            if OperationDefinition.isGraphQL(operation.method, operation.path) {
                let all = body.contents.first { MediaType.isJSON($0.mediaType) }?.examples ?? []
                definition.queries = examples(Array(all.prefix(Self.queryLimit)))
            }
            return definition
        }
        interface.statuses = operation.responses.map { response in
            var status = StatusDefinition(
                status: response.status, description: description(of: response.body),
                contents: contents(of: response.body, in: operation, as: .response(response.status)),
                headers: headers(of: response, in: operation), links: links(of: response.body),
                location: response.body.location)
            if document.version == .swagger20 { addExamples(of: response.body, to: &status) }
            return status
        }
        interface.message = operation.message.flatMap { value(of: $0, in: operation, as: .property("message")) }
        return interface
    }

    /// Returns the text at the first key that has one. The texts of a list are joined.
    private static func text(at keys: [String], in node: YAMLNode) -> String? {
        let texts = keys.lazy.compactMap { node[$0] }.map { value in
            (value.kind == .sequence ? Array(value.elements) : [value]).filter(\.isString).map(\.text)
                .joined(separator: " ")
        }
        return texts.first { !$0.isEmpty }
    }

    // MARK: Parameters

    /// Returns the path item's parameters that the operation does not replace. Returns none if they would be repeated
    /// too often.
    private mutating func inheritedParameters(
        of operation: OperationObject, besides own: [ParameterObject]
    ) -> (parameters: [ParameterObject], omits: Bool) {
        let all = operation.pathParameters
        guard !all.isEmpty else { return ([], false) }
        guard pathParameterBudget >= all.count else { return ([], true) }
        pathParameterBudget -= all.count
        let replaced = Set(own.map(\.key))
        return (all.filter { !replaced.contains($0.key) }, false)
    }

    private mutating func parameter(
        _ parameter: ParameterObject, of operation: OperationObject, isOwn: Bool
    ) -> ParameterDefinition {
        let node = parameter.node
        let documentation = documentation(of: parameter.schema, at: node)
        let value = value(
            of: parameter.schema, in: operation, as: .parameter(parameter.name, location: parameter.place))
        var definition = ParameterDefinition(
            name: parameter.name, place: parameter.place,
            // A path parameter is always present (3.1.1, section 4.8.12).
            isRequired: parameter.place == "path" || node.isTrue("required"),
            serialization: ValueSerialization(node, in: parameter.place, version: document.version),
            allowsReserved: mayAllowReserved(parameter.place) && node.isTrue("allowReserved"),
            // `allowEmptyValue` "is valid only for `query` parameters" (3.1.1, section 4.8.12.2.1).
            allowsEmptyValue: parameter.place == "query" ? node.boolean("allowEmptyValue") : nil,
            value: value, schema: parameter.schema.location, example: example(of: parameter, value),
            documentation: isOwn ? documentation : documentation.clipped(to: Self.textLimit),
            deprecation: Self.deprecation(node), location: parameter.location)
        definition.namedExamples = namedExamples(of: parameter)
        definition.preferredName = node.plainText("x-swift-name")?.clipped(to: Self.wordLimit)
        return definition
    }

    /// Whether `allowReserved` has an effect. Up to version 3.1 it has one only in queries (3.1.1, section 4.8.12.2.2).
    /// A header has no reserved characters in any version.
    private func mayAllowReserved(_ place: String) -> Bool {
        place == "query" || document.version == .openAPI32 && place != "header"
    }

    private mutating func headers(of response: ResponseObject, in operation: OperationObject) -> [HeaderDefinition] {
        (response.headers + shared(response.sharedHeaders)).compactMap { header in
            value(of: header.schema, in: operation, as: .header(header.name, response: response.status)).map {
                HeaderDefinition(
                    name: header.name, isRequired: header.isRequired,
                    serialization: ValueSerialization(header.node, in: "header", version: document.version),
                    value: $0, schema: header.schema.location, example: example(of: header, $0),
                    documentation: documentation(of: header.schema, at: header.node).clipped(to: Self.textLimit),
                    deprecation: Self.deprecation(header.node), location: header.location)
            }
        }
    }

    /// Returns the object's own description, or else its schema's.
    private mutating func documentation(of schema: SchemaObject, at node: YAMLNode) -> Documentation {
        let documentation = documentation(of: schema)
        return node.plainText("description").map {
            Documentation(description: $0, remarks: documentation.remarks)
        } ?? documentation
    }

    // MARK: Bodies

    /// Whether the body is required. A form of version 2.0 is required if one of its parts is.
    private func isRequired(_ body: BodyObject) -> Bool {
        body.node?.isTrue("required") ?? body.contents.contains { $0.schema?.required.isEmpty == false }
    }

    private func description(of body: BodyObject) -> String? {
        let description = body.node?.plainText("description")
        return body.isReference ? description?.clipped(to: Self.textLimit) : description
    }

    private mutating func links(of response: BodyObject) -> [LinkDefinition] {
        guard let links = response.node?["links"], links.kind == .mapping else { return [] }
        return (response.isReference ? shared(Array(links.pairs)) : Array(links.pairs)).compactMap { pair in
            var node = pair.value
            if case .success(let place?) = document.documents.target(of: node) { node = place.node }
            guard let operation = node.plainText("operationId") ?? node.plainText("operationRef") else { return nil }
            let parameters = node["parameters"].map { $0.kind == .mapping ? Array($0.pairs) : [] } ?? []
            return LinkDefinition(
                name: pair.key, operation: operation,
                parameters: Dictionary(
                    parameters.map { ($0.key, $0.value.kind == .scalar ? $0.value.text : "") },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    /// Returns the contents of a request or response, with the types that the operation has for them.
    private mutating func contents(
        of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> [ContentDefinition] {
        let contents = (body.isReference ? shared(body.contents) : body.contents).map { content in
            let untyped = untypedExamples(of: content, isShared: body.isReference)
            var definition = ContentDefinition(
                mediaType: content.mediaType,
                value: content.schema.flatMap { schema in
                    // The other media types need no type, so a broken reference in them does not matter.
                    guard content.isStructured || isFound(schema) else { return nil }
                    return value(of: schema, in: operation, as: role)
                },
                // A form of version 2.0 consists of parameters and has no place of its own.
                schema: body.node == nil ? nil : content.schema?.location,
                item: content.itemSchema.flatMap { value(of: $0, in: operation, as: .item(of: role)) },
                events: content.events.compactMap { event in
                    value(of: event.schema, in: operation, as: .property(event.name)).map {
                        EventDefinition(name: event.name, value: $0, isText: event.isText)
                    }
                },
                terminalEvents: content.terminalEvents,
                examples: untyped.examples,
                parts: parts(of: content, isShared: body.isReference), location: content.location)
            definition.itemIsData = content.itemIsData
            definition.omission = untyped.omission
            if role == .requestBody, MediaType.isMultipart(content.mediaType) {
                let headers = body.isReference ? shared(content.headers) : content.headers
                for header in headers { add(header, to: &definition.partHeaders, in: operation) }
            }
            if document.version == .swagger20 {
                definition.emptyParts = content.parts.compactMapValues { $0.boolean("allowEmptyValue") }
            }
            return definition
        }
        return document.version == .swagger20 ? swaggerContents(contents, of: body, in: operation, as: role) : contents
    }

    /// Headers that the form itself writes. The specification also excludes `Content-Type` (3.1.1, section 4.8.15.1).
    private static let headersOfForms: Set<String> = ["content-type", "content-disposition", "content-length"]

    private mutating func add(
        _ header: HeaderObject, to parts: inout [String: [HeaderDefinition]], in operation: OperationObject
    ) {
        guard let part = header.part, !Self.headersOfForms.contains(part.header.lowercased()),
            let value = value(of: header.schema, in: operation, as: .header(header.name, response: nil))
        else { return }
        guard HTTPHeaders.isName(part.header) else {
            return classifier.diagnostics.emit(
                OpenAPIMessages.operationSkipped(
                    "'\(part.header)' is not a valid name of a header (RFC 9110, section 5.1)", at: header.location))
        }
        var definition = HeaderDefinition(
            name: part.header, isRequired: header.isRequired,
            serialization: ValueSerialization(header.node, in: "header", version: document.version), value: value,
            documentation: documentation(of: header.schema, at: header.node).clipped(to: Self.textLimit),
            location: header.location)
        let listed = classifier.resolvedForm(of: header.schema).schema.onlyValues ?? []
        let constant = classifier.constant(of: header.schema) ?? (listed.count == 1 ? listed[0] : nil)
        definition.constant = constant.map { ContractValue($0) }
        parts[part.key, default: []].append(definition)
    }

    /// The greatest number of queries that are read from the examples of a GraphQL request.
    private static let queryLimit = 64

    /// The greatest number of examples of a shared content, and the greatest length of each.
    private static let sharedExampleLimit = 8
    private static let sharedExampleLength = 4 * textLimit

    /// Returns the examples of contents without a type: streams, other texts, and JSON without a schema. If many
    /// operations share the content, the examples are repeated for each operation. Then only a few short ones are kept.
    private func untypedExamples(
        of content: MediaTypeObject, isShared: Bool
    ) -> (examples: [ContractExample], omission: ExampleOmission?) {
        let isJSON = MediaType.isJSON(content.mediaType)
        if isJSON, content.schema != nil { return ([], nil) }
        let all = isJSON || !content.examples.isEmpty ? content.examples : content.schema?.examples ?? []
        let isXML = MediaType.essence(of: content.mediaType).hasSuffix("xml")
        func isUsable(_ example: ExampleObject) -> Bool { isJSON || isXML || example.node.kind == .scalar }
        guard isShared else { return (examples(all.filter(isUsable)), nil) }
        // Only a few are examined, because the document may have as many as it has operations.
        let first = all.prefix(Self.sharedExampleLimit).filter(isUsable)
        let kept = first.filter { Self.isShort($0.node) }
        let further = all.dropFirst(Self.sharedExampleLimit).prefix(Self.sharedExampleLimit)
        let others = first.filter { !Self.isShort($0.node) } + further.filter(isUsable)
        guard let other = others.first else { return (examples(kept), nil) }
        return (
            examples(kept),
            ExampleOmission(
                countLimit: Self.sharedExampleLimit, lengthLimit: Self.sharedExampleLength,
                location: other.node.location)
        )
    }

    /// Whether a value is short enough to be repeated.
    private static func isShort(_ node: YAMLNode) -> Bool {
        var pending = [node]
        var length = 0
        while let next = pending.popLast() {
            length += next.kind == .scalar ? next.text.utf8.count : next.count
            if next.kind == .mapping { length += next.pairs.reduce(0) { $0 + $1.key.utf8.count } }
            if length > sharedExampleLength { return false }
            switch next.kind {
            case .scalar: break
            case .sequence: pending += next.elements
            case .mapping: pending += next.pairs.map(\.value)
            }
        }
        return true
    }

    /// Whether the reference of the schema, or of its items, leads to a schema.
    private mutating func isFound(_ schema: SchemaObject) -> Bool {
        var schema = schema
        while let items = schema.items { schema = items }
        return schema.reference.map { classifier.resolver.knownSchema($0) != nil } ?? true
    }

    /// Returns the serialization of each part. A part with a style is written like in a query, any other part as a
    /// document of its media type (3.1.1, section 4.8.15.1). In version 3.0, only urlencoded forms have styles.
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

    /// The greatest number of media types of an operation in version 2.0.
    private static let mediaTypeLimit = 16

    /// Returns the contents of version 2.0, where one schema applies to all listed media types. The operation or the
    /// root lists them.
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
            // As in version 3, an inline schema has types only if a media type needs them.
            let isDescribed = !isOwn || MediaType.isStructured(name) || MediaType.isStream(name)
            var definition = ContentDefinition(
                mediaType: name, value: isDescribed ? content.value : nil, schema: content.schema,
                item: MediaType.isStream(name) ? content.item : nil, parts: content.parts, location: content.location)
            definition.emptyParts = content.emptyParts
            return definition
        }
    }

    /// Adds the examples of version 2.0, which are a map of media types (section 5.2.13). Those of a type with a schema
    /// belong to its contents.
    private func addExamples(of body: BodyObject, to status: inout StatusDefinition) {
        guard let node = body.node?["examples"], node.kind == .mapping else { return }
        for pair in node.pairs.prefix(Self.mediaTypeLimit) {
            let example = ContractExample(value: ContractValue(pair.value), location: pair.value.location)
            let essence = MediaType.essence(of: pair.key)
            let index = status.contents.firstIndex { MediaType.essence(of: $0.mediaType) == essence }
            if let index {
                // The contract has the JSON examples of a schema, with their types.
                if !MediaType.isJSON(pair.key) { status.contents[index].examples = [example] }
            } else {
                status.exampleContents.append(
                    ContentDefinition(
                        mediaType: pair.key, value: nil, examples: [example], location: pair.value.location))
            }
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

    /// Returns a file of version 2.0 as bytes, for which no type is declared.
    private static func file(_ body: BodyObject) -> ContentDefinition? {
        guard let schema = body.node?["schema"], schema.plainText("type") == "file" else { return nil }
        var use = TypeUse(.scalar(.data))
        use.constraints.format = "binary"
        return ContentDefinition(
            mediaType: "", value: ValueDefinition(use: use, isNullable: false), location: schema.location)
    }

    /// Returns the parts of an object that many operations share, or none if the budget is spent. The budget bounds the
    /// product of parts and operations.
    private mutating func shared<Part>(_ parts: [Part]) -> [Part] {
        guard sharedPartBudget >= parts.count else { return [] }
        sharedPartBudget -= parts.count
        return parts
    }

    /// Returns the type and default of a value. Returns nil for a schema that needs a type and has none, such as the
    /// schema of a body that is not structured.
    private mutating func value(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> ValueDefinition? {
        knownUse(of: schema, in: operation, as: role).map {
            ValueDefinition(
                use: $0, isNullable: isNullable(schema), defaultValue: schema.defaultValue.map { ContractValue($0) })
        }
    }

    /// Returns the use of a type that is already declared, or that needs no declaration.
    private mutating func knownUse(
        of schema: SchemaObject, in operation: OperationObject, as role: InlineRole
    ) -> TypeUse? {
        needsOwner(schema) ? nil : use(of: schema, in: operation, as: role)
    }

    private static func deprecation(_ node: YAMLNode) -> Deprecation? {
        guard node.isTrue("deprecated") else { return nil }
        func word(_ key: String) -> String? {
            node.plainText(key).map { $0.clipped(to: wordLimit) }
        }
        return Deprecation(sunset: word("x-sunset"), replacedBy: word("x-replaced-by"), since: word("x-since"))
    }
}

extension OperationObject {
    /// Whether the server calls the operation. An app decodes its bodies and does not call it.
    var isCalledByServer: Bool { pointer.first == "webhooks" || pointer.contains("callbacks") }
}

extension BodyObject {
    /// Whether a part of the form of version 2.0 is a file.
    fileprivate var hasFile: Bool {
        contents.contains { content in content.parts.values.contains { $0.plainText("type") == "file" } }
    }
}

extension Documentation {
    fileprivate func clipped(to limit: Int) -> Documentation {
        Documentation(
            title: title?.clipped(to: limit), summary: summary?.clipped(to: limit),
            description: description?.clipped(to: limit), remarks: remarks.map { $0.clipped(to: limit) })
    }
}
