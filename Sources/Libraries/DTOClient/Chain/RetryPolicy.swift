/// Determines when and how often a failed call is sent again.
public struct RetryPolicy: Hashable, Sendable {
    /// The greatest number of attempts, including the first attempt. If the number is 0, the call is not sent and
    /// throws `APIClientError.maxRetriesExceeded`.
    public var attempts: Int
    /// The wait before the second attempt. Each later wait is `factor` times as long.
    public var delay: Duration
    /// The ratio of a wait to the wait before it.
    public var factor: Double
    /// The longest wait. If a server requests a longer wait, there is no retry and the error is thrown.
    public var limit: Duration
    /// The random part of a wait, as a fraction from 0 to 1. Because of this part, clients that failed at the same time
    /// retry at different times. A wait is never shorter than the delay that the server requests.
    public var jitter: Double
    /// Whether a call is retried after a lost connection or a time-out, although the server may have carried out the
    /// request. A call with an idempotency key is retried in any case, because the server recognizes the second
    /// request.
    public var retriesTransportErrors: Bool
    /// Whether the client retries a failure whose body has `retryable: true`, even if the operation is not idempotent.
    public var trustsRetryable: Bool

    /// Creates a policy. The default values are the values of `standard`.
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

    /// Three attempts: the second after about 1 second, and the third after about 2 more seconds.
    public static let standard = RetryPolicy()
    /// One attempt. A call with a refused token is still sent again with a new token.
    public static let never = RetryPolicy(attempts: 1)
}

extension RetryPolicy {
    /// Returns the wait before the next attempt, or nil if there is no next attempt.
    ///
    /// - Parameters:
    ///   - retryability: Whether another attempt can help.
    ///   - attempt: The number of the failed attempt, from 1.
    ///   - chance: A random number from 0 to 1.
    ///   - left: The time until the deadline, or nil without a deadline.
    package func wait(
        for retryability: ErrorRetryability, after attempt: Int, chance: Double, left: Duration? = nil
    ) -> Duration? {
        guard attempt < attempts else { return nil }
        let wait: Duration
        switch retryability {
        case .doNotRetry: return nil
        case .retry(let stated):
            // The client does not send a request earlier than the server allows. If the delay is too long for the
            // policy, the call fails at once.
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
