import DTORuntime
import ECMAPatterns

/// A cache of compiled patterns. A server compares each request with the patterns.
struct KnownPatterns: Sendable {
    /// The greatest number of patterns in the cache. A hostile document may have many patterns that take much memory.
    /// Patterns beyond the limit are compiled at each use.
    private static let limit = 500

    private let matchers = Guarded<[String: PatternMatcher?]>([:])

    /// Returns whether the text matches, or nil if the pattern is invalid or takes too long.
    func matches(_ text: String, _ pattern: String) -> Bool? {
        matcher(pattern)?.matches(text)
    }

    private func matcher(_ pattern: String) -> PatternMatcher? {
        if let known = matchers.withLock({ $0[pattern] }) { return known }
        let matcher = PatternMatcher(pattern)
        matchers.withLock {
            if $0.count < Self.limit { $0[pattern] = .some(matcher) }
        }
        return matcher
    }
}
