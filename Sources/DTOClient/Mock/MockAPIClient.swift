import Foundation

/// Answers calls from closures, for tests and previews.
///
/// What a closure gives goes through the same decoding as an answer of the network.
public final class MockAPIClient: APIClientProtocol {
    /// Answers a call; nil: it is another's to answer.
    public typealias Answer = @Sendable (APICall) throws -> RawResponse?

    /// Of each call before it is answered.
    public let delay: Duration
    private let log: @Sendable (String) -> Void
    private let clock: ClientClock
    private let answers = Guarded([Answer]())
    private let calls = Guarded([APICall]())

    /// - Parameters:
    ///   - delay: as long as a network takes; zero in tests.
    ///   - log: hears of each call: `GET /v1/search/isbn`.
    public init(
        delay: Duration = .milliseconds(500), clock: ClientClock = .system,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.delay = delay
        self.clock = clock
        self.log = log
    }

    /// What was called, in order.
    public var recordedCalls: [APICall] { calls.withLock { $0 } }

    // MARK: Answers

    /// Adds an answer, which is asked before those that are there.
    public func respond(_ answer: @escaping Answer) {
        answers.withLock { $0.append(answer) }
    }

    /// - Parameter json: the body.
    public func respond(to operation: String, status: Int = 200, json: String) {
        respond { call in call.endpoint.id == operation ? Self.response(to: call, status, Data(json.utf8)) : nil }
    }

    /// - Parameter path: the contract's template, or the path of a URL.
    public func respond(to method: HTTPMethod, _ path: String, status: Int = 200, json: String) {
        respond { call in
            guard call.request.method == method, call.endpoint.path == path || call.request.url.path == path else {
                return nil
            }
            return Self.response(to: call, status, Data(json.utf8))
        }
    }

    /// Answers an operation with a stream of events, all of them at once.
    ///
    /// A client that comes again gets those behind the last that it has seen, and is told to stay away when there are none (204).
    public func respond(to operation: String, events: [ServerSentEvent]) {
        let numbered = events.enumerated().map { index, event in
            ServerSentEvent(name: event.name, data: event.data, id: event.id.isEmpty ? String(index + 1) : event.id)
        }
        respond { call in
            guard call.endpoint.id == operation else { return nil }
            let last = call.request.headers["Last-Event-ID"]
            let seen = numbered.firstIndex { $0.id == last }
            let rest = numbered.dropFirst(seen.map { $0 + 1 } ?? 0)
            if rest.isEmpty { return Self.response(to: call, 204, Data()) }
            return Self.response(
                to: call, 200, Data(rest.map(\.text).joined().utf8), type: "text/event-stream")
        }
    }

    /// Answers an operation with a value.
    public func respond<Operation: APIOperation>(
        to operation: Operation.Type, _ value: @escaping @Sendable (APICall) throws -> Operation.Output
    ) where Operation.Output: Encodable {
        respond { call in
            guard call.endpoint.id == operation.endpoint.id else { return nil }
            return Self.response(to: call, 200, try JSONEncoder().encode(value(call)))
        }
    }

    /// - Parameter type: nil: JSON, or what the operation's stream is made of.
    private static func response(
        to call: APICall, _ status: Int, _ body: Data, type: String? = nil
    ) -> RawResponse {
        let stream = call.isOpenEnded && (200..<300).contains(status) ? call.endpoint.accept.first : nil
        return RawResponse(
            status: status, headers: ["Content-Type": type ?? stream ?? "application/json"], body: body,
            url: call.request.url, endpoint: call.endpoint, settings: call.settings)
    }

    // MARK: Calls

    public func perform(_ call: APICall) async throws -> RawResponse {
        log("\(call.request.method) \(call.endpoint.path)")
        calls.withLock { $0.append(call) }
        if delay > .zero { try await clock.sleep(delay) }
        try Task.checkCancellation()
        for answer in answers.withLock({ $0 }).reversed() {
            if let response = try answer(call) {
                return try await Decoding().intercept(call) { _ in response }
            }
        }
        throw APIClientError.unavailable(
            "The mock has no answer for \(call.endpoint.id) (\(call.request.method) \(call.endpoint.path)).")
    }
}

extension ContractClient {
    /// A client that answers from closures: `.mock { $0.respond(to: "searchByISBN", json: …) }`.
    public static func mock(delay: Duration = .zero, _ answers: (MockAPIClient) -> Void = { _ in }) -> Self {
        let mock = MockAPIClient(delay: delay)
        answers(mock)
        return Self(through: mock)
    }
}
