import DTORuntime
import ECMAPatterns

/// Patterns that were read before: a server compares each request with the same ones.
struct KnownPatterns: Sendable {
    /// A hostile document may have many that take much memory each. Those behind the limit are read each time.
    private static let limit = 500

    private let matchers = Guarded<[String: PatternMatcher?]>([:])

    /// Nil where the pattern is none, or takes too long.
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
