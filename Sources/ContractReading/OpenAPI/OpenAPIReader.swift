package import Concurrency
import ContractModel
package import Diagnostics
import YAMLTree

/// Nodes → document. Reads what DTOs are made from and passes over the rest (links; servers and security,
/// which `OperationInterface` takes from the nodes).
package struct OpenAPIReader {
    var nodes: NodeReader
    /// The path items that have been read: whatever refers to them, once is enough.
    var knownPathItems: Set<YAMLNode.ID> = []
    /// Headers of responses to which references lead, by the response.
    var sharedHeaders: [YAMLNode.ID: [HeaderObject]] = [:]
    /// Path items that stand elsewhere, in components or in another operation's callback.
    var deferredPathItems: [PathItem] = []
    /// Parameters, headers, bodies and responses that references lead to in other files.
    var foreignObjects: [ComponentObject] = []
    var knownObjects: Set<YAMLNode.ID> = []

    /// What the root document says, or nil where it is no OpenAPI document.
    ///
    /// - Parameter workers: threads.
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
