/// When a call that failed is sent again, and how long that takes.
public struct RetryPolicy: Hashable, Sendable {
    /// How often a call is sent at most, the first time included.
    public var attempts: Int
    /// Before the second attempt; each further wait is `factor` times as long.
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

    /// Three attempts, after 1 and 2 seconds.
    public static let standard = RetryPolicy()
    public static let never = RetryPolicy(attempts: 1)
}
