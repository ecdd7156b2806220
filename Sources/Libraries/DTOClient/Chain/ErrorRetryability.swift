public import DTORuntime
public import Foundation

/// Whether another attempt can help after a failure. `RetryPolicy` decides whether and when the attempt is made.
public enum ErrorRetryability: Hashable, Sendable {
    /// Another attempt can help after this delay, which comes from the server or is usual for the status.
    case retry(after: Duration)
    /// Another attempt cannot help, or can do harm.
    case doNotRetry
    /// Another attempt can help after a delay that `RetryPolicy` chooses.
    case retryWithBackoff
}

extension ErrorRetryability {
    /// Decides whether another attempt can help. If the error body has `retryable`, its value decides. Otherwise a
    /// known error code decides, and without a known code, the status decides.
    ///
    /// Decoding errors are never retried, because the next response is likely to have the same content.
    ///
    /// - Parameters:
    ///   - status: The status of the response. If the value is nil, the status in the error is used.
    ///   - headers: The headers of the response. If the value is nil, the headers in the error are used.
    ///   - mayRepeat: Whether a second request does no harm, because its method is idempotent or it has an idempotency
    ///     key.
    ///   - policy: Decides whether `retryable` in an error body is trusted, and whether lost connections are retried.
    ///   - now: The current time, from which the delay to a date in `Retry-After` is computed.
    public init(
        _ error: any Error, status: Int? = nil, headers: HTTPHeaders? = nil, mayRepeat: Bool = true,
        policy: RetryPolicy = .standard, now: Date = Date()
    ) {
        let answer = (error as? APIClientError)?.answer
        let status = status ?? answer?.status
        let header = RetryAfter.delay((headers ?? answer?.headers)?["Retry-After"], now: now)
        switch error {
        case APIClientError.apiError(let failure):
            self = Self.of(failure, status: status, header: header, mayRepeat: mayRepeat, policy)
        case APIClientError.unexpectedStatus(let answer):
            let header = header ?? RetryAfter.delay(answer.headers["Retry-After"], now: now)
            self = Self.of(status: status, delay: header, mayRepeat: mayRepeat)
        case APIClientError.transport(let error):
            self = policy.retriesTransportErrors && mayRepeat && Self.isLost(error) ? .retryWithBackoff : .doNotRetry
        default: self = .doNotRetry
        }
    }

    private static func of(
        _ failure: any APIFailure, status: Int?, header: Duration?, mayRepeat: Bool, _ policy: RetryPolicy
    ) -> ErrorRetryability {
        let details = failure.apiFailureDetails
        if details.retryable == false { return .doNotRetry }
        let isLimit = status == 429 || details.code == "RATE_LIMIT_EXCEEDED"
        // For a rate limit, `Retry-After` has priority over the delay in the error body. For other errors, the delay in
        // the error body has priority.
        var delay = isLimit ? header ?? details.retryAfter : details.retryAfter ?? header
        if isLimit { delay = delay ?? .seconds(60) }
        if let retryable = details.retryable ?? details.code.flatMap({ codes[$0] }) {
            if !retryable { return .doNotRetry }
            let isAllowed = mayRepeat || policy.trustsRetryable && details.retryable == true
            return isAllowed ? delay.map { .retry(after: $0) } ?? .retryWithBackoff : .doNotRetry
        }
        return of(status: status, delay: delay, mayRepeat: mayRepeat)
    }

    /// Maps common error codes to whether another attempt can help. The map is used for errors without `retryable`.
    private static let codes: [String: Bool] = [
        "RATE_LIMIT_EXCEEDED": true, "PROVIDER_TIMEOUT": true, "PROVIDER_ERROR": true, "CIRCUIT_OPEN": true,
        "NETWORK_ERROR": true, "INVALID_ISBN": false, "INVALID_QUERY": false, "INVALID_REQUEST": false,
        "NOT_FOUND": false, "CORS_BLOCKED": false,
    ]

    /// Decides by the status. Another attempt can help for 408, 429, 502, 503 and 504 (RFC 9110 sections 15.5.9 and
    /// 15.6, RFC 6585).
    private static func of(status: Int?, delay: Duration?, mayRepeat: Bool) -> ErrorRetryability {
        guard let status, [408, 429, 502, 503, 504].contains(status), mayRepeat else { return .doNotRetry }
        if let delay { return .retry(after: delay) }
        return status == 429 ? .retry(after: .seconds(60)) : .retryWithBackoff
    }

    private static func isLost(_ error: any Error) -> Bool {
        guard let error = error as? URLError else { return false }
        return [
            // On Linux, the error has the code `unknown` if the connection breaks within a body.
            .unknown, .timedOut, .networkConnectionLost, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
            .notConnectedToInternet, .badServerResponse,
        ].contains(error.code)
    }
}
