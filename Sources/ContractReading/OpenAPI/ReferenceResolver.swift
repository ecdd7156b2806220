import Diagnostics
package import YAMLTree

/// References → schemas. Reports what it does not find, with what may have been meant.
struct ReferenceResolver {
    private var references: ReferenceIndex
    private let danglingSeverity: Severity
    private(set) var schemas: SchemaReader
    /// Components that are nothing but a reference, and the schemas that they are.
    private var adopted: [ObjectIdentifier: SchemaObject] = [:]
    private var hints: ReferenceHints

    init(references: ReferenceIndex, schemas: SchemaReader, danglingSeverity: Severity) {
        self.references = references
        self.schemas = schemas
        self.danglingSeverity = danglingSeverity
        hints = ReferenceHints(references.documents)
    }

    /// The schema that a reference leads to, or nil with a diagnostic.
    mutating func schema(_ reference: ReferenceObject, diagnostics: inout DiagnosticSink) -> SchemaObject? {
        target(of: reference, diagnostics: &diagnostics)?.schema
    }

    /// The schema that a reference leads to, and where it stands.
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

    /// The same without a word about what is not found.
    mutating func knownSchema(_ reference: ReferenceObject) -> SchemaObject? {
        guard case .success(let place) = references.place(of: reference) else { return nil }
        return schema(at: place.node)
    }

    /// The schema that an entry of a discriminator leads to.
    mutating func schema(mappedBy entry: DiscriminatorObject.Mapping) -> SchemaObject? {
        guard case .success(let place) = references.documents.place(ofMapping: entry.reference) else { return nil }
        return schema(at: place.node)
    }

    /// From now on references to a component that is nothing but a reference lead to the schema behind it.
    mutating func adopt(_ schema: SchemaObject, as component: SchemaObject) {
        adopted[ObjectIdentifier(component)] = schema
    }

    /// One that no document spells out, and that says nothing yet.
    mutating func newSchema(at location: SourceLocation) -> SchemaObject {
        schemas.newSchema(at: location)
    }

    /// What is wrong with the schemas that have been read for references.
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

    /// What may have been meant by an entry of a discriminator that leads nowhere.
    mutating func hints(forMappingOf entry: DiscriminatorObject.Mapping) -> [String] {
        schema(mappedBy: entry) == nil ? hints.hints(forMapping: entry.reference) : []
    }
}

extension YAMLNode {
    /// The node that JSON pointer tokens lead to (RFC 6901, section 4).
    package func node(at pointer: ArraySlice<String>) -> YAMLNode? {
        var node = self
        for token in pointer {
            guard let next = node.step(token) else { return nil }
            node = next
        }
        return node
    }

    /// The node itself and every node on the way that tokens describe, or as many as there are.
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
