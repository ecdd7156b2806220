// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Find the editions of a work.
///
/// `GET /v1/editions/search`
public nonisolated struct SearchEditions: APIOperation, Hashable {
    /// The title of the work. 1 to 200 characters.
    public var workTitle: String
    /// The author's name. At most 200 characters.
    public var author: String?
    /// Largest number of results. 1 to 100.
    public var limit: Int?
    /// The version of the contract that the client is written for.
    public var apiVersion: String?

    public init(workTitle: String, author: String? = nil, limit: Int? = nil, apiVersion: String? = nil) {
        self.workTitle = workTitle
        self.author = author
        self.limit = limit
        self.apiVersion = apiVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/editions/search", id: "searchEditions", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("workTitle", workTitle)
        try request.query("author", author)
        try request.query("limit", limit)
        try request.header("X-API-Version", apiVersion)
    }

    public static func decode(_ response: RawResponse) throws -> BookSearchEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 404: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension SearchEditions {
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

        /// The best quality among the covers in the answer. The running backend says `missing` instead of `unknown`.
        public var imageQuality: ImageQuality? { value("X-Image-Quality") }

        /// Whether the cache had the answer.
        public var cacheStatus: CacheStatusHeader? { value("X-Cache-Status") }

        /// Age of the cached answer, in seconds. 0 or more.
        public var cacheAge: Int? { value(json: "X-Cache-Age") }

        /// How long the answer stays cached, in seconds. 0 or more.
        public var cacheTTL: Int? { value(json: "X-Cache-TTL") }

        /// Whether any cache had the answer.
        public var cache: String? { value("X-Cache") }

        /// The cache that had the answer.
        public var cacheSource: String? { value("X-Cache-Source") }

        /// `public, max-age=` and seconds for searches, 30 days for images, `no-cache, no-store, must-revalidate` for
        /// streams.
        public var cacheControl: String? { value("Cache-Control") }
    }
}

nonisolated extension SearchEditions {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 404: self = try .notFound(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Find the editions of a work.
    ///
    /// `GET /v1/editions/search`
    ///
    ///     let result = try await api.searchEditions(
    ///         workTitle: "A Wizard of Earthsea"
    ///     )
    ///
    /// - Parameters:
    ///   - workTitle: The title of the work.
    ///   - author: The author's name.
    ///   - limit: Largest number of results.
    ///   - apiVersion: The version of the contract that the client is written for.
    /// - Throws: `APIClientError`. `SearchEditions.Failure` has cases for 400, 404.
    public func searchEditions(
        workTitle: String,
        author: String? = nil,
        limit: Int? = nil,
        apiVersion: String? = nil
    ) async throws -> BookSearchResponse {
        try await payload(of: SearchEditions(
            workTitle: workTitle, author: author, limit: limit, apiVersion: apiVersion
        ))
    }
}
