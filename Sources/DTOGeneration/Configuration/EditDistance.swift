/// Which of some known names a misspelt one was meant to be.
package enum EditDistance {
    /// The nearest name, where it is near: a third of its letters may differ.
    package static func nearest(to name: String, in known: [String]) -> String? {
        guard name.utf8.count <= 100 else { return nil }
        let ranked = known.map { ($0, distance(Array(name.lowercased().utf8), Array($0.lowercased().utf8))) }
        guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, best.0.utf8.count / 3) else { return nil }
        return best.0
    }

    /// Insertions, deletions and replacements between two texts (Wagner and Fischer, 1974).
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (i, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let replaced = diagonal + (byte == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
