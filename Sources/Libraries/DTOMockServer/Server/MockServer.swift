public import DTORuntime
public import DTOContract
public import Foundation

/// An HTTP server for tests, in the process of the test or of the app.
///
///     let server = try await MockServer.create()
///     await server.stubJSON(.get, "/health", json: #"{"status": "ok"}"#)
///     let api = BooksTrackClient(url: await server.baseURL)
///
/// Exact paths come before patterns, patterns before prefixes, and prefixes before the route for all other requests.
/// Within a kind, the newest route comes first.
public actor MockServer {
    private let wantedPort: UInt16
    private var server: HTTPServer?
    private var routes = RouteTable()
    private var defaultResponse: MockHTTPResponse
    /// The service that responds to requests without a route, in place of the default response.
    let service: ContractService?
    private var delay: Duration?
    private var records = RecordList()

    /// Makes a server. The server listens after a call of `start`.
    ///
    /// - Parameters:
    ///   - port: The port. If the port is 0, the system chooses a free port.
    ///   - defaultResponse: The response to requests without a route.
    public init(port: UInt16 = 0, defaultResponse: MockHTTPResponse = .status(.notFound)) {
        wantedPort = port
        self.defaultResponse = defaultResponse
        service = nil
    }

    /// Makes a server that responds as a contract describes. Routes of the server come before the contract.
    ///
    /// - Parameter validates: Whether requests are compared with the contract. A request that violates the contract
    ///   gets an error response.
    public init(
        port: UInt16 = 0, serving contract: RuntimeContract, validates: Bool = true,
        options: MockOptions = MockOptions()
    ) {
        wantedPort = port
        defaultResponse = .status(.notFound)
        service = ContractService(contract, validates: validates, options: options)
    }

    /// Makes and starts a server.
    ///
    /// - Throws: The errors of `start`.
    public static func create(
        port: UInt16 = 0, defaultResponse: MockHTTPResponse = .status(.notFound)
    ) async throws -> MockServer {
        let server = MockServer(port: port, defaultResponse: defaultResponse)
        try await server.start()
        return server
    }

    // MARK: Running

    /// Starts the server.
    ///
    /// - Throws: `MockServerError.alreadyRunning`, `.portUnavailable` or `.bindFailed`.
    public func start() async throws {
        if server != nil { throw MockServerError.alreadyRunning }
        let service = service
        let refused: Connection.Refused = { service?.exchange(for: $0).response ?? $0.response }
        server = try HTTPServer(port: wantedPort, refused: refused) { [weak self] request in
            await self?.answer(request) ?? .status(.serviceUnavailable)
        }
    }

    /// Ends all connections. The port is free when the function returns.
    public func stop() async {
        let ending = server
        server = nil
        await ending?.end()
    }

    /// Starts the server and returns its URL.
    ///
    /// - Returns: The URL, which is `http://127.0.0.1:` followed by the port.
    /// - Throws: The errors of `start`.
    public func startAndGetURL() async throws -> URL {
        try await start()
        return baseURL
    }

    /// Whether the server runs.
    public var isRunning: Bool { server != nil }

    /// The port, or 0 if the server does not run.
    public var port: UInt16 { server?.port ?? 0 }

    /// The URL of the server.
    public var baseURL: URL {
        URL(string: "http://127.0.0.1:\(port)") ?? URL(filePath: "/")
    }

    /// Returns the launch arguments and environment variables with which an app finds the server.
    public func appConfig(
        baseURLEnvironmentKey: String = "MOCK_SERVER_URL", portEnvironmentKey: String = "MOCK_SERVER_PORT",
        useMockServerArgument: String = "-useMockServer"
    ) -> MockServerAppConfig {
        MockServerAppConfig(
            baseURL: baseURL, port: port, launchArguments: [useMockServerArgument],
            launchEnvironment: [baseURLEnvironmentKey: baseURL.absoluteString, portEnvironmentKey: "\(port)"])
    }

    // MARK: Answering

    private func answer(_ request: MockHTTPRequest) async -> MockHTTPResponse {
        // A test's route must not hide the control API.
        if let service, ControlService.takes(request.path) { return service.response(to: request) }
        var request = request
        let match = routes.match(request.method, request.sentPath)
        request.pathParameters = match?.parameters ?? [:]
        // The request is recorded before the response is made, so that the records have the order of the requests.
        let number = records.add(
            RecordedRequest(
                request: request, response: defaultResponse, timestamp: Date(), matchedRoute: match?.route.pattern.text)
        )
        // A test sets this delay to simulate a slow server.
        if let delay { try? await Task.sleep(for: delay) }
        let response = await response(to: request, match?.route).part(for: request)
        records.answer(number, response)
        return response
    }

    private func response(to request: MockHTTPRequest, _ route: Route?) async -> MockHTTPResponse {
        guard let handler = route?.handler else { return service?.response(to: request) ?? defaultResponse }
        do {
            return try await handler(request)
        } catch {
            return .text("\(error)", status: .internalServerError)
        }
    }

    // MARK: Routes

    /// Adds a route for one path.
    ///
    /// - Parameter method: The method, or nil for every method.
    /// - Returns: The route's id.
    @discardableResult
    public func register(
        _ method: HTTPMethod? = nil, _ path: String, handler: @escaping RouteHandler
    ) -> String {
        routes.add(method, .exact(path), handler)
    }

    /// Adds a route for a pattern, and returns its id.
    ///
    /// - Parameter pattern: The path. Segments such as `:id`, `{id}` and `*` match any segment.
    @discardableResult
    public func registerParameterized(
        _ method: HTTPMethod? = nil, _ pattern: String, handler: @escaping RouteHandler
    ) -> String {
        routes.add(method, .parameterized(pattern), handler)
    }

    @discardableResult
    /// Adds a route for all paths that begin with the prefix, and returns its id.
    public func registerPrefix(
        _ method: HTTPMethod? = nil, _ prefix: String, handler: @escaping RouteHandler
    ) -> String {
        routes.add(method, .prefix(prefix), handler)
    }

    /// Adds a route for requests that no other route takes, and returns its id. The new route replaces the route of an
    /// earlier call.
    @discardableResult
    public func registerCatchAll(handler: @escaping RouteHandler) -> String {
        routes.add(nil, .any, handler)
    }

    /// Adds a route with a fixed response for one path, and returns its id.
    @discardableResult
    public func stub(_ method: HTTPMethod? = nil, _ path: String, response: MockHTTPResponse) -> String {
        register(method, path) { _ in response }
    }

    /// Adds a route for one path that responds with a string of JSON, and returns its id.
    @discardableResult
    public func stubJSON(
        _ method: HTTPMethod? = nil, _ path: String, json: String, status: HTTPStatus = .ok
    ) -> String {
        stub(method, path, response: .json(json, status: status))
    }

    /// Adds a route for one path that responds with an image of a bundle, and returns its id.
    ///
    /// - Throws: `MockServerError.invalidRequest` if the bundle does not have the file.
    @discardableResult
    public func stubImage(
        _ method: HTTPMethod? = nil, _ path: String, named name: String, in bundle: Bundle, status: HTTPStatus = .ok
    ) throws -> String {
        guard let response = MockHTTPResponse.imageFile(named: name, in: bundle, status: status) else {
            throw MockServerError.invalidRequest("The bundle does not contain the file '\(name)'.")
        }
        return stub(method, path, response: response)
    }

    /// Adds all routes of a collection.
    public func registerAll(_ stubs: RouteStubCollection) {
        for stub in stubs.stubs { self.stub(stub.method, stub.path, response: stub.response) }
    }

    /// Removes a route.
    public func removeRoute(id: String) {
        routes.remove(id: id)
    }

    /// Removes all routes.
    public func removeAllRoutes() {
        routes.removeAll()
    }

    /// Sets the response to requests without a route. A server with a contract never sends this response.
    public func setDefaultResponse(_ response: MockHTTPResponse) {
        defaultResponse = response
    }

    /// Sets the delay of all responses, except the responses of the control API below `/__mock/`.
    ///
    /// - Parameter delay: The delay of each response, or nil for no delay.
    public func setResponseDelay(_ delay: Duration?) {
        self.delay = delay
    }

    // MARK: Recorded requests

    /// The latest requests: at most 10,000, with at most 64 MiB of bodies.
    public var requests: [RecordedRequest] { records.all }

    /// Returns the recorded requests that fulfil a condition.
    public func requests(matching isWanted: @Sendable (RecordedRequest) -> Bool) -> [RecordedRequest] {
        records.all.filter(isWanted)
    }

    /// Returns the recorded requests with a path. If `method` is not nil, the requests also have that method.
    public func requests(method: HTTPMethod? = nil, path: String) -> [RecordedRequest] {
        records.all.filter { (method == nil || $0.request.method == method) && $0.request.path == path }
    }

    /// Whether a request with the path was recorded. If `method` is not nil, the request also has that method.
    public func didReceive(method: HTTPMethod? = nil, path: String) -> Bool {
        !requests(method: method, path: path).isEmpty
    }

    /// Returns the latest recorded request with the path. Waits for a request if there is none yet.
    ///
    /// - Throws: `MockServerError.timeout`, or `CancellationError` if the task is cancelled.
    @discardableResult
    public func waitForRequest(
        method: HTTPMethod? = nil, path: String, timeout: Duration = .seconds(10),
        pollInterval: Duration = .milliseconds(100)
    ) async throws -> RecordedRequest {
        let end = ContinuousClock.now + timeout
        while true {
            if let found = requests(method: method, path: path).last { return found }
            if ContinuousClock.now >= end { throw MockServerError.timeout }
            // The function has the parameter `pollInterval` because this type has the interface of the package
            // SwiftMockServer. Cancellation ends the wait.
            try await Task.sleep(for: pollInterval)
        }
    }

    /// Deletes the recorded requests.
    public func clearRecordedRequests() {
        records.clear()
    }
}
