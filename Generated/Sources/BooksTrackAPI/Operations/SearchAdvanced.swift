// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Find books by title and author.
///
/// At least one of `title` and `author` is needed. Answers at most 20 works.
///
/// `GET /v1/search/advanced`
public nonisolated struct SearchAdvanced: APIOperation, Hashable {
    /// Words of the title. At most 200 characters.
    public var title: String?
    /// The author's name, or a part of it. At most 200 characters.
    public var author: String?
    /// Narrows the search to one ISBN. Sent by the iOS app. At most 17 characters.
    public var isbn: String?
    /// The version of the contract that the client is written for.
    public var apiVersion: String?
    /// The client and its version. The iOS app sends `ios-v` and its version.
    public var clientVersion: String?

    public init(
        title: String? = nil,
        author: String? = nil,
        isbn: String? = nil,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) {
        self.title = title
        self.author = author
        self.isbn = isbn
        self.apiVersion = apiVersion
        self.clientVersion = clientVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/search/advanced", id: "searchAdvanced", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("title", title)
        try request.query("author", author)
        try request.query("isbn", isbn)
        try request.header("X-API-Version", apiVersion)
        try request.header("X-Client-Version", clientVersion)
    }

    public static func decode(_ response: RawResponse) throws -> BookSearchEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 500, 502, 503, 504: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension SearchAdvanced {
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

nonisolated extension SearchAdvanced {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Status `500`. A fault of the server.
        case internalServerError(ErrorResponse)
        /// Status `502`. A provider answered with an error.
        case badGateway(ErrorResponse)
        /// Status `503`. The provider's circuit is open. Wait `retryAfterMs`, or back off.
        case serviceUnavailable(ErrorResponse)
        /// Status `504`. A provider did not answer in time.
        case gatewayTimeout(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 429: self = try .tooManyRequests(answer.body())
                case 500: self = try .internalServerError(answer.body())
                case 502: self = try .badGateway(answer.body())
                case 503: self = try .serviceUnavailable(answer.body())
                case 504: self = try .gatewayTimeout(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Find books by title and author.
    ///
    /// `GET /v1/search/advanced`
    ///
    ///     let result = try await api.searchAdvanced()
    ///
    /// - Parameters:
    ///   - title: Words of the title.
    ///   - author: The author's name, or a part of it.
    ///   - isbn: Narrows the search to one ISBN.
    ///   - apiVersion: The version of the contract that the client is written for.
    ///   - clientVersion: The client and its version.
    /// - Throws: `APIClientError`. `SearchAdvanced.Failure` has cases for 400, 429, 500, 502, 503, 504.
    public func searchAdvanced(
        title: String? = nil,
        author: String? = nil,
        isbn: String? = nil,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) async throws -> BookSearchResponse {
        try await payload(of: SearchAdvanced(
            title: title, author: author, isbn: isbn, apiVersion: apiVersion, clientVersion: clientVersion
        ))
    }
}
