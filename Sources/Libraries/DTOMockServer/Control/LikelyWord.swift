/// Finds the intended word for a misspelt word.
///
/// The tool has `Spelling` for its own messages. This type exists because tests of apps use this library without the
/// tool.
enum LikelyWord {
    /// The greatest length of a name. Longer names are not simple typing errors.
    private static let longest = 40

    /// Returns the most similar candidate. At most a third of the name's letters may differ, and at least one letter
    /// may differ in any name. Returns nil if there is no such candidate.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased())
        guard (1...longest).contains(wanted.count) else { return nil }
        let distances = candidates.map { (word: $0, distance: distance(wanted, Array($0.lowercased()))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }),
            best.distance <= max(1, wanted.count / 3)
        else { return nil }
        return best.word
    }

    /// Returns the smallest number of changes from one string to the other. A change is an insertion, a deletion, a
    /// replacement, or an exchange of neighbours: the optimal string alignment (Damerau, 1964; Wagner and Fischer,
    /// 1974).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for (index, letter) in left.enumerated() {
            let last = rows[index]
            var row = [index + 1]
            for column in right.indices {
                var edits = min(last[column] + (letter == right[column] ? 0 : 1), last[column + 1] + 1, row[column] + 1)
                if index > 0, column > 0, letter == right[column - 1], left[index - 1] == right[column] {
                    edits = min(edits, rows[index - 1][column - 1] + 1)
                }
                row.append(edits)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }
}
