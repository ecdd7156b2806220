import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// The requirements for retries: the failures, the delays, and the number of attempts.
@Suite(.timeLimit(.minutes(1)))
struct RetryTests {
    /// Calls a server with these responses, the last of which is repeated, and returns the calls.
    private func run<Operation: APIOperation>(
        _ operation: Operation, _ answers: [LoopbackServer.Response], policy: RetryPolicy = .exact
    ) async throws -> (result: Result<OperationResponse<Operation>, any Error>, sleeps: [Double], count: Int) {
        let index = Shared(0)
        let server = try LoopbackServer { _ in
            let next = index.change { index in
                defer { index += 1 }
                return index
            }
            return answers[min(next, answers.count - 1)]
        }
        defer { server.stop() }
        let recorded = RecordedClock()
        let api = TestClient(url: server.url, through: APIClient(clock: recorded.clock)).with(retry: policy)
        let result: Result<OperationResponse<Operation>, any Error>
        do { result = .success(try await api.response(for: operation)) } catch { result = .failure(error) }
        return (result, recorded.sleeps.value, server.requests.count)
    }

    @Test func threeAttemptsWithDelaysOf1And2Seconds() async throws {
        let (result, sleeps, count) = try await run(Lookup(), [failure(503)])
        #expect(throws: APIClientError.self) { try result.get() }
        #expect(sleeps == [1, 2])
        #expect(count == 3)
    }

    /// The call has no last error that it could throw.
    @Test func withoutAttemptsNothingIsSent() async throws {
        let (result, _, count) = try await run(Lookup(), [answer(7)], policy: RetryPolicy(attempts: 0))
        guard case .failure(APIClientError.maxRetriesExceeded) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(count == 0)
    }

    @Test func theSecondAttemptSucceeds() async throws {
        let (result, sleeps, _) = try await run(Lookup(), [failure(502), answer(7)])
        #expect(try result.get().value.value == 7)
        #expect(try result.get().attempts == 2)
        #expect(sleeps == [1])
    }

