public import Diagnostics

/// One parsed document: a compact, immutable arena.
///
/// Nodes are fixed-size records that refer to each other by number; the text of all scalars is one buffer. So a
/// document of half a million nodes takes a dozen allocations, and a node costs 20 bytes and its text.
public final class YAMLTree: Sendable {
    public let file: SourceFile
    public let fileID: SourceFileID
    /// Every distinct mapping key of the document, in order of first appearance; `YAMLPair.symbol` indexes it. Interned
    /// so that later stages can translate keys to keywords once per document instead of comparing strings per node.
    public let symbols: [String]

    let records: [NodeRecord]
    let pairs: [PairRecord]
    let children: [UInt32]
    let text: [UInt8]
    let symbolTable: SymbolTable
    let pairIndex: PairIndex
    private let rootID: UInt32

    init(_ builder: consuming YAMLTreeBuilder, root: UInt32, file: SourceFile, fileID: SourceFileID) {
        self.file = file
        self.fileID = fileID
        symbols = builder.symbols.strings()
        records = builder.records
        pairs = builder.pairs
        children = builder.children
        text = builder.text
        symbolTable = builder.symbols
        pairIndex = builder.pairIndex
        rootID = root
    }

    public var root: YAMLNode { YAMLNode(tree: self, id: rootID) }

    /// Scalars, sequences and mappings, with those that aliases stand for.
    public var nodeCount: Int { records.count }

    /// Whether any mapping of the document has the key.
    public func hasKey(_ key: String) -> Bool {
        symbol(of: key) != nil
    }

    /// Everything that stands under a key, in whichever mapping.
    public func values(ofKey key: String) -> [YAMLNode] {
        guard let symbol = symbol(of: key) else { return [] }
        return pairs.filter { $0.symbol == symbol }.map { YAMLNode(tree: self, id: $0.value) }
    }

    func symbol(of key: String) -> UInt32? {
        var key = key
        return key.withUTF8 { symbolTable.symbol(of: $0) }
    }
}

/// A node as the arena holds it.
struct NodeRecord {
    /// 1-based, in Unicode scalars.
    var line: UInt32
    var column: UInt32
    /// Where its part of `text` (scalar), `children` (sequence) or `pairs` (mapping) begins.
    var start: UInt32
    /// Bytes, elements or pairs.
    var count: UInt32
    var kind: YAMLNode.Kind
    /// How a scalar's text becomes a value; `plain` for collections.
    var resolution: ScalarResolution

    /// `count` of a collection whose end has not been read. No real count: a document has fewer bytes.
    static let unfinishedCount = UInt32.max
}

/// A key and its value as the arena holds them.
struct PairRecord {
    /// Index into `YAMLTree.symbols`; while a mapping is being built also one of the two values below.
    var symbol: UInt32
    var keyLine: UInt32
    var keyColumn: UInt32
    var value: UInt32

    /// A merge key `<<`, replaced by the pairs it stands for when its mapping ends.
    static let mergeSymbol = UInt32.max
    /// A key that was refused and reported; dropped when its mapping ends.
    static let refusedSymbol = UInt32.max - 1
}
