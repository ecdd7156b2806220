/// Finds a key in a large mapping without going through its pairs.
///
/// Small mappings are searched pair by pair, which is faster; a mapping of thousands of schemas that is looked up once
/// per reference would take quadratic time that way.
struct PairIndex {
    static let threshold = 16

    private var starts: [UInt32: Int] = [:]
    /// For each indexed mapping, its pairs' symbols in order with their positions: `symbol << 32 | pair`.
    private var entries: [UInt64] = []

    mutating func add(mapping: UInt32, pairs: ArraySlice<PairRecord>) {
        starts[mapping] = entries.count
        let added = pairs.indices.map { UInt64(pairs[$0].symbol) << 32 | UInt64($0) }
        entries += added.sorted()
    }

    /// The position of a symbol among all pairs of the tree, for a mapping that was added with `count` pairs.
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
