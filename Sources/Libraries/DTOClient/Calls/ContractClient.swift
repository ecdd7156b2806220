public import DTORuntime
public import Foundation

/// A server of an API. Generated code declares a type with a value for each server of the contract.
public protocol APIServer: Sendable {
    /// The URL with its scheme. A `/` at its end has no effect.
    var url: String { get }
}

/// The settings and the connection of a contract's client.
public struct ClientContext: Sendable {
    /// Sends the calls.
    public var api: any APIClientProtocol
    /// The URL of the server.
    public var server: String
    /// Whether the caller has chosen a server that is not in the contract. All operations then use this server, even if
    /// the contract lists another server for an operation.
    package var overridesServers: Bool
    /// The settings for all calls.
    public var settings: CallSettings
    /// Maps the name of each parameter of the client in the contract to a function that writes its value.
    private var globals: [String: @Sendable (inout RequestEncoder) throws -> Void] = [:]
    /// The clock for the waits of streams, jobs and downloads.
    package var clock = ClientClock.system

    /// Creates a context.
    public init(
        api: any APIClientProtocol, server: String, overridesServers: Bool = false,
        settings: CallSettings = CallSettings()
    ) {
        self.api = api
        self.server = server
        self.overridesServers = overridesServers
        self.settings = settings
    }

    /// Sets a parameter that is sent with each operation that declares it.
    @_spi(Generated) public mutating func setGlobal(
        _ name: String, _ write: @escaping @Sendable (inout RequestEncoder) throws -> Void
    ) {
        globals[name] = write
    }

    /// Writes the parameters of the client that the operation declares.
    fileprivate func writeGlobals(of endpoint: APIEndpoint, into encoder: inout RequestEncoder) throws {
        for name in endpoint.globals { try globals[name]?(&encoder) }
    }

    /// Adds the parameters of the client to a request whose URL comes from an earlier response.
    func addGlobals(of endpoint: APIEndpoint, to request: inout HTTPRequest) throws {
        var encoder = RequestEncoder(endpoint, boundary: "")
        try writeGlobals(of: endpoint, into: &encoder)
        encoder.add(to: &request)
    }
}

/// The client of one contract: a value that sends its calls through an `APIClientProtocol`. Generated code adds a
/// method for each operation.
public protocol ContractClient: Sendable {
    /// The servers that the contract lists.
    associatedtype Server: APIServer

    /// The first server of the contract.
    static var defaultServer: Server { get }

    /// The connection and the settings of this client.
    var client: ClientContext { get set }

    /// Creates a client with the connection and the settings of a context.
    init(client: ClientContext)
}

extension ContractClient {
    /// Creates a client for a server of the contract.
    ///
    /// - Parameter api: The client that sends the calls.
    public init(_ server: Server = Self.defaultServer, through api: any APIClientProtocol = APIClient.shared) {
        self.init(client: ClientContext(api: api, server: server.url))
    }

    /// Creates a client for a server of the contract.
    public init(server: Server, through api: any APIClientProtocol = APIClient.shared) {
        self.init(server, through: api)
    }

    /// Creates a client for a server that is not in the contract, such as a test server.
    public init(url: URL, through api: any APIClientProtocol = APIClient.shared) {
        self.init(client: ClientContext(api: api, server: url.absoluteString, overridesServers: true))
    }
}

// MARK: Settings

extension ContractClient {
    /// Returns a copy with another policy for retries. The copy sends through the same `APIClientProtocol`.
    public func with(retry: RetryPolicy) -> Self { changed { $0.settings.retry = retry } }

    /// Returns a copy that sends these credentials. If the value is nil, a call that requires credentials throws
    /// `APIClientError.missingCredentials`.
    public func with(credentials: Credentials?) -> Self { changed { $0.settings.credentials = credentials } }

    /// Returns a copy that sends additional header fields with each call, such as `["Prefer": "example=empty"]` for a
    /// mock server.
    ///
    /// Fields from the contract's own parameters have priority. The fields are sent only to the origin of the
    /// operation's server. A call throws `APIClientError.invalidRequest` if a name or value is not allowed in a header,
    /// or if a field controls the framing or routing of a message.
    public func with(headers: HTTPHeaders) -> Self {
        changed {
            for field in headers.fields { $0.settings.headers[field.name] = headers[field.name] }
        }
    }

    /// Returns a copy with a time limit.
    ///
    /// - Parameter deadline: The time limit for a call, with all its attempts and waits.
    public func with(deadline: Duration) -> Self { changed { $0.settings.timeout = deadline } }

