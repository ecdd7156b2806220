public import DTORuntime
public import DTOContract
public import Foundation

/// An HTTP server for tests, in the process of the test or of the app.
///
///     let server = try await MockServer.create()
///     await server.stubJSON(.get, "/health", json: #"{"status": "ok"}"#)
///     let api = BooksTrackClient(url: await server.baseURL)
///
/// Exact paths come before patterns, patterns before prefixes, prefixes before the catch-all; of one kind the newest comes first, and a new
/// catch-all takes the place of the old.
public actor MockServer {
    private let wantedPort: UInt16
    private var server: HTTPServer?
    private var routes = RouteTable()
    private var defaultResponse: MockHTTPResponse
    /// Answers what no route takes, in place of the default.
    let service: ContractService?
    private var delay: Duration?
    private var records = RecordList()

    /// - Parameters:
    ///   - port: 0: a free one.
    ///   - defaultResponse: to requests that no route takes.
    public init(port: UInt16 = 0, defaultResponse: MockHTTPResponse = .status(.notFound)) {
        wantedPort = port
        self.defaultResponse = defaultResponse
        service = nil
    }

    /// A server that answers as a contract says, where no route of its own does.
    ///
    /// - Parameter validates: whether requests are compared with the contract.
    public init(
        port: UInt16 = 0, serving contract: RuntimeContract, validates: Bool = true,
        options: MockOptions = MockOptions()
    ) {
        wantedPort = port
        defaultResponse = .status(.notFound)
        service = ContractService(contract, validates: validates, options: options)
    }

    /// A server that runs.
    ///
    /// - Throws: `MockServerError`.
    public static func create(
        port: UInt16 = 0, defaultResponse: MockHTTPResponse = .status(.notFound)
    ) async throws -> MockServer {
        let server = MockServer(port: port, defaultResponse: defaultResponse)
        try await server.start()
        return server
    }

    // MARK: Running

    /// - Throws: `MockServerError.alreadyRunning`, `.portUnavailable`, `.bindFailed`.
    public func start() async throws {
        if server != nil { throw MockServerError.alreadyRunning }
        server = try HTTPServer(port: wantedPort) { [weak self] request in
            await self?.answer(request) ?? .status(.serviceUnavailable)
        }
    }

    /// Ends all connections. The port is free when it returns.
    public func stop() async {
        let ending = server
        server = nil
        await ending?.end()
    }

    /// - Returns: `http://127.0.0.1:` and the port.
    public func startAndGetURL() async throws -> URL {
        try await start()
        return baseURL
    }

    public var isRunning: Bool { server != nil }

    /// 0 where the server does not run.
    public var port: UInt16 { server?.port ?? 0 }

    public var baseURL: URL {
        URL(string: "http://127.0.0.1:\(port)") ?? URL(filePath: "/")
    }

    /// What an app is launched with to find the server.
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
        // No route of a test takes the control away.
        if let service, ControlService.takes(request.path) { return service.response(to: request) }
        var request = request
        let match = routes.match(request.method, request.sentPath)
        request.pathParameters = match?.parameters ?? [:]
        // It is listed before it is answered, in the order in which requests came.
        let number = records.add(
            RecordedRequest(
                request: request, response: defaultResponse, timestamp: Date(), matchedRoute: match?.route.pattern.text)
        )
        // The test has asked for a slow server, and there is nothing to wait for but time.
        if let delay { try? await Task.sleep(for: delay) }
        let response = await response(to: request, match?.route)
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

    /// - Parameter method: nil: any.
    /// - Returns: the route's id.
    @discardableResult
    public func register(
        _ method: HTTPMethod? = nil, _ path: String, handler: @escaping RouteHandler
    ) -> String {
        routes.add(method, .exact(path), handler)
    }

    /// - Parameter pattern: segments such as `:id` or `{id}` take any one segment, `*` too.
    @discardableResult
    public func registerParameterized(
        _ method: HTTPMethod? = nil, _ pattern: String, handler: @escaping RouteHandler
    ) -> String {
        routes.add(method, .parameterized(pattern), handler)
    }

    @discardableResult
    public func registerPrefix(
        _ method: HTTPMethod? = nil, _ prefix: String, handler: @escaping RouteHandler
    ) -> String {
        routes.add(method, .prefix(prefix), handler)
    }

    /// Takes whatever no other route takes; it replaces the catch-all before.
    @discardableResult
    public func registerCatchAll(handler: @escaping RouteHandler) -> String {
        routes.add(nil, .any, handler)
    }

    @discardableResult
    public func stub(_ method: HTTPMethod? = nil, _ path: String, response: MockHTTPResponse) -> String {
        register(method, path) { _ in response }
    }

    @discardableResult
    public func stubJSON(
        _ method: HTTPMethod? = nil, _ path: String, json: String, status: HTTPStatus = .ok
    ) -> String {
        stub(method, path, response: .json(json, status: status))
    }

    /// - Throws: `MockServerError.invalidRequest` where the bundle has no such file.
    @discardableResult
    public func stubImage(
        _ method: HTTPMethod? = nil, _ path: String, named name: String, in bundle: Bundle, status: HTTPStatus = .ok
    ) throws -> String {
        guard let response = MockHTTPResponse.imageFile(named: name, in: bundle, status: status) else {
            throw MockServerError.invalidRequest("The bundle has no image '\(name)'.")
        }
        return stub(method, path, response: response)
    }

    public func registerAll(_ stubs: RouteStubCollection) {
        for stub in stubs.stubs { self.stub(stub.method, stub.path, response: stub.response) }
    }

    public func removeRoute(id: String) {
        routes.remove(id: id)
    }

    public func removeAllRoutes() {
        routes.removeAll()
    }

    public func setDefaultResponse(_ response: MockHTTPResponse) {
        defaultResponse = response
    }

    /// - Parameter delay: of each answer; nil: none.
    public func setResponseDelay(_ delay: Duration?) {
        self.delay = delay
    }

    // MARK: What came

    /// The latest 10,000, and 64 MB of their bodies.
    public var requests: [RecordedRequest] { records.all }

    public func requests(matching isWanted: @Sendable (RecordedRequest) -> Bool) -> [RecordedRequest] {
        records.all.filter(isWanted)
    }

    public func requests(method: HTTPMethod? = nil, path: String) -> [RecordedRequest] {
        records.all.filter { (method == nil || $0.request.method == method) && $0.request.path == path }
    }

    public func didReceive(method: HTTPMethod? = nil, path: String) -> Bool {
        !requests(method: method, path: path).isEmpty
    }

    /// - Throws: `MockServerError.timeout`, `CancellationError`.
    @discardableResult
    public func waitForRequest(
        method: HTTPMethod? = nil, path: String, timeout: Duration = .seconds(10),
        pollInterval: Duration = .milliseconds(100)
    ) async throws -> RecordedRequest {
        let end = ContinuousClock.now + timeout
        while true {
            if let found = requests(method: method, path: path).last { return found }
            if ContinuousClock.now >= end { throw MockServerError.timeout }
            // It looks now and then, since that is what SwiftMockServer's parameter promises; the caller chooses how often, and cancelling ends it.
            try await Task.sleep(for: pollInterval)
        }
    }

    public func clearRecordedRequests() {
        records.clear()
    }
}
