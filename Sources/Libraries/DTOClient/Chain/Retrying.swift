import DTORuntime
import Foundation

/// Sends a call again if that can help.
///
/// The call ends with the response or error of its last attempt, without a wait after it. A policy without attempts
/// sends nothing and throws `maxRetriesExceeded`, because the call has not failed with another error.
struct Retrying: APIMiddleware {
    let clock: ClientClock
    let budget: RetryBudget

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        let policy = call.settings.retry ?? call.endpoint.retry ?? .standard
        guard policy.attempts > 0 else { throw APIClientError.maxRetriesExceeded }
        var call = call
        while true {
            let outcome = await Self.outcome(of: call, next)
            try Task.checkCancellation()
            guard let failure = outcome.failure else {
                budget.refill()
                return try outcome.result.get()
            }
            guard let wait = wait(after: failure, outcome, call, policy), budget.take() else {
                return try outcome.result.get()
            }
            // This pause separates two attempts. The policy or the header `Retry-After` states its length. It ends when
            // the call is cancelled.
            try await clock.sleep(wait)
            try Task.checkCancellation()
            call.record.change { $0.waiting += wait }
            call.attempt += 1
        }
    }

    /// The result of one attempt.
    private struct Outcome {
        var result: Result<RawResponse, any Error>
        /// The error, or nil for a success.
        var failure: (any Error)?
        var status: Int?
        var headers = HTTPHeaders()
    }

    private static func outcome(of call: APICall, _ next: @escaping Next) async -> Outcome {
        do {
            var response = try await next(call)
            response.attempts = call.attempt
            return Outcome(
                result: .success(response), failure: failure(of: response, call), status: response.status,
                headers: response.headers)
        } catch {
            return Outcome(result: .failure(error), failure: error)
        }
    }

    /// Returns the failure that a response contains, or nil for a success.
    private static func failure(of response: RawResponse, _ call: APICall) -> (any Error)? {
        if case .failure(let error) = response.decoded?.result { return error }
        if response.decoded != nil || response.isSuccess { return nil }
        if call.isRevalidation, response.status == 304 { return nil }
        // A caller that reads the response itself has given no type. The error in it may still state whether a retry
        // helps.
        guard response.body.count <= 1 << 16, let json = try? DTODecoder().decode(JSONValue.self, from: response.body),
            json.objectValue != nil
        else { return response.failure() }
        return APIClientError.apiError(FailureBody(json))
    }

    /// Returns the wait before the next attempt, or nil if no attempt follows.
    private func wait(
        after failure: any Error, _ outcome: Outcome, _ call: APICall, _ policy: RetryPolicy
    ) -> Duration? {
        guard call.request.body.isReplayable else { return nil }
        // A second attempt with a refused token fails too. The step for credentials gets a new token.
        if outcome.status == 401, call.hasToken { return nil }
        let retryability = ErrorRetryability(
            failure, status: outcome.status, headers: outcome.headers, mayRepeat: call.mayRepeat,
            policy: call.completed(policy), now: clock.date())
        return policy.wait(
            for: retryability, after: call.attempt, chance: clock.random(),
            left: call.deadline.map { clock.now().duration(to: $0) })
    }
}

extension APICall {
    /// The header by which the server recognizes a repeated request, in the contract or in the settings.
    var idempotencyHeader: String? {
        endpoint.idempotencyHeader ?? (settings.makesIdempotencyKeys ? "Idempotency-Key" : nil)
    }

    /// Whether the server recognizes a second request and does not carry it out again: the request has a key in the
    /// contract's header, or the caller's own `Idempotency-Key`.
    private var hasIdempotencyKey: Bool { idempotencyKey != nil }

    /// The text by which the server recognizes a repeated request, or nil.
    package var idempotencyKey: String? {
        [idempotencyHeader, "Idempotency-Key"].lazy.compactMap { $0.flatMap { request.headers[$0] } }
            .first { !$0.isEmpty }
    }

    /// Whether a second request does no harm.
    package var mayRepeat: Bool { request.method.isIdempotent || hasIdempotencyKey }

    /// Returns the policy of the call. With an idempotency key, lost connections are always retried.
    package func completed(_ policy: RetryPolicy) -> RetryPolicy {
        var policy = policy
        if hasIdempotencyKey { policy.retriesTransportErrors = true }
        return policy
    }
}
