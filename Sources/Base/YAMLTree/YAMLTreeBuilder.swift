import Diagnostics

/// Builds the arena of one tree for the JSON reader and the YAML reader. The builder begins and ends collections, adds
/// keys and scalars, and checks the rules of both formats: limits, distinct keys and merge keys.
///
/// The builder collects its diagnostics instead of emitting them, because `YAMLReader` may discard its result.
struct YAMLTreeBuilder {
    /// The file of the nodes that are added next. Faults are reported in this file.
    var fileID: SourceFileID
    let limits: YAMLLimits
    /// The index in `YAMLTree.files` of the file of the nodes that are added next.
    var origin: UInt16 = 0
    var records: [NodeRecord] = []
    var pairs: [PairRecord] = []
    var children: [UInt32] = []
    var text: [UInt8] = []
    var symbols = SymbolTable()
    private(set) var pairIndex = PairIndex()
    private(set) var diagnostics: [Diagnostic] = []
    /// The root node, or nil before it exists.
    private(set) var root: UInt32?

    /// The open collections, with the outermost first. `pendingPairs` and `pendingChildren` have their contents so far.
    private var frames: [Frame] = []
    private var pendingPairs: [PairRecord] = []
    private var pendingChildren: [UInt32] = []
    /// The most recent mapping and pair of each symbol. The index is the symbol's number.
    private var sightings: [Sighting] = []
    private var anchoredExtents: [UInt32: Extent] = [:]
    private var expansion = 0

    private var errorCount = 0
    private var warningCount = 0

    /// The greatest number of errors, and of warnings, for one document. A hostile document could have millions.
    static let diagnosticLimit = 1000

    /// A collection that is being read.
    private struct Frame {
        let id: UInt32
        let isMapping: Bool
        let isAnchored: Bool
        let pendingStart: Int
        var awaitsValue = false
        var hasMergeOrRefusedKeys = false
        var extent = Extent(nodes: 1, height: 1)
    }

    /// The size of a node with all aliases expanded.
    private struct Extent {
        var nodes: Int
        /// The depth of nested collections, which is 0 for a scalar.
        var height: Int
    }

    /// The most recent use of a key. It shows whether a mapping repeats the key.
    private struct Sighting {
        /// The mapping in which a key was last seen. `UInt32.max` means that the key was not seen, because a tree has
        /// fewer nodes.
        var mapping = UInt32.max
        var pair = 0
    }

    init(fileID: SourceFileID, limits: YAMLLimits, sourceSize: Int) {
        self.fileID = fileID
        self.limits = limits
        // These sizes fit most real documents. A node has about 20 bytes of source.
        text.reserveCapacity(sourceSize / 2)
        records.reserveCapacity(sourceSize / 24)
        pairs.reserveCapacity(sourceSize / 32)
    }

    /// Whether the next node is the key of a mapping.
    var expectsKey: Bool {
        guard let frame = frames.last else { return false }
        return frame.isMapping && !frame.awaitsValue
    }

    /// The kind of the innermost open collection.
    var openKind: YAMLNode.Kind? {
        frames.last.map { $0.isMapping ? .mapping : .sequence }
    }

    func location(_ mark: YAMLMark) -> SourceLocation {
        mark.location(in: fileID)
    }

    /// Adds a diagnostic. A warning that reports further warnings replaces the warning that reaches `diagnosticLimit`,
    /// and later warnings are dropped. The error that reaches `diagnosticLimit` ends the reading.
    mutating func report(_ diagnostic: Diagnostic) throws(ReadingFault) {
        switch diagnostic.severity {
        case .warning, .note:
            warningCount += 1
            if warningCount == Self.diagnosticLimit {
                diagnostics.append(YAMLMessages.moreWarnings(after: Self.diagnosticLimit, at: diagnostic.location))
            } else if warningCount < Self.diagnosticLimit {
                diagnostics.append(diagnostic)
            }
        case .error:
            errorCount += 1
            diagnostics.append(diagnostic)
            guard errorCount < Self.diagnosticLimit else {
                let last = YAMLMessages.tooManyErrors(Self.diagnosticLimit, at: diagnostic.location)
                throw ReadingFault(kind: .final, diagnostic: last)
            }
        }
    }
}

// MARK: - Nodes

extension YAMLTreeBuilder {
    /// Adds a scalar as the next element or value, or as the root.
    @discardableResult
    mutating func addScalar(
        _ bytes: UnsafeBufferPointer<UInt8>, _ resolution: ScalarResolution, at mark: YAMLMark
    ) throws(ReadingFault) -> UInt32 {
        let id = try addDetachedScalar(bytes, resolution, at: mark)
        attach(id, Extent(nodes: 1, height: 0))
        return id
    }

    /// Adds a scalar that no collection contains yet: a key to which an alias may refer.
    mutating func addDetachedScalar(
        _ bytes: UnsafeBufferPointer<UInt8>, _ resolution: ScalarResolution, at mark: YAMLMark
    ) throws(ReadingFault) -> UInt32 {
        let start = UInt32(text.count)
        text.append(contentsOf: bytes)
        return try addRecord(
            NodeRecord(
                line: mark.line, column: mark.column, start: start, count: UInt32(bytes.count), kind: .scalar,
                resolution: resolution, origin: origin))
    }

