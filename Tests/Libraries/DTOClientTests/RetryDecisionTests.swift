import DTOClient
import DTORuntime
import Foundation
import Testing

/// The decisions about retries as tables, without requests and waits.
struct RetryDecisionTests {
    private static let now = Date(timeIntervalSince1970: 1_764_239_400)

    struct Row: Sendable, CustomTestStringConvertible {
        var code: String?
        var status: Int?
        var retryable: Bool?
        var ms: Int?
        var detailMs: Int?
        var header: String?
        var mayRepeat = true
        var expected: ErrorRetryability

        var testDescription: String {
            "\(code ?? "-") \(status ?? 0) \(retryable.map { "\($0)" } ?? "-") \(header ?? "-") → \(expected)"
        }
    }

    @Test(arguments: [
        // These rows have the error codes of the contract.
        Row(code: "INVALID_ISBN", status: 400, expected: .doNotRetry),
        Row(code: "INVALID_QUERY", status: 400, expected: .doNotRetry),
        Row(code: "INVALID_REQUEST", status: 400, expected: .doNotRetry),
        Row(code: "NOT_FOUND", status: 404, expected: .doNotRetry),
        Row(code: "CORS_BLOCKED", expected: .doNotRetry),
        Row(code: "PROVIDER_TIMEOUT", status: 504, expected: .retryWithBackoff),
        Row(code: "PROVIDER_ERROR", status: 502, expected: .retryWithBackoff),
        Row(code: "NETWORK_ERROR", status: 504, expected: .retryWithBackoff),
        Row(code: "API_ERROR", status: 502, expected: .retryWithBackoff),
        Row(code: "API_ERROR", status: 400, expected: .doNotRetry),
        Row(code: "INTERNAL_ERROR", status: 500, expected: .doNotRetry),
        Row(code: "INTERNAL_ERROR", status: 500, retryable: true, expected: .retryWithBackoff),
        // For a rate limit, the header counts, or else the error, or else a minute.
        Row(code: "RATE_LIMIT_EXCEEDED", status: 429, retryable: true, expected: .retry(after: .seconds(60))),
        Row(code: "RATE_LIMIT_EXCEEDED", status: 429, ms: 3_000, header: "7", expected: .retry(after: .seconds(7))),
        Row(code: "RATE_LIMIT_EXCEEDED", status: 429, ms: 3_000, expected: .retry(after: .seconds(3))),
        Row(status: 429, expected: .retry(after: .seconds(60))),
        Row(status: 429, header: "0", expected: .retry(after: .zero)),
        // For an open circuit, the error counts, also in its details.
        Row(code: "CIRCUIT_OPEN", status: 503, retryable: true, ms: 45_000, expected: .retry(after: .seconds(45))),
        Row(
            code: "CIRCUIT_OPEN", status: 503, retryable: true, detailMs: 45_000, expected: .retry(after: .seconds(45))),
        Row(code: "CIRCUIT_OPEN", status: 503, ms: 45_000, header: "7", expected: .retry(after: .seconds(45))),
        Row(code: "CIRCUIT_OPEN", status: 503, header: "7", expected: .retry(after: .seconds(7))),
        Row(code: "CIRCUIT_OPEN", status: 503, expected: .retryWithBackoff),
        // The error's own `retryable` has priority over all rules.
        Row(code: "CIRCUIT_OPEN", status: 503, retryable: false, ms: 1, expected: .doNotRetry),
        Row(code: "RATE_LIMIT_EXCEEDED", status: 429, retryable: false, header: "1", expected: .doNotRetry),
        Row(code: "NOT_FOUND", status: 404, retryable: true, expected: .retryWithBackoff),
        // A request that is not idempotent is only sent again if `retryable` allows it.
        Row(code: "PROVIDER_ERROR", status: 502, mayRepeat: false, expected: .doNotRetry),
        Row(code: "PROVIDER_ERROR", status: 502, retryable: true, mayRepeat: false, expected: .retryWithBackoff),
        Row(status: 503, mayRepeat: false, expected: .doNotRetry),
        Row(status: 429, header: "1", mayRepeat: false, expected: .doNotRetry),
        // These rows have errors without a code and without `retryable`, so the status decides.
        Row(status: 408, expected: .retryWithBackoff), Row(status: 502, expected: .retryWithBackoff),
        Row(status: 503, expected: .retryWithBackoff), Row(status: 504, expected: .retryWithBackoff),
        Row(status: 500, expected: .doNotRetry), Row(status: 400, expected: .doNotRetry),
        Row(status: 401, expected: .doNotRetry), Row(status: 409, expected: .doNotRetry),
        Row(expected: .doNotRetry),
        // The header has seconds, dates in three forms, or invalid text.
        Row(status: 503, header: " 12 ", expected: .retry(after: .seconds(12))),
        Row(status: 503, header: "1.5", expected: .retry(after: .milliseconds(1_500))),
        Row(status: 503, header: "Thu, 27 Nov 2025 10:30:09 GMT", expected: .retry(after: .seconds(9))),
        Row(status: 503, header: "Thursday, 27-Nov-25 10:30:09 GMT", expected: .retry(after: .seconds(9))),
        Row(status: 503, header: "Thu Nov 27 10:30:09 2025", expected: .retry(after: .seconds(9))),
        Row(status: 503, header: "Thu, 27 Nov 2025 10:29:00 GMT", expected: .retry(after: .zero)),
        Row(status: 503, header: "soon", expected: .retryWithBackoff),
        Row(status: 503, header: "-1", expected: .retryWithBackoff),
        Row(status: 503, header: "nan", expected: .retryWithBackoff),
        Row(status: 503, header: "1e300", expected: .retryWithBackoff),
        Row(status: 503, header: "", expected: .retryWithBackoff),
    ])
    func retryability(_ row: Row) {
        let failure = Lookup.Failure(
            code: row.code, retryable: row.retryable, retryAfterMs: row.ms,
            details: row.detailMs.map { ["retryAfterMs": .integer(Int64($0))] })
        var headers = HTTPHeaders()
        headers["Retry-After"] = row.header
        let decided = ErrorRetryability(
            APIClientError.apiError(failure), status: row.status, headers: headers, mayRepeat: row.mayRepeat,
            now: Self.now)
        #expect(decided == row.expected)
    }

