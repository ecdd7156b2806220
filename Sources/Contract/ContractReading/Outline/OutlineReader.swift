import ContractModel
import Diagnostics
import YAMLTree

/// Makes the outline of a document. The reader visits the structure of the root document first, and then the targets of
/// references, which may be in other files. So the parts of a component are recorded as parts of that component.
package struct OutlineReader {
    private typealias Owner = DocumentOutline.Owner

    /// A node, and the kind of object as which it is read.
    private struct Visit: Hashable {
        var node: YAMLNode.ID
        var kind: ObjectKind
    }

    /// The keys of one file, looked up once.
    private struct Vocabulary {
        var grammar: DocumentGrammar
        var keywords: SchemaKeywordTable
    }

    private var outline: DocumentOutline
    private var references: ReferenceIndex
    private let vocabularies: [SourceFileID: Vocabulary]
    /// Maps the nodes of components to their kinds.
    private var components: [YAMLNode.ID: ObjectKind] = [:]
    /// Maps each visited node to its owner at the first visit.
    private var visited: [Visit: Owner] = [:]

    package static func outline(of document: OpenAPIDocument) -> DocumentOutline {
        var reader = OutlineReader(document.documents, document.version)
        reader.visit(document.documents.root.root, as: .document, owner: nil, path: [])
        reader.followReferences()
        return reader.outline
    }

    private init(_ documents: DocumentSet, _ version: SpecificationVersion) {
        outline = DocumentOutline(documents: documents, version: version)
        references = ReferenceIndex(documents)
        vocabularies = documents.trees.mapValues {
            Vocabulary(grammar: DocumentGrammar($0), keywords: SchemaKeywordTable($0))
        }
    }

    /// Visits the targets of references, such as schemas under an unknown key or in other files.
    private mutating func followReferences() {
        var next = 0
        while next < outline.references.count {
            let reference = outline.references[next]
            next += 1
            guard case .success(let place) = reference.destination,
                components[place.node.identity] == nil || components[place.node.identity] == reference.kind
            else { continue }
            visit(place.node, as: reference.kind, owner: reference.owner, path: reference.path)
        }
    }

    /// Visits a node and everything in it.
    ///
    /// - Parameter path: The keys that lead to the node from the innermost named object, section or path that contains
    ///   the node.
    private mutating func visit(_ node: YAMLNode, as kind: ObjectKind, owner: Owner, path: [String]) {
        guard node.kind == .mapping, let vocabulary = vocabularies[node.tree.fileID] else { return }
        let visit = Visit(node: node.identity, kind: kind)
        if let first = visited[visit] {
            if let first, first != owner { outline.sharing.append((owner, with: first)) }
            return
        }
        visited[visit] = .some(owner)
        note(node, as: kind, owner: owner, path: path)
        if kind == .callback { return visitPaths(node, owner: owner) }
        for pair in node.pairs {
            if kind == .schema, let keyword = vocabulary.keywords[pair] { note(keyword, pair, in: node) }
            guard let field = vocabulary.grammar.field(pair, of: kind) else { continue }
            self.visit(field, pair, of: kind, owner: owner, path: path)
        }
    }

    private mutating func visit(
        _ field: ObjectField, _ pair: YAMLPair, of parent: ObjectKind, owner: Owner, path: [String]
    ) {
        switch field {
        case .object(.operation):
            append(pair, path: path.last ?? "")
            visit(pair.value, as: .operation, owner: owner, path: [])
        case .object(let kind) where pair.value.kind == .sequence && kind == .schema, .list(let kind):
            let firstPart = outline.references.count
            for element in pair.value.elements { visit(element, as: kind, owner: owner, path: []) }
            if parent == .schema, pair.key == "allOf" { markBases(of: pair.value, from: firstPart) }
        case .object(let kind):
            visit(pair.value, as: kind, owner: owner, path: path + [pair.key])
        case .map(.pathItem):
            visitPaths(pair.value, owner: owner, isTemplate: parent == .document && pair.key == "paths")
        case .map(let kind):
            for member in pair.value.pairs where !kind.isExtension(member) {
                if kind == .operation { append(member, path: path.last ?? "") }
                if kind == .mediaType {
                    noteBody(member)
                    noteEvents(member)
                }
                if kind == .serverVariable { noteVariable(member) }
                visit(member.value, as: kind, owner: owner, path: [])
            }
        case .section(let kind):
            for member in pair.value.pairs {
                visit(component: member, as: kind, pointer: path + [pair.key, member.key])
            }
        }
    }

    private mutating func visit(component member: YAMLPair, as kind: ObjectKind, pointer: [String]) {
        outline.components.append(.init(pointer: pointer, kind: kind, location: member.keyLocation))
        components[member.value.identity] = kind
        visit(member.value, as: kind, owner: outline.components.count - 1, path: [member.key])
    }

    private mutating func visitPaths(_ node: YAMLNode, owner: Owner, isTemplate: Bool = false) {
        for member in node.pairs where !ObjectKind.pathItem.isExtension(member) {
            if isTemplate {
                outline.paths.append(.init(template: member.key, node: member.value, location: member.keyLocation))
            }
            visit(member.value, as: .pathItem, owner: owner, path: [member.key])
        }
    }
}

