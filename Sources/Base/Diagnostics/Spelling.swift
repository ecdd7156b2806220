/// Finds the intended word for a misspelt word.
public enum Spelling {
    /// The greatest length, in Unicode scalars, of a name for which candidates are compared.
    private static let longestName = 200

    /// Returns the candidate that needs the fewest edits to become the name, or nil if every candidate needs too many
    /// edits, or if the name is longer than `longestName`. Case is ignored. A third of the name's letters may be
    /// edited, and always at least one.
    ///
    /// If several candidates need equally many edits, the candidate that shares the most letters with the name wins,
    /// because typists more often swap letters than hit wrong keys. If there is a draw, a candidate with the same first
    /// letter wins, then a candidate with the same last letter, and then the alphabetically first candidate.
    ///
    /// - Parameter edits: The greatest number of edits. If the value is nil, a third of the letters may be edited.
    public static func nearest(
        to name: String, among candidates: some Sequence<String>, atMost edits: Int? = nil
    ) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard wanted.count <= longestName else { return nil }
        let limit = edits ?? max(1, wanted.count / 3)
        var best: Likeness?
        for candidate in candidates where candidate.utf8.count <= 4 * (wanted.count + limit) {
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            guard let distance = distance(wanted, letters, atMost: min(limit, best?.distance ?? limit)) else {
                continue
            }
            let found = Likeness(wanted, letters, distance: distance, name: candidate)
            if let current = best, current <= found { continue }
            best = found
        }
        return best?.name
    }

    /// Measures how similar a candidate is to the name. A smaller value is more similar.
    private struct Likeness: Comparable {
        let distance: Int
        /// The number of letters that occur in only one of the two words.
        let strangeLetters: Int
        let hasOtherFirst: Bool
        let hasOtherLast: Bool
        let name: String

        init(_ wanted: [Unicode.Scalar], _ letters: [Unicode.Scalar], distance: Int, name: String) {
            var counts: [Unicode.Scalar: Int] = [:]
            for letter in wanted { counts[letter, default: 0] += 1 }
            for letter in letters { counts[letter, default: 0] -= 1 }
            self.distance = distance
            strangeLetters = counts.values.reduce(0) { $0 + abs($1) }
            hasOtherFirst = wanted.first != letters.first
            hasOtherLast = wanted.last != letters.last
            self.name = name
        }

        private var order: (Int, Int, Int, Int, String) {
            (distance, strangeLetters, hasOtherFirst ? 1 : 0, hasOtherLast ? 1 : 0, name)
        }

        static func < (left: Likeness, right: Likeness) -> Bool { left.order < right.order }
    }

    /// Returns the number of insertions, deletions, replacements and exchanges of neighbours between two words: the
    /// optimal string alignment (Damerau, 1964; Wagner and Fischer, 1974). Returns nil if the number exceeds a limit.
    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], atMost limit: Int) -> Int? {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        var row = beforeLast
        for i in left.indices {
            row[0] = i + 1
            var least = row[0]
            for j in right.indices {
                var edits = min(last[j] + (left[i] == right[j] ? 0 : 1), row[j] + 1, last[j + 1] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], right[j] == left[i - 1] {
                    edits = min(edits, beforeLast[j - 1] + 1)
                }
                row[j + 1] = edits
                least = min(least, edits)
            }
            // An exchange may still reduce the distance by one.
            if least > limit + 1 { return nil }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[right.count] <= limit ? last[right.count] : nil
    }
}
