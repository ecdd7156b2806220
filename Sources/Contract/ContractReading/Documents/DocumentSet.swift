package import Diagnostics
package import Files
package import References
package import YAMLTree

/// The documents of a run: the root document, and every file to which its references lead. Each file is parsed once.
package struct DocumentSet: Sendable {
    /// The result of reading a file that a reference names.
    package enum Member: Sendable {
        case tree(YAMLTree)
        case refused(FileFault)
        /// The file is neither YAML nor JSON.
        case malformed([Diagnostic])
    }

    package let root: YAMLTree
    private let references: ReferenceMap
    /// The files from which nodes of the root document come, in addition to its own file.
    private let overlays: Set<SourceFileID>
    package private(set) var trees: [SourceFileID: YAMLTree]
    /// Maps files to their paths relative to the root document's folder, or to their URLs.
    private var paths: [SourceFileID: String]
    private var members: [String: Member] = [:]
    private(set) var identifiers: SchemaIdentifiers

    /// - Parameter name: The root document's file name.
    package init(root: YAMLTree, name: String, references: ReferenceMap = ReferenceMap()) {
        self.root = root
        self.references = references
        overlays = Set(root.files.dropFirst())
        trees = [root.fileID: root]
        paths = [root.fileID: name]
        members = [name: .tree(root)]
        identifiers = SchemaIdentifiers()
        identifiers.add(root, name: name)
    }

    package mutating func add(_ member: Member, at path: String) {
        members[path] = member
        guard case .tree(let tree) = member else { return }
        trees[tree.fileID] = tree
        // If references name a file by a path and by a URL, the file keeps the name under which it was first read.
        guard paths[tree.fileID] == nil else { return }
        paths[tree.fileID] = path
        identifiers.add(tree, name: path)
    }

    package subscript(path path: String) -> Member? {
        members[path]
    }

    /// Returns the path of a file, or nil for the root document.
    package func path(of file: SourceFileID) -> String? {
        file == root.fileID ? nil : paths[file]
    }

    /// Returns the document that contains the places of a file. Places in an overlay belong to the root document.
    package func tree(of file: SourceFileID) -> YAMLTree? {
        trees[file] ?? (overlays.contains(file) ? root : nil)
    }

    /// The trees of all files except the root document, sorted by path.
    package var others: [(path: String, tree: YAMLTree)] {
        trees.values.compactMap { tree in path(of: tree.fileID).map { ($0, tree) } }.sorted { $0.path < $1.path }
    }
}

/// A node with the path to it.
package struct DocumentPlace {
    package var node: YAMLNode
    /// The tokens of a JSON pointer from the root of the node's file.
    package var pointer: [String]
}

/// The reason why a reference has no target.
package enum ReferenceFault: Error {
    /// The reference leads to another host, or uses a name that cannot be resolved.
    case remote
    /// The reference is a path from the root of the disk, which differs on every machine.
    case absolutePath
    /// The file that the reference names cannot be read.
    ///
    /// - Parameter place: The local file to which a URL is mapped, or nil for a path.
    case file(path: String, place: String?, FileFault)
    /// The file is not a document. The diagnostics are from its reader.
    case malformed([Diagnostic])
    /// The reference leads to an existing document that has no object at this place.
    case notFound
    case circular
    /// More than `DocumentSet.chainLimit` references follow each other.
    case endless
}

/// A reference without a target, with the reason.
struct DanglingReference: Error {
    var reference: ReferenceObject
    var fault: ReferenceFault
}

// MARK: Following references

extension DocumentSet {
    /// The greatest number of references that may follow each other before an object. Longer chains would take much
    /// time, because each object of a chain follows the rest of the chain again.
    static let chainLimit = 32

    package func place(of reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let place = placeInDocument(of: reference)
        if case .failure(.notFound) = place, let inner = placeInSchema(of: reference) { return .success(inner) }
        return place
    }

    /// Returns the place that some generators of schemas mean by `#/$defs/Pet`: a part of the innermost schema that
    /// contains the reference and has a part with this pointer. According to the specification, the reference begins at
    /// the root of the document (OpenAPI 3.1.1, section 4.6), which seldom has the part.
    func placeInSchema(of reference: ReferenceObject) -> DocumentPlace? {
        guard let pointer = reference.localPointer, pointer.count > 1, let section = pointer.first,
            ["$defs", "definitions"].contains(section), let tree = tree(of: reference.location.file)
        else { return nil }
        let path = tree.root.path(to: reference.location)
        let nodes = tree.root.nodes(along: path)
        for (depth, node) in nodes.enumerated().reversed() {
            guard let part = node.node(at: pointer[...]) else { continue }
            return DocumentPlace(node: part, pointer: path.prefix(depth) + pointer)
        }
        return nil
    }

