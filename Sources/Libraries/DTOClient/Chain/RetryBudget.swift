import DTORuntime

/// Limits the retries of a client, because retries would keep an overloaded server overloaded.
///
/// The budget begins with 50 tokens. Each retry takes a token, and each success adds a fifth of a token, up to 50.
final class RetryBudget: Sendable {
    private static let capacity = 50.0
    private static let refill = 0.2
    private let tokens = Guarded(capacity)

    /// Takes a token for a retry.
    ///
    /// - Returns: False if no token is left.
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
