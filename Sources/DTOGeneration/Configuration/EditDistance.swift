/// Which of some known names a misspelt one was meant to be.
package enum EditDistance {
    /// The nearest name, where it is near: a third of its letters may differ.
    package static func nearest(to name: String, in known: [String]) -> String? {
        guard name.utf8.count <= 100 else { return nil }
        let ranked = known.map { ($0, distance(Array(name.lowercased().utf8), Array($0.lowercased().utf8))) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, best.0.utf8.count / 3) else { return nil }
        return best.0
    }

    /// Insertions, deletions, replacements and exchanges of neighbours between two texts: the optimal string alignment (Damerau, 1964;
    /// Wagner and Fischer, 1974).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var rows = (beforeLast: [Int](), last: Array(0...right.count))
        for (i, byte) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var least = min(rows.last[j] + (byte == other ? 0 : 1), row[j] + 1, rows.last[j + 1] + 1)
                if i > 0, j > 0, byte == right[j - 1], other == left[i - 1] {
                    least = min(least, rows.beforeLast[j - 1] + 1)
                }
                row.append(least)
            }
            rows = (rows.last, row)
        }
        return rows.last[right.count]
    }
}
