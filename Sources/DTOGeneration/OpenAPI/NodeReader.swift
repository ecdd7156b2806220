import Diagnostics
import YAMLTree

/// Access to the objects around schemas: a value of the wrong kind is passed over with a warning, a reference is followed.
struct NodeReader {
    /// An object, and the place to which a reference led.
    struct Target {
        var node: YAMLNode
        /// Nil where the object stands in its place.
        var pointer: [String]?
    }

    let tree: YAMLTree
    let version: SpecificationVersion
    var schemas: SchemaReader
    /// References that lead to nothing.
    private var unresolved: Set<ReferenceObject> = []

    init(tree: YAMLTree, version: SpecificationVersion, diagnostics: DiagnosticSink) {
        self.tree = tree
        self.version = version
        schemas = SchemaReader(tree: tree, version: version, diagnostics: diagnostics)
    }

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

    mutating func text(_ key: String, of node: YAMLNode) -> String? {
        node[key].flatMap { schemas.reader.string($0, key) }
    }

    /// The object itself, or what its `$ref` leads to, which may be a reference again. Nil, and remembered, where that is nothing.
    mutating func target(of node: YAMLNode?) -> Target? {
        guard var node = mapping(node) else { return nil }
        var pointer: [String]?
        var seen: Set<UInt32> = []
        while let text = node["$ref"], text.kind == .scalar, seen.insert(node.id).inserted {
            let reference = ReferenceObject(text: text.text, location: text.location)
            guard let next = reference.localPointer, let target = tree.root.node(at: next[...]) else {
                unresolved.insert(reference)
                return nil
            }
            guard let object = mapping(target) else { return nil }
            node = object
            pointer = next
        }
        return Target(node: node, pointer: pointer)
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
        let baseURI = text("$self", of: tree.root)
        return OpenAPIDocument(
            version: version, versionText: versionText, title: title, contractVersion: contractVersion,
            baseURI: baseURI, schemas: named, components: components, operations: operations,
            unresolved: unresolved.sorted { $0.location < $1.location },
            tree: tree, schemaReader: schemas)
    }

    private mutating func infoText(_ key: String) -> String? {
        let info = tree.root["info"]
        if let info, let text = text(key, of: info), !text.isEmpty { return text }
        schemas.reader.diagnostics.emit(OpenAPIMessages.missingInfo(key, at: (info ?? tree.root).location))
        return nil
    }
}