    @Test func whatCannotBeRetriedIsSentOnce() async throws {
        for body in [
            #"{"code": "NOT_FOUND", "message": "no", "retryable": false}"#, #"{"code": "NOT_FOUND", "message": "no"}"#,
        ] {
            let (result, sleeps, count) = try await run(Lookup(), [failure(404, body)])
            #expect(throws: APIClientError.self) { try result.get() }
            #expect(sleeps.isEmpty)
            #expect(count == 1)
        }
        // The error's own `retryable` has priority over a temporary status.
        let vetoed = try await run(Lookup(), [failure(503, #"{"code": "CIRCUIT_OPEN", "retryable": false}"#)])
        #expect(vetoed.count == 1)
    }

    @Test(arguments: [
        (failure(429, #"{"code": "RATE_LIMIT_EXCEEDED", "retryable": true}"#, headers: [("Retry-After", "7")]), 7.0),
        (failure(429, #"{"code": "RATE_LIMIT_EXCEEDED", "retryable": true, "retryAfterMs": 3000}"#), 3.0),
        (failure(429, #"{"code": "RATE_LIMIT_EXCEEDED", "retryable": true}"#), 60.0),
        (failure(429), 60.0),
        (failure(503, #"{"code": "CIRCUIT_OPEN", "retryable": true, "retryAfterMs": 45000}"#), 45.0),
        (failure(503, #"{"code": "CIRCUIT_OPEN", "retryable": true, "details": {"retryAfterMs": 45000}}"#), 45.0),
        (failure(503, headers: [("Retry-After", "Thu, 27 Nov 2025 10:30:09 GMT")]), 9.0),
        (failure(500, #"{"code": "PROVIDER_TIMEOUT", "retryable": true}"#), 1.0),
    ])
    func aStatedDelayIsKept(_ failed: LoopbackServer.Response, _ seconds: Double) async throws {
        let (result, sleeps, count) = try await run(Lookup(), [failed, answer()])
        #expect(try result.get().value.value == 1)
        #expect(sleeps == [seconds])
        #expect(count == 2)
    }

    @Test func aDelayBeyondTheLimitIsNotShortened() async throws {
        let (result, sleeps, count) = try await run(Lookup(), [failure(503, headers: [("Retry-After", "61")])])
        #expect(throws: APIClientError.self) { try result.get() }
        #expect(sleeps.isEmpty && count == 1)
    }

    @Test func whatIsNotIdempotentIsRepeatedOnlyByTheErrorsWordOrWithAKey() async throws {
        #expect(try await run(Submission(), [failure(503), answer()]).count == 1)
        #expect(try await run(Submission(key: "k"), [failure(503), answer()]).count == 2)
        let said = failure(503, #"{"code": "X", "retryable": true}"#)
        #expect(try await run(Submission(), [said, answer()]).count == 2)
        var careful = RetryPolicy.exact
        careful.trustsRetryable = false
        #expect(try await run(Submission(), [said, answer()], policy: careful).count == 1)
    }

    @Test func whatCannotBeDecodedIsNotAskedForAgain() async throws {
        let (result, _, count) = try await run(Lookup(), [.json("{}")])
        #expect(throws: APIClientError.self) { try result.get() }
        #expect(count == 1)
    }

    @Test func aLostConnectionIsTriedAgainOnlyIfAskedFor() async throws {
        #expect(try await run(Lookup(), [.raw(Data()), answer()]).count == 1)
        var patient = RetryPolicy.exact
        patient.retriesTransportErrors = true
        let (result, sleeps, _) = try await run(Lookup(), [.raw(Data()), answer(5)], policy: patient)
        #expect(try result.get().value.value == 5)
        #expect(sleeps == [1])
    }

    /// A server that knows a repeated request by its key does not carry it out again.
    @Test func aLostConnectionIsTriedAgainWithAKey() async throws {
        struct Keyed: APIOperation {
            static let endpoint = APIEndpoint(.post, "/submit", id: "submit", idempotencyHeader: "X-Request-Key")
            func encode(into request: inout RequestEncoder) throws { try request.body(json: ["a": 1]) }
            static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
        }
        let answers = Shared([LoopbackServer.Response.raw(Data()), answer(5)])
        let server = try LoopbackServer { _ in answers.change { $0.removeFirst() } }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient(clock: RecordedClock().clock))
        #expect(try await api.value(of: Keyed()).value == 5)
        let keys = server.requests.map { $0["X-Request-Key"] }
        #expect(keys.count == 2 && keys[0] != nil && keys[0] == keys[1])
        #expect(server.requests.allSatisfy { $0["Idempotency-Key"] == nil })
        // A caller who sends a key knows that the server reads it.
        #expect(try await run(Submission(key: "k"), [.raw(Data()), answer()]).count == 2)
        #expect(try await run(Submission(), [.raw(Data()), answer()]).count == 1)
    }

    @Test func jitterNeverUndercutsAStatedDelay() async throws {
        let policy = RetryPolicy(jitter: 0.5)
        let (_, sleeps, _) = try await run(
            Lookup(), [failure(503, headers: [("Retry-After", "10")]), answer()], policy: policy)
        // Half of the jitter is added, because the clock's random number is 0.5.
        #expect(sleeps == [12.5])
    }

    @Test func aClientsBudgetEnds() async throws {
        let server = try LoopbackServer { _ in failure(503) }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient(clock: RecordedClock().clock)).with(retry: .exact)
        for _ in 0..<40 { _ = try? await api.response(for: Lookup()) }
        // There are 40 calls and 50 retries, although each call could have two.
        #expect(server.requests.count == 90)
    }

    @Test func aKeyIsTheSameForAllAttempts() async throws {
        let server = try LoopbackServer { _ in failure(503) }
        defer { server.stop() }
        var api = TestClient(url: server.url, through: APIClient(clock: RecordedClock().clock)).with(retry: .exact)
        api.client.settings.makesIdempotencyKeys = true
        _ = try? await api.response(for: Submission())
        let keys = server.requests.map { $0["Idempotency-Key"] }
        #expect(keys.count == 3)
        #expect(Set(keys).count == 1 && keys[0] != nil)
    }

    @Test func retryabilityByCode() {
        func of(_ code: String?, status: Int, retryable: Bool? = nil) -> ErrorRetryability {
            ErrorRetryability(
                APIClientError.apiError(Lookup.Failure(code: code, retryable: retryable)), status: status)
        }
        #expect(of("INVALID_ISBN", status: 400) == .doNotRetry)
        #expect(of("RATE_LIMIT_EXCEEDED", status: 429) == .retry(after: .seconds(60)))
        #expect(of("PROVIDER_ERROR", status: 502) == .retryWithBackoff)
        #expect(of("INTERNAL_ERROR", status: 500) == .doNotRetry)
        #expect(of("INTERNAL_ERROR", status: 500, retryable: true) == .retryWithBackoff)
        #expect(ErrorRetryability(CancellationError()) == .doNotRetry)
    }
}
