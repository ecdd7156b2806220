package import Diagnostics
package import Files
package import References
package import YAMLTree

/// The documents of a run: the one that the user named, and every file that references lead to from it, each parsed once.
package struct DocumentSet: Sendable {
    /// What became of a file that a reference names.
    package enum Member: Sendable {
        case tree(YAMLTree)
        case refused(FileFault)
        /// It is neither YAML nor JSON.
        case malformed([Diagnostic])
    }

    package let root: YAMLTree
    private let references: ReferenceMap
    package private(set) var trees: [SourceFileID: YAMLTree]
    /// Relative to the root document's folder.
    private var paths: [SourceFileID: String]
    private var members: [String: Member] = [:]
    private(set) var identifiers: SchemaIdentifiers

    /// - Parameter name: the root document's file name.
    package init(root: YAMLTree, name: String, references: ReferenceMap = ReferenceMap()) {
        self.root = root
        self.references = references
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
        // A file that has a path and a URL is known by what it was first called.
        guard paths[tree.fileID] == nil else { return }
        paths[tree.fileID] = path
        identifiers.add(tree, name: path)
    }

    package subscript(path path: String) -> Member? {
        members[path]
    }

    /// Empty for the root document.
    package func path(of file: SourceFileID) -> String? {
        file == root.fileID ? nil : paths[file]
    }

    /// The trees of the files besides the root document, with their paths, in the order of the paths.
    package var others: [(path: String, tree: YAMLTree)] {
        trees.values.compactMap { tree in path(of: tree.fileID).map { ($0, tree) } }.sorted { $0.path < $1.path }
    }
}

/// A node and how one comes to it.
package struct DocumentPlace {
    package var node: YAMLNode
    /// The tokens of a JSON pointer from the root of the node's file.
    package var pointer: [String]
}

/// Why a reference leads nowhere.
package enum ReferenceFault: Error {
    /// To another host, or by a name that nothing says how to find.
    case remote
    /// A path from the root of the disk, which is another on every machine.
    case absolutePath
    /// - Parameter place: where a file stands that has a URL.
    case file(path: String, place: String?, FileFault)
    /// Not a document; what its reader says about it.
    case malformed([Diagnostic])
    /// The document, if it is not the reference's own, has no such place.
    case notFound
    case circular
    /// It leads to one reference after another, more than `DocumentSet.chainLimit`.
    case endless
}

struct DanglingReference: Error {
    var reference: ReferenceObject
    var fault: ReferenceFault
}

// MARK: Following references

extension DocumentSet {
    /// How many references may follow each other before there is an object that is none: each object of a chain follows the rest of it again.
    static let chainLimit = 32

    package func place(of reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let place = placeInDocument(of: reference)
        if case .failure(.notFound) = place, let inner = placeInSchema(of: reference) { return .success(inner) }
        return place
    }

    /// Returns the place that generators of schemas mean by `#/$defs/Pet`: a part of the innermost schema around the
    /// reference that has this part. By the specification the reference leads from the root of the document (3.1.1,
    /// section 4.6), which seldom has the part.
    func placeInSchema(of reference: ReferenceObject) -> DocumentPlace? {
        guard let pointer = reference.localPointer, pointer.count > 1, let section = pointer.first,
            ["$defs", "definitions"].contains(section), let tree = trees[reference.location.file]
        else { return nil }
        let path = tree.root.path(to: reference.location)
        let nodes = tree.root.nodes(along: path)
        for (depth, node) in nodes.enumerated().reversed() {
            guard let part = node.node(at: pointer[...]) else { continue }
            return DocumentPlace(node: part, pointer: path.prefix(depth) + pointer)
        }
        return nil
    }

    /// Returns the place to which a reference leads by its text alone.
    func placeInDocument(of reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let uri = URIReference(reference.text)
        return origin(of: uri, in: reference).flatMap { origin in
            place(of: uri.fragment, from: origin).map { .success($0) } ?? .failure(.notFound)
        }
    }

    /// Where documents of any version keep their named schemas.
    static let schemaSections = [["components", "schemas"], ["definitions"]]

    /// What the bare name of a component schema means: one of its own document's or, from a file that is none, of the root document's.
    private func componentSchema(_ name: String, seenFrom file: SourceFileID) -> DocumentPlace? {
        for tree in [trees[file], root].compactMap(\.self) {
            for section in Self.schemaSections {
                let pointer = section + [name]
                if let node = tree.root.node(at: pointer[...]) { return DocumentPlace(node: node, pointer: pointer) }
            }
        }
        return nil
    }

    /// What an entry of a discriminator leads to: the bare name of a component (3.1.1, section 4.8.25.4), or a reference.
    package func place(ofMapping target: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        componentSchema(target.text, seenFrom: target.location.file).map { .success($0) } ?? place(of: target)
    }

    /// The end of the references that begin with a Reference Object; nil where the node is none.
    func target(of node: YAMLNode) -> Result<DocumentPlace?, DanglingReference> {
        Self.target(of: node, following: place(of:))
    }

    /// - Parameter follow: takes one reference of the chain.
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

    /// The document, or the schema with an `$id` of its own, that a reference names before its fragment.
    package func origin(of uri: URIReference, in reference: ReferenceObject) -> Result<DocumentPlace, ReferenceFault> {
        let file = reference.location.file
        if uri.document.isEmpty {
            if let resource = reference.resource { return .success(identifiers.resources[resource].place) }
            return .success(DocumentPlace(node: (trees[file] ?? root).root, pointer: []))
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
            return identifiers.anchor(PercentEncoding.decoded(fragment), in: origin.node)
        }
        let pointer = JSONPointer.tokens(of: fragment)
        if let node = origin.node.node(at: pointer[...]) {
            return DocumentPlace(node: node, pointer: origin.pointer + pointer)
        }
        // A schema's `$id` makes it a document of its own, but `#/components/…` within it is what nearly all authors write.
        guard !origin.pointer.isEmpty else { return nil }
        return origin.node.tree.root.node(at: pointer[...]).map { DocumentPlace(node: $0, pointer: pointer) }
    }
}

extension YAMLNode {
    /// Which node of a run it is: every place of the documents has its own. One number, since tables of all schemas are keyed by it, and
    /// hashing a structure takes several times as long.
    package typealias ID = UInt64

    package var identity: ID { UInt64(tree.fileID.rawValue) << 32 | UInt64(id) }
}