    /// Returns the place to which a reference leads according to the specification.
    func placeInDocument(of reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let uri = URIReference(reference.text)
        return origin(of: uri, in: reference).flatMap { origin in
            place(of: uri.fragment, from: origin).map { .success($0) } ?? .failure(.notFound)
        }
    }

    /// The sections with named schemas, in documents of any version.
    static let schemaSections = [["components", "schemas"], ["definitions"]]

    /// Returns the component schema with a plain name. The document that contains the name is searched first, and then
    /// the root document, because a file may contain only schemas.
    private func componentSchema(_ name: String, seenFrom file: SourceFileID) -> DocumentPlace? {
        for tree in [tree(of: file), root].compactMap(\.self) {
            for section in Self.schemaSections {
                let pointer = section + [name]
                if let node = tree.root.node(at: pointer[...]) { return DocumentPlace(node: node, pointer: pointer) }
            }
        }
        return nil
    }

    /// Returns the place to which an entry of a discriminator's mapping leads. The entry is the plain name of a
    /// component (OpenAPI 3.1.1, section 4.8.25.4), or a reference.
    package func place(ofMapping target: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        componentSchema(target.text, seenFrom: target.location.file).map { .success($0) } ?? place(of: target)
    }

    /// Returns the place at the end of a chain of references that begins with a Reference Object. Returns nil for any
    /// other node.
    func target(of node: YAMLNode) -> Result<DocumentPlace?, DanglingReference> {
        Self.target(of: node, following: place(of:))
    }

    /// Returns the place at the end of a chain of references, or nil if the node is not a Reference Object.
    ///
    /// - Parameter follow: Resolves one reference of the chain.
    static func target(
        of node: YAMLNode, following follow: (ReferenceObject) -> Result<DocumentPlace, ReferenceFault>
    ) -> Result<DocumentPlace?, DanglingReference> {
        var place: DocumentPlace?
        var seen: Set<YAMLNode.ID> = []
        while let reference = ReferenceObject(of: place?.node ?? node) {
            guard seen.insert((place?.node ?? node).identity).inserted else {
                return .failure(DanglingReference(reference: reference, fault: .circular))
            }
            guard seen.count <= chainLimit else {
                return .failure(DanglingReference(reference: reference, fault: .endless))
            }
            switch follow(reference) {
            case .success(let next): place = next
            case .failure(let fault): return .failure(DanglingReference(reference: reference, fault: fault))
            }
        }
        return .success(place)
    }

    /// Returns the document, or the schema with an `$id`, that a reference names before its fragment.
    package func origin(of uri: URIReference, in reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let file = tree(of: reference.location.file)?.fileID ?? reference.location.file
        if uri.document.isEmpty {
            if let resource = reference.resource { return .success(identifiers.resources[resource].place) }
            return .success(DocumentPlace(node: (tree(of: file) ?? root).root, pointer: []))
        }
        let base = reference.resource.flatMap { identifiers.resources[$0].uri } ?? identifiers.uris[file]
        if let known = identifiers.place(of: uri.document(seenFrom: base ?? "")) { return .success(known) }
        let path = uri.document(seenFrom: paths[file] ?? "")
        switch members[path] {
        case .tree(let tree): return .success(DocumentPlace(node: tree.root, pointer: []))
        case .refused(let fault): return .failure(.file(path: path, place: place(ofFile: path), fault))
        case .malformed(let diagnostics): return .failure(.malformed(diagnostics))
        case nil where URIReference.isRemote(path): return .failure(.remote)
        case nil: return .failure(path.hasPrefix("/") ? .absolutePath : .file(path: path, place: nil, .missing))
        }
    }

    private func place(ofFile url: String) -> String? {
        guard URIReference.isRemote(url), let file = references.file(of: url) else { return nil }
        return file.path.isEmpty ? file.folder : "\(file.folder)/\(file.path)"
    }

    private func place(of fragment: String, from origin: DocumentPlace) -> DocumentPlace? {
        guard !fragment.isEmpty, fragment != "/" else { return origin }
        guard fragment.hasPrefix("/") else {
            return identifiers.anchor(PercentDecoding.decoded(fragment), in: origin.node)
        }
        let pointer = JSONPointer.tokens(of: fragment)
        if let node = origin.node.node(at: pointer[...]) {
            return DocumentPlace(node: node, pointer: origin.pointer + pointer)
        }
        // A schema with an `$id` is a separate document. But in a reference `#/components/…` within the schema, nearly
        // all authors mean a part of the whole file.
        guard !origin.pointer.isEmpty else { return nil }
        return origin.node.tree.root.node(at: pointer[...]).map { DocumentPlace(node: $0, pointer: pointer) }
    }
}

extension YAMLNode {
    /// Identifies a node in a run. Each place of the documents has its own number. The number is one integer, because
    /// tables of all schemas use it as a key, and hashing a structure takes several times as long.
    package typealias ID = UInt64

    package var identity: ID { UInt64(tree.fileID.rawValue) << 32 | UInt64(id) }
}
