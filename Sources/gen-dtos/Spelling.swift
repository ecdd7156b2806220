/// Guesses what a misspelt word was meant to be.
enum Spelling {
    /// The candidate with the fewest edits, when that is at most a third of the word's letters.
    static func nearest(to word: String, in candidates: [String]) -> String? {
        let ranked = candidates.map { (candidate: $0, edits: edits(from: word, to: $0)) }
        guard let best = ranked.min(by: { $0.edits < $1.edits }), best.edits <= max(1, word.count / 3) else {
            return nil
        }
        return best.candidate
    }

    /// Letters left out, added, changed or swapped with their neighbour (Damerau's distance, each letter moved once).
    private static func edits(from first: String, to second: String) -> Int {
        let (first, second) = (Array(first.utf8), Array(second.utf8))
        var rows = [Array(0...second.count)]
        for (i, letter) in first.enumerated() {
            var row = [i + 1]
            for (j, other) in second.enumerated() {
                var edits = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
                    edits = min(edits, rows[i - 1][j - 1] + 1)
                }
                row.append(edits)
            }
            rows.append(row)
        }
        return rows[first.count][second.count]
    }
}
