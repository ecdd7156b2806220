import ContractModel
import Diagnostics
import Texts
import YAMLTree

/// Access to the objects around schemas: a value of the wrong kind is passed over with a warning, a reference is followed.
struct NodeReader {
    /// An object, and the place to which a reference led.
    struct Target {
        var node: YAMLNode
        /// Nil where the object stands in its place.
        var place: DocumentPlace?
        /// The file in which it stands, where that is not the root document.
        var file: String?

        /// Its place elsewhere in the root document, where it has its name from.
        var pointer: [String]? { file == nil ? place?.pointer : nil }
    }

    let version: SpecificationVersion
    var schemas: SchemaReader
    var references: ReferenceIndex
    /// References that lead to nothing.
    private var unresolved: [ReferenceObject: DanglingReference] = [:]

    init(documents: DocumentSet, version: SpecificationVersion, diagnostics: DiagnosticSink) {
        references = ReferenceIndex(documents)
        self.version = version
        schemas = SchemaReader(documents: documents, version: version, diagnostics: diagnostics)
    }

    var documents: DocumentSet { references.documents }

    var root: YAMLNode { documents.root.root }

    /// The node itself where it is a mapping; an empty value counts as none.
    mutating func mapping(_ node: YAMLNode?) -> YAMLNode? {
        guard let node, !node.isNull, !node.isEmptyList else { return nil }
        guard node.kind == .mapping else {
            schemas.reader.diagnostics.emit(
                OpenAPIMessages.operationSkipped("a mapping was expected, not \(node.kindName)", at: node.location))
            return nil
        }
        return node
    }

    /// The members of a map, whose keys are names of the document's.
    mutating func members(_ node: YAMLNode?) -> [YAMLPair] {
        mapping(node).map { Array($0.pairs) } ?? []
    }

    /// The members of an object that vendors may extend (3.1.1, section 4.9), without what they add.
    mutating func ownMembers(_ node: YAMLNode?) -> [YAMLPair] {
        members(node).filter { !$0.key.hasPrefix("x-") }
    }

    /// The sections of the root that have paths. AutoRest has `x-ms-paths` for paths that differ in their queries alone:
    /// `/books?deleted=true`.
    static let pathSections = ["paths", "x-ms-paths"]

    /// Returns the document's paths by section.
    mutating func paths() -> [(section: String, members: [YAMLPair])] {
        Self.pathSections.map { ($0, ownMembers(root[$0])) }
    }

    mutating func text(_ key: String, of node: YAMLNode) -> String? {
        node[key].flatMap { schemas.reader.string($0, key) }
    }

    /// The object itself, or what its `$ref` leads to, which may be a reference again. Nil, and remembered, where that is nothing.
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

    mutating func namedSchemas(_ node: YAMLNode?, _ keyword: String) -> [SchemaProperty] {
        guard let node, !node.isNull, let pairs = schemas.reader.requireMapping(node, keyword) else { return [] }
        return pairs.map {
            SchemaProperty(key: $0.key, schema: schemas.schema($0.value), location: $0.keyLocation)
        }
    }

    /// What both formats say alike about the document as a whole.
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

    /// The operation at a path that is a template.
    ///
    /// - Parameter told: the paths of which a warning has been given: each has one, however many operations it has.
    private mutating func withoutPatterns(
        _ operation: OperationObject, _ told: inout Set<String>
    ) -> OperationObject {
        guard operation.path.hasPrefix("/") else { return operation }
        let parameters = operation.parameters + operation.pathParameters
        let path = PathTemplate.withoutPatterns(operation.path) { text in
            parameters.contains { $0.place == "path" && $0.name == text }
        }
        guard path != operation.path else { return operation }
        if told.insert(operation.path).inserted {
            schemas.reader.diagnostics.emit(
                OpenAPIMessages.pathWithPattern(operation.path, readAs: path, at: operation.location))
        }
        var operation = operation
        operation.path = path
        return operation
    }

    private mutating func infoText(_ key: String) -> String? {
        let info = root["info"]
        if let info, let text = text(key, of: info), !text.isEmpty { return text }
        schemas.reader.diagnostics.emit(OpenAPIMessages.missingInfo(key, at: (info ?? root).location))
        return nil
    }
}
