// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Exchange a job's token for a new one.
///
/// Also served as `/v1/token/refresh`. A token lives 2 hours.
///
/// `POST /api/token/refresh`
public nonisolated struct RefreshToken: APIOperation, Hashable {
    public var body: TokenRefreshRequest

    public init(body: TokenRefreshRequest) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/api/token/refresh", id: "refreshToken", tags: ["Jobs"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> TokenRefreshAnswer {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 401: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension RefreshToken {
    /// The headers of a successful response.
    public nonisolated struct Headers: ResponseHeaders {
        public let raw: HTTPHeaders

        public init(_ raw: HTTPHeaders) {
            self.raw = raw
        }

        /// How long the server worked on the answer, with its unit.
        public var responseTime: String? { value("X-Response-Time") }

        /// The router that answered.
        public var router: String? { value("X-Router") }
    }
}

nonisolated extension RefreshToken {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong.
        case badRequest(ErrorBody)
        /// Status `401`. The old token is wrong or too old.
        case unauthorized(ErrorBody)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 401: self = try .unauthorized(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Exchange a job's token for a new one.
    ///
    /// `POST /api/token/refresh`
    ///
    ///     let result = try await api.refreshToken(
    ///         body: TokenRefreshRequest(jobId: "jobId", oldToken: "oldToken")
    ///     )
    ///
    /// - Throws: `APIClientError`. `RefreshToken.Failure` has cases for 400, 401.
    public func refreshToken(body: TokenRefreshRequest) async throws -> TokenRefreshAnswer {
        try await value(of: RefreshToken(body: body))
    }
}
