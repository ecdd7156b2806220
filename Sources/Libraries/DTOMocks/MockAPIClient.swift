public import DTOClient
public import DTOContract
public import DTORuntime
public import Foundation

/// Answers calls without a network: with closures, with hand-written files, or with the mock documents of a contract,
/// in this order.
///
/// The responses are decoded like responses from the network.
public final class MockAPIClient: APIClientProtocol {
    /// A closure that returns the response to a call, or nil to pass the call to the closure that was added before it.
    public typealias Answer = @Sendable (APICall) throws -> RawResponse?

    /// The wait before each response.
    public let delay: MockDelay
    private let documents: MockAnswers
    private let log: @Sendable (String) -> Void
    private let attempts: AttemptLog?
    private let clock: ClientClock
    private let state = Guarded(State())

    private struct State {
        var scenario = MockScenario.success
        /// Maps the name of an operation to its own scenario.
        var scenarios: [String: MockScenario] = [:]
        /// Maps the name of an operation to the number of its calls since its scenario was set.
        var counts: [String: Int] = [:]
        var answers: [Answer] = []
        var calls: [APICall] = []
    }

    /// Creates a client with the mock documents of a contract, or with closures that are added later.
    ///
    /// - Parameters:
    ///   - catalog: The mock documents of a contract.
    ///   - scenario: The scenario of all operations that do not have their own scenario.
    ///   - files: Hand-written documents, which have priority over the documents of the catalog.
    ///   - delay: The wait before each response. A test can pass `.zero`.
    ///   - clock: Provides the time and the random numbers for waits.
    ///   - attempts: Receives a log entry for each call, like the `log` of `APIClient`.
    ///   - log: Receives the method and the path template of each call: `GET /v1/search/isbn`.
    public init(
        serving catalog: MockCatalog = .empty, scenario: MockScenario = .success, files: MockFiles = .none,
        delay: MockDelay = .standard, clock: ClientClock = .system, attempts: AttemptLog? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        documents = MockAnswers(catalog: catalog, files: files)
        self.delay = delay
        self.clock = clock
        self.attempts = attempts?.by(clock)
        self.log = log
        state.withLock { $0.scenario = scenario }
    }

    // MARK: Scenarios

    /// The scenario of all operations that do not have their own scenario. A change applies from the next call on.
    public var scenario: MockScenario {
        get { state.withLock { $0.scenario } }
        set {
            state.withLock {
                $0.scenario = newValue
                $0.counts = $0.counts.filter { [scenarios = $0.scenarios] in scenarios[$0.key] != nil }
            }
        }
    }

    /// Sets the scenario of one operation, from its next call on.
    ///
    /// - Parameter operation: The operation's name in the contract.
    public func use(_ scenario: MockScenario, for operation: String) {
        state.withLock {
            $0.scenarios[operation] = scenario
            $0.counts[operation] = nil
        }
    }

    /// Sets the scenario of one operation, from its next call on.
    public func use<Operation: APIOperation>(_ scenario: MockScenario, for operation: Operation.Type) {
        use(scenario, for: operation.endpoint.id)
    }

    /// Sets the scenario `success` for all operations, and removes all recorded calls and all added closures.
    public func reset() {
        state.withLock { $0 = State() }
    }

    // MARK: Recorded calls

    /// All calls in the order in which they were made.
    public var recordedCalls: [APICall] { state.withLock { $0.calls } }

    /// Returns the recorded calls for which a closure returns true.
    public func requests(matching isWanted: (APICall) -> Bool) -> [APICall] {
        recordedCalls.filter(isWanted)
    }

    /// Returns the recorded calls of an operation.
    public func requests<Operation: APIOperation>(to operation: Operation.Type) -> [APICall] {
        requests { $0.endpoint.id == operation.endpoint.id }
    }

    /// Returns the recorded calls of a path.
    ///
    /// - Parameters:
    ///   - method: The method, or nil for any method.
    ///   - path: The path template of the contract, or the path of a URL.
    public func requests(method: HTTPMethod? = nil, path: String) -> [APICall] {
        requests { call in
            (method ?? call.request.method) == call.request.method
                && (call.endpoint.path == path || call.request.url.path == path)
        }
    }

    /// Returns whether a call of a path was recorded.
    public func didReceive(method: HTTPMethod? = nil, path: String) -> Bool {
        !requests(method: method, path: path).isEmpty
    }

    /// Returns whether a call of an operation was recorded.
    public func didReceive<Operation: APIOperation>(_ operation: Operation.Type) -> Bool {
        !requests(to: operation).isEmpty
    }

    // MARK: Answers

    /// Adds a closure that answers calls. The closure has priority over closures that were added earlier.
    public func respond(_ answer: @escaping Answer) {
        state.withLock { $0.answers.append(answer) }
    }

