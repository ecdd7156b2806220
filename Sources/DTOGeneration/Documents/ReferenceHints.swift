import Diagnostics
import YAMLTree

/// What an author may have meant by a reference that leads nowhere.
extension DocumentSet {
    /// The places that the reference's own words name if one reads them differently.
    func hints(for reference: ReferenceObject) -> [String] {
        [withoutFile(reference), inEnclosingSchema(reference)].compactMap(\.self)
    }

    /// `/definitions/Pet` and `definitions/Pet` are files; with `#/` they are places of the document.
    private func withoutFile(_ reference: ReferenceObject) -> String? {
        let uri = URIReference(reference.text)
        guard !uri.document.isEmpty, uri.fragment.isEmpty, !uri.isRemote, let tree = trees[reference.location.file]
        else { return nil }
        let text = reference.text.hasPrefix("/") ? "#\(reference.text)" : "#/\(reference.text)"
        let pointer = ReferenceObject.tokens(of: String(text.dropFirst()))
        guard pointer.count > 1, tree.root.node(at: pointer[...]) != nil else { return nil }
        return text
    }

    /// `#/$defs/Pet` is seen from the root of the document, where JSON Schema alone has the schema as a whole. The innermost schema around
    /// the reference that has such a part is meant.
    private func inEnclosingSchema(_ reference: ReferenceObject) -> String? {
        guard let pointer = reference.localPointer, pointer.count > 1, let section = pointer.first,
            ["$defs", "definitions"].contains(section), let tree = trees[reference.location.file]
        else { return nil }
        let path = tree.root.path(to: reference.location)
        let nodes = tree.root.nodes(along: path)
        for (depth, node) in nodes.enumerated().reversed() where node.node(at: pointer[...]) != nil {
            return ReferenceObject.text(of: path.prefix(depth) + pointer)
        }
        return nil
    }
}

extension YAMLNode {
    /// The keys and indices that lead to the value in which a place of the file lies, as far as the document is written in order: merge
    /// keys and aliases may end it early.
    fileprivate func path(to location: SourceLocation) -> [String] {
        var path: [String] = []
        var node = self
        while true {
            switch node.kind {
            case .scalar: return path
            case .mapping:
                let pairs = node.pairs
                guard let index = Self.last(of: pairs.count, where: { pairs[$0].keyLocation <= location }) else {
                    return path
                }
                path.append(pairs[index].key)
                node = pairs[index].value
            case .sequence:
                let elements = node.elements
                guard let index = Self.last(of: elements.count, where: { elements[$0].location <= location }) else {
                    return path
                }
                path.append(String(index))
                node = elements[index]
            }
        }
    }

    /// By halving: all that hold stand before all that do not.
    private static func last(of count: Int, where holds: (Int) -> Bool) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
