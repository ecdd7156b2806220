/// The header by which a server recognizes repeated requests, from `idempotency:` of the configuration.
package struct IdempotencyRule: Hashable, Sendable {
    /// The methods that are not idempotent by themselves (RFC 9110, section 9.2.2).
    package enum Method: String, CaseIterable, Sendable {
        case post = "POST"
        case patch = "PATCH"
    }

    package var header = "Idempotency-Key"
    /// The methods whose requests have the header.
    package var methods = Set(Method.allCases)
}

/// The rule for retries of an operation, from `retry:` of the configuration. If a property is nil, the default of
/// `DTOClient` applies.
package struct RetryRule: Hashable, Sendable {
    /// The greatest number of attempts. A call with one attempt is never retried.
    package var attempts: Int?
    /// The wait before the second attempt, in seconds.
    package var delay: Int?
    /// The longest wait, in seconds.
    package var limit: Int?
    /// Whether lost connections and time-outs are retried.
    package var retriesLostConnections: Bool?
    /// Whether a failure that the response calls retryable is retried, even if the operation is not idempotent.
    package var trustsRetryable: Bool?

    package static let never = RetryRule(attempts: 1)
}
