/// Finds what a misspelt name was meant to be.
package enum Spelling {
    /// Longer names are not compared.
    private static let longestName = 200

    /// The candidate that differs least: in case only, or in at most a third of the name's letters. Of several, the first in the alphabet.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard wanted.count <= longestName else { return nil }
        let limit = max(1, wanted.count / 3)
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate.utf8.count <= 4 * (wanted.count + limit) {
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let found = (distance(wanted, letters), candidate)
            guard found.0 <= limit else { continue }
            if let current = best, current <= found { continue }
            best = found
        }
        return best?.name
    }

    /// Insertions, deletions, replacements and exchanges of neighbours between two texts: the optimal string alignment (Damerau, 1964;
    /// Wagner and Fischer, 1974).
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var rows = (beforeLast: [Int](), last: Array(0...right.count))
        for (i, scalar) in left.enumerated() {
            var row = [i + 1]
            for (j, other) in right.enumerated() {
                var least = min(rows.last[j] + (scalar == other ? 0 : 1), row[j] + 1, rows.last[j + 1] + 1)
                if i > 0, j > 0, scalar == right[j - 1], other == left[i - 1] {
                    least = min(least, rows.beforeLast[j - 1] + 1)
                }
                row.append(least)
            }
            rows = (rows.last, row)
        }
        return rows.last[right.count]
    }
}
