// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Find authors and their works.
///
/// `GET /v1/search/author`
public nonisolated struct SearchByAuthor: APIOperation, Hashable {
    /// The author's name, or a part of it. At least 1 character.
    public var name: String
    /// Largest number of results. 1 to 100.
    public var limit: Int?
    /// The version of the contract that the client is written for.
    public var apiVersion: String?

    public init(name: String, limit: Int? = nil, apiVersion: String? = nil) {
        self.name = name
        self.limit = limit
        self.apiVersion = apiVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/search/author", id: "searchByAuthor", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("name", name)
        try request.query("limit", limit)
        try request.header("X-API-Version", apiVersion)
    }

    public static func decode(_ response: RawResponse) throws -> AuthorSearchEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension SearchByAuthor {
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

        /// Whether the cache had the answer.
        public var cacheStatus: CacheStatusHeader? { value("X-Cache-Status") }

        /// `public, max-age=` and seconds for searches, 30 days for images, `no-cache, no-store, must-revalidate` for
        /// streams.
        public var cacheControl: String? { value("Cache-Control") }
    }
}

nonisolated extension SearchByAuthor {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 429: self = try .tooManyRequests(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Find authors and their works.
    ///
    /// `GET /v1/search/author`
    ///
    ///     let result = try await api.searchByAuthor(name: "Ursula K. Le Guin")
    ///
    /// - Parameters:
    ///   - name: The author's name, or a part of it.
    ///   - limit: Largest number of results.
    ///   - apiVersion: The version of the contract that the client is written for.
    /// - Throws: `APIClientError`. `SearchByAuthor.Failure` has cases for 429.
    public func searchByAuthor(
        name: String,
        limit: Int? = nil,
        apiVersion: String? = nil
    ) async throws -> AuthorSearchResults {
        try await payload(of: SearchByAuthor(name: name, limit: limit, apiVersion: apiVersion))
    }
}
