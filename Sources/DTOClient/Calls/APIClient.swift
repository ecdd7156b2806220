public import Foundation

/// Sends calls over the network, through the chain.
///
/// The order of the chain is: metrics, deadline, the `front`, offline answers, credentials, cache, retries, log, the `behind`, decoding,
/// transport. Everything after the retries happens for each attempt.
///
/// One client is enough for an app: the copies of contracts' clients by `with(…)` share its connections, its budget of retries, its
/// refreshed tokens and its cache.
public final class APIClient: APIClientProtocol {
    public static let shared = APIClient()

    /// The server of calls that name none of their own.
    public let baseURL: URL?
    private let clock: ClientClock
    private let send: Middleware.Next
    private let open: Middleware.StreamNext

    /// - Parameters:
    ///   - cache: keeps answers. There is no cache by default.
    ///   - metrics: is called at the end of each call.
    ///   - log: is told of each attempt.
    ///   - front: is asked once for each call, before all steps but metrics and deadline.
    ///   - behind: is asked for each attempt, with all that is sent. It must not add credentials that a cache should tell apart.
    ///   - clock: gives the time to all steps. Tests give their own.
    public init(
        baseURL: URL? = nil, transport: any APITransport = URLSessionTransport(), cache: ResponseCache? = nil,
        metrics: (@Sendable (CallMetrics) -> Void)? = nil, log: AttemptLog? = nil, front: [any Middleware] = [],
        behind: [any Middleware] = [], clock: ClientClock = .system
    ) {
        self.baseURL = baseURL
        self.clock = clock
        var steps: [any Middleware] = []
        if let metrics { steps.append(Metrics(clock: clock, metrics)) }
        steps.append(Deadline(clock: clock))
        steps += front
        if let cache { steps.append(Offline(cache: cache, clock: clock)) }
        steps.append(CredentialsStep())
        if let cache { steps.append(Caching(cache: cache, clock: clock)) }
        steps.append(Retrying(clock: clock, budget: RetryBudget()))
        if let log { steps.append(log.by(clock)) }
        // Decoded above as well, since those behind may change an answer, or give one without sending anything.
        if !behind.isEmpty { steps += [Decoding()] + behind }
        steps.append(Decoding())
        let last: Middleware.Next = { call in
            call.record.noteSending(call)
            return try await transport.send(call)
        }
        let lastStream: Middleware.StreamNext = { call in
            call.record.noteSending(call)
            return try await transport.stream(call)
        }
        send = steps.reversed().reduce(last) { next, step in step.before(next) }
        open = steps.reversed().reduce(lastStream) { next, step in step.before(stream: next) }
    }

    public func perform(_ call: APICall) async throws -> RawResponse {
        try await ending { try await send(started(call)) }
    }

    /// The deadline of a stream holds until its answer begins.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        try await ending { try await open(started(call)) }
    }

    private func started(_ call: APICall) -> APICall {
        var call = call
        call.record = CallRecord()
        if call.deadline == nil, let timeout = call.settings.timeout { call.deadline = clock.now() + timeout }
        call.takeIdempotencyKey()
        return call
    }

    /// Makes sure that a call that is cancelled throws `CancellationError`, whatever its steps make of it.
    private func ending<Response>(_ work: () async throws -> Response) async throws -> Response {
        try Task.checkCancellation()
        do {
            return try await work()
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw error
        }
    }
}

extension APICall {
    /// Makes the header by which the server knows a request again (draft-ietf-httpapi-idempotency-key-header).
    ///
    /// It is made before the chain begins, so that all attempts have the same, also those after a new token.
    fileprivate mutating func takeIdempotencyKey() {
        guard settings.makesIdempotencyKeys || endpoint.takesIdempotencyKey, !request.method.isIdempotent,
            request.headers["Idempotency-Key"] == nil
        else { return }
        request.headers["Idempotency-Key"] = UUID().uuidString
    }
}
