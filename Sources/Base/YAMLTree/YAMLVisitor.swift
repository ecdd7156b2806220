/// Receives the parts of a tree one after the other, in the order of the document.
public protocol YAMLVisitor {
    /// Receives the beginning of a sequence or mapping. Its elements or pairs follow.
    mutating func visit(_ collection: YAMLNode.Kind, count: Int)
    /// Receives the text of a key. Its value follows.
    mutating func visit(key: UnsafeBufferPointer<UInt8>)
    /// Receives the text of a scalar whose value is a string.
    mutating func visit(string: UnsafeBufferPointer<UInt8>)
    /// Receives any other scalar.
    mutating func visit(_ scalar: YAMLScalar)
}

extension YAMLNode {
    /// Passes the node and everything in it to a visitor.
    ///
    /// The function makes no `YAMLNode` values, because each `YAMLNode` would retain the tree, and threads that change
    /// the reference count of one object wait for each other.
    public func accept(_ visitor: inout some YAMLVisitor) {
        tree.records.withUnsafeBufferPointer { records in
            tree.pairs.withUnsafeBufferPointer { pairs in
                tree.children.withUnsafeBufferPointer { children in
                    tree.text.withUnsafeBufferPointer { text in
                        tree.symbolTable.withTexts { symbols in
                            let arena = Arena(
                                records: records, pairs: pairs, children: children, text: text, symbols: symbols)
                            arena.show(id, to: &visitor)
                        }
                    }
                }
            }
        }
    }
}

/// The arrays of a tree as raw memory.
private struct Arena {
    let records: UnsafeBufferPointer<NodeRecord>
    let pairs: UnsafeBufferPointer<PairRecord>
    let children: UnsafeBufferPointer<UInt32>
    let text: UnsafeBufferPointer<UInt8>
    let symbols: SymbolTable.Texts

    func show(_ id: UInt32, to visitor: inout some YAMLVisitor) {
        let record = records[Int(id)]
        let range = Int(record.start)..<Int(record.start) + Int(record.count)
        switch record.kind {
        case .scalar:
            let text = UnsafeBufferPointer(rebasing: text[range])
            if YAMLScalar.isString(text, record.resolution) {
                visitor.visit(string: text)
            } else {
                visitor.visit(YAMLScalar(text: text, resolution: record.resolution))
            }
        case .sequence:
            visitor.visit(.sequence, count: range.count)
            for index in range { show(children[index], to: &visitor) }
        case .mapping:
            visitor.visit(.mapping, count: range.count)
            for index in range {
                visitor.visit(key: symbols[pairs[index].symbol])
                show(pairs[index].value, to: &visitor)
            }
        }
    }
}