    /// Adds the node of an alias as the next element or value.
    mutating func addAlias(to id: UInt32, at mark: YAMLMark) throws(ReadingFault) {
        let extent = anchoredExtents[id] ?? Extent(nodes: 1, height: 0)
        expansion += extent.nodes
        let limit = min(limits.aliasExpansion, YAMLLimits.aliasExpansionCeiling)
        guard expansion <= limit else {
            throw ReadingFault(
                kind: .final, diagnostic: YAMLMessages.aliasExpansion(limit: limit, at: location(mark)))
        }
        try checkDepth(frames.count + extent.height, at: mark)
        attach(try copy(of: id), extent)
    }

    /// Copies a finished node with all its collections, so that each place in the document has its own node. Scalars
    /// are shared, because they need not be distinguished.
    private mutating func copy(of id: UInt32) throws(ReadingFault) -> UInt32 {
        var pending: [UInt32] = []
        let copy = try copy(of: id, &pending)
        while let next = pending.popLast() {
            let original = records[Int(next)]
            let contents = Int(original.start)..<Int(original.start) + Int(original.count)
            if original.kind == .sequence {
                setContents(of: next, start: children.count, count: contents.count)
                for index in contents { children.append(try self.copy(of: children[index], &pending)) }
            } else {
                setContents(of: next, start: pairs.count, count: contents.count)
                for index in contents {
                    var pair = pairs[index]
                    pair.value = try self.copy(of: pair.value, &pending)
                    pairs.append(pair)
                }
                addToIndex(next)
            }
        }
        return copy
    }

    /// Copies only the record. The copy is added to `pending`, because its contents still belong to the original.
    private mutating func copy(of id: UInt32, _ pending: inout [UInt32]) throws(ReadingFault) -> UInt32 {
        guard records[Int(id)].kind != .scalar else { return id }
        let copy = try addRecord(records[Int(id)])
        pending.append(copy)
        return copy
    }

    @discardableResult
    mutating func beginCollection(
        _ kind: YAMLNode.Kind, isAnchored: Bool = false, at mark: YAMLMark
    ) throws(ReadingFault) -> UInt32 {
        try checkDepth(frames.count + 1, at: mark)
        let id = try addRecord(
            NodeRecord(
                line: mark.line, column: mark.column, start: 0, count: NodeRecord.unfinishedCount, kind: kind,
                resolution: .plain, origin: origin))
        let isMapping = kind == .mapping
        frames.append(
            Frame(
                id: id, isMapping: isMapping, isAnchored: isAnchored,
                pendingStart: isMapping ? pendingPairs.count : pendingChildren.count))
        return id
    }

    /// Ends the innermost collection.
    mutating func endCollection() throws(ReadingFault) {
        guard let frame = frames.popLast() else { return }
        if frame.isMapping {
            try endMapping(frame)
        } else {
            setContents(of: frame.id, start: children.count, count: pendingChildren.count - frame.pendingStart)
            children += pendingChildren[frame.pendingStart...]
            pendingChildren.removeLast(pendingChildren.count - frame.pendingStart)
        }
        if frame.isAnchored { anchoredExtents[frame.id] = frame.extent }
        attach(frame.id, frame.extent)
    }

    /// Whether a collection is still open. An alias to an open collection would make a cycle.
    func isUnfinished(_ id: UInt32) -> Bool {
        records[Int(id)].kind != .scalar && records[Int(id)].count == NodeRecord.unfinishedCount
    }

    private mutating func addRecord(_ record: NodeRecord) throws(ReadingFault) -> UInt32 {
        guard records.count < min(limits.nodes, Int(UInt32.max) - 2) else {
            let location = SourceLocation(file: fileID, line: record.line, column: record.column)
            throw ReadingFault(kind: .final, diagnostic: YAMLMessages.tooManyNodes(limit: limits.nodes, at: location))
        }
        records.append(record)
        return UInt32(records.count - 1)
    }

    private func checkDepth(_ depth: Int, at mark: YAMLMark) throws(ReadingFault) {
        guard depth <= limits.depth else {
            throw ReadingFault(
                kind: .final, diagnostic: YAMLMessages.tooDeep(limit: limits.depth, at: location(mark)))
        }
    }

    private mutating func setContents(of id: UInt32, start: Int, count: Int) {
        records[Int(id)].start = UInt32(start)
        records[Int(id)].count = UInt32(count)
    }

    /// Adds a finished node to the innermost open collection.
    private mutating func attach(_ id: UInt32, _ extent: Extent) {
        let last = frames.count - 1
        guard last >= 0 else {
            root = id
            return
        }
        frames[last].extent.nodes += extent.nodes
        frames[last].extent.height = max(frames[last].extent.height, extent.height + 1)
        if !frames[last].isMapping {
            pendingChildren.append(id)
        } else if frames[last].awaitsValue {
            pendingPairs[pendingPairs.count - 1].value = id
            frames[last].awaitsValue = false
        } else {
            // A collection that is a key was reported when it began.
            addRefusedKey(at: YAMLMark(line: records[Int(id)].line, column: records[Int(id)].column))
        }
    }
}

