public import Diagnostics

/// Makes an edited copy of a tree. Each node keeps its location, even if it comes from another tree.
///
/// Changes append to the lists of the arena. `finished` makes a tree without the parts that nothing refers to any more.
public struct YAMLTreeEditor {
    let original: YAMLTree
    private(set) var files: [SourceFileID]
    private(set) var records: [NodeRecord]
    private(set) var pairs: [PairRecord]
    private(set) var children: [UInt32]
    private(set) var text: [UInt8]
    private(set) var symbols: SymbolTable
    private(set) var symbolTexts: [String]
    private(set) var pairIndex: PairIndex
    private var origins: [SourceFileID: UInt16]
    /// Maps the file of a node to the file that a copy of the node gets instead. The map applies to nodes that are
    /// added next.
    ///
    /// A copy of a part of the document needs another file, because its location identifies a schema.
    public var substitutes: [SourceFileID: SourceFileID] = [:]

    public init(_ tree: YAMLTree) {
        original = tree
        files = tree.files
        records = tree.records
        pairs = tree.pairs
        children = tree.children
        text = tree.text
        symbols = tree.symbolTable
        symbolTexts = tree.symbols
        pairIndex = tree.pairIndex
        origins = Dictionary(
            tree.files.enumerated().map { ($0.element, UInt16($0.offset)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The tree as it is now. While this tree exists, the next change copies all lists.
    public var tree: YAMLTree { YAMLTree(self) }

    // MARK: Changes

    /// Replaces an element of a sequence, or the value of a pair and the location of its key.
    public mutating func replace(_ position: Int, of parent: UInt32, with node: YAMLNode, key: YAMLPair? = nil) {
        let value = added(node)
        let index = Int(records[Int(parent)].start) + position
        guard records[Int(parent)].kind == .mapping else { return children[index] = value }
        pairs[index].value = value
        // The place of a key is in the file of its value.
        let place = key?.keyLocation ?? node.location
        (pairs[index].keyLine, pairs[index].keyColumn) = (place.line, place.column)
    }

    /// Adds pairs at the end of a mapping. The mapping must not have their keys.
    ///
    /// - Returns: The number of pairs that were moved.
    public mutating func add(_ added: [YAMLPair], to mapping: UInt32) -> Int {
        let new = added.map { pair in
            let place = pair.keyLocation
            return PairRecord(
                symbol: symbol(pair.key), keyLine: place.line, keyColumn: place.column, value: self.added(pair.value))
        }
        let old = contents(of: mapping)
        setPairs(of: mapping, pairs[old] + new)
        return old.count
    }

    /// Adds elements at the end of a sequence.
    ///
    /// - Returns: The number of elements that were moved.
    public mutating func append(_ nodes: [YAMLNode], to sequence: UInt32) -> Int {
        let new = nodes.map { added($0) }
        let old = contents(of: sequence)
        setChildren(of: sequence, children[old] + new)
        return old.count
    }

    /// Removes pairs or elements.
    ///
    /// - Returns: The number of pairs or elements before the removal.
    public mutating func remove(_ positions: Set<Int>, from parent: UInt32) -> Int {
        let old = contents(of: parent)
        let kept = old.filter { !positions.contains($0 - old.lowerBound) }
        if records[Int(parent)].kind == .mapping {
            setPairs(of: parent, ArraySlice(kept.map { pairs[$0] }))
        } else {
            setChildren(of: parent, ArraySlice(kept.map { children[$0] }))
        }
        return old.count
    }

    private func contents(of id: UInt32) -> Range<Int> {
        let record = records[Int(id)]
        return Int(record.start)..<Int(record.start) + Int(record.count)
    }

    private mutating func setPairs(of mapping: UInt32, _ contents: ArraySlice<PairRecord>) {
        let start = pairs.count
        pairs += contents
        setContents(of: mapping, start: start, count: contents.count)
        if contents.count > PairIndex.threshold { pairIndex.add(mapping: mapping, pairs: pairs[start...]) }
    }

    private mutating func setChildren(of sequence: UInt32, _ contents: ArraySlice<UInt32>) {
        setContents(of: sequence, start: children.count, count: contents.count)
        children += contents
    }

    private mutating func setContents(of id: UInt32, start: Int, count: Int) {
        records[Int(id)].start = UInt32(start)
        records[Int(id)].count = UInt32(count)
    }

    // MARK: Nodes of other trees

    /// Copies a node with everything in it, and returns the number of the copy.
    private mutating func added(_ node: YAMLNode) -> UInt32 {
        var record = node.tree.records[Int(node.id)]
        record.origin = origin(of: substitutes[node.file] ?? node.file)
        switch node.kind {
        case .scalar:
            record.start = UInt32(text.count)
            node.withUTF8 { text.append(contentsOf: $0) }
            return appended(record)
        case .sequence:
            let elements = node.elements.map { added($0) }
            let id = appended(record)
            setChildren(of: id, elements[...])
            return id
        case .mapping:
            let members = node.pairs.map { pair in
                let place = pair.keyLocation
                return PairRecord(
                    symbol: symbol(pair.key), keyLine: place.line, keyColumn: place.column, value: added(pair.value))
            }
            let id = appended(record)
            setPairs(of: id, members[...])
            return id
        }
    }

    private mutating func appended(_ record: NodeRecord) -> UInt32 {
        records.append(record)
        return UInt32(records.count - 1)
    }

    private mutating func symbol(_ key: String) -> UInt32 {
        var key = key
        let symbol = key.withUTF8 { symbols.intern($0) }
        if symbol == symbolTexts.count { symbolTexts.append(key) }
        return symbol
    }

    /// Returns the index of a file in `files`. From the 65,536th file on, nodes get the file of the document instead.
    private mutating func origin(of file: SourceFileID) -> UInt16 {
        if let known = origins[file] { return known }
        guard files.count < Int(UInt16.max) else { return 0 }
        files.append(file)
        origins[file] = UInt16(files.count - 1)
        return UInt16(files.count - 1)
    }

    // MARK: The result

    /// Returns the edited tree without the parts that were removed. Returns nil after emitting a diagnostic, such as
    /// that a limit is exceeded.
    public func finished(limits: YAMLLimits, diagnostics: inout DiagnosticSink) -> YAMLTree? {
        var builder = YAMLTreeBuilder(fileID: original.fileID, limits: limits, sourceSize: text.count * 2)
        var scalars = [UInt32?](repeating: nil, count: records.count)
        do throws(ReadingFault) {
            try build(original.rootID, &builder, &scalars)
        } catch {
            diagnostics.emit(error.diagnostic)
            return nil
        }
        for diagnostic in builder.diagnostics { diagnostics.emit(diagnostic) }
        guard builder.diagnostics.isEmpty, let root = builder.root else { return nil }
        return YAMLTree(builder, root: root, file: original.file, files: files)
    }

    /// - Parameter scalars: Maps each scalar's number to its number in the new tree, or to nil if it is not there yet.
    private func build(
        _ id: UInt32, _ builder: inout YAMLTreeBuilder, _ scalars: inout [UInt32?]
    ) throws(ReadingFault) {
        let record = records[Int(id)]
        let mark = YAMLMark(line: record.line, column: record.column)
        builder.origin = record.origin
        builder.fileID = files[Int(record.origin)]
        let range = contents(of: id)
        switch record.kind {
        case .scalar:
            if let known = scalars[Int(id)] { return try builder.addAlias(to: known, at: mark) }
            let bytes = Array(text[range])
            scalars[Int(id)] = try bytes.withUnsafeBufferPointer { buffer throws(ReadingFault) in
                try builder.addScalar(buffer, record.resolution, at: mark)
            }
        case .sequence:
            try builder.beginCollection(.sequence, at: mark)
            for index in range { try build(children[index], &builder, &scalars) }
            try builder.endCollection()
        case .mapping:
            try builder.beginCollection(.mapping, at: mark)
            for index in range {
                let pair = pairs[index]
                var key = symbolTexts[Int(pair.symbol)]
                key.withUTF8 { builder.addKey($0, at: YAMLMark(line: pair.keyLine, column: pair.keyColumn)) }
                try build(pair.value, &builder, &scalars)
            }
            try builder.endCollection()
        }
    }
}

extension YAMLTreeEditor {
    /// The number of nodes, including removed nodes.
    public var nodeCount: Int { records.count }

    /// The number of bytes of all scalars, including removed scalars. The bytes must stay below 4 GiB.
    public var textSize: Int { text.count }

    /// Returns a node of the current tree.
    public func node(_ id: UInt32) -> YAMLNode {
        YAMLNode(tree: tree, id: id)
    }
}

extension YAMLNode {
    /// The files from which the node and everything in it come.
    public var files: Set<SourceFileID> {
        var files: Set<SourceFileID> = [file]
        for element in elements { files.formUnion(element.files) }
        for pair in pairs { files.formUnion(pair.value.files) }
        return files
    }

    /// The size of the node with everything in it.
    public var extent: YAMLExtent {
        var extent = YAMLExtent()
        if kind == .scalar { extent.textSize = withUTF8 { $0.count } }
        for element in elements { extent.add(element.extent) }
        for pair in pairs { extent.add(pair.value.extent) }
        if kind != .scalar { extent.height += 1 }
        return extent
    }
}

/// The size that a node and everything in it would have as a copy, in which no aliases share nodes.
public struct YAMLExtent: Sendable {
    /// The number of nodes.
    public private(set) var nodes = 1
    /// The number of bytes of all scalars.
    public fileprivate(set) var textSize = 0
    /// The depth of nested collections, which is 0 for a scalar.
    public fileprivate(set) var height = 0

    fileprivate mutating func add(_ part: YAMLExtent) {
        nodes += part.nodes
        textSize += part.textSize
        height = max(height, part.height)
    }
}
