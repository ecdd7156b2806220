import Diagnostics

/// Hints for misspelt names, for a rule that may find many of them. The type limits the number of hints, the length of
/// names, and the number of candidates.
struct SpellingHints {
    private var hintsLeft = 100

    private static let longestName = 64
    private static let candidateLimit = 200

    mutating func nearest(to name: String, among candidates: [String]) -> String? {
        guard hintsLeft > 0, name.utf8.count <= Self.longestName else { return nil }
        hintsLeft -= 1
        return Spelling.nearest(to: name, among: candidates.prefix(Self.candidateLimit))
    }
}
