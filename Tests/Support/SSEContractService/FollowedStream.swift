@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation

/// A stream that the harness has requested. Everything that arrives is sent to the harness.
final class FollowedStream: Sendable {
    private let order: StreamOrder
    private let callbacks: Callbacks
    private let lock = NSLock()
    // This is safe, because each access holds the lock.
    nonisolated(unsafe) private var task: Task<Void, Never>?
    nonisolated(unsafe) private var lastEventID: String?

    init(_ order: StreamOrder) {
        self.order = order
        callbacks = Callbacks(order.callbackUrl)
        lastEventID = order.lastEventId
    }

    /// Connects. If the stream was connected before, it continues after the last event that has arrived.
    func restart() {
        lock.withLock {
            task?.cancel()
            task = Task { [self] in await follow(after: lock.withLock { lastEventID }) }
        }
    }

    func stop() {
        lock.withLock { task?.cancel() }
        callbacks.end()
    }

    private func follow(after id: String?) async {
        do {
            for try await message in stream(after: id).messages {
                lock.withLock { lastEventID = message.id ?? "" }
                callbacks.send(.event(type: message.name, data: message.text, id: message.id ?? ""))
            }
        } catch is CancellationError {
            // The harness has requested the cancellation.
        } catch {
            callbacks.send(.error("\(error)"))
        }
    }

    private func stream(after id: String?) -> EventStream<AnyEvents> {
        let callbacks = callbacks
        var options = StreamOptions()
        options.lastEventID = id
        options.reconnection = .always
        if let delay = order.initialDelayMs { options.reconnectionDelay = .milliseconds(delay) }
        if let limit = order.readTimeoutMs { options.readTimeout = .milliseconds(limit) }
        options.onComment = { callbacks.send(.comment($0)) }
        options.onFailure = { callbacks.send(.error("\($0)")) }
        return AnyClient(through: OrderedRequests(order: order)).events(of: AnyEvents(), options: options)
    }
}

/// A stream of events with any names.
struct AnyEvents: EventOperation {
    static let endpoint = APIEndpoint(.get, "/", id: "events")
    static let events = EventStreamFormat.serverSentEvents(terminal: [])
    func encode(into request: inout RequestEncoder) throws {}
    static func decode(_ response: RawResponse) throws {
        if !response.isSuccess { throw response.failure() }
    }
    static func event(_ message: StreamMessage) throws -> String { message.text }
}

struct AnyServer: APIServer {
    var url = "http://127.0.0.1"
}

struct AnyClient: ContractClient {
    static let defaultServer = AnyServer()
    var client: ClientContext
}

/// Replaces the operation's own request by the request that the harness has ordered.
private struct OrderedRequests: APIClientProtocol {
    let order: StreamOrder

    func perform(_ call: APICall) async throws -> RawResponse { try await APIClient.shared.perform(call) }

    func stream(_ call: APICall) async throws -> StreamedResponse {
        var call = call
        call.request.url = order.streamUrl
        if let method = order.method { call.request.method = HTTPMethod(method) }
        if let body = order.body { call.request.body = .data(Data(body.utf8)) }
        for (name, value) in order.headers ?? [:] { call.request.headers[name] = value }
        return try await APIClient.shared.stream(call)
    }
}
