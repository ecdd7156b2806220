import DTORuntime
import Foundation

/// Sends a call again where that can help.
///
/// After the last attempt its own answer or error is what the call comes to. Nothing waits after the last attempt. A policy without
/// attempts sends nothing, and `maxRetriesExceeded` is thrown, because there is no error that would say more.
struct Retrying: Middleware {
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
            // The pause before the next attempt, as the policy or the answer's `Retry-After` says; it ends when the call is cancelled.
            try await clock.sleep(wait)
            try Task.checkCancellation()
            call.record.change { $0.waiting += wait }
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

    /// What went wrong by an answer; nil where nothing did.
    private static func failure(of response: RawResponse, _ call: APICall) -> (any Error)? {
        if case .failure(let error) = response.decoded?.result { return error }
        if response.decoded != nil || response.isSuccess { return nil }
        if call.isRevalidation, response.status == 304 { return nil }
        // A caller that reads the answer itself has given no type, but the error may still say whether it can be retried.
        guard response.body.count <= 1 << 16, let json = try? DTODecoder().decode(JSONValue.self, from: response.body),
            json.objectValue != nil
        else { return response.failure() }
        return APIClientError.apiError(FailureBody(json))
    }

    /// How long to wait before the next attempt; nil where there is none.
    private func wait(
        after failure: any Error, _ outcome: Outcome, _ call: APICall, _ policy: RetryPolicy
    ) -> Duration? {
        guard call.request.body.isReplayable else { return nil }
        // A refused token is no better the second time; the step for credentials gets a new one.
        if outcome.status == 401, call.hasToken { return nil }
        let retryability = ErrorRetryability(
            failure, status: outcome.status, headers: outcome.headers, mayRepeat: call.mayRepeat, policy: policy,
            now: clock.date())
        return policy.wait(
            for: retryability, after: call.attempt, chance: clock.random(),
            left: call.deadline.map { clock.now().duration(to: $0) })
    }
}

extension APICall {
    /// Whether the request can be sent twice without harm.
    var mayRepeat: Bool {
        request.method.isIdempotent || request.headers["Idempotency-Key"] != nil
    }
}