    /// Answers the calls of an operation with JSON.
    ///
    /// - Parameters:
    ///   - operation: The name of the operation in the contract.
    ///   - json: The response body.
    public func respond(to operation: String, status: Int = 200, json: String) {
        respond { call in call.endpoint.id == operation ? call.answer(status, Data(json.utf8)) : nil }
    }

    /// Answers the calls of a path with JSON.
    ///
    /// - Parameters:
    ///   - path: The path template of the contract, or the path of a URL.
    ///   - json: The response body.
    public func respond(to method: HTTPMethod, _ path: String, status: Int = 200, json: String) {
        respond { call in
            guard call.request.method == method, call.endpoint.path == path || call.request.url.path == path else {
                return nil
            }
            return call.answer(status, Data(json.utf8))
        }
    }

    /// Answers the calls of an operation with the status 200 and a value, which is encoded as JSON.
    public func respond<Operation: APIOperation>(
        to operation: Operation.Type, _ value: @escaping @Sendable (APICall) throws -> Operation.Output
    ) where Operation.Output: Encodable {
        respond { call in
            guard call.endpoint.id == operation.endpoint.id else { return nil }
            return call.answer(200, try DTOEncoder().encode(value(call)))
        }
    }

    // MARK: Calls

    /// Records a call and returns its response, with any status.
    public func perform(_ call: APICall) async throws -> RawResponse {
        guard let attempts else { return try await answer(call) }
        return try await attempts.intercept(call, next: answer)
    }

    @Sendable private func answer(_ call: APICall) async throws -> RawResponse {
        log("\(call.request.method) \(call.endpoint.path)")
        let (answers, scenario) = state.withLock { state in
            state.calls.append(call)
            let id = call.endpoint.id
            let number = state.counts[id, default: 0]
            state.counts[id] = number + 1
            return (state.answers, (state.scenarios[id] ?? state.scenario).step(number))
        }
        let pause = delay.longest > .zero ? delay.duration(clock.random()) : .zero
        // The wait lets the screens of an app show their loading state.
        if pause > .zero { try await clock.sleep(pause) }
        try Task.checkCancellation()
        for answer in answers.reversed() {
            if let response = try answer(call) { return read(response, call) }
        }
        return read(try await play(scenario, call), call)
    }

    private func read(_ response: RawResponse, _ call: APICall) -> RawResponse {
        Decoding.decoded(response, call)
    }

    private func play(_ scenario: MockScenario, _ call: APICall) async throws -> RawResponse {
        switch scenario {
        case .success, .sequence: return try documents.success(of: call)
        case .empty: return try documents.variant("empty", of: call)
        case .minimal: return try documents.variant("minimal", of: call)
        case .failure(let status): return try documents.failure(status, of: call)
        case .offline: throw APIClientError.transport(URLError(.notConnectedToInternet))
        case .slow(let pause):
            try await clock.sleep(pause)
            return try documents.success(of: call)
        case .damaged(let damage):
            var response = try documents.success(of: call)
            response.body = try damage.applied(to: response.body)
            return response
        case .document(let name): return try documents.document(named: name, for: call)
        case .answer(let answer): return try await answer(call)
        }
    }
}

extension APICall {
    /// Returns a response to this call, for a closure of `MockAPIClient.respond`.
    ///
    /// - Parameter type: The media type of the body. If the value is nil, a successful response to a request of a
    ///   stream has the media type of the stream, and any other response is JSON.
    public func answer(_ status: Int = 200, _ body: Data = Data(), type: String? = nil) -> RawResponse {
        let stream = isOpenEnded && (200..<300).contains(status) ? endpoint.accept.first : nil
        return RawResponse(
            status: status, headers: ["Content-Type": type ?? stream ?? "application/json"], body: body,
            url: request.url, endpoint: endpoint, settings: settings)
    }

    /// Returns a response with the events after the `Last-Event-ID` of the request. If there are no further events, the
    /// response has the status 204.
    func answer(withEvents events: [(id: String, text: String)]) -> RawResponse {
        let last = request.headers["Last-Event-ID"]
        let seen = events.firstIndex { $0.id == last }
        let rest = events.dropFirst(seen.map { $0 + 1 } ?? 0)
        if rest.isEmpty { return answer(204, Data()) }
        return answer(200, Data(rest.map(\.text).joined().utf8), type: "text/event-stream")
    }
}

extension ContractClient {
    /// Returns a client that answers with closures: `.mock { $0.respond(to: "searchByISBN", json: …) }`.
    public static func mock(delay: MockDelay = .zero, _ answers: (MockAPIClient) -> Void = { _ in }) -> Self {
        let mock = MockAPIClient(delay: delay)
        answers(mock)
        return Self(through: mock)
    }
}
