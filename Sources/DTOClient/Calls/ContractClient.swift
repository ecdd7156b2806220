public import DTORuntime
public import Foundation

/// Where an API is served. Generated code has one for each server of the contract.
public protocol APIServer: Sendable {
    /// With a scheme; a `/` at its end does not matter.
    var url: String { get }
}

/// What a contract's client sends its calls through, and what holds for all of them.
public struct ClientContext: Sendable {
    public var api: any APIClientProtocol
    public var server: String
    /// Whether the server is the caller's own choice, for all operations: also those for which the contract names another.
    public var overridesServers: Bool
    public var settings: CallSettings
    /// By which streams wait before they connect again.
    public var clock = ClientClock.system

    public init(
        api: any APIClientProtocol, server: String, overridesServers: Bool = false,
        settings: CallSettings = CallSettings()
    ) {
        self.api = api
        self.server = server
        self.overridesServers = overridesServers
        self.settings = settings
    }
}

/// The client of one contract: a value over any `APIClientProtocol`. Generated code adds a method for each operation.
public protocol ContractClient: Sendable {
    associatedtype Server: APIServer

    /// The first of the contract.
    static var defaultServer: Server { get }

    var client: ClientContext { get set }

    init(client: ClientContext)
}

extension ContractClient {
    /// - Parameter api: what sends the calls; by default what `APIClientFactory` decides.
    public init(_ server: Server = Self.defaultServer, through api: (any APIClientProtocol)? = nil) {
        self.init(client: ClientContext(api: api ?? APIClientFactory.create(), server: server.url))
    }

    public init(server: Server, through api: (any APIClientProtocol)? = nil) {
        self.init(server, through: api)
    }

    /// A server that the contract does not name, such as one for tests.
    public init(url: URL, through api: (any APIClientProtocol)? = nil) {
        self.init(
            client: ClientContext(
                api: api ?? APIClientFactory.create(), server: url.absoluteString, overridesServers: true))
    }
}

// MARK: Settings

extension ContractClient {
    /// A copy that goes by other rules, over the same connections.
    public func with(retry: RetryPolicy) -> Self { changed { $0.settings.retry = retry } }

    public func with(credentials: Credentials?) -> Self { changed { $0.settings.credentials = credentials } }

    /// A copy that sends fields of its own with each call, besides those that it sends already: `["Prefer": "example=empty"]` for a mock, say.
    /// What the contract has for an operation comes first, and they go to no other origin than the operation's server.
    ///
    /// A call whose name or value is none that a header can have throws `APIClientError.invalidRequest`; so does one with a field by which
    /// a message is framed or routed.
    public func with(headers: HTTPHeaders) -> Self {
        changed {
            for field in headers.fields { $0.settings.headers[field.name] = headers[field.name] }
        }
    }

    /// - Parameter deadline: the most that a call may take, with all its attempts and waits.
    public func with(deadline: Duration) -> Self { changed { $0.settings.timeout = deadline } }

    public func with(server: Server) -> Self {
        changed {
            $0.server = server.url
            $0.overridesServers = false
        }
    }

    /// A copy that tells of each answer that differs from the contract, in release builds too.
    ///
    /// - Parameters:
    ///   - unknownKeys: Whether keys that the contract does not name are reported too.
    ///   - redacting: Whether reports go without what the answers hold.
    public func onDecodingIssues(
        unknownKeys: Bool = false, redacting: Bool = false,
        _ report: @escaping @Sendable (DecodingReport) -> Void
    ) -> Self {
        changed {
            $0.settings.onDecodingIssues = report
            $0.settings.reportsUnknownKeys = unknownKeys
            $0.settings.redactsIssues = redacting
        }
    }

    private func changed(_ change: (inout ClientContext) -> Void) -> Self {
        var copy = self
        change(&copy.client)
        return copy
    }
}

// MARK: Calls

extension ContractClient {
    /// The answer with its status, headers and issues.
    public func response<Operation: APIOperation>(
        for operation: Operation
    ) async throws -> OperationResponse<Operation> {
        var client = client
        client.settings.collectsIssues = true
        return try await client.response(for: operation)
    }

    /// The answer whatever its status, where `response(for:)` throws for one that is an error.
    ///
    ///     let answer = try await api.outcome(of: FetchBook(id: id))
    ///     if answer.status == 404 { return nil }
    ///
    /// - Throws: where no answer came, or none was asked for.
    public func outcome<Operation: APIOperation>(of operation: Operation) async throws -> OperationOutcome<Operation> {
        var client = client
        client.settings.collectsIssues = true
        return try await client.outcome(of: operation)
    }

    /// The value of a successful answer.
    public func value<Operation: APIOperation>(of operation: Operation) async throws -> Operation.Output {
        try await client.response(for: operation).value
    }

    /// What an envelope holds.
    ///
    /// - Throws: `APIClientError.apiError` for a failure in an answer of whatever status.
    public func payload<Operation: APIOperation>(
        of operation: Operation
    ) async throws -> Operation.Output.Payload where Operation.Output: APIResponse {
        try await client.payload(of: operation)
    }

