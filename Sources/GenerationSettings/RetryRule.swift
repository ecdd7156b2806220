/// How calls of an operation are retried, where the configuration says so (`retry:`). Nil: as `DTOClient` does it.
package struct RetryRule: Hashable, Sendable {
    /// How often a call is sent at most; 1: never again.
    package var attempts: Int?
    /// Before the second attempt, in seconds.
    package var delay: Int?
    /// The longest wait, in seconds.
    package var limit: Int?
    /// Whether lost connections and time-outs are tried again.
    package var retriesLostConnections: Bool?
    /// Whether an answer that calls itself retryable is believed, also where the operation is not idempotent.
    package var trustsRetryable: Bool?

    package init(attempts: Int? = nil) {
        self.attempts = attempts
    }

    package static let never = RetryRule(attempts: 1)
}
