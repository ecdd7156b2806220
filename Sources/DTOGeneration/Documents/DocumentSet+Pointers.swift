import Diagnostics
import YAMLTree

extension DocumentSet {
    /// A reference to the node that begins at a place, seen from the root document; nil where none does, as among merged keys.
    func reference(to location: SourceLocation) -> String? {
        guard let pointer = trees[location.file]?.root.pointer(to: location) else { return nil }
        return (path(of: location.file) ?? "") + ReferenceObject.text(of: pointer)
    }
}

extension YAMLNode {
    /// The tokens that lead from here to the node at a place: on each level to the last node that begins no later.
    fileprivate func pointer(to location: SourceLocation) -> [String]? {
        var node = self
        var tokens: [String] = []
        while node.location != location {
            switch node.kind {
            case .mapping:
                let pairs = node.pairs
                guard let index = pairs.lastIndex(startingBefore: location, \.value.location) else { return nil }
                tokens.append(pairs[index].key)
                node = pairs[index].value
            case .sequence:
                let elements = node.elements
                guard let index = elements.lastIndex(startingBefore: location, \.location) else { return nil }
                tokens.append(String(index))
                node = elements[index]
            case .scalar: return nil
            }
        }
        return tokens
    }
}

extension RandomAccessCollection where Index == Int {
    /// By halves: a document's maps are long.
    fileprivate func lastIndex(startingBefore location: SourceLocation, _ start: (Element) -> SourceLocation) -> Int? {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if start(self[middle]) <= location { low = middle + 1 } else { high = middle }
        }
        return low == startIndex ? nil : low - 1
    }
}
