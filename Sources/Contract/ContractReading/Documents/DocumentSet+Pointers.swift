package import Diagnostics
import References
package import YAMLTree

extension DocumentSet {
    /// Returns a reference, relative to the root document, to the node that begins at a location. Returns nil if no
    /// reference can lead there, as for merged keys.
    package func reference(to location: SourceLocation) -> String? {
        guard let root = tree(of: location.file)?.root else { return nil }
        let path = root.path(to: location)
        guard let depth = root.nodes(along: path).firstIndex(where: { $0.location == location }) else { return nil }
        return (self.path(of: root.tree.fileID) ?? "") + JSONPointer.text(of: Array(path.prefix(depth)))
    }
}

extension YAMLNode {
    /// Returns the keys and indices that lead to the value at a location of the file. The search relies on the order in
    /// the file, so the path may end early at merge keys and aliases.
    package func path(to location: SourceLocation) -> [String] {
        if tree.files.count > 1 { return searchedPath(to: location) ?? [] }
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

    /// Returns the path in a tree whose nodes come from several files. All nodes are searched, because their locations
    /// are not in order.
    private func searchedPath(to location: SourceLocation) -> [String]? {
        if self.location == location { return [] }
        for (index, element) in elements.enumerated() {
            if let path = element.searchedPath(to: location) { return [String(index)] + path }
        }
        for pair in pairs {
            if pair.keyLocation == location { return [pair.key] }
            if let path = pair.value.searchedPath(to: location) { return [pair.key] + path }
        }
        return nil
    }

    /// Returns the last index that satisfies the condition, by binary search, or nil. All indices before it must
    /// satisfy the condition.
    private static func last(of count: Int, where holds: (Int) -> Bool) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