    /// The answer as it came, whatever its status.
    ///
    /// - Parameter accept: the media type to ask for, in place of the contract's.
    public func rawResponse(for operation: some APIOperation, accept: String? = nil) async throws -> RawResponse {
        try await client.rawResponse(for: operation, accept: accept)
    }
}

extension ClientContext {
    /// - Parameter url: where the answer names it; nil: the operation's own.
    func response<Operation: APIOperation>(
        for operation: Operation, at url: URL? = nil
    ) async throws -> OperationResponse<Operation> {
        let outcome = try await outcome(of: operation, at: url)
        return OperationResponse(
            value: try outcome.result.get(), status: outcome.status, headers: Operation.Headers(outcome.headers),
            issues: outcome.issues, attempts: outcome.attempts, isStale: outcome.isStale)
    }

    func outcome<Operation: APIOperation>(
        of operation: Operation, at url: URL? = nil
    ) async throws -> OperationOutcome<Operation> {
        var call = try call(operation)
        if let url {
            if !url.hasSameOrigin(as: call.request.url) {
                for field in settings.headers.fields { call.request.headers[field.name] = nil }
            }
            call.request.url = url
        }
        let response = try await api.perform(call)
        let decoded: Result<any Sendable, any Error> =
            response.decoded?.result ?? Result { try Operation.decode(response) }
        let result = decoded.flatMap { value -> Result<Operation.Output, any Error> in
            guard let value = value as? Operation.Output else {
                return .failure(APIClientError.unexpectedContent(FailedAnswer(response)))
            }
            return .success(value)
        }
        return OperationOutcome(
            result: result, status: response.status, headers: response.headers,
            issues: response.decoded?.issues ?? [], attempts: response.attempts, isStale: response.isStale)
    }

    func payload<Operation: APIOperation>(
        of operation: Operation
    ) async throws -> Operation.Output.Payload where Operation.Output: APIResponse {
        try await response(for: operation).value.payload()
    }

    func rawResponse(for operation: some APIOperation, accept: String?) async throws -> RawResponse {
        var call = try call(operation)
        call.decode = nil
        if let accept {
            guard HTTPHeaders.isValue(accept) else {
                throw APIClientError.invalidRequest(operation: call.endpoint.id, reason: "`Accept` is no media type")
            }
            call.request.headers["Accept"] = accept
        }
        return try await api.perform(call)
    }

    /// The request of an operation, ready to be sent.
    func call<Operation: APIOperation>(_ operation: Operation) throws -> APICall {
        let endpoint = Operation.endpoint
        var encoder = RequestEncoder(endpoint, boundary: Self.boundary())
        try operation.encode(into: &encoder)
        let server = overridesServers ? server : endpoint.servers.first ?? server
        var call = APICall(
            endpoint: endpoint, request: try encoder.request(at: Self.withoutSlash(server)), settings: settings)
        try Self.add(settings.headers, to: &call)
        if let timeout = settings.timeout { call.deadline = .now + timeout }
        call.decode = { Self.decode(Operation.self, $0) }
        return call
    }

    /// Where a message ends, and where it goes (RFC 9112): with other values a server would wait for a body, or take it for a request.
    private static let frames: Set = ["connection", "content-length", "host", "transfer-encoding"]

    static func add(_ headers: HTTPHeaders, to call: inout APICall) throws {
        let own = call.request.headers
        for field in headers.fields {
            guard HTTPHeaders.isName(field.name), HTTPHeaders.isValue(field.value) else {
                throw APIClientError.invalidRequest(
                    operation: call.endpoint.id,
                    reason: "\(field.name.debugDescription) is no header, or has no value of one")
            }
            guard !frames.contains(field.name.lowercased()) else {
                throw APIClientError.invalidRequest(
                    operation: call.endpoint.id, reason: "`\(field.name)` is for the transport to say")
            }
            if own[field.name] == nil { call.request.headers.add(field.name, field.value) }
        }
    }

    /// What an answer means, whatever its status is.
    static func decode<Operation: APIOperation>(
        _: Operation.Type, _ response: RawResponse
    ) -> Result<any Sendable, any Error> {
        Result {
            let value = try Operation.decode(response)
            try Self.check(value)
            return value
        }
    }

    /// A failure in an envelope is one whatever the status, and retries depend on it.
    private static func check(_ value: some Sendable) throws {
        guard let envelope = value as? any APIResponse else { return }
        do {
            try envelope.check()
        } catch let failure as any APIFailure {
            throw APIClientError.apiError(failure)
        } catch let failure as any Encodable & Error {
            throw APIClientError.apiError(AnyFailure(failure))
        }
    }

    private static func withoutSlash(_ server: String) -> String {
        var end = server[...]
        while end.last == "/" { end.removeLast() }
        return String(end)
    }

    private static func boundary() -> String {
        "gen-dtos-" + (0..<4).map { _ in String(UInt32.random(in: .min ... .max), radix: 36) }.joined()
    }
}

extension APIResponse {
    fileprivate func check() throws {
        _ = try payload()
    }
}
