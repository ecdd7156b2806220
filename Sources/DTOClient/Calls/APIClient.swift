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
    ///   - front: asked before all others, once for each call.
    ///   - behind: asked last, once for each attempt.
    public init(
        baseURL: URL? = nil, transport: any APITransport = URLSessionTransport(), front: [any Middleware] = [],
        behind: [any Middleware] = []
    ) {
        self.baseURL = baseURL
        self.transport = transport
        let steps: [any Middleware] = front + [credentials] + [Decoding()] + behind
        let end: @Sendable (APICall) async throws -> RawResponse = { try await transport.send($0) }
        send = steps.reversed().reduce(end) { next, step in step.before(next) }
    }

    public func perform(_ call: APICall) async throws -> RawResponse {
        try Task.checkCancellation()
        return try await send(call)
    }

    public func stream(_ call: APICall) async throws -> StreamedResponse {
        try Task.checkCancellation()
        return try await transport.stream(try await credentials.attached(to: call))
    }
}
