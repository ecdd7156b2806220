import Diagnostics
import Foundation
import YAMLTree

/// The nodes of a document and of the files next to it. The reader follows references without code of the generator.
final class RawDocument {
    /// A node, and the file that contains it.
    struct Place: Hashable {
        var file: URL
        var node: YAMLNode

        static func == (left: Place, right: Place) -> Bool {
            left.file == right.file && left.node.id == right.node.id
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(node.id)
        }
    }

    private let rootFile: URL
    private var trees: [URL: YAMLTree?] = [:]

    /// - Returns: The document, or nil if it is not YAML or JSON.
    init?(_ url: URL) {
        rootFile = url.standardizedFileURL
        if tree(of: rootFile) == nil { return nil }
    }

    var root: Place? {
        tree(of: rootFile).map { Place(file: rootFile, node: $0.root) }
    }

    /// Returns the node to which the references at a place lead, or nil if this reader does not find it.
    func resolved(_ place: Place) -> Place? {
        var place = place
        for _ in 0..<64 {
            guard place.node.kind == .mapping, let reference = place.node["$ref"], reference.kind == .scalar else {
                return place
            }
            guard let target = target(of: reference.text, from: place.file) else { return nil }
            place = target
        }
        return nil
    }

    private func target(of reference: String, from file: URL) -> Place? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].removingPercentEncoding ?? String(parts[0])
        if path.contains(":") { return nil }
        let file = path.isEmpty ? file : URL(filePath: path, relativeTo: file).standardizedFileURL
        guard var node = tree(of: file)?.root else { return nil }
        for token in (parts.count > 1 ? parts[1] : "").split(separator: "/", omittingEmptySubsequences: false)
            .dropFirst()
        {
            let text = token.removingPercentEncoding ?? String(token)
            guard let next = node.child(text.replacing("~1", with: "/").replacing("~0", with: "~")) else { return nil }
            node = next
        }
        return Place(file: file, node: node)
    }

    private func tree(of file: URL) -> YAMLTree? {
        if let known = trees[file] { return known }
        var tree: YAMLTree?
        if let data = try? Data(contentsOf: file) {
            var sources = SourceFileTable()
            var diagnostics = DiagnosticSink()
            let source = SourceFile(path: file.path, bytes: Array(data))
            tree = YAMLReader.read(source, id: sources.add(source), limits: .standard, diagnostics: &diagnostics)
        }
        trees[file] = tree
        return tree
    }
}

extension YAMLNode {
    /// The pairs of a mapping, or an empty list for any other node.
    var entries: [YAMLPair] {
        kind == .mapping ? Array(pairs) : []
    }

    /// The elements of a sequence, or an empty list for any other node.
    var list: [YAMLNode] {
        kind == .sequence ? Array(elements) : []
    }

    fileprivate func child(_ token: String) -> YAMLNode? {
        if kind == .sequence { return Int(token).flatMap { $0 < count ? elements[$0] : nil } }
        return self[token]
    }
}
