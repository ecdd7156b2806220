// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Whether the service is up.
///
/// The answer has `data` only, neither `success` nor `metadata`.
///
/// `GET /health`
public nonisolated struct GetHealth: APIOperation {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/health", id: "getHealth", tags: ["Health"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> HealthEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension GetHealth {
    /// The headers of a successful answer.
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

nonisolated extension BooksTrackClient {
    /// Whether the service is up.
    ///
    /// `GET /health`
    public func getHealth() async throws -> Health {
        try await payload(of: GetHealth())
    }
}
