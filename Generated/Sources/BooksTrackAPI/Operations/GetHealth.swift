// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Whether the service is up.
///
/// The answer has `data` only, neither `success` nor `metadata`.
///
/// `GET /health`
public nonisolated struct GetHealth: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/health", id: "getHealth", tags: ["Health"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> HealthEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self) }
        return try response.json()
    }
}

nonisolated extension GetHealth {
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

nonisolated extension GetHealth {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Any other status. Any other failure.
        case `default`(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                self = try .default(answer.body())
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Whether the service is up.
    ///
    /// `GET /health`
    ///
    ///     let result = try await api.getHealth()
    ///
    /// - Throws: `APIClientError`. `GetHealth.Failure` has cases for any status.
    public func getHealth() async throws -> Health {
        try await payload(of: GetHealth())
    }
}
