import Diagnostics
import YAMLTree

/// Nodes → outline. Follows the document's structure first and its references afterwards, so that what belongs to a component is found
/// as the component's.
struct OutlineReader {
    private typealias Owner = DocumentOutline.Owner

    /// A node in the part of an object of some kind.
    private struct Visit: Hashable {
        var node: UInt32
        var kind: ObjectKind
    }

    private var outline: DocumentOutline
    private let grammar: DocumentGrammar
    private let keywords: SchemaKeywordTable
    /// Whose the node was when it was visited.
    private var visited: [Visit: Owner] = [:]

    static func outline(of tree: YAMLTree) -> DocumentOutline {
        var reader = OutlineReader(tree)
        reader.visit(tree.root, as: .document, owner: nil, path: [])
        reader.followReferences()
        return reader.outline
    }

    private init(_ tree: YAMLTree) {
        outline = DocumentOutline(tree: tree)
        grammar = DocumentGrammar(tree)
        keywords = SchemaKeywordTable(tree)
    }

    /// What only references lead to, such as schemas under a key of the document's own.
    private mutating func followReferences() {
        var next = 0
        while next < outline.references.count {
            let reference = outline.references[next]
            next += 1
            guard let target = outline.target(of: reference.object) else { continue }
            visit(target, as: reference.kind, owner: reference.owner, path: [])
        }
    }

    /// - Parameter path: the keys that lead to the node, as far as sections and paths need them.
    private mutating func visit(_ node: YAMLNode, as kind: ObjectKind, owner: Owner, path: [String]) {
        guard node.kind == .mapping else { return }
        if let first = visited[Visit(node: node.id, kind: kind)] {
            if let first, first != owner { outline.sharing.append((owner, with: first)) }
            return
        }
        visited[Visit(node: node.id, kind: kind)] = .some(owner)
        note(node, as: kind, owner: owner)
        if kind == .callback { return visitPaths(node, owner: owner) }
        for pair in node.pairs {
            if kind == .schema { note(pair, in: node) }
            guard let field = grammar.field(pair, of: kind) else { continue }
            visit(field, pair, of: kind, owner: owner, path: path)
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
            for member in pair.value.pairs where kind != .response || !member.key.hasPrefix("x-") {
                if kind == .operation { append(member, path: path.last ?? "") }
                if kind == .mediaType { noteBody(member) }
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
        visit(member.value, as: kind, owner: outline.components.count - 1, path: [member.key])
    }

    private mutating func visitPaths(_ node: YAMLNode, owner: Owner, isTemplate: Bool = false) {
        for member in node.pairs where !member.key.hasPrefix("x-") {
            if isTemplate {
                outline.paths.append(.init(template: member.key, node: member.value, location: member.keyLocation))
            }
            visit(member.value, as: .pathItem, owner: owner, path: [member.key])
        }
    }
}

// MARK: What is noted

extension OutlineReader {
    private mutating func note(_ node: YAMLNode, as kind: ObjectKind, owner: Owner) {
        if let reference = node["$ref"], case .string(let text)? = reference.scalar {
            let object = ReferenceObject(text: text, location: reference.location)
            outline.references.append(.init(object: object, kind: kind, owner: owner))
        }
        switch kind {
        case .parameter, .header:
            if let schema = node["schema"] { outline.carriers.append(.init(node: node, schema: schema)) }
        case .schema:
            guard let mapping = node["discriminator"]?["mapping"] else { return }
            for pair in mapping.pairs { note(mapping: pair, owner) }
        case .document, .components, .pathItem, .operation, .requestBody, .response, .mediaType, .encoding, .callback,
            .link, .example, .securityScheme:
            break
        }
    }

    private mutating func note(_ pair: YAMLPair, in schema: YAMLNode) {
        guard let keyword = keywords[pair] else { return }
        outline.keywords[keyword, default: []].append(
            .init(schema: schema, value: pair.value, location: pair.keyLocation))
    }

    /// A body whose examples are values of its schema, and not texts in another language.
    private mutating func noteBody(_ member: YAMLPair) {
        let mediaType = MediaTypeObject(
            mediaType: member.key, schema: nil, examples: [], location: member.keyLocation)
        guard mediaType.isJSON, let schema = member.value["schema"] else { return }
        outline.carriers.append(.init(node: member.value, schema: schema))
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

    /// A reference, or the bare name of a component schema (3.1.1, section 4.8.25.4).
    private mutating func note(mapping pair: YAMLPair, _ owner: Owner) {
        let text = pair.value.text
        let isName = !text.contains("/") && !text.contains("#")
        let pointer = ReferenceObject.text(of: ["components", "schemas", text])
        let object = ReferenceObject(text: isName ? pointer : text, location: pair.value.location)
        outline.references.append(.init(object: object, kind: .schema, owner: owner, isMapping: true))
    }
}
