import Diagnostics
import YAMLTree

/// Nodes → document. Reads what DTOs are made from and passes over the rest (security, servers, tags, links).
struct OpenAPIReader {
    private static let methods: Set<String> = [
        "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
    ]

    private let tree: YAMLTree
    private var schemas: SchemaReader

    /// The document of a tree, or nil where it is none.
    static func read(_ tree: YAMLTree, diagnostics: inout DiagnosticSink) -> OpenAPIDocument? {
        guard let version = version(of: tree.root, diagnostics: &diagnostics) else { return nil }
        var reader = OpenAPIReader(tree: tree, version: version.version, diagnostics: diagnostics)
        let document = reader.document(version: version.version, text: version.text)
        diagnostics = reader.schemas.reader.diagnostics
        return document
    }

    private init(tree: YAMLTree, version: SpecificationVersion, diagnostics: DiagnosticSink) {
        self.tree = tree
        schemas = SchemaReader(tree: tree, version: version, diagnostics: diagnostics)
    }

    private static func version(of root: YAMLNode, diagnostics: inout DiagnosticSink) -> (
        version: SpecificationVersion, text: String
    )? {
        guard let node = root["openapi"] ?? root["swagger"], node.kind == .scalar else {
            diagnostics.emit(OpenAPIMessages.notADocument(at: root.location))
            return nil
        }
        guard root["openapi"] != nil, let version = SpecificationVersion(node.text) else {
            diagnostics.emit(OpenAPIMessages.unsupportedVersion(node.text, at: node.location))
            return nil
        }
        return (version, node.text)
    }

    private mutating func document(version: SpecificationVersion, text: String) -> OpenAPIDocument {
        let components = tree.root["components"].flatMap { mapping($0) }
        return OpenAPIDocument(
            version: version,
            versionText: text,
            title: infoText("title"),
            contractVersion: infoText("version"),
            schemas: components?["schemas"].map { namedSchemas($0) } ?? [],
            components: components.map { componentObjects($0) } ?? [],
            operations: operations(),
            tree: tree,
            schemaReader: schemas
        )
    }

    private mutating func infoText(_ key: String) -> String {
        guard let info = tree.root["info"], let node = info[key] else {
            schemas.reader.diagnostics.emit(
                OpenAPIMessages.missingInfo(key, at: (tree.root["info"] ?? tree.root).location))
            return ""
        }
        return schemas.reader.string(node, key) ?? ""
    }

    /// The node itself where it is a mapping; an empty value counts as none.
    private mutating func mapping(_ node: YAMLNode) -> YAMLNode? {
        if case .null? = node.scalar { return nil }
        guard node.kind == .mapping else {
            schemas.reader.diagnostics.emit(
                OpenAPIMessages.operationSkipped("a mapping was expected, not \(node.kindName)", at: node.location))
            return nil
        }
        return node
    }

    private mutating func namedSchemas(_ node: YAMLNode) -> [SchemaProperty] {
        if case .null? = node.scalar { return [] }
        guard let pairs = schemas.reader.requireMapping(node, "schemas") else { return [] }
        return pairs.map {
            SchemaProperty(key: $0.key, schema: schemas.schema($0.value), location: $0.keyLocation)
        }
    }

    // MARK: Components

    private mutating func componentObjects(_ components: YAMLNode) -> [ComponentObject] {
        var objects: [ComponentObject] = []
        for section in ["requestBodies", "responses", "parameters", "headers"] {
            guard let members = components[section].flatMap({ mapping($0) }) else { continue }
            for member in members.pairs {
                guard let node = mapping(member.value) else { continue }
                objects.append(
                    ComponentObject(
                        section: section,
                        name: member.key,
                        contents: contents(node),
                        schema: node["schema"].map { schemas.schema($0) },
                        location: member.keyLocation
                    ))
            }
        }
        return objects
    }

    // MARK: Operations

    private mutating func operations() -> [OperationObject] {
        var operations: [OperationObject] = []
        for section in ["paths", "webhooks"] {
            guard let paths = tree.root[section].flatMap({ mapping($0) }) else { continue }
            for path in paths.pairs where !path.key.hasPrefix("x-") {
                append(pathItem: path.value, path: path.key, pointer: [section, path.key], to: &operations)
            }
        }
        return operations
    }

