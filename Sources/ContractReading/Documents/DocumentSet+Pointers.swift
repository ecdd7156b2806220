package import Diagnostics
import References
package import YAMLTree

extension DocumentSet {
    /// A reference to the node that begins at a place, seen from the root document; nil where none does, as among merged keys.
    package func reference(to location: SourceLocation) -> String? {
        guard let root = trees[location.file]?.root else { return nil }
        let path = root.path(to: location)
        guard let depth = root.nodes(along: path).firstIndex(where: { $0.location == location }) else { return nil }
        return (self.path(of: location.file) ?? "") + JSONPointer.text(of: Array(path.prefix(depth)))
    }
}

extension YAMLNode {
    /// The keys and indices that lead to the value in which a place of the file lies, as far as the document is written in order: merge
    /// keys and aliases may end it early.
    package func path(to location: SourceLocation) -> [String] {
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
