import ContractModel
import Diagnostics
import References
import YAMLTree

/// Reads a document of OpenAPI 2.0 ("Swagger"), as objects of OpenAPI 3. Body and form parameters become request
/// bodies. The media types in `consumes` and `produces` become the media types of bodies and responses.
struct SwaggerReader {
    /// The methods of a Path Item Object (OpenAPI 2.0), and `trace`, which some authors add.
    private static let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]

    var nodes: NodeReader
    /// The principal media types in the document's own lists, for operations without these lists.
    private let consumed: String
    private let produced: String
    /// Maps shared responses to their headers.
    private var knownHeaders: [YAMLNode.ID: [HeaderObject]] = [:]

    init(nodes: NodeReader) {
        self.nodes = nodes
        consumed = Self.principal(of: nodes.root["consumes"])
        produced = Self.principal(of: nodes.root["produces"])
    }

    mutating func document(versionText: String) -> OpenAPIDocument {
        let schemas = nodes.namedSchemas(nodes.root["definitions"], "definitions")
        let components = parameterComponents() + responseComponents()
        let operations = operations()
        return nodes.document(
            versionText: versionText, schemas: schemas, components: components, operations: operations)
    }

    // MARK: Components

    private mutating func parameterComponents() -> [ComponentObject] {
        let root = nodes.root
        return nodes.members(root["parameters"]).compactMap { member in
            guard let target = nodes.target(of: member.value), target.pointer == nil else { return nil }
            let parameter = SwaggerParameter(target, reader: &nodes)
            let isBody = parameter.place == "body"
            return ComponentObject(
                section: "parameters", name: member.key, pointer: JSONPointer.text(of: ["parameters", member.key]),
                componentDescription: target.node.plainText("description"),
                schema: isBody ? nil : valueSchema(of: parameter.node),
                contents: isBody ? contents(parameter.node, consumed) : [], headers: [],
                location: member.keyLocation)
        }
    }

    private mutating func responseComponents() -> [ComponentObject] {
        nodes.members(nodes.root["responses"]).compactMap { member in
            guard let target = nodes.target(of: member.value), target.pointer == nil else { return nil }
            return ComponentObject(
                section: "responses", name: member.key, pointer: JSONPointer.text(of: ["responses", member.key]),
                componentDescription: target.node.plainText("description"),
                schema: nil,
                contents: contents(target.node, produced),
                headers: headers(target.node["headers"]), location: member.keyLocation)
        }
    }

    // MARK: Operations

    /// Reads the operations. Inline path items come first. Each path item to which only references lead is read once.
    private mutating func operations() -> [OperationObject] {
        var operations: [OperationObject] = []
        var known: Set<YAMLNode.ID> = []
        let items = nodes.paths().flatMap { section, members in
            members.map { (path: $0, pointer: [section, $0.key]) }
        }
        for (path, pointer) in items where path.value["$ref"] == nil {
            known.insert(path.value.identity)
            append(path.value, path: path.key, pointer: pointer, to: &operations)
        }
        for (path, pointer) in items where path.value["$ref"] != nil {
            guard let target = nodes.target(of: path.value), known.insert(target.node.identity).inserted else {
                continue
            }
            append(target.node, path: path.key, pointer: target.pointer ?? pointer, to: &operations)
        }
        return operations
    }

    private mutating func append(
        _ item: YAMLNode, path: String, pointer: [String], to operations: inout [OperationObject]
    ) {
        guard let item = nodes.mapping(item) else { return }
        let shared = parameters(item["parameters"])
        for pair in item.pairs where Self.methods.contains(pair.key) {
            guard let node = nodes.mapping(pair.value) else { continue }
            operations.append(operation(node, pair, path: path, pointer: pointer + [pair.key], shared: shared))
        }
    }

    private mutating func operation(
        _ node: YAMLNode, _ pair: YAMLPair, path: String, pointer: [String], shared: [SwaggerParameter]
    ) -> OperationObject {
        reportVersion3("requestBody", in: node)
        let own = parameters(node["parameters"])
        let replaced = Set(own.map(\.key))
        let parameters = shared.filter { !replaced.contains($0.key) } + own
        // An operation's own list replaces the document's list.
        let consumed = node["consumes"].map { Self.principal(of: $0) } ?? self.consumed
        let produced = node["produces"].map { Self.principal(of: $0) } ?? self.produced
        return OperationObject(
            operationID: nodes.text("operationId", of: node),
            method: pair.key,
            path: path,
            pointer: pointer,
            summary: nodes.text("summary", of: node),
            operationDescription: nodes.text("description", of: node),
            tags: node["tags"]?.elements.map(\.text) ?? [],
            parameters: parameters.compactMap { parameterObject($0) },
            inheritedCount: 0,
            pathParameters: [],
            requestBody: requestBody(parameters, consumed),
            responses: responses(node["responses"], produced),
            node: node,
            location: pair.keyLocation
        )
    }

    private mutating func responses(_ node: YAMLNode?, _ mediaType: String) -> [ResponseObject] {
        nodes.ownMembers(node).compactMap { pair in
            guard let target = nodes.target(of: pair.value) else { return nil }
            let isReference = target.place != nil
            return ResponseObject(
                status: pair.key,
                body: BodyObject(
                    isReference: isReference, contents: contents(target.node, mediaType), node: target.node,
                    location: target.node.location),
                headers: isReference ? [] : headers(target.node["headers"]),
                sharedHeaders: isReference ? sharedHeaders(of: target.node) : [])
        }
    }

    /// Returns the headers of a response that others may share. The headers of each response are read once.
    private mutating func sharedHeaders(of response: YAMLNode) -> [HeaderObject] {
        if let known = knownHeaders[response.identity] { return known }
        let headers = headers(response["headers"])
        knownHeaders[response.identity] = headers
        return headers
    }

    /// Returns Header Objects (OpenAPI 2.0), which are schemas without the keyword `schema`.
    private mutating func headers(_ node: YAMLNode?) -> [HeaderObject] {
        nodes.members(node).compactMap { pair in
            guard let node = nodes.mapping(pair.value) else { return nil }
            return HeaderObject(
                name: pair.key, schema: nodes.schemas.simpleSchema(node), isReference: false, node: node,
                location: pair.keyLocation)
        }
    }

    // MARK: Media types

    /// Returns one content, because one schema applies to all media types. Returns no content for a file.
    mutating func contents(_ node: YAMLNode, _ mediaType: String) -> [MediaTypeObject] {
        reportVersion3("content", in: node)
        guard let schema = node["schema"], schema["type"]?.text != "file" else { return [] }
        var content = MediaTypeObject(mediaType: mediaType, schema: nil, examples: [], location: schema.location)
        if let item = nodes.streamItem(node, as: mediaType) {
            content.itemSchema = nodes.schemas.schema(item)
        } else {
            content.schema = nodes.schemas.schema(schema)
        }
        if content.isJSON {
            for example in nodes.members(node["examples"]) where MediaType.isJSON(example.key) {
                content.examples.append(ExampleObject(name: nil, node: example.value))
            }
        }
        return [content]
    }

    /// Reports a key of OpenAPI 3 in a document of OpenAPI 2.0.
    private mutating func reportVersion3(_ key: String, in node: YAMLNode) {
        guard let value = node[key] else { return }
        nodes.schemas.reader.diagnostics.emit(
            OpenAPIMessages.operationSkipped(
                "'\(key)' belongs to OpenAPI 3, and has no effect in OpenAPI 2.0", at: value.location))
    }

    /// Returns the most important media type in `consumes` or `produces`: the first media type of JSON, or else the
    /// first form, the first stream, or the first of all. If the list is missing, the media type is JSON, because
    /// authors expect JSON.
    private static func principal(of list: YAMLNode?) -> String {
        let names = list.map { $0.kind == .sequence ? $0.elements.map(\.text) : [$0.text] } ?? []
        let known = names.filter { !$0.isEmpty }.flatMap(MediaType.names)
        if known.isEmpty { return "application/json" }
        return known.first(where: MediaType.isJSON) ?? known.first(where: MediaType.isStructured)
            ?? known.first(where: MediaType.isStream) ?? known[0]
    }
}
