import ContractModel
import Diagnostics
import YAMLTree

/// Reads the objects around schemas, and follows references. A value of the wrong kind is reported as a warning.
struct NodeReader {
    /// An object, and the place to which a reference led.
    struct Target {
        var node: YAMLNode
        /// The place, or nil for an object without a reference.
        var place: DocumentPlace?
        /// The file that contains the object, or nil for the root document.
        var file: String?

        /// The JSON pointer to the object if a reference leads to it in the root document, or nil. The pointer gives
        /// the object its name.
        var pointer: [String]? { file == nil ? place?.pointer : nil }
    }

    let version: SpecificationVersion
    var schemas: SchemaReader
    var references: ReferenceIndex
    /// The broken references to objects, with the reasons.
    private var unresolved: [ReferenceObject: DanglingReference] = [:]

    init(documents: DocumentSet, version: SpecificationVersion, diagnostics: DiagnosticSink) {
        references = ReferenceIndex(documents)
        self.version = version
        schemas = SchemaReader(documents: documents, version: version, diagnostics: diagnostics)
    }

    var documents: DocumentSet { references.documents }

    var root: YAMLNode { documents.root.root }

    /// Returns the node if it is a mapping. Null and an empty list are treated as missing values, and other values are
    /// reported.
    mutating func mapping(_ node: YAMLNode?) -> YAMLNode? {
        guard let node, !node.isNull, !node.isEmptyList else { return nil }
        guard node.kind == .mapping else {
            schemas.reader.diagnostics.emit(
                OpenAPIMessages.operationSkipped("a mapping was expected, not \(node.kindName)", at: node.location))
            return nil
        }
        return node
    }

    /// Returns the members of a map whose keys are names that the document chooses.
    mutating func members(_ node: YAMLNode?) -> [YAMLPair] {
        mapping(node).map { Array($0.pairs) } ?? []
    }

    /// Returns the members of an object that may have extensions (OpenAPI 3.1.1, section 4.9), without the extensions.
    mutating func ownMembers(_ node: YAMLNode?) -> [YAMLPair] {
        members(node).filter { !$0.key.hasPrefix("x-") }
    }

    /// The sections of the root that contain paths. AutoRest uses `x-ms-paths` for paths that differ only in their
    /// queries: `/books?deleted=true`.
    static let pathSections = ["paths", "x-ms-paths"]

    /// Returns the document's paths, for each section that contains paths.
    mutating func paths() -> [(section: String, members: [YAMLPair])] {
        Self.pathSections.map { ($0, ownMembers(root[$0])) }
    }

    mutating func text(_ key: String, of node: YAMLNode) -> String? {
        node[key].flatMap { schemas.reader.string($0, key) }
    }

    /// Returns the object at a node, or the object at the end of a chain of references that begins at the node. Returns
    /// nil for a broken reference, which is recorded, and for a value that is not a mapping.
    mutating func target(of node: YAMLNode?) -> Target? {
        guard let node = mapping(node) else { return nil }
        switch references.target(of: node) {
        case .success(nil): return Target(node: node)
        case .success(let place?):
            return mapping(place.node).map {
                Target(node: $0, place: place, file: documents.path(of: place.node.tree.fileID))
            }
        case .failure(let dangling):
            unresolved[dangling.reference] = dangling
            return nil
        }
    }

    /// Returns the parameters in a list.
    mutating func parameters(_ node: YAMLNode?) -> [Target] {
        guard let node, !node.isNull else { return [] }
        guard node.kind == .sequence else {
            schemas.reader.ignore(node, "parameters", "a list")
            return []
        }
        return node.elements.compactMap { target(of: $0) }
    }

    mutating func namedSchemas(_ node: YAMLNode?, _ keyword: String) -> [SchemaProperty] {
        guard let node, !node.isNull, let pairs = schemas.reader.requireMapping(node, keyword) else { return [] }
        return pairs.map {
            SchemaProperty(key: $0.key, schema: schemas.schema($0.value), location: $0.keyLocation)
        }
    }

    /// Makes the document from the parts that the reader of OpenAPI 2.0 or of OpenAPI 3 has read.
    mutating func document(
        versionText: String, schemas named: [SchemaProperty], components: [ComponentObject],
        operations: [OperationObject]
    ) -> OpenAPIDocument {
        let title = infoText("title") ?? "API"
        let contractVersion = infoText("version") ?? ""
        var told: Set<String> = []
        let operations = operations.map { withoutPatterns($0, &told) }
        return OpenAPIDocument(
            version: version, versionText: versionText, title: title, contractVersion: contractVersion,
            schemas: named, components: components, operations: operations,
            unresolved: unresolved.values.sorted { $0.reference.location < $1.reference.location },
            references: references, schemaReader: schemas)
    }

    /// Returns the operation with a path without regular expressions and router marks.
    ///
    /// - Parameter told: The paths that have been reported. A path is reported once for all its operations.
    private mutating func withoutPatterns(
        _ operation: OperationObject, _ told: inout Set<String>
    ) -> OperationObject {
        guard operation.path.hasPrefix("/") else { return operation }
        let parameters = operation.parameters + operation.pathParameters
        let (path, spanning) = PathTemplate.withoutPatterns(operation.path) { text in
            parameters.contains { $0.place == "path" && $0.name == text }
        }
        guard path != operation.path else { return operation }
        if told.insert(operation.path).inserted {
            schemas.reader.diagnostics.emit(
                OpenAPIMessages.pathWithPattern(
                    operation.path, readAs: path, spanning: spanning.sorted(), at: operation.location))
        }
        var operation = operation
        operation.path = path
        operation.spanningParameters = spanning
        return operation
    }

    private mutating func infoText(_ key: String) -> String? {
        let info = root["info"]
        if let info, let text = text(key, of: info), !text.isEmpty { return text }
        schemas.reader.diagnostics.emit(OpenAPIMessages.missingInfo(key, at: (info ?? root).location))
        return nil
    }
}