    /// Returns a copy for another server of the contract. An operation for which the contract lists its own server
    /// still uses that server.
    public func with(server: Server) -> Self {
        changed {
            $0.server = server.url
            $0.overridesServers = false
        }
    }

    /// Returns a copy that reports each response that differs from the contract, also in release builds.
    ///
    /// - Parameters:
    ///   - unknownKeys: Whether reports include JSON keys that the contract does not list.
    ///   - redacting: Whether reports omit the values of responses.
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
    /// Returns the value of a successful response, with its status, its headers and its differences from the contract.
    public func response<Operation: APIOperation>(
        for operation: Operation
    ) async throws -> OperationResponse<Operation> {
        var client = client
        client.settings.collectsIssues = true
        return try await client.response(for: operation)
    }

    /// Returns the status and the decoded result of a response, also for an error status. `response(for:)` throws an
    /// error in that case.
    ///
    ///     let answer = try await api.outcome(of: FetchBook(id: id))
    ///     if answer.status == 404 { return nil }
    ///
    /// - Throws: An error if no complete response arrived, or if no request was sent.
    public func outcome<Operation: APIOperation>(of operation: Operation) async throws -> OperationOutcome<Operation> {
        var client = client
        client.settings.collectsIssues = true
        return try await client.outcome(of: operation)
    }

    /// Sends an operation and returns the value of a successful response.
    public func value<Operation: APIOperation>(of operation: Operation) async throws -> Operation.Output {
        try await client.response(for: operation).value
    }

    /// Sends an operation and returns the payload of the envelope in the response.
    ///
    /// - Throws: `APIClientError.apiError` if the envelope reports a failure, whatever the status.
    public func payload<Operation: APIOperation>(
        of operation: Operation
    ) async throws -> Operation.Output.Payload where Operation.Output: APIResponse {
        try await client.payload(of: operation)
    }

    /// Returns the response with any status, without decoding its body.
    ///
    /// - Parameter accept: The value of the header `Accept`, or nil for the media types of the contract.
    public func rawResponse(for operation: some APIOperation, accept: String? = nil) async throws -> RawResponse {
        try await client.rawResponse(for: operation, accept: accept)
    }
}

extension ClientContext {
    /// Sends an operation and returns its successful response.
    ///
    /// - Parameter url: A URL from an earlier response, or nil for the URL of the operation.
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
        }.mapError { $0.about(response) }
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
                throw APIClientError.invalidRequest(
                    operation: call.endpoint.id, reason: "the value of `Accept` is not a valid header value")
            }
            call.request.headers["Accept"] = accept
        }
        return try await api.perform(call)
    }

    /// Returns the call for an operation, with its request, its deadline and its decoding function.
    package func call<Operation: APIOperation>(_ operation: Operation) throws -> APICall {
        let endpoint = Operation.endpoint
        var encoder = RequestEncoder(endpoint, boundary: Self.boundary())
        try operation.encode(into: &encoder)
        try writeGlobals(of: endpoint, into: &encoder)
        let server = overridesServers ? server : endpoint.servers.first ?? server
        var call = APICall(
            endpoint: endpoint, request: try encoder.request(at: Self.withoutSlash(server)), settings: settings)
        try Self.add(settings.headers, to: &call)
        if let timeout = settings.timeout { call.deadline = .now + timeout }
        call.decode = { Self.decode(Operation.self, $0) }
        return call
    }

    /// Headers that control the framing or routing of a message (RFC 9112). With a wrong value, a server may wait for a
    /// body or read a body as a request.
    private static let frames: Set = ["connection", "content-length", "host", "transfer-encoding"]

    static func add(_ headers: HTTPHeaders, to call: inout APICall) throws {
        let own = call.request.headers
        for field in headers.fields {
            guard HTTPHeaders.isName(field.name), HTTPHeaders.isValue(field.value) else {
                throw APIClientError.invalidRequest(
                    operation: call.endpoint.id,
                    reason: "\(field.name.debugDescription) is not a valid header name, or its value is not valid")
            }
            guard !frames.contains(field.name.lowercased()) else {
                throw APIClientError.invalidRequest(
                    operation: call.endpoint.id, reason: "the transport sets `\(field.name)`")
            }
            if own[field.name] == nil { call.request.headers.add(field.name, field.value) }
        }
    }

    /// Decodes a response, whatever its status.
    package static func decode<Operation: APIOperation>(
        _: Operation.Type, _ response: RawResponse
    ) -> Result<any Sendable, any Error> {
        Result {
            let value = try Operation.decode(response)
            try Self.check(value)
            return value
        }
    }

    /// Throws the failure that an envelope reports, whatever the status. A retry may depend on this failure.
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