// MARK: - Keys

extension YAMLTreeBuilder {
    mutating func addKey(_ bytes: UnsafeBufferPointer<UInt8>, at mark: YAMLMark) {
        let symbol = symbols.intern(bytes)
        if symbol == sightings.count { sightings.append(Sighting()) }
        appendKey(symbol, at: mark)
    }

    /// Adds the key `<<`, which takes the pairs of its value.
    mutating func addMergeKey(at mark: YAMLMark) {
        appendKey(PairRecord.mergeSymbol, at: mark)
        frames[frames.count - 1].hasMergeOrRefusedKeys = true
    }

    /// Adds a key that was reported. The value of this key is read and dropped.
    mutating func addRefusedKey(at mark: YAMLMark) {
        appendKey(PairRecord.refusedSymbol, at: mark)
        frames[frames.count - 1].hasMergeOrRefusedKeys = true
    }

    private mutating func appendKey(_ symbol: UInt32, at mark: YAMLMark) {
        pendingPairs.append(PairRecord(symbol: symbol, keyLine: mark.line, keyColumn: mark.column, value: 0))
        frames[frames.count - 1].awaitsValue = true
    }

    private mutating func endMapping(_ frame: Frame) throws(ReadingFault) {
        let start = pairs.count
        try reportRepeatedKeys(in: frame)
        if frame.hasMergeOrRefusedKeys {
            try appendMergedPairs(of: frame)
        } else {
            pairs += pendingPairs[frame.pendingStart...]
        }
        pendingPairs.removeLast(pendingPairs.count - frame.pendingStart)
        setContents(of: frame.id, start: start, count: pairs.count - start)
        addToIndex(frame.id)
    }

    private mutating func addToIndex(_ mapping: UInt32) {
        let record = records[Int(mapping)]
        guard record.count > PairIndex.threshold else { return }
        pairIndex.add(mapping: mapping, pairs: pairs[Int(record.start)..<Int(record.start) + Int(record.count)])
    }

    /// Reports each key that the mapping already has, and each `<<` after the first.
    private mutating func reportRepeatedKeys(in frame: Frame) throws(ReadingFault) {
        var mergeKey: Int?
        for index in frame.pendingStart..<pendingPairs.count {
            let symbol = pendingPairs[index].symbol
            switch symbol {
            case PairRecord.refusedSymbol: continue
            case PairRecord.mergeSymbol:
                guard let first = mergeKey else {
                    mergeKey = index
                    continue
                }
                try report(YAMLMessages.repeatedMergeKey(at: keyLocation(index), first: keyLocation(first)))
            default:
                let sighting = sightings[Int(symbol)]
                guard sighting.mapping == frame.id else {
                    sightings[Int(symbol)] = Sighting(mapping: frame.id, pair: index)
                    continue
                }
                try report(
                    YAMLMessages.duplicateKey(
                        symbols.string(of: symbol), at: keyLocation(index), first: keyLocation(sighting.pair)))
            }
        }
    }

    private func keyLocation(_ index: Int) -> SourceLocation {
        SourceLocation(file: fileID, line: pendingPairs[index].keyLine, column: pendingPairs[index].keyColumn)
    }

    /// Puts merged pairs in place of their `<<`. A key of the mapping itself has priority, wherever it is in the
    /// mapping. Among several sources, the first source has priority (<https://yaml.org/type/merge.html>).
    private mutating func appendMergedPairs(of frame: Frame) throws(ReadingFault) {
        for index in frame.pendingStart..<pendingPairs.count {
            let pair = pendingPairs[index]
            switch pair.symbol {
            case PairRecord.refusedSymbol: continue
            case PairRecord.mergeSymbol:
                for source in try mergeSources(of: pair) { appendPairs(of: source, into: frame) }
            default: pairs.append(pair)
            }
        }
    }

    private mutating func appendPairs(of source: UInt32, into frame: Frame) {
        let record = records[Int(source)]
        for index in Int(record.start)..<Int(record.start) + Int(record.count) {
            let pair = pairs[index]
            guard sightings[Int(pair.symbol)].mapping != frame.id else { continue }
            sightings[Int(pair.symbol)].mapping = frame.id
            pairs.append(pair)
        }
    }

    /// Returns the mappings to which a `<<` refers. Other values are reported.
    private mutating func mergeSources(of pair: PairRecord) throws(ReadingFault) -> [UInt32] {
        let value = records[Int(pair.value)]
        let candidates =
            value.kind == .sequence
            ? Array(children[Int(value.start)..<Int(value.start) + Int(value.count)]) : [pair.value]
        var sources: [UInt32] = []
        for candidate in candidates {
            if records[Int(candidate)].kind == .mapping {
                sources.append(candidate)
            } else {
                let location = SourceLocation(file: fileID, line: pair.keyLine, column: pair.keyColumn)
                try report(YAMLMessages.mergeValue(at: location))
            }
        }
        return sources
    }
}
