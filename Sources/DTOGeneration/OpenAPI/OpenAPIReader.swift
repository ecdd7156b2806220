import Diagnostics
import YAMLTree

/// Nodes → document. Reads what DTOs are made from and passes over the rest (security, servers, tags, links).
struct OpenAPIReader {
    var nodes: NodeReader
    /// Places of the path items that have been read: whatever refers to them, once is enough.
    var knownPathItems: Set<[String]> = []
    /// Path items that stand elsewhere, in components or in another operation's callback.
    var deferredPathItems: [PathItem] = []

    /// The document of a tree, or nil where it is none.
    static func read(_ tree: YAMLTree, diagnostics: inout DiagnosticSink) -> OpenAPIDocument? {
        guard let (version, text) = version(of: tree.root, diagnostics: &diagnostics) else { return nil }
        let nodes = NodeReader(tree: tree, version: version, diagnostics: diagnostics)
        let document: OpenAPIDocument
        if version == .swagger20 {
            var reader = SwaggerReader(nodes: nodes)
            document = reader.document(versionText: text)
        } else {
            var reader = OpenAPIReader(nodes: nodes)
            document = reader.document(versionText: text)
        }
        diagnostics = document.schemaReader.reader.diagnostics
        return document
    }

    private mutating func document(versionText: String) -> OpenAPIDocument {
        let components = nodes.mapping(nodes.tree.root["components"])
        let schemas = nodes.namedSchemas(components?["schemas"], "schemas")
        let objects = components.map { componentObjects($0) } ?? []
        let operations = operations(components: components)
        return nodes.document(
            versionText: versionText, schemas: schemas, components: objects, operations: operations)
    }

    private static func version(of root: YAMLNode, diagnostics: inout DiagnosticSink) -> (
        version: SpecificationVersion, text: String
    )? {
        guard let node = root["openapi"] ?? root["swagger"], node.kind == .scalar, !node.isNull else {
            diagnostics.emit(OpenAPIMessages.notADocument(at: root.location))
            return nil
        }
        guard let version = SpecificationVersion(node.text) else {
            diagnostics.emit(OpenAPIMessages.unsupportedVersion(node.text, at: node.location))
            return nil
        }
        if SpecificationVersion.isUnknown(node.text) {
            diagnostics.emit(OpenAPIMessages.unknownVersion(node.text, at: node.location))
        }
        return (version, node.text)
    }
}
