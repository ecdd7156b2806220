import Diagnostics
package import YAMLTree

/// Resolves references to schemas. Broken references are reported, with hints about their meaning.
struct ReferenceResolver {
    private var references: ReferenceIndex
    private let danglingSeverity: Severity
    private(set) var schemas: SchemaReader
    /// Maps components that are only a reference to the schemas to which they lead.
    private var adopted: [ObjectIdentifier: SchemaObject] = [:]
    private var hints: ReferenceHints

    init(references: ReferenceIndex, schemas: SchemaReader, danglingSeverity: Severity) {
        self.references = references
        self.schemas = schemas
        self.danglingSeverity = danglingSeverity
        hints = ReferenceHints(references.documents)
    }

    /// Returns the schema to which a reference leads. Reports a broken reference, and returns nil.
    mutating func schema(_ reference: ReferenceObject, diagnostics: inout DiagnosticSink) -> SchemaObject? {
        target(of: reference, diagnostics: &diagnostics)?.schema
    }

    /// Returns the schema to which a reference leads, and its place. Reports a broken reference, and returns nil.
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

    /// Returns the schema to which a reference leads. Returns nil for a broken reference, without a report.
    mutating func knownSchema(_ reference: ReferenceObject) -> SchemaObject? {
        guard case .success(let place) = references.place(of: reference) else { return nil }
        return schema(at: place.node)
    }

    /// Returns the schema to which an entry of a discriminator's mapping leads, or nil.
    mutating func schema(mappedBy entry: DiscriminatorObject.Mapping) -> SchemaObject? {
        guard case .success(let place) = references.documents.place(ofMapping: entry.reference) else { return nil }
        return schema(at: place.node)
    }

    /// Redirects references to a component that is only a reference. Afterwards, they lead to the schema behind the
    /// component.
    mutating func adopt(_ schema: SchemaObject, as component: SchemaObject) {
        adopted[ObjectIdentifier(component)] = schema
    }

    /// Makes a schema that is not in the document. It has no keywords.
    mutating func newSchema(at location: SourceLocation) -> SchemaObject {
        schemas.newSchema(at: location)
    }

    /// Returns the faults in schemas that were read since the last call.
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

    /// Returns hints for an entry of a discriminator's mapping, or an empty list if the entry leads to a schema.
    mutating func hints(forMappingOf entry: DiscriminatorObject.Mapping) -> [String] {
        schema(mappedBy: entry) == nil ? hints.hints(forMapping: entry.reference) : []
    }
}

extension YAMLNode {
    /// Returns the node to which the tokens of a JSON pointer lead (RFC 6901, section 4), or nil.
    package func node(at pointer: ArraySlice<String>) -> YAMLNode? {
        var node = self
        for token in pointer {
            guard let next = node.step(token) else { return nil }
            node = next
        }
        return node
    }

    /// Returns this node and the nodes to which the tokens lead one after the other, as far as they exist.
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
