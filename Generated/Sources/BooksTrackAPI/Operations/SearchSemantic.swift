// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Find books by meaning.
///
/// `GET /v1/search/semantic`
public nonisolated struct SearchSemantic: APIOperation, Hashable {
    /// A description of what to look for. 1 to 200 characters.
    public var q: String
    /// Largest number of results. 1 to 20.
    public var limit: Int?

    public init(q: String, limit: Int? = nil) {
        self.q = q
        self.limit = limit
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/search/semantic", id: "searchSemantic", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("q", q)
        try request.query("limit", limit)
    }

    public static func decode(_ response: RawResponse) throws -> SearchResultsEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 503: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension SearchSemantic {
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

        /// The version of the envelope.
        public var responseFormat: String? { value("X-Response-Format") }
    }
}

nonisolated extension SearchSemantic {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `503`. The provider's circuit is open. Wait `retryAfterMs`, or back off.
        case serviceUnavailable(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 503: self = try .serviceUnavailable(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Find books by meaning.
    ///
    /// `GET /v1/search/semantic`
    ///
    ///     let result = try await api.searchSemantic(
    ///         q: "islands, dragons and shadows"
    ///     )
    ///
    /// - Parameters:
    ///   - q: A description of what to look for.
    ///   - limit: Largest number of results.
    /// - Throws: `APIClientError`. `SearchSemantic.Failure` has cases for 503.
    public func searchSemantic(q: String, limit: Int? = nil) async throws -> SearchResults {
        try await payload(of: SearchSemantic(q: q, limit: limit))
    }
}
