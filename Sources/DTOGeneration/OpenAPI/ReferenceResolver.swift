import Diagnostics
import YAMLTree

/// References → schemas. Reports what it does not find, with where the name does exist.
struct ReferenceResolver {
    let documents: DocumentSet
    private let danglingSeverity: Severity
    private(set) var schemas: SchemaReader
    private var targets: [Key: Target] = [:]
    /// Components that are nothing but a reference, and the schemas that they are.
    private var adopted: [ObjectIdentifier: SchemaObject] = [:]
    /// Components by what is left of their names without capitals and punctuation; made for the first dangling reference.
    private var spellings: [String: [[String]]]?

    /// What decides where a reference leads.
    private struct Key: Hashable {
        var text: String
        var file: SourceFileID
        var resource: Int?
    }

    private enum Target {
        case schema(SchemaObject, DocumentPlace)
        case fault(ReferenceFault)
    }

    init(documents: DocumentSet, schemas: SchemaReader, danglingSeverity: Severity) {
        self.documents = documents
        self.schemas = schemas
        self.danglingSeverity = danglingSeverity
    }

    /// The schema that a reference leads to, or nil with a diagnostic.
    mutating func schema(_ reference: ReferenceObject, diagnostics: inout DiagnosticSink) -> SchemaObject? {
        target(of: reference, diagnostics: &diagnostics)?.schema
    }

    /// The schema that a reference leads to, and where it stands.
    mutating func target(
        of reference: ReferenceObject, diagnostics: inout DiagnosticSink
    ) -> (schema: SchemaObject, place: DocumentPlace)? {
        switch target(of: reference) {
        case .schema(let schema, let place): return (schema, place)
        case .fault(let fault):
            report(reference, fault, to: &diagnostics)
            return nil
        }
    }

    /// The same without a word about what is not found.
    mutating func knownSchema(_ reference: ReferenceObject) -> SchemaObject? {
        if case .schema(let schema, _) = target(of: reference) { schema } else { nil }
    }

    /// The schema that an entry of a discriminator leads to: by reference, or by the bare name of a component (3.1.1, section 4.8.25.4) of
    /// its own document or, from a file that is none, of the root document.
    mutating func schema(mappedBy entry: DiscriminatorObject.Mapping) -> SchemaObject? {
        if let place = documents.componentSchema(entry.target, seenFrom: entry.location.file) {
            return schema(at: place.node)
        }
        return knownSchema(entry.reference)
    }

    private mutating func target(of reference: ReferenceObject) -> Target {
        let key = Key(text: reference.text, file: reference.location.file, resource: reference.resource)
        if let known = targets[key] { return known }
        let target: Target =
            switch documents.place(of: reference) {
            case .success(let place): .schema(schema(at: place.node), place)
            case .failure(let fault): .fault(fault)
            }
        targets[key] = target
        return target
    }

    /// From now on references to a component that is nothing but a reference lead to the schema behind it.
    mutating func adopt(_ schema: SchemaObject, as component: SchemaObject) {
        adopted[ObjectIdentifier(component)] = schema
        targets = [:]
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
            reference, because: fault, severity: danglingSeverity, hints: hints(for: reference))
        for diagnostic in found { diagnostics.emit(diagnostic) }
    }

    /// The same name in another section of the root document, or another spelling of it in any.
    private mutating func hints(for reference: ReferenceObject) -> [String] {
        let read = documents.hints(for: reference)
        if !read.isEmpty { return read }
        let uri = URIReference(reference.text)
        guard let name = ReferenceObject.tokens(of: uri.fragment).last ?? (uri.isRemote ? nil : uri.document) else {
            return []
        }
        let known = spellings ?? componentSpellings()
        spellings = known
        let hints = (known[Self.folded(name)] ?? []).prefix(4).map { ReferenceObject.text(of: $0) }
        return Array(hints.filter { $0 != reference.text }.prefix(3))
    }

    private func componentSpellings() -> [String: [[String]]] {
        var spellings: [String: [[String]]] = [:]
        for (pointer, section) in sections {
            for member in section.pairs {
                spellings[Self.folded(member.key), default: []].append(pointer + [member.key])
            }
        }
        return spellings
    }

    /// Maps of named objects: under `components`, and at the root in 2.0.
    private var sections: [(pointer: [String], node: YAMLNode)] {
        let root = documents.root.root
        let sections = (root["components"]?.pairs.map { (["components", $0.key], $0.value) }) ?? []
        return sections
            + ["definitions", "parameters", "responses"].compactMap { key in root[key].map { ([key], $0) } }
    }

    private static func folded(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

extension YAMLNode {
    /// The node that JSON pointer tokens lead to (RFC 6901, section 4).
    func node(at pointer: ArraySlice<String>) -> YAMLNode? {
        var node = self
        for token in pointer {
            guard let next = node.step(token) else { return nil }
            node = next
        }
        return node
    }

    /// The node itself and every node on the way that tokens describe, or as many as there are.
    func nodes(along pointer: [String]) -> [YAMLNode] {
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
