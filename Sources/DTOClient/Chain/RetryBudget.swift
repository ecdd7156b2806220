import DTORuntime

/// Counts how many retries a client still has: when everything fails, retries are what keeps a server down.
///
/// It is a bucket of tokens. Each retry takes one, and each success gives back a fifth of one.
final class RetryBudget: Sendable {
    private static let capacity = 50.0
    private static let refill = 0.2
    private let tokens = Guarded(capacity)

    /// Takes a retry.
    ///
    /// - Returns: false where none is left.
    func take() -> Bool {
        tokens.withLock { tokens in
            guard tokens >= 1 else { return false }
            tokens -= 1
            return true
        }
    }

    func refill() {
        tokens.withLock { $0 = min(Self.capacity, $0 + Self.refill) }
    }
}