// MARK: Records of the outline

extension OutlineReader {
    /// Records a node and its reference, as far as rules of lint need them.
    private mutating func note(_ node: YAMLNode, as kind: ObjectKind, owner: Owner, path: [String]) {
        if let reference = node["$ref"], case .string(let text)? = reference.scalar {
            let object = ReferenceObject(
                text: text, location: reference.location,
                resource: outline.documents.identifiers.resource(around: node))
            outline.references.append(
                .init(
                    object: object, destination: outline.documents.place(of: object), kind: kind, owner: owner,
                    path: path))
        }
        switch kind {
        case .parameter, .header:
            if let schema = node["schema"] { outline.carriers.append(.init(node: node, schema: schema)) }
        case .schema:
            let discriminator = node["discriminator"]
            for pair in discriminator?["mapping"]?.pairs.map(\.self) ?? [] { note(mapping: pair.value, owner) }
            if let target = discriminator?["defaultMapping"] { note(mapping: target, owner) }
        case .mediaType:
            if (node["x-sse-terminal"] ?? node["schema"]?["x-sse-terminal"]) != nil { outline.streams.append(node) }
        default: break
        }
        if node["$ref"] == nil, [.link, .header, .mediaType].contains(kind) || !kind.requiredFields.isEmpty {
            outline.objects[kind, default: []].append(node)
        }
    }

    private mutating func noteVariable(_ member: YAMLPair) {
        outline.serverVariables.append(
            .init(name: member.key, node: member.value, location: member.keyLocation))
    }

    private mutating func note(_ keyword: SchemaKeyword, _ pair: YAMLPair, in schema: YAMLNode) {
        outline.keywords[keyword, default: []].append(
            .init(schema: schema, value: pair.value, location: pair.keyLocation))
    }

    /// Records a JSON body, whose examples are values of its schema. The examples of other media types are strings.
    private mutating func noteBody(_ member: YAMLPair) {
        guard MediaType.names(in: member.key).contains(where: MediaType.isJSON),
            let schema = member.value["schema"]
        else { return }
        outline.carriers.append(.init(node: member.value, schema: schema))
    }

    private mutating func noteEvents(_ member: YAMLPair) {
        guard MediaType.names(in: member.key).contains(where: { MediaType.essence(of: $0) == "text/event-stream" }),
            let item = member.value["itemSchema"]
        else { return }
        outline.repeatedEvents += DescribedEvents.repeated(in: item, &references)
    }

    private mutating func append(_ pair: YAMLPair, path: String) {
        outline.operations.append(
            .init(method: pair.key, path: path, node: pair.value, location: pair.keyLocation))
    }

    private mutating func markBases(of parts: YAMLNode, from first: Int) {
        let places = Set(parts.elements.compactMap { $0["$ref"]?.location })
        for index in first..<outline.references.count where places.contains(outline.references[index].object.location) {
            outline.references[index].isBase = true
        }
    }

    private mutating func note(mapping target: YAMLNode, _ owner: Owner) {
        let object = ReferenceObject(text: target.text, location: target.location)
        var destination = outline.documents.place(ofMapping: object)
        // A plain name without a schema is not reported as a missing file.
        if case .failure = destination, object.isBareName { destination = .failure(.notFound) }
        outline.references.append(
            .init(object: object, destination: destination, kind: .schema, owner: owner, isMapping: true))
    }
}
