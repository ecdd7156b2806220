/// When a call that failed is sent again, and how long that takes.
public struct RetryPolicy: Hashable, Sendable {
    /// How often a call is sent at most, the first time included. With 0 it is not sent, and throws `APIClientError.maxRetriesExceeded`.
    public var attempts: Int
    /// The wait before the second attempt. Each further wait is `factor` times as long.
    public var delay: Duration
    public var factor: Double
    /// The longest wait. A server that asks for a longer one is not asked again: the error is thrown.
    public var limit: Duration
    /// How much of a delay is random, from 0 to 1: many clients that failed together shall not come back together. A delay that the server
    /// states is never undercut.
    public var jitter: Double
    /// Whether lost connections and time-outs are tried again. The request may have been carried out.
    public var retriesTransportErrors: Bool
    /// Whether an error that says of itself that it can be retried is, also for operations that are not idempotent.
    public var trustsRetryable: Bool

    public init(
        attempts: Int = 3, delay: Duration = .seconds(1), factor: Double = 2, limit: Duration = .seconds(60),
        jitter: Double = 0.2, retriesTransportErrors: Bool = false, trustsRetryable: Bool = true
    ) {
        self.attempts = attempts
        self.delay = delay
        self.factor = factor
        self.limit = limit
        self.jitter = jitter
        self.retriesTransportErrors = retriesTransportErrors
        self.trustsRetryable = trustsRetryable
    }

    /// Three attempts, the second after 1 second and the third after 2.
    public static let standard = RetryPolicy()
    /// One attempt. A call that is refused for its token is still sent again with a new one.
    public static let never = RetryPolicy(attempts: 1)
}

extension RetryPolicy {
    /// How long to wait before the next attempt; nil where there is none.
    ///
    /// - Parameters:
    ///   - retryability: of the failure.
    ///   - attempt: the number of the attempt that failed, from 1.
    ///   - chance: a random number from 0 to 1.
    ///   - left: the time until the deadline; nil where there is none.
    public func wait(
        for retryability: ErrorRetryability, after attempt: Int, chance: Double, left: Duration? = nil
    ) -> Duration? {
        guard attempt < attempts else { return nil }
        let wait: Duration
        switch retryability {
        case .doNotRetry: return nil
        case .retry(let stated):
            // The server is not asked sooner than it wants, so an impatient caller is told at once.
            guard stated <= limit else { return nil }
            wait = min(stated + stated * (jitter * chance), limit)
        case .retryWithBackoff:
            var backoff = delay
            for _ in 1..<max(1, attempt) where backoff < limit { backoff = backoff * factor }
            wait = max(.zero, min(backoff * (1 + jitter * (chance - 0.5)), limit))
        }
        if let left, wait >= left { return nil }
        return wait
    }
}
