import Diagnostics
package import YAMLTree

/// Resolves references to schemas. It reports broken references, with hints about their meaning.
struct ReferenceResolver {
    private var references: ReferenceIndex
    private let danglingSeverity: Severity
    private(set) var schemas: SchemaReader
    /// The components that are only a reference, with the schemas behind them.
    private var adopted: [ObjectIdentifier: SchemaObject] = [:]
    private var hints: ReferenceHints

    init(references: ReferenceIndex, schemas: SchemaReader, danglingSeverity: Severity) {
        self.references = references
        self.schemas = schemas
        self.danglingSeverity = danglingSeverity
        hints = ReferenceHints(references.documents)
    }

    /// Returns the schema to which a reference leads. For a broken reference, reports a diagnostic and returns nil.
    mutating func schema(_ reference: ReferenceObject, diagnostics: inout DiagnosticSink) -> SchemaObject? {
        target(of: reference, diagnostics: &diagnostics)?.schema
    }

    /// Returns the schema to which a reference leads, with its place.
    mutating func target(
        of reference: ReferenceObject, diagnostics: inout DiagnosticSink
    ) -> (schema: SchemaObject, place: DocumentPlace)? {
        switch references.place(of: reference) {
        case .success(let place): return (schema(at: place.node), place)
        case .failure(let fault):
            report(reference, fault, to: &diagnostics)
            return nil
        }
    }

    /// Returns the schema to which a reference leads, without a report.
    mutating func knownSchema(_ reference: ReferenceObject) -> SchemaObject? {
        guard case .success(let place) = references.place(of: reference) else { return nil }
        return schema(at: place.node)
    }

    /// Returns the schema to which an entry of a discriminator's mapping leads.
    mutating func schema(mappedBy entry: DiscriminatorObject.Mapping) -> SchemaObject? {
        guard case .success(let place) = references.documents.place(ofMapping: entry.reference) else { return nil }
        return schema(at: place.node)
    }

    /// Redirects references from a component that is only a reference to the schema behind it.
    mutating func adopt(_ schema: SchemaObject, as component: SchemaObject) {
        adopted[ObjectIdentifier(component)] = schema
    }

    /// Makes a schema that is not in the document. It has no keywords yet.
    mutating func newSchema(at location: SourceLocation) -> SchemaObject {
        schemas.newSchema(at: location)
    }

    /// Returns the faults in schemas that were read because of references.
    mutating func takeFaults() -> DiagnosticSink {
        schemas.takeFaults()
    }

    mutating func schema(at node: YAMLNode) -> SchemaObject {
        let schema = schemas.schema(node)
        return adopted[ObjectIdentifier(schema)] ?? schema
    }

    mutating func report(_ reference: ReferenceObject, _ fault: ReferenceFault, to diagnostics: inout DiagnosticSink) {
        let found = DocumentMessages.unresolved(
            reference, because: fault, severity: danglingSeverity, hints: hints.hints(for: reference))
        for diagnostic in found { diagnostics.emit(diagnostic) }
    }

    /// Returns hints for an entry of a discriminator's mapping that leads nowhere.
    mutating func hints(forMappingOf entry: DiscriminatorObject.Mapping) -> [String] {
        schema(mappedBy: entry) == nil ? hints.hints(forMapping: entry.reference) : []
    }
}

extension YAMLNode {
    /// Returns the node at the tokens of a JSON pointer (RFC 6901, section 4).
    package func node(at pointer: ArraySlice<String>) -> YAMLNode? {
        var node = self
        for token in pointer {
            guard let next = node.step(token) else { return nil }
            node = next
        }
        return node
    }

    /// Returns this node and the nodes along the tokens, as far as they exist.
    package func nodes(along pointer: [String]) -> [YAMLNode] {
        var nodes = [self]
        for token in pointer {
            guard let next = nodes[nodes.count - 1].step(token) else { break }
            nodes.append(next)
        }
        return nodes
    }

    private func step(_ token: String) -> YAMLNode? {
        switch kind {
        case .mapping: self[token]
        case .sequence: Int(token).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        case .scalar: nil
        }
    }
}
