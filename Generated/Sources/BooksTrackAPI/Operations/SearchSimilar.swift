// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Find books that are like a book.
///
/// `GET /v1/search/similar`
public nonisolated struct SearchSimilar: APIOperation, Hashable {
    /// ISBN of the book to compare with. 10 to 17 characters.
    public var isbn: String
    /// Largest number of similar books. 1 to 20.
    public var limit: Int?

    public init(isbn: String, limit: Int? = nil) {
        self.isbn = isbn
        self.limit = limit
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/search/similar", id: "searchSimilar", tags: ["Search"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("isbn", isbn)
        try request.query("limit", limit)
    }

    public static func decode(_ response: RawResponse) throws -> SimilarBooksEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 404, 503: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension SearchSimilar {
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

nonisolated extension SearchSimilar {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
        /// Status `503`. The provider's circuit is open. Wait `retryAfterMs`, or back off.
        case serviceUnavailable(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
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
    /// Find books that are like a book.
    ///
    /// `GET /v1/search/similar`
    ///
    ///     let result = try await api.searchSimilar(isbn: "9780439708180")
    ///
    /// - Parameters:
    ///   - isbn: ISBN of the book to compare with.
    ///   - limit: Largest number of similar books.
    /// - Throws: `APIClientError`. `SearchSimilar.Failure` has cases for 404, 503.
    public func searchSimilar(isbn: String, limit: Int? = nil) async throws -> SimilarBooks {
        try await payload(of: SearchSimilar(isbn: isbn, limit: limit))
    }
}
