import ContractModel
import DTORuntime
import Diagnostics
import GenerationSettings
import Texts
import YAMLTree

/// Reads the bodies of requests and responses, with their examples and links.
extension ContractBuilder {
    /// Whether the body is required. In OpenAPI 2.0, a form is required if one of its parts is required.
    func isRequired(_ body: BodyObject) -> Bool {
        body.node?.isTrue("required") ?? body.contents.contains { $0.schema?.required.isEmpty == false }
    }

    func description(of body: BodyObject) -> String? {
        let description = body.node?.plainText("description")
        return body.isReference ? description?.clipped(to: Self.textLimit) : description
    }

    mutating func links(of response: BodyObject) -> [LinkDefinition] {
        guard let links = response.node?["links"], links.kind == .mapping else { return [] }
        return (response.isReference ? shared(Array(links.pairs)) : Array(links.pairs)).compactMap { pair in
            let node = target(of: pair.value)
            guard let operation = node.plainText("operationId") ?? node.plainText("operationRef") else { return nil }
            let parameters = node["parameters"].map { $0.kind == .mapping ? Array($0.pairs) : [] } ?? []
            return LinkDefinition(
                name: pair.key, operation: operation,
                parameters: Dictionary(
                    parameters.map { ($0.key, $0.value.kind == .scalar ? $0.value.text : "") },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    /// Returns the contents of a request or response, with the types that are declared for them.
    mutating func contents(
        of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> [ContentDefinition] {
        let contents = (body.isReference ? shared(body.contents) : body.contents).map { content in
            let untyped = untypedExamples(of: content, isShared: body.isReference)
            var definition = ContentDefinition(
                mediaType: content.mediaType,
                value: content.schema.flatMap { schema in
                    // A body that is not structured needs no type, so a broken reference in its schema does not matter.
                    guard content.isStructured || isFound(schema) else { return nil }
                    return value(of: schema, in: operation, as: role)
                },
                // A form of OpenAPI 2.0 consists of parameters, and its schema has no location.
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
            definition.schemaText = content.schemaText
            definition.inner = content.schema?.contentSchema.flatMap { referencedSchema(of: $0) }
                .flatMap { knownDefinition(of: $0) }.map { .definition($0) }
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

    /// The headers that the form itself writes. The specification also excludes `Content-Type` (OpenAPI 3.1.1, section
    /// 4.8.15.1).
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
    static let queryLimit = 64

    /// The greatest number of examples of a shared content, and the greatest length of each in bytes.
    private static let sharedExampleLimit = 8
    private static let sharedExampleLength = 4 * textLimit

    /// Returns the examples of contents without a type: streams, other texts, and JSON without a schema. A content
    /// that operations share repeats its examples for each operation, so only a few short examples of it are kept.
    private func untypedExamples(
        of content: MediaTypeObject, isShared: Bool
    ) -> (examples: [ContractExample], omission: ExampleOmission?) {
        let isJSON = MediaType.isJSON(content.mediaType)
        if isJSON, content.schema != nil { return ([], nil) }
        let all = isJSON || !content.examples.isEmpty ? content.examples : content.schema?.examples ?? []
        let isXML = MediaType.essence(of: content.mediaType).hasSuffix("xml")
        func isUsable(_ example: ExampleObject) -> Bool { isJSON || isXML || example.node.kind == .scalar }
        guard isShared else { return (examples(all.filter(isUsable)), nil) }
        // Only a few examples are examined, because the document may have as many examples as operations.
        let first = all.prefix(Self.sharedExampleLimit).filter(isUsable)
        let kept = first.filter { Self.isShort($0.node, Self.sharedExampleLength) }
        let further = all.dropFirst(Self.sharedExampleLimit).prefix(Self.sharedExampleLimit)
        let others = first.filter { !Self.isShort($0.node, Self.sharedExampleLength) } + further.filter(isUsable)
        guard let other = others.first else { return (examples(kept), nil) }
        return (
            examples(kept),
            ExampleOmission(
                countLimit: Self.sharedExampleLimit, lengthLimit: Self.sharedExampleLength,
                location: other.node.location)
        )
    }

    /// Whether the strings of a value have at most `limit` bytes in total. Each element of a collection adds one byte
    /// to the total.
    static func isShort(_ node: YAMLNode, _ limit: Int = lineLimit) -> Bool {
        var pending = [node]
        var length = 0
        while let next = pending.popLast() {
            length += next.kind == .scalar ? next.text.utf8.count : next.count
            if next.kind == .mapping { length += next.pairs.reduce(0) { $0 + $1.key.utf8.count } }
            if length > limit { return false }
            switch next.kind {
            case .scalar: break
            case .sequence: pending += next.elements
            case .mapping: pending += next.pairs.map(\.value)
            }
        }
        return true
    }

    /// Whether the target exists to which the reference of the schema, or of its items, leads.
    private mutating func isFound(_ schema: SchemaObject) -> Bool {
        var schema = schema
        while let items = schema.items { schema = items }
        return schema.reference.map { classifier.resolver.knownSchema($0) != nil } ?? true
    }

    /// Returns the serialization of each part. A part with a style is written as in a query, and any other part as a
    /// document of its media type (OpenAPI 3.1.1, section 4.8.15.1). In OpenAPI 3.0, only URL-encoded forms have
    /// styles.
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

    /// The greatest number of listed media types that are read in OpenAPI 2.0.
    private static let mediaTypeLimit = 16

    /// Returns the contents of OpenAPI 2.0, where one schema applies to all media types that the operation or the root
    /// lists.
    private func swaggerContents(
        _ contents: [ContentDefinition], of body: BodyObject, in operation: OperationObject, as role: InlineRole
    ) -> [ContentDefinition] {
        guard let content = contents.first ?? Self.file(body) else { return [] }
        let isRequest = role == .requestBody
        let key = isRequest ? "consumes" : "produces"
        var names = mediaTypes(key, of: operation)
        if isRequest, body.node == nil {
            names = names.filter(MediaType.isForm)
            if names.isEmpty { names = [body.hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded"] }
        }
        if names.isEmpty { names = ["application/json"] }
        let isOwn = content.value.map { isInline($0.use.reference) } ?? false
        return names.map { name in
            // As in OpenAPI 3, an inline schema has a type only if a media type needs this type.
            let isDescribed = !isOwn || MediaType.isStructured(name) || MediaType.isStream(name)
            var definition = ContentDefinition(
                mediaType: name, value: isDescribed ? content.value : nil, schema: content.schema,
                item: MediaType.isStream(name) ? content.item : nil, parts: content.parts, location: content.location)
            definition.emptyParts = content.emptyParts
            return definition
        }
    }

    /// Returns the media types in `consumes` or `produces` of an operation, or of the root if the operation has no such
    /// list.
    private func mediaTypes(_ key: String, of operation: OperationObject) -> [String] {
        let list = operation.node[key] ?? document.documents.root.root[key]
        let listed = list.map { $0.kind == .sequence ? $0.elements.map(\.text) : [$0.text] } ?? []
        return listed.prefix(Self.mediaTypeLimit).filter { !$0.isEmpty }.flatMap(MediaType.names)
    }

    /// Adds the examples of OpenAPI 2.0, which are a map from media types to examples (section 5.2.13). The example of
    /// a media type that has a schema is added to the content of this media type. The range `*/*` means the first media
    /// type that the operation produces.
    func addExamples(of body: BodyObject, in operation: OperationObject, to status: inout StatusDefinition) {
        guard let node = body.node?["examples"], node.kind == .mapping else { return }
        for pair in node.pairs.prefix(Self.mediaTypeLimit) {
            let example = ContractExample(value: ContractValue(pair.value), location: pair.value.location)
            let mediaType = (pair.key == "*/*" ? mediaTypes("produces", of: operation).first : nil) ?? pair.key
            let essence = MediaType.essence(of: mediaType)
            let index = status.contents.firstIndex { MediaType.essence(of: $0.mediaType) == essence }
            if let index {
                // The JSON examples of a schema are already in the contract.
                if !MediaType.isJSON(mediaType) { status.contents[index].examples = [example] }
            } else {
                status.exampleContents.append(
                    ContentDefinition(
                        mediaType: mediaType, value: nil, examples: [example], location: pair.value.location))
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

    /// Returns a response that is a file in OpenAPI 2.0, as binary data without a declared type. Returns nil for other
    /// responses.
    private static func file(_ body: BodyObject) -> ContentDefinition? {
        guard let schema = body.node?["schema"], schema.plainText("type") == "file" else { return nil }
        var use = TypeUse(.scalar(.data))
        use.constraints.format = "binary"
        return ContentDefinition(
            mediaType: "", value: ValueDefinition(use: use, isNullable: false), location: schema.location)
    }
}

extension BodyObject {
    /// Whether a part of the form is a file in OpenAPI 2.0.
    fileprivate var hasFile: Bool {
        contents.contains { content in content.parts.values.contains { $0.plainText("type") == "file" } }
    }
}
