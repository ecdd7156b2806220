public import Foundation

/// Sends calls over the network, through the chain.
///
/// One is enough for an app: its copies by `with(…)` share connections, the budget of retries, and what is cached.
public final class APIClient: APIClientProtocol {
    public static let shared = APIClient()

    /// Of calls that name no server of their own.
    public let baseURL: URL?
    private let send: @Sendable (APICall) async throws -> RawResponse
    private let transport: any APITransport
    private let credentials = CredentialsStep()

    /// - Parameters:
    ///   - front: asked before all others, once for each call, such as `Metrics`.
    ///   - attempts: asked for each attempt, such as `AttemptLog`.
    ///   - behind: asked last, once for each attempt, with all that is sent.
    ///   - cache: where answers are kept; nil: nowhere.
    public init(
        baseURL: URL? = nil, transport: any APITransport = URLSessionTransport(), cache: ResponseCache? = nil,
        front: [any Middleware] = [], attempts: [any Middleware] = [], behind: [any Middleware] = [],
        clock: ClientClock = .system
    ) {
        self.baseURL = baseURL
        self.transport = transport
        let caching: [any Middleware] = cache.map { [Caching(cache: $0, clock: clock)] } ?? []
        let offline: [any Middleware] = cache.map { [Offline(cache: $0, clock: clock)] } ?? []
        let steps: [any Middleware] =
            front + [Deadline(clock: clock)] + offline + [credentials] + caching
            + [Retrying(clock: clock, budget: RetryBudget())] + attempts + [Decoding()] + behind
        let end: Middleware.Next = { try await transport.send($0) }
        send = steps.reversed().reduce(end) { next, step in step.before(next) }
    }

    public func perform(_ call: APICall) async throws -> RawResponse {
        try Task.checkCancellation()
        return try await send(call)
    }

    public func stream(_ call: APICall) async throws -> StreamedResponse {
        try Task.checkCancellation()
        return try await credentials.stream(call) { try await transport.stream($0) }
    }
}