    @Test func otherErrors() {
        func of(_ error: any Error, _ policy: RetryPolicy = .standard, mayRepeat: Bool = true) -> ErrorRetryability {
            ErrorRetryability(error, status: 503, mayRepeat: mayRepeat, policy: policy)
        }
        var patient = RetryPolicy.standard
        patient.retriesTransportErrors = true
        let lost = APIClientError.transport(URLError(.networkConnectionLost))
        #expect(of(lost) == .doNotRetry)
        #expect(of(lost, patient) == .retryWithBackoff)
        #expect(of(lost, patient, mayRepeat: false) == .doNotRetry)
        #expect(of(APIClientError.transport(URLError(.secureConnectionFailed)), patient) == .doNotRetry)
        #expect(of(CancellationError(), patient) == .doNotRetry)
        #expect(of(APIClientError.deadlineExceeded(operation: "x", attempts: 1), patient) == .doNotRetry)
        #expect(of(APIClientError.missingCredentials(operation: "x", schemes: []), patient) == .doNotRetry)
    }

    struct Wait: Sendable {
        var retryability = ErrorRetryability.retryWithBackoff
        var attempt = 1
        var chance = 0.5
        var left: Duration?
        var policy = RetryPolicy.standard
        var expected: Duration?
    }

    @Test(arguments: [
        Wait(expected: .seconds(1)), Wait(attempt: 2, expected: .seconds(2)), Wait(attempt: 3, expected: nil),
        Wait(attempt: 3, policy: RetryPolicy(attempts: 9), expected: .seconds(4)),
        Wait(attempt: 8, policy: RetryPolicy(attempts: 99), expected: .seconds(60)),
        Wait(attempt: 98, policy: RetryPolicy(attempts: 99), expected: .seconds(60)),
        Wait(chance: 0, expected: .milliseconds(900)), Wait(chance: 1, expected: .milliseconds(1_100)),
        Wait(retryability: .doNotRetry, expected: nil),
        Wait(policy: .never, expected: nil), Wait(policy: RetryPolicy(attempts: 0), expected: nil),
        // A stated delay is neither shortened nor ignored.
        Wait(retryability: .retry(after: .seconds(10)), chance: 0, expected: .seconds(10)),
        Wait(retryability: .retry(after: .seconds(10)), chance: 1, expected: .seconds(12)),
        Wait(retryability: .retry(after: .seconds(60)), chance: 1, expected: .seconds(60)),
        Wait(retryability: .retry(after: .seconds(61)), expected: nil),
        Wait(retryability: .retry(after: .zero), chance: 1, expected: .zero),
        // If the deadline would pass during the wait, the client does not wait.
        Wait(left: .seconds(1), expected: nil), Wait(left: .seconds(2), expected: .seconds(1)),
        Wait(retryability: .retry(after: .seconds(10)), chance: 0, left: .seconds(10), expected: nil),
        Wait(policy: RetryPolicy(attempts: 5, delay: .milliseconds(500), factor: 1.5), expected: .milliseconds(500)),
    ])
    func waits(_ row: Wait) {
        let wait = row.policy.wait(for: row.retryability, after: row.attempt, chance: row.chance, left: row.left)
        // The factor is not a whole number.
        let difference = (wait ?? .seconds(-1)) - (row.expected ?? .seconds(-1))
        #expect(difference < .microseconds(1) && difference > .microseconds(-1), "\(String(describing: wait))")
    }
}
