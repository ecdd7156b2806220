import DTORuntime
public import Foundation

/// Sends calls over the network, through a chain of steps.
///
/// The order of the chain is: metrics, deadline, `front`, offline responses, credentials, cache, retries, log,
/// `behind`, decoding, transport. The steps after the retries run for each attempt.
///
/// One client is enough for an app. All contract clients that send through it share its connections, its budget of
/// retries and its cache.
public final class APIClient: APIClientProtocol {
    /// A client with default settings.
    public static let shared = APIClient()

    /// The URL against which `get(url:)` and the other functions for plain URLs resolve a relative URL. Calls of
    /// operations do not use this URL.
    public let baseURL: URL?
    private let clock: ClientClock
    private let send: APIMiddleware.Next
    private let open: APIMiddleware.StreamNext

    /// Creates a client with its own chain.
    ///
    /// - Parameters:
    ///   - cache: Stores responses. There is no cache by default.
    ///   - metrics: A closure that is called at the end of each call.
    ///   - log: Receives an entry for each attempt.
    ///   - front: Steps that run once for each call, before all steps except metrics and deadline.
    ///   - behind: Steps that run for each attempt, and have access to everything that is sent. These steps must not
    ///     add credentials, because the key of a cached response would not contain the credentials.
    ///   - clock: Provides the time to all steps. A test can pass its own clock.
    public init(
        baseURL: URL? = nil, transport: any APITransport = URLSessionTransport(), cache: ResponseCache? = nil,
        metrics: (@Sendable (CallMetrics) -> Void)? = nil, log: AttemptLog? = nil, front: [any APIMiddleware] = [],
        behind: [any APIMiddleware] = [], clock: ClientClock = .system
    ) {
        self.baseURL = baseURL
        self.clock = clock
        var steps: [any APIMiddleware] = []
        if let metrics { steps.append(Metrics(clock: clock, metrics)) }
        steps.append(Deadline(clock: clock))
        steps += front
        if let cache { steps.append(Offline(cache: cache, clock: clock)) }
        steps.append(CredentialsStep())
        if let cache { steps.append(Caching(cache: cache, clock: clock)) }
        steps.append(Retrying(clock: clock, budget: RetryBudget()))
        if let log { steps.append(log.by(clock)) }
        // A step in `behind` may change or create a response. A second decoding step, before these steps in the chain,
        // decodes this response.
        if !behind.isEmpty { steps += [Decoding()] + behind }
        steps.append(Decoding())
        let last: APIMiddleware.Next = { call in
            call.record.noteSending(call)
            return try await transport.send(call)
        }
        let lastStream: APIMiddleware.StreamNext = { call in
            call.record.noteSending(call)
            return try await transport.stream(call)
        }
        send = steps.reversed().reduce(last) { next, step in step.before(next) }
        open = steps.reversed().reduce(lastStream) { next, step in step.before(stream: next) }
    }

    /// Sends a call and returns its response. A status such as 404 is not an error here.
    public func perform(_ call: APICall) async throws -> RawResponse {
        let call = started(call)
        return try await ending(call) { try await send(call) }
    }

    /// Sends a call and returns its response as soon as its headers have arrived. The deadline applies until then.
    public func stream(_ call: APICall) async throws -> StreamedResponse {
        let call = started(call)
        return try await ending(call) { try await open(call) }
    }

    private func started(_ call: APICall) -> APICall {
        var call = call
        call.record = CallRecord()
        if call.deadline == nil, let timeout = call.settings.timeout { call.deadline = clock.now() + timeout }
        call.takeIdempotencyKey()
        return call
    }

    /// Runs the chain. If the task is cancelled and a step throws, the error is `CancellationError`.
    private func ending<Response>(_ call: APICall, _ work: () async throws -> Response) async throws -> Response {
        try Task.checkCancellation()
        do {
            return try await work()
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw error.sent(
                for: SendingFacts(operation: call.endpoint.id, attempts: call.record.facts.attempts))
        }
    }
}

extension APICall {
    /// Adds the header by which the server recognizes a repeated request (draft-ietf-httpapi-idempotency-key-header).
    ///
    /// The header is added before the chain begins, so that all attempts have the same key, also attempts with a
    /// renewed token.
    package mutating func takeIdempotencyKey() {
        guard let header = idempotencyHeader, !request.method.isIdempotent, request.headers[header] == nil else {
            return
        }
        request.headers[header] = UUID().uuidString
    }
}
