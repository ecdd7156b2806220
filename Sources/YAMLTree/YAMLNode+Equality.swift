extension YAMLNode {
    /// Whether two nodes, of one tree or of two, hold the same value: scalars as resolved (so `1.0` is not `1.00`, and
    /// `0x10` is `16`), sequences in order, mappings in any order.
    ///
    /// Works through a list instead of calling itself, so that the depth of a document does not matter. What aliases
    /// share is compared once per use; `YAMLLimits.aliasExpansion` bounds it.
    package func isEqual(to other: YAMLNode) -> Bool {
        var work = [(self, other)]
        while let (left, right) = work.popLast() {
            if left.tree === right.tree, left.id == right.id { continue }
            guard left.kind == right.kind, left.count == right.count else { return false }
            switch left.kind {
            case .scalar:
                guard left.scalar == right.scalar else { return false }
            case .sequence:
                work += zip(left.elements, right.elements)
            case .mapping:
                for pair in left.pairs {
                    guard let match = right[pair.key] else { return false }
                    work.append((pair.value, match))
                }
            }
        }
        return true
    }
}
