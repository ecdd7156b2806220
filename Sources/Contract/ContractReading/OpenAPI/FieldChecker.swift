import ContractModel
import Diagnostics
import YAMLTree

/// Checks the keys of all objects except schemas, including objects that no type needs. `SchemaReader` checks the keys
/// of a schema while it reads the schema.
struct FieldChecker {
    private struct Visit: Hashable {
        var node: YAMLNode.ID
        var kind: ObjectKind
    }

    private let documents: DocumentSet
    private let grammars: [SourceFileID: DocumentGrammar]
    private var unknown: UnknownFields
    private var pending: [(node: YAMLNode, kind: ObjectKind)]
    /// The visited objects of other files, because several references may lead to one object.
    private var visited: Set<Visit> = []

    static func unknownFields(of documents: DocumentSet, version: SpecificationVersion) -> UnknownFields {
        var checker = FieldChecker(documents, version)
        while let (node, kind) = checker.pending.popLast() { checker.visit(node, as: kind) }
        return checker.unknown
    }

    private init(_ documents: DocumentSet, _ version: SpecificationVersion) {
        self.documents = documents
        grammars = documents.trees.mapValues(DocumentGrammar.init)
        unknown = UnknownFields(version)
        pending = [(documents.root.root, .document)]
    }

    private mutating func visit(_ node: YAMLNode, as kind: ObjectKind) {
        guard kind != .schema, node.kind == .mapping, let grammar = grammars[node.tree.fileID] else { return }
        if let reference = ReferenceObject(of: node), kind != .document {
            follow(reference, to: kind)
            // Keys next to a reference have an effect only in a path item.
            guard kind == .pathItem else { return }
        }
        if kind == .callback { return visitMembers(of: node, as: .pathItem) }
        for pair in node.pairs {
            if !grammar.knows(pair, of: kind, in: unknown.version) {
                if !Self.isReportedByReader(pair, of: kind) { unknown.note(pair, of: node, as: kind) }
                // In a document of OpenAPI 2.0, the report about a key of OpenAPI 3 covers everything below the key.
                if unknown.version == .swagger20 { continue }
            }
            guard let field = grammar.field(pair, of: kind) else { continue }
            switch field {
            case .object(let kind): pending.append((pair.value, kind))
            case .list(let kind): pending += pair.value.elements.map { ($0, kind) }
            case .map(let kind), .section(let kind): visitMembers(of: pair.value, as: kind)
            }
        }
    }

    private mutating func visitMembers(of node: YAMLNode, as kind: ObjectKind) {
        for pair in node.pairs where !kind.isExtension(pair) { pending.append((pair.value, kind)) }
    }

    /// Visits the target of a reference. A target in the root document is not visited here, because the visit of the
    /// root document includes the target.
    private mutating func follow(_ reference: ReferenceObject, to kind: ObjectKind) {
        let isOfRoot = documents.tree(of: reference.location.file) === documents.root
        guard !isOfRoot || !reference.text.utf8.starts(with: "#".utf8),
            case .success(let place) = documents.place(of: reference), place.node.tree !== documents.root,
            visited.insert(Visit(node: place.node.identity, kind: kind)).inserted
        else { return }
        pending.append((place.node, kind))
    }

    /// Whether `OpenAPIReader` or `SwaggerReader` reports the key, because the mistake loses types.
    private static func isReportedByReader(_ pair: YAMLPair, of kind: ObjectKind) -> Bool {
        switch kind {
        case .pathItem: pair.value["responses"] != nil
        case .operation: pair.key == "requestBody"
        case .response, .parameter: pair.key == "content"
        default: false
        }
    }
}
