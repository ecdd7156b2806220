// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Find books by words or by meaning.
///
/// Limited to 100 requests a minute in the mode `text`, to 5 in the others.
///
/// `GET /api/v2/search`
public nonisolated struct SearchUnified: APIOperation, Hashable {
    /// What to look for. 1 to 200 characters.
    public var q: String
    /// How to look. The results' order depends on it.
    public var mode: SearchMode?
    /// Largest number of results. In the mode `semantic` the default is 10. 1 to 100.
    public var limit: Int?
    /// Number of results to leave out. 0 or more.
    public var offset: Int?
    /// The version of the contract that the client is written for.
    public var apiVersion: String?

    public init(q: String, mode: SearchMode? = nil, limit: Int? = nil, offset: Int? = nil, apiVersion: String? = nil) {
        self.q = q
        self.mode = mode
        self.limit = limit
        self.offset = offset
        self.apiVersion = apiVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/v2/search", id: "searchUnified", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("q", q)
        try request.query("mode", mode)
        try request.query("limit", limit)
        try request.query("offset", offset)
        try request.header("X-API-Version", apiVersion)
    }

    public static func decode(_ response: RawResponse) throws -> SearchResultsEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 503: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension SearchUnified {
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

nonisolated extension SearchUnified {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Status `503`. The provider's circuit is open. Wait `retryAfterMs`, or back off.
        case serviceUnavailable(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 429: self = try .tooManyRequests(answer.body())
                case 503: self = try .serviceUnavailable(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension SearchUnified: PagedOperation {
    public static var pagination: Pagination<Self> {
        .offset(\.offset, total: { $0.data?.total })
    }

    public static func items(in output: SearchResultsEnvelope) -> [Book] {
        output.data?.results ?? []
    }
}

nonisolated extension BooksTrackClient {
    /// Find books by words or by meaning.
    ///
    /// `GET /api/v2/search`
    ///
    ///     let result = try await api.searchUnified(
    ///         q: "young wizard learns the true names of things"
    ///     )
    ///
    /// - Parameters:
    ///   - q: What to look for.
    ///   - mode: How to look.
    ///   - limit: Largest number of results.
    ///   - offset: Number of results to leave out.
    ///   - apiVersion: The version of the contract that the client is written for.
    /// - Throws: `APIClientError`. `SearchUnified.Failure` has cases for 400, 429, 503.
    public func searchUnified(
        q: String,
        mode: SearchMode? = nil,
        limit: Int? = nil,
        offset: Int? = nil,
        apiVersion: String? = nil
    ) async throws -> SearchResults {
        try await payload(of: SearchUnified(q: q, mode: mode, limit: limit, offset: offset, apiVersion: apiVersion))
    }
}
