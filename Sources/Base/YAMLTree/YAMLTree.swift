public import Diagnostics

/// One parsed document in a compact, immutable arena.
///
/// Nodes are records of fixed size that refer to each other by number. The text of all scalars is one buffer. So a
/// document with half a million nodes takes a dozen allocations, and a node takes 20 bytes and its text.
public final class YAMLTree: Sendable {
    /// The file of the document.
    public let file: SourceFile
    public let fileID: SourceFileID
    /// The ids of all files from which nodes come. The first id is `fileID`, and an edited tree has more
    /// (`YAMLTreeEditor`).
    public let files: [SourceFileID]
    /// All different keys of the document's mappings, in the order of their appearance. `YAMLPair.symbol` is an index
    /// of this array. So later stages convert keys to keywords once per document, instead of comparing strings per
    /// node.
    public let symbols: [String]

    let records: [NodeRecord]
    let pairs: [PairRecord]
    let children: [UInt32]
    let text: [UInt8]
    let symbolTable: SymbolTable
    let pairIndex: PairIndex
    let rootID: UInt32

    init(_ builder: consuming YAMLTreeBuilder, root: UInt32, file: SourceFile, files: [SourceFileID]) {
        self.file = file
        self.files = files
        fileID = files[0]
        symbols = builder.symbols.strings()
        records = builder.records
        pairs = builder.pairs
        children = builder.children
        text = builder.text
        symbolTable = builder.symbols
        pairIndex = builder.pairIndex
        rootID = root
    }

    /// Makes a tree from the current lists of an editor.
    init(_ editor: YAMLTreeEditor) {
        file = editor.original.file
        files = editor.files
        fileID = editor.files[0]
        symbols = editor.symbolTexts
        records = editor.records
        pairs = editor.pairs
        children = editor.children
        text = editor.text
        symbolTable = editor.symbols
        pairIndex = editor.pairIndex
        rootID = editor.original.rootID
    }

    public var root: YAMLNode { YAMLNode(tree: self, id: rootID) }

    /// The number of scalars, sequences and mappings, including the nodes of aliases.
    public var nodeCount: Int { records.count }

    /// Whether a mapping of the document has the key.
    public func hasKey(_ key: String) -> Bool {
        symbol(of: key) != nil
    }

    /// Returns all values under a key, in all mappings.
    public func values(ofKey key: String) -> [YAMLNode] {
        guard let symbol = symbol(of: key) else { return [] }
        return pairs.filter { $0.symbol == symbol }.map { YAMLNode(tree: self, id: $0.value) }
    }

    func symbol(of key: String) -> UInt32? {
        var key = key
        return key.withUTF8 { symbolTable.symbol(of: $0) }
    }
}

/// A node in the arena.
struct NodeRecord {
    /// The line and column, counted from 1. Columns are in Unicode scalars.
    var line: UInt32
    var column: UInt32
    /// The beginning of the node's part of `text` (scalar), `children` (sequence) or `pairs` (mapping).
    var start: UInt32
    /// The number of bytes, elements or pairs.
    var count: UInt32
    var kind: YAMLNode.Kind
    /// Determines how a scalar's text is converted to a value. The value is `plain` for collections.
    var resolution: ScalarResolution
    /// The index of the node's file in `YAMLTree.files`.
    var origin: UInt16 = 0

    /// The `count` of a collection whose end has not been read. No real count has this value, because a document has
    /// fewer bytes.
    static let unfinishedCount = UInt32.max
}

/// A key with its value in the arena. A key comes from the file of its value.
struct PairRecord {
    /// The index in `YAMLTree.symbols`. While a mapping is built, it may also be one of the two values below.
    var symbol: UInt32
    var keyLine: UInt32
    var keyColumn: UInt32
    var value: UInt32

    /// The symbol of a merge key `<<`. When its mapping ends, the pairs of its value replace it.
    static let mergeSymbol = UInt32.max
    /// The symbol of a key that was refused and reported. When its mapping ends, the pair is removed.
    static let refusedSymbol = UInt32.max - 1
}
