/// Joins two parts of a document to the arena that the whole document would have, node by node.
extension YAMLTreeBuilder {
    /// Adds the part after a cut. Returns false, and changes nothing, if the parts are not one text that was cut within
    /// a block mapping. Then only the whole text can be read.
    ///
    /// - Parameter lines: The number of lines in the first part.
    mutating func join(_ rest: YAMLTreeBuilder, at cut: DocumentCut, lines: Int) -> Bool {
        let depth = cut.path.count + 1
        guard records.count + rest.records.count <= limits.nodes, let own = openMappings(at: cut),
            rest.leads(to: cut)
        else { return false }
        let symbolOf = rest.symbols.strings().map { key in
            var key = key
            return key.withUTF8 { symbols.intern($0) }
        }
        for level in 0..<depth {
            let known = Set(contents(of: own[level]).map(\.symbol))
            let added = rest.contents(of: UInt32(level)).dropFirst(level + 1 < depth ? 1 : 0)
            guard !added.contains(where: { known.contains(symbolOf[Int($0.symbol)]) }) else { return false }
        }
        // The mappings on the way to the cut already exist.
        let shift = Shift(
            lines: lines - cut.path.count, nodes: records.count - depth, children: children.count, text: text.count,
            symbols: symbolOf)
        let pairShifts = joinPairs(of: rest, own, shift)
        children.reserveCapacity(children.count + rest.children.count)
        for child in rest.children { children.append(shift.node(child)) }
        text.reserveCapacity(text.count + rest.text.count)
        text += rest.text
        records.reserveCapacity(records.count + rest.records.count)
        for record in rest.records.dropFirst(depth) {
            var record = record
            record.line = UInt32(Int(record.line) + shift.lines)
            switch record.kind {
            case .scalar: record.start += UInt32(shift.text)
            case .sequence: record.start += UInt32(shift.children)
            case .mapping:
                let pairs = pairShifts.last { $0.start <= record.start } ?? pairShifts[0]
                record.start = UInt32(Int(record.start) + pairs.shift)
            }
            records.append(record)
            if record.kind == .mapping { addToIndex(UInt32(records.count - 1)) }
        }
        for mapping in own { addToIndex(mapping) }
        return true
    }

    private struct Shift {
        var lines: Int
        var nodes: Int
        var children: Int
        var text: Int
        var symbols: [UInt32]

        func node(_ id: UInt32) -> UInt32 { UInt32(Int(id) + nodes) }

        func pair(_ pair: PairRecord) -> PairRecord {
            PairRecord(
                symbol: symbols[Int(pair.symbol)], keyLine: UInt32(Int(pair.keyLine) + lines),
                keyColumn: pair.keyColumn, value: node(pair.value))
        }
    }

    /// Moves pairs. The pairs of a mapping are adjacent. The mappings on the way to the cut end last, so their pairs
    /// come after all other pairs of the first part.
    ///
    /// - Returns: The places from which the pairs of the second part have moved, and by how much.
    private mutating func joinPairs(
        of rest: YAMLTreeBuilder, _ own: [UInt32], _ shift: Shift
    ) -> [(start: UInt32, shift: Int)] {
        let begun = own.map { Array(contents(of: $0)) }
        pairs.removeLast(begun.reduce(0) { $0 + $1.count })
        pairs.reserveCapacity(pairs.count + rest.pairs.count + begun.reduce(0) { $0 + $1.count })
        var shifts: [(start: UInt32, shift: Int)] = []
        var position = 0
        for level in own.indices.reversed() {
            let record = rest.records[level]
            let run = Int(record.start)..<Int(record.start) + Int(record.count)
            shifts.append((UInt32(position), pairs.count - position))
            for pair in rest.pairs[position..<run.lowerBound] { pairs.append(shift.pair(pair)) }
            let start = pairs.count
            pairs += begun[level]
            for pair in rest.pairs[run].dropFirst(level + 1 < own.count ? 1 : 0) { pairs.append(shift.pair(pair)) }
            setContents(of: own[level], start: start, count: pairs.count - start)
            position = run.upperBound
        }
        return shifts
    }

    private func contents(of mapping: UInt32) -> ArraySlice<PairRecord> {
        let record = records[Int(mapping)]
        return pairs[Int(record.start)..<Int(record.start) + Int(record.count)]
    }

    /// Returns the mappings in which the first part ends, with the outermost first, or nil if they are not where the
    /// cut expects them.
    private func openMappings(at cut: DocumentCut) -> [UInt32]? {
        guard var mapping = root else { return nil }
        var mappings: [UInt32] = []
        for column in cut.columns {
            guard isBlockMapping(mapping), let last = contents(of: mapping).last, last.keyColumn == column
            else { return nil }
            mappings.append(mapping)
            mapping = last.value
        }
        return mappings
    }

    /// Whether this second part begins with the keys that lead to the cut, one per line, and continues with the key at
    /// the cut.
    private func leads(to cut: DocumentCut) -> Bool {
        guard root == 0 else { return false }
        for (level, column) in cut.columns.enumerated() {
            guard isBlockMapping(UInt32(level)), let first = contents(of: UInt32(level)).first,
                first.keyColumn == column, first.keyLine == level + 1,
                level + 1 == cut.columns.count || first.value == level + 1
            else { return false }
        }
        return true
    }

    /// Whether the mapping is a block mapping. A mapping in braces, or with a tag, begins before its first key.
    private func isBlockMapping(_ id: UInt32) -> Bool {
        let record = records[Int(id)]
        guard record.kind == .mapping, let first = contents(of: id).first else { return false }
        return first.keyLine == record.line && first.keyColumn == record.column
    }
}
