import Foundation

/// Sends a call again where that can help.
struct Retrying: Middleware {
    let clock: ClientClock
    let budget: RetryBudget

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        let policy = call.settings.retry ?? call.endpoint.retry ?? .standard
        var call = call
        call.takeIdempotencyKey()
        while true {
            let outcome = await Self.outcome(of: call, next)
            try Task.checkCancellation()
            guard let failure = outcome.failure else {
                budget.refill()
                return try outcome.result.get()
            }
            let delay = delay(after: failure, outcome, call, policy)
            guard let delay, budget.take() else { return try outcome.result.get() }
            try await clock.sleep(delay)
            call.attempt += 1
        }
    }

    /// What one attempt came to.
    private struct Outcome {
        var result: Result<RawResponse, any Error>
        /// Nil for a success.
        var failure: (any Error)?
        var status: Int?
        var headers = HTTPHeaders()
    }

    private static func outcome(
        of call: APICall, _ next: @escaping @Sendable (APICall) async throws -> RawResponse
    ) async -> Outcome {
        do {
            var response = try await next(call)
            response.attempts = call.attempt
            var outcome = Outcome(
                result: .success(response), status: response.status, headers: response.headers)
            if case .failure(let error) = response.decoded?.result {
                outcome.failure = error
            } else if response.decoded == nil, !response.isSuccess {
                outcome.failure = response.failure()
            }
            return outcome
        } catch {
            return Outcome(result: .failure(error), failure: error)
        }
    }

    /// How long to wait before the next attempt; nil where there is none.
    private func delay(
        after failure: any Error, _ outcome: Outcome, _ call: APICall, _ policy: RetryPolicy
    ) -> Duration? {
        guard call.attempt < policy.attempts, call.request.body.isReplayable else { return nil }
        let retryability = ErrorRetryability(
            failure, status: outcome.status, headers: outcome.headers, mayRepeat: call.mayRepeat, policy: policy,
            now: clock.date())
        let delay: Duration
        switch retryability {
        case .doNotRetry: return nil
        case .retry(let stated):
            // The server is not asked sooner than it wants, so an impatient caller is told at once.
            guard stated <= policy.limit else { return nil }
            delay = stated + stated * (policy.jitter * clock.random())
        case .retryWithBackoff:
            var backoff = policy.delay
            for _ in 1..<max(1, call.attempt) where backoff < policy.limit { backoff = backoff * policy.factor }
            let jitter = 1 + policy.jitter * (clock.random() - 0.5)
            delay = min(backoff * jitter, policy.limit)
        }
        if let deadline = call.deadline, clock.now() + delay >= deadline { return nil }
        return delay
    }
}

extension APICall {
    /// Whether the request can be sent twice without harm.
    var mayRepeat: Bool {
        request.method.isIdempotent || request.headers["Idempotency-Key"] != nil
    }

    /// A key by which the server knows a request again, the same for all attempts (draft-ietf-httpapi-idempotency-key-header).
    fileprivate mutating func takeIdempotencyKey() {
        guard settings.makesIdempotencyKeys || endpoint.takesIdempotencyKey, !request.method.isIdempotent,
            request.headers["Idempotency-Key"] == nil
        else { return }
        request.headers["Idempotency-Key"] = UUID().uuidString
    }
}

/// How many retries a client still has: when everything fails, retries are what keeps a server down.
final class RetryBudget: Sendable {
    private static let capacity = 50.0
    /// What each success gives back.
    private static let refill = 0.2
    private let tokens = Guarded(capacity)

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
