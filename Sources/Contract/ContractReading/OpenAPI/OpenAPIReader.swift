package import Platform
import ContractModel
package import Diagnostics
import YAMLTree

/// Reads a document of OpenAPI 3, but only the parts that types need. Links, servers and security requirements are
/// later read from the nodes for `OperationInterface`.
package struct OpenAPIReader {
    var nodes: NodeReader
    /// The path items that were read, because each path item is read only once.
    var knownPathItems: Set<YAMLNode.ID> = []
    /// Maps shared responses to their headers.
    var sharedHeaders: [YAMLNode.ID: [HeaderObject]] = [:]
    /// The path items to which callbacks refer. They are read last.
    var deferredPathItems: [PathItem] = []
    /// The parameters, headers, bodies and responses in other files.
    var foreignObjects: [ComponentObject] = []
    var knownObjects: Set<YAMLNode.ID> = []

    /// Reads the root document, of any version. Returns nil if the root is not an OpenAPI document.
    ///
    /// - Parameter workers: The threads that may read the document.
    package static func read(
        _ documents: DocumentSet, workers: Workers = .one, diagnostics: inout DiagnosticSink
    ) -> OpenAPIDocument? {
        guard let (version, text) = version(of: documents.root.root, diagnostics: &diagnostics) else { return nil }
        let nodes = NodeReader(documents: documents, version: version, diagnostics: diagnostics)
        var (document, (hash, unknownFields)) = concurrently(
            workers: workers,
            {
                if version == .swagger20 {
                    var reader = SwaggerReader(nodes: nodes)
                    return reader.document(versionText: text)
                }
                var reader = OpenAPIReader(nodes: nodes)
                return reader.document(versionText: text)
            }, { (ContentHash.of(documents), FieldChecker.unknownFields(of: documents, version: version)) })
        document.contentHash = hash
        document.schemaReader.unknownFields.append(unknownFields)
        diagnostics = document.schemaReader.takeFaults()
        return document
    }

    private mutating func document(versionText: String) -> OpenAPIDocument {
        let components = nodes.mapping(nodes.root["components"])
        let schemas = nodes.namedSchemas(components?["schemas"], "schemas")
        let objects = components.map { componentObjects($0) } ?? []
        let operations = operations(components: components)
        return nodes.document(
            versionText: versionText, schemas: schemas, components: objects + foreignObjects, operations: operations)
    }

    private static func version(of root: YAMLNode, diagnostics: inout DiagnosticSink) -> (
        version: SpecificationVersion, text: String
    )? {
        guard let node = root["openapi"] ?? root["swagger"], node.kind == .scalar, !node.isNull else {
            diagnostics.emit(OpenAPIMessages.notADocument(ForeignDocument(root), at: root.location))
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
