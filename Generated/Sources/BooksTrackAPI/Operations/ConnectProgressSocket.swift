// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// The progress of a job, over a WebSocket.
///
/// The endpoints under `/api/v2` do not support it. Messages are JSON; `ProgressSocketMessage` describes them.
///
/// A job that has finished already answers `job_complete` at once. Close codes: 1000 done, 1001 going away
/// (connect again after 5 s), 1002 protocol error, 1008 not authorized, 1009 message too big, 1011 server error,
/// 1012 restart, 1013 try again later (after 30 s).
///
/// Deprecated since 3.3: use `sseUrl / statusUrl`. This may stop working from 2026-07-01.
///
/// `GET /ws/progress`
public nonisolated struct ConnectProgressSocket: APIOperation, Hashable {
    /// The job to follow. At most 100 characters.
    public var jobId: String
    /// The job's token. Use the subprotocol header instead. Deprecated since 2.3: use `Sec-WebSocket-Protocol`.
    public var token: String?
    /// Whether the client was connected before; the server then answers `reconnected`.
    public var reconnect: Bool?
    /// `bookstrack-auth.` and the job's token.
    public var secWebSocketProtocol: String?

    public init(jobId: String, token: String? = nil, reconnect: Bool? = nil, secWebSocketProtocol: String? = nil) {
        self.jobId = jobId
        self.token = token
        self.reconnect = reconnect
        self.secWebSocketProtocol = secWebSocketProtocol
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .get,
            "/ws/progress",
            id: "connectProgressSocket",
            tags: ["Jobs"],
            security: [[.socketSubprotocol], [.socketQueryToken]]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("jobId", jobId)
        try request.query("token", token)
        try request.query("reconnect", reconnect)
        try request.header("Sec-WebSocket-Protocol", secWebSocketProtocol)
    }

    public static func decode(_ response: RawResponse) throws {
        switch response.status {
        case 200..<300: return
        case 400, 401: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension ConnectProgressSocket {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `401`. The token is missing, wrong, or not this job's.
        case unauthorized(ErrorResponse)
        /// Status `426`. HTTP/2 cannot be upgraded; connect with HTTP/1.1.
        case upgradeRequired
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 401: self = try .unauthorized(answer.body())
                case 426: self = .upgradeRequired
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// The progress of a job, over a WebSocket.
    ///
    /// `GET /ws/progress`
    ///
    ///     try await api.connectProgressSocket(jobId: "batch_abc123")
    ///
    /// - Parameters:
    ///   - jobId: The job to follow.
    ///   - token: The job's token.
    ///   - reconnect: Whether the client was connected before; the server then answers `reconnected`.
    ///   - secWebSocketProtocol: `bookstrack-auth.` and the job's token.
    /// - Throws: `APIClientError`. `ConnectProgressSocket.Failure` has cases for 400, 401, 426.
    @available(*, deprecated, message: "Use sseUrl / statusUrl. Deprecated since 3.3. This may stop working from 2026-07-01.")
    public func connectProgressSocket(
        jobId: String,
        token: String? = nil,
        reconnect: Bool? = nil,
        secWebSocketProtocol: String? = nil
    ) async throws {
        try await value(of: ConnectProgressSocket(
            jobId: jobId, token: token, reconnect: reconnect, secWebSocketProtocol: secWebSocketProtocol
        ))
    }
}