    private mutating func append(
        pathItem: YAMLNode, path: String, pointer: [String], to operations: inout [OperationObject]
    ) {
        guard let item = mapping(pathItem) else { return }
        let shared = item["parameters"].map { parameters($0) } ?? []
        for pair in item.pairs where Self.methods.contains(pair.key) {
            guard let node = mapping(pair.value) else { continue }
            let own = node["parameters"].map { parameters($0) } ?? []
            let ownPlaces = Dictionary(grouping: own, by: \.name).mapValues { Set($0.map(\.place)) }
            let inherited = shared.filter { !(ownPlaces[$0.name]?.contains($0.place) ?? false) }
            operations.append(
                OperationObject(
                    operationID: node["operationId"].flatMap { schemas.reader.string($0, "operationId") },
                    method: pair.key,
                    path: path,
                    pointer: pointer + [pair.key],
                    summary: node["summary"].flatMap { schemas.reader.string($0, "summary") },
                    operationDescription: node["description"].flatMap { schemas.reader.string($0, "description") },
                    parameters: inherited + own,
                    requestBody: node["requestBody"].flatMap { mapping($0) }.map { body($0) },
                    responses: node["responses"].flatMap { mapping($0) }.map { responses($0) } ?? [],
                    location: pair.keyLocation
                ))
            appendCallbacks(of: node, pointer: pointer + [pair.key], to: &operations)
        }
    }

    private mutating func appendCallbacks(
        of operation: YAMLNode, pointer: [String], to operations: inout [OperationObject]
    ) {
        guard let callbacks = operation["callbacks"].flatMap({ mapping($0) }) else { return }
        for callback in callbacks.pairs {
            guard callback.value.kind == .mapping, callback.value["$ref"] == nil else { continue }
            for expression in callback.value.pairs where !expression.key.hasPrefix("x-") {
                append(
                    pathItem: expression.value, path: callback.key,
                    pointer: pointer + ["callbacks", callback.key, expression.key], to: &operations)
            }
        }
    }

    private mutating func parameters(_ node: YAMLNode) -> [ParameterObject] {
        node.elements.compactMap { element in
            // A parameter by reference has its types with the component.
            guard element.kind == .mapping, element["$ref"] == nil, let name = element["name"] else { return nil }
            guard let schema = element["schema"] ?? element["content"]?.pairs.first?.value["schema"] else { return nil }
            return ParameterObject(
                name: name.text, place: element["in"]?.text ?? "", schema: schemas.schema(schema),
                location: element.location)
        }
    }

    private mutating func responses(_ node: YAMLNode) -> [ResponseObject] {
        node.pairs.compactMap { pair in
            guard !pair.key.hasPrefix("x-"), let node = mapping(pair.value) else { return nil }
            return ResponseObject(
                status: pair.key, body: body(node), headers: node["headers"].map { headers($0) } ?? [])
        }
    }

    private mutating func headers(_ node: YAMLNode) -> [HeaderObject] {
        node.pairs.compactMap { pair in
            guard let schema = pair.value["schema"] else { return nil }
            return HeaderObject(name: pair.key, schema: schemas.schema(schema))
        }
    }

    private mutating func body(_ node: YAMLNode) -> BodyObject {
        let reference = node["$ref"].map { ReferenceObject(text: $0.text, location: $0.location) }
        return BodyObject(reference: reference, contents: contents(node), location: node.location)
    }

    private mutating func contents(_ node: YAMLNode) -> [MediaTypeObject] {
        guard let content = node["content"].flatMap({ mapping($0) }) else { return [] }
        return content.pairs.compactMap { pair in
            guard pair.value.kind == .mapping else { return nil }
            return MediaTypeObject(
                mediaType: pair.key,
                schema: pair.value["schema"].map { schemas.schema($0) },
                examples: examples(pair.value),
                location: pair.keyLocation
            )
        }
    }

    /// The object itself, or what its `$ref` leads to; a reference that leads nowhere is left as it is, for no DTO depends on it here.
    private func target(of node: YAMLNode) -> YAMLNode {
        guard let text = node["$ref"]?.text else { return node }
        let pointer = ReferenceObject(text: text, location: node.location).localPointer
        return pointer.flatMap { tree.root.node(at: $0[...]) } ?? node
    }

    private func examples(_ mediaType: YAMLNode) -> [ExampleObject] {
        var examples = mediaType["example"].map { [ExampleObject(name: nil, node: $0)] } ?? []
        guard let named = mediaType["examples"] else { return examples }
        for pair in named.pairs {
            if let value = target(of: pair.value)["value"] {
                examples.append(ExampleObject(name: pair.key, node: value))
            }
        }
        return examples
    }
}
