public import Diagnostics

/// A node of a tree. The value is a small handle, which is cheap to copy.
public struct YAMLNode: Sendable {
    /// The kind of a node.
    public enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

    public let tree: YAMLTree
    /// The number of the node in the tree. Each collection, and each copy of a collection that replaces an alias, has a
    /// different number. A scalar and its aliases share one number.
    public let id: UInt32

    private var record: NodeRecord { tree.records[Int(id)] }

    public var kind: Kind { record.kind }

    /// The place of the first character, or of the anchor or tag before the node.
    public var location: SourceLocation {
        let record = record
        return SourceLocation(file: tree.files[Int(record.origin)], line: record.line, column: record.column)
    }

    /// The file from which the node comes.
    var file: SourceFileID {
        tree.files.count == 1 ? tree.fileID : tree.files[Int(record.origin)]
    }

    /// The text of a scalar after unescaping, or an empty string for collections.
    public var text: String {
        withUTF8 { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls a closure with the bytes of a scalar, without making a `String`. The bytes are empty for collections.
    public func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let record = record
        guard record.kind == .scalar else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        let range = Int(record.start)..<Int(record.start) + Int(record.count)
        return try tree.text.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// The value of a scalar according to its tag or the YAML 1.2 core schema, or nil for collections. Each call
    /// converts the text again.
    public var scalar: YAMLScalar? {
        let record = record
        return record.kind == .scalar ? withUTF8 { YAMLScalar(text: $0, resolution: record.resolution) } : nil
    }

    /// Whether the node is a scalar whose value is a string.
    public var isString: Bool {
        let record = record
        return record.kind == .scalar && withUTF8 { YAMLScalar.isString($0, record.resolution) }
    }

    /// Whether the node is a scalar whose value is null.
    public var isNull: Bool {
        let record = record
        return record.kind == .scalar && withUTF8 { YAMLScalar.isNull($0, record.resolution) }
    }

    /// The number of elements or pairs, or 0 for a scalar.
    public var count: Int {
        let record = record
        return record.kind == .scalar ? 0 : Int(record.count)
    }

    /// The elements of a sequence. The collection is empty for other kinds.
    public var elements: YAMLElements {
        let record = record
        return YAMLElements(
            tree: tree, start: Int(record.start), count: record.kind == .sequence ? Int(record.count) : 0)
    }

    /// The pairs of a mapping in document order, including the pairs of merge keys. The collection is empty for other
    /// kinds.
    public var pairs: YAMLPairs {
        let record = record
        return YAMLPairs(tree: tree, start: Int(record.start), count: record.kind == .mapping ? Int(record.count) : 0)
    }

    /// The value of a mapping's key, or nil if the node is not a mapping or does not have the key.
    public subscript(key: String) -> YAMLNode? {
        guard kind == .mapping else { return nil }
        return tree.symbol(of: key).flatMap { self[symbol: Int($0)] }
    }

    /// The value of the key with an index in `YAMLTree.symbols`, or nil if the node is not a mapping or does not have
    /// the key.
    public subscript(symbol symbol: Int) -> YAMLNode? {
        pairPosition(of: symbol).map { YAMLNode(tree: tree, id: tree.pairs[$0].value) }
    }

    /// Returns the index in `pairs` of a mapping's key, or nil.
    public func position(of key: String) -> Int? {
        guard kind == .mapping else { return nil }
        return tree.symbol(of: key).flatMap { pairPosition(of: Int($0)) }.map { $0 - Int(record.start) }
    }

    /// Returns the position of a mapping's key among all pairs of the tree, or nil.
    private func pairPosition(of symbol: Int) -> Int? {
        let record = record
        guard record.kind == .mapping else { return nil }
        let range = Int(record.start)..<Int(record.start) + Int(record.count)
        return record.count > PairIndex.threshold
            ? tree.pairIndex.pair(of: UInt32(symbol), mapping: id, count: Int(record.count))
            : range.first { tree.pairs[$0].symbol == UInt32(symbol) }
    }
}

/// A key with its value.
public struct YAMLPair: Sendable {
    public let value: YAMLNode
    private let record: PairRecord

    init(tree: YAMLTree, record: PairRecord) {
        value = YAMLNode(tree: tree, id: record.value)
        self.record = record
    }

    /// The index of the key in `YAMLTree.symbols`.
    public var symbol: Int { Int(record.symbol) }

    /// The text of the key, even if the key is not a string: `200`, `true`, `null`. The string shares memory with
    /// `YAMLTree.symbols`.
    public var key: String { value.tree.symbols[symbol] }

    /// The place of the key.
    public var keyLocation: SourceLocation {
        SourceLocation(file: value.file, line: record.keyLine, column: record.keyColumn)
    }
}

/// The elements of a sequence.
public struct YAMLElements: RandomAccessCollection, Sendable {
    let tree: YAMLTree
    let start: Int
    /// The number of elements.
    public let count: Int

    /// The index of the first element, which is 0.
    public var startIndex: Int { 0 }
    /// The index after the last element.
    public var endIndex: Int { count }

    /// The element at an index.
    public subscript(position: Int) -> YAMLNode {
        precondition(position >= 0 && position < count, "index out of range")
        return YAMLNode(tree: tree, id: tree.children[start + position])
    }
}

/// The pairs of a mapping.
public struct YAMLPairs: RandomAccessCollection, Sendable {
    let tree: YAMLTree
    let start: Int
    /// The number of pairs.
    public let count: Int

    /// The index of the first pair, which is 0.
    public var startIndex: Int { 0 }
    /// The index after the last pair.
    public var endIndex: Int { count }

    /// The pair at an index.
    public subscript(position: Int) -> YAMLPair {
        precondition(position >= 0 && position < count, "index out of range")
        return YAMLPair(tree: tree, record: tree.pairs[start + position])
    }
}
