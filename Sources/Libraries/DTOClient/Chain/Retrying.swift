import DTORuntime
import Foundation

/// Sends a call again if another attempt can help.
///
/// The call ends with the response or error of its last attempt. If `attempts` is 0, nothing is sent and the call
/// throws `maxRetriesExceeded`.
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
            // The policy or the server determines the wait. A cancelled call stops waiting.
            try await clock.sleep(wait)
            try Task.checkCancellation()
            call.record.change { $0.waiting += wait }
            call.attempt += 1
        }
    }

    /// The result of one attempt.
    private struct Outcome {
        var result: Result<RawResponse, any Error>
        /// The error that the attempt threw, or the error in its response. The value is nil for a success.
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
        // The caller requests the raw response, so no type is known. The JSON of the error may still state whether a
        // retry helps.
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
        // Another attempt with a refused token fails, too. `CredentialsStep` gets a new token.
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
    /// The name of the header for the idempotency key: from the endpoint, or `Idempotency-Key` if the settings request
    /// keys. The value is nil if the client adds no key.
    var idempotencyHeader: String? {
        endpoint.idempotencyHeader ?? (settings.makesIdempotencyKeys ? "Idempotency-Key" : nil)
    }

    /// Whether the request has an idempotency key, with which the server does not carry out a second request again.
    private var hasIdempotencyKey: Bool { idempotencyKey != nil }

    /// The value of the header `idempotencyHeader` or `Idempotency-Key`, or nil if the request has no key.
    package var idempotencyKey: String? {
        [idempotencyHeader, "Idempotency-Key"].lazy.compactMap { $0.flatMap { request.headers[$0] } }
            .first { !$0.isEmpty }
    }

    /// Whether a second request does no harm, because the method is idempotent or the request has an idempotency key.
    package var mayRepeat: Bool { request.method.isIdempotent || hasIdempotencyKey }

    /// Returns the policy for this call. A call with an idempotency key is also retried after lost connections.
    package func completed(_ policy: RetryPolicy) -> RetryPolicy {
        var policy = policy
        if hasIdempotencyKey { policy.retriesTransportErrors = true }
        return policy
    }
}
