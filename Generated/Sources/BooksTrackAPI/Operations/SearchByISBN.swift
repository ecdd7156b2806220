// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Find a book by its ISBN.
///
/// A book that no provider knows is either 404, or 200 with empty lists and the provider `none`, as version 2.0
/// answers: handle both.
///
/// Replaces `/search/isbn`, which is deprecated since version 2.0 and goes on 2026-03-01.
///
/// `GET /v1/search/isbn`
public nonisolated struct SearchByISBN: APIOperation, Hashable {
    /// 10 or 13 digits; hyphens are ignored; the last digit of an ISBN-10 may be `X`. 10 to 17 characters. Matches
    /// `^[0-9-]{9,16}[0-9Xx]$`.
    public var isbn: String
    /// The version of the contract that the client is written for.
    public var apiVersion: String?
    /// The client and its version. The iOS app sends `ios-v` and its version.
    public var clientVersion: String?

    public init(isbn: String, apiVersion: String? = nil, clientVersion: String? = nil) {
        self.isbn = isbn
        self.apiVersion = apiVersion
        self.clientVersion = clientVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/search/isbn", id: "searchByISBN", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("isbn", isbn)
        try request.header("X-API-Version", apiVersion)
        try request.header("X-Client-Version", clientVersion)
    }

    public static func decode(_ response: RawResponse) throws -> BookSearchEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 404, 500, 502, 503, 504: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure(in: BookSearchEnvelope.self)
        }
    }
}

nonisolated extension SearchByISBN {
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

nonisolated extension SearchByISBN {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
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
        /// Any other status. A failure in the form of an earlier version, which carries `metadata` and may carry
        /// `data`.
        case `default`(BookSearchEnvelope)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 404: self = try .notFound(answer.body())
                case 429: self = try .tooManyRequests(answer.body())
                case 500: self = try .internalServerError(answer.body())
                case 502: self = try .badGateway(answer.body())
                case 503: self = try .serviceUnavailable(answer.body())
                case 504: self = try .gatewayTimeout(answer.body())
                default: self = try .default(answer.body())
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Find a book by its ISBN.
    ///
    /// `GET /v1/search/isbn`
    ///
    ///     let result = try await api.searchByISBN(isbn: "9780439064873")
    ///
    /// - Parameters:
    ///   - isbn: 10 or 13 digits; hyphens are ignored; the last digit of an ISBN-10 may be `X`.
    ///   - apiVersion: The version of the contract that the client is written for.
    ///   - clientVersion: The client and its version.
    /// - Throws: `APIClientError`. `SearchByISBN.Failure` has cases for 400, 404, 429, 500, 502, 503, 504, and any
    ///   other status.
    public func searchByISBN(
        isbn: String,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) async throws -> BookSearchResponse {
        try await payload(of: SearchByISBN(isbn: isbn, apiVersion: apiVersion, clientVersion: clientVersion))
    }
}
