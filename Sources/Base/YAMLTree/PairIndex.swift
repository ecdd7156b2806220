/// Finds a key in a large mapping without examining all its pairs.
///
/// For small mappings a linear search is faster. But a mapping of thousands of schemas that is searched once for each
/// reference would take quadratic time.
struct PairIndex {
    static let threshold = 16

    private var starts: [UInt32: Int] = [:]
    /// The symbols and positions of the pairs of all indexed mappings, as `symbol << 32 | position`. The entries of
    /// each mapping are adjacent and sorted.
    private var entries: [UInt64] = []

    mutating func add(mapping: UInt32, pairs: ArraySlice<PairRecord>) {
        starts[mapping] = entries.count
        let added = pairs.indices.map { UInt64(pairs[$0].symbol) << 32 | UInt64($0) }
        entries += added.sorted()
    }

    /// Returns the position of the mapping's pair with the symbol, among all pairs of the tree, or nil. The mapping
    /// must have been added with `count` pairs.
    func pair(of symbol: UInt32, mapping: UInt32, count: Int) -> Int? {
        guard let start = starts[mapping] else { return nil }
        var low = start
        var high = start + count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] >> 32 < UInt64(symbol) { low = middle + 1 } else { high = middle }
        }
        guard low < start + count, entries[low] >> 32 == UInt64(symbol) else { return nil }
        return Int(truncatingIfNeeded: entries[low] & 0xFFFF_FFFF)
    }
}
