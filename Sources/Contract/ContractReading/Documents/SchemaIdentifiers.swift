import Diagnostics
import References
import YAMLTree

/// The identifiers of documents and schemas: `$self` (OpenAPI 3.2, section 4.1), `$id`, `$anchor` and `$dynamicAnchor`
/// (JSON Schema 2020-12, section 8.2).
struct SchemaIdentifiers: Sendable {
    /// A schema with an `$id`. References in the schema are relative to its URI.
    struct Resource: Sendable {
        var uri: String?
        var place: DocumentPlace
    }

    private struct Anchor: Hashable {
        var origin: YAMLNode.ID
        var name: String
    }

    private(set) var resources: [Resource] = []
    /// Maps files to the URI that each document gives itself.
    private(set) var uris: [SourceFileID: String] = [:]
    private var places: [String: DocumentPlace] = [:]
    private var anchors: [Anchor: DocumentPlace] = [:]
    /// The anchors of all documents, for references whose own document does not have the anchor.
    private var anywhere: [String: DocumentPlace] = [:]
    /// Maps each mapping of a document to the index of the resource that contains the mapping. The index is nil if the
    /// resource is the whole file.
    private var enclosing: [YAMLNode.ID: Int] = [:]

    func place(of uri: String) -> DocumentPlace? {
        places[uri]
    }

    func anchor(_ name: String, in origin: YAMLNode) -> DocumentPlace? {
        anchors[Anchor(origin: origin.identity, name: name)] ?? anywhere[name]
    }

    func resource(around node: YAMLNode) -> Int? {
        enclosing.isEmpty ? nil : enclosing[node.identity]
    }

    /// Records the identifiers of a file.
    ///
    /// - Parameter name: The file's path, against which a relative `$id` is resolved.
    mutating func add(_ tree: YAMLTree, name: String) {
        guard ["$self", "$id", "$anchor", "$dynamicAnchor"].contains(where: tree.hasKey) else { return }
        let root = DocumentPlace(node: tree.root, pointer: [])
        if let uri = tree.root["$self"] ?? tree.root["$id"], uri.kind == .scalar {
            uris[tree.fileID] = URIReference(uri.text).document(seenFrom: name)
            register(uris[tree.fileID], root)
        }
        var walk = Walk(root)
        while let visit = walk.next() { look(at: visit, in: tree.fileID, &walk) }
    }

    /// Records the `$id` and the anchors of a visited node, and continues with its children.
    private mutating func look(at visit: Walk.Visit, in file: SourceFileID, _ walk: inout Walk) {
        var resource = visit.resource
        let node = visit.node
        if !visit.keysAreNames, node.kind == .mapping {
            if visit.parent != nil, let id = text(node["$id"]) {
                resource = self.resource(id, visit, file, walk) ?? resource
            }
            if let resource { enclosing[node.identity] = resource }
            let origin = resource.map { resources[$0].place.node } ?? node.tree.root
            for key in ["$anchor", "$dynamicAnchor"] {
                if let name = text(node[key]) { register(anchor: name, of: origin, at: walk.place(of: visit)) }
            }
        }
        walk.descend(from: visit, resource: resource)
    }

    /// Returns the index of the resource for an `$id`. In older drafts, `$id: '#name'` is an anchor, and the result is
    /// nil.
    private mutating func resource(_ id: String, _ visit: Walk.Visit, _ file: SourceFileID, _ walk: Walk) -> Int? {
        let place = walk.place(of: visit)
        let uri = URIReference(id)
        if uri.document.isEmpty {
            let origin = visit.resource.map { resources[$0].place.node } ?? visit.node.tree.root
            register(anchor: uri.fragment, of: origin, at: place)
            return nil
        }
        let base = visit.resource.flatMap { resources[$0].uri } ?? uris[file] ?? ""
        let name = uri.document(seenFrom: base)
        resources.append(Resource(uri: name, place: place))
        register(name, place)
        return resources.count - 1
    }

    private mutating func register(_ uri: String?, _ place: DocumentPlace) {
        if let uri, places[uri] == nil { places[uri] = place }
    }

    private mutating func register(anchor name: String, of origin: YAMLNode, at place: DocumentPlace) {
        let anchor = Anchor(origin: origin.identity, name: name)
        if anchors[anchor] == nil { anchors[anchor] = place }
        if anywhere[name] == nil { anywhere[name] = place }
    }

    private func text(_ node: YAMLNode?) -> String? {
        guard let node, node.kind == .scalar, !node.text.isEmpty else { return nil }
        return node.text
    }
}

/// Visits every collection of a document except examples and other data. Parents are visited before their children.
private struct Walk {
    /// A collection that is visited, with its position in the document.
    struct Visit {
        var node: YAMLNode
        /// The index of the parent among the visits, or nil for the root.
        var parent: Int?
        var token: String
        var resource: Int?
        /// Whether the keys are names that the author chose, instead of keywords.
        var keysAreNames: Bool
        var index = 0
    }

    /// The keys whose values are data without keywords.
    private static let data: Set<String> = ["example", "examples", "default", "const", "enum", "value"]
    /// The keys whose values are mappings with names as keys.
    private static let maps: Set<String> = [
        "properties", "patternProperties", "dependentSchemas", "$defs", "definitions", "schemas",
    ]

    private var pending: [Visit]
    private var trail: [(parent: Int?, token: String)] = []

    init(_ root: DocumentPlace) {
        pending = [Visit(node: root.node, parent: nil, token: "", keysAreNames: false)]
    }

    mutating func next() -> Visit? {
        guard var visit = pending.popLast() else { return nil }
        visit.index = trail.count
        trail.append((visit.parent, visit.token))
        return visit
    }

    mutating func descend(from visit: Visit, resource: Int?) {
        func child(_ node: YAMLNode, _ token: String, keysAreNames: Bool) -> Visit? {
            guard node.kind != .scalar else { return nil }
            return Visit(node: node, parent: visit.index, token: token, resource: resource, keysAreNames: keysAreNames)
        }
        var children: [Visit?] = visit.node.elements.enumerated().map { child($1, String($0), keysAreNames: false) }
        for pair in visit.node.pairs where visit.keysAreNames || !Self.data.contains(pair.key) {
            children.append(
                child(pair.value, pair.key, keysAreNames: !visit.keysAreNames && Self.maps.contains(pair.key)))
        }
        pending += children.compactMap(\.self).reversed()
    }

    func place(of visit: Visit) -> DocumentPlace {
        var tokens: [String] = []
        var index = visit.index
        while let parent = trail[index].parent {
            tokens.append(trail[index].token)
            index = parent
        }
        return DocumentPlace(node: visit.node, pointer: tokens.reversed())
    }
}
