package import Diagnostics
package import Files
import References
package import YAMLTree

/// Loads the documents to which the root document refers. A fault in a file is later reported at a reference to the
/// file.
package struct DocumentLoader {
    private let loader: FileLoader
    private let limits: YAMLLimits
    private let mergeKeys: Bool
    private var bytes: Int
    private var nodes: Int
    private var attempts = 0
    /// Maps the path under which each file was read to its tree. References may name a file by its path and by a URL.
    private var trees: [String: YAMLTree]

    /// Loads the files in a fixed order. The files to which one document refers are sorted by name.
    package static func load(
        _ root: YAMLTree, with loader: FileLoader, limits: YAMLLimits, mergeKeys: Bool, sources: inout SourceFileTable
    ) -> DocumentSet {
        let name = root.file.path.split(separator: "/").last.map(String.init) ?? root.file.path
        var documents = DocumentSet(root: root, name: name, references: loader.references)
        var state = DocumentLoader(loader, limits, mergeKeys, root)
        var pending: [(path: String, tree: YAMLTree)] = [(name, root)]
        while let (base, tree) = pending.popLast() {
            let paths = tree.referencedDocuments(seenFrom: base, mapped: loader.references)
            for path in Set(paths).sorted() where documents[path: path] == nil {
                let member = state.member(at: path, &sources)
                documents.add(member, at: path)
                if case .tree(let tree) = member { pending.append((path, tree)) }
            }
        }
        return documents
    }

    private init(_ loader: FileLoader, _ limits: YAMLLimits, _ mergeKeys: Bool, _ root: YAMLTree) {
        self.loader = loader
        self.limits = limits
        self.mergeKeys = mergeKeys
        bytes = root.file.bytes.count
        nodes = root.nodeCount
        trees = [root.file.path: root]
    }

    private mutating func member(at path: String, _ sources: inout SourceFileTable) -> DocumentSet.Member {
        attempts += 1
        guard attempts <= limits.files else { return .refused(.limit(name: "files", value: limits.files)) }
        let room = max(0, limits.bytes - bytes)
        switch loader.load(path, room) {
        case .failure(let fault): return .refused(fault)
        case .success(let file):
            if let known = trees[file.path] { return .tree(known) }
            guard file.bytes.count <= room else { return .refused(.limit(name: "bytes", value: limits.bytes)) }
            return parsed(file, &sources)
        }
    }

    private mutating func parsed(_ file: SourceFile, _ sources: inout SourceFileTable) -> DocumentSet.Member {
        var limits = limits
        limits.nodes = max(1, limits.nodes - nodes)
        var diagnostics = DiagnosticSink()
        let tree = YAMLReader.read(
            file, id: sources.add(file), limits: limits, mergeKeys: mergeKeys, diagnostics: &diagnostics)
        guard let tree else { return .malformed(diagnostics.sorted) }
        bytes += file.bytes.count
        nodes += tree.nodeCount
        trees[file.path] = tree
        return .tree(tree)
    }
}

extension YAMLTree {
    /// Returns the files that `$ref` and discriminators name anywhere in the document, without URLs that cannot be
    /// loaded.
    fileprivate func referencedDocuments(seenFrom base: String, mapped urls: ReferenceMap) -> [String] {
        let references = values(ofKey: "$ref") + values(ofKey: "$dynamicRef")
        let mappings = values(ofKey: "mapping").flatMap { $0.pairs.map(\.value) } + values(ofKey: "defaultMapping")
        let texts =
            references.filter { $0.kind == .scalar }.map(\.text)
            + mappings.filter { $0.kind == .scalar }.map(\.text).filter(Self.looksLikeReference)
        return texts.compactMap { text -> String? in
            let uri = URIReference(text)
            guard !uri.document.isEmpty else { return nil }
            let document = uri.document(seenFrom: base)
            let isFile = URIReference.isRemote(document) ? urls.file(of: document) != nil : !document.hasPrefix("/")
            return isFile ? document : nil
        }
    }

    /// Whether a string may be a reference. The mapping of a discriminator may also contain plain names of schemas.
    private static func looksLikeReference(_ text: String) -> Bool {
        text.contains("/") || text.contains("#") || [".yaml", ".yml", ".json"].contains { text.hasSuffix($0) }
    }
}
