/// Finds what a misspelt word was meant to be.
enum LikelyWord {
    /// Longer names are no slips of the finger.
    private static let longest = 40

    /// The candidate that fewest letters must change for, at most a third of the name's; nil where none is that near.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.lowercased())
        guard (1...longest).contains(wanted.count) else { return nil }
        let distances = candidates.map { (word: $0, distance: distance(wanted, Array($0.lowercased()))) }
        guard let best = distances.min(by: { $0.distance < $1.distance }),
            best.distance <= max(1, wanted.count / 3)
        else { return nil }
        return best.word
    }

    /// Insertions, deletions and replacements between two texts (Wagner and Fischer, 1974).
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let replaced = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
