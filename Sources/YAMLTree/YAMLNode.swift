public import Diagnostics

/// A node of a tree: a light handle, to be passed by value.
public struct YAMLNode: Sendable {
    public enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

    public let tree: YAMLTree
    /// Stable within the tree, and a collection's own: what an alias stands for is another node. Scalars may share one.
    public let id: UInt32

    private var record: NodeRecord { tree.records[Int(id)] }

    public var kind: Kind { record.kind }

    /// The place of its first character, which is that of its anchor or tag where it has one.
    public var location: SourceLocation {
        let record = record
        return SourceLocation(file: tree.fileID, line: record.line, column: record.column)
    }

    /// A scalar's text after unescaping; empty for collections.
    public var text: String {
        withUTF8 { String(decoding: $0, as: UTF8.self) }
    }

    /// A scalar's bytes without a String; empty for collections.
    public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let record = record
        guard record.kind == .scalar else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        let range = Int(record.start)..<Int(record.start) + Int(record.count)
        return try tree.text.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The value of a scalar by the YAML 1.2 core schema, or by its tag; nil for collections. Resolved at each call.
    public var scalar: YAMLScalar? {
        let record = record
        return record.kind == .scalar ? withUTF8 { YAMLScalar(text: $0, resolution: record.resolution) } : nil
    }

    /// Whether the value of a scalar is a string, its text; false for collections.
    public var isString: Bool {
        let record = record
        return record.kind == .scalar && withUTF8 { YAMLScalar.isString($0, record.resolution) }
    }

    /// Whether the value of a scalar is null.
    public var isNull: Bool {
        let record = record
        return record.kind == .scalar && withUTF8 { YAMLScalar.isNull($0, record.resolution) }
    }

    /// Elements or pairs; 0 for a scalar.
    public var count: Int {
        let record = record
        return record.kind == .scalar ? 0 : Int(record.count)
    }

    /// A sequence's elements; none for other kinds.
    public var elements: YAMLElements {
        let record = record
        return YAMLElements(
            tree: tree, start: Int(record.start), count: record.kind == .sequence ? Int(record.count) : 0)
    }

    /// A mapping's pairs in document order, merge keys applied; none for other kinds.
    public var pairs: YAMLPairs {
        let record = record
        return YAMLPairs(tree: tree, start: Int(record.start), count: record.kind == .mapping ? Int(record.count) : 0)
    }

    /// The value of a mapping's key; nil for other kinds.
    public subscript(key: String) -> YAMLNode? {
        guard kind == .mapping else { return nil }
        return tree.symbol(of: key).flatMap { self[symbol: Int($0)] }
    }

    /// The value of a mapping's key, given by its index in `YAMLTree.symbols`.
    public subscript(symbol symbol: Int) -> YAMLNode? {
        let record = record
        guard record.kind == .mapping else { return nil }
        let range = Int(record.start)..<Int(record.start) + Int(record.count)
        let position =
            record.count > PairIndex.threshold
            ? tree.pairIndex.pair(of: UInt32(symbol), mapping: id, count: Int(record.count))
            : range.first { tree.pairs[$0].symbol == UInt32(symbol) }
        return position.map { YAMLNode(tree: tree, id: tree.pairs[$0].value) }
    }
}

/// A key and its value.
public struct YAMLPair: Sendable {
    public let value: YAMLNode
    private let record: PairRecord

    init(tree: YAMLTree, record: PairRecord) {
        value = YAMLNode(tree: tree, id: record.value)
        self.record = record
    }

    /// Index into `YAMLTree.symbols`.
    public var symbol: Int { Int(record.symbol) }

    /// The key's text, also of a key that is not a string: `200`, `true`, `null`. Shared with `YAMLTree.symbols`.
    public var key: String { value.tree.symbols[symbol] }

    public var keyLocation: SourceLocation {
        SourceLocation(file: value.tree.fileID, line: record.keyLine, column: record.keyColumn)
    }
}

/// The elements of a sequence.
public struct YAMLElements: RandomAccessCollection, Sendable {
    let tree: YAMLTree
    let start: Int
    public let count: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(position: Int) -> YAMLNode {
        precondition(position >= 0 && position < count, "index out of range")
        return YAMLNode(tree: tree, id: tree.children[start + position])
    }
}

/// The pairs of a mapping.
public struct YAMLPairs: RandomAccessCollection, Sendable {
    let tree: YAMLTree
    let start: Int
    public let count: Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(position: Int) -> YAMLPair {
        precondition(position >= 0 && position < count, "index out of range")
        return YAMLPair(tree: tree, record: tree.pairs[start + position])
    }
}
