/// Finds what a misspelt name was meant to be.
enum Spelling {
    /// The candidate that differs least: in case only, or by at most a third of the letters. Of several, the first in order.
    static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(100))
        let limit = max(1, wanted.count / 3)
        var best: (distance: Int, name: String)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased().unicodeScalars.prefix(100))
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let found = (distance(wanted, letters), candidate)
            guard found.0 <= limit else { continue }
            if let current = best, current <= found { continue }
            best = found
        }
        return best?.name
    }

    /// Levenshtein's.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var row = Array(0...right.count)
        for (i, scalar) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let substituted = diagonal + (scalar == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substituted, row[j] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
