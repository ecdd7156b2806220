// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Complete what is known of one book.
///
/// `POST /api/v2/books/enrich`
public nonisolated struct EnrichBook: APIOperation, Hashable {
    public var body: EnrichmentRequest
    /// The version of the contract that the client is written for.
    public var apiVersion: String?
    /// The client and its version. The iOS app sends `ios-v` and its version.
    public var clientVersion: String?

    public init(body: EnrichmentRequest, apiVersion: String? = nil, clientVersion: String? = nil) {
        self.body = body
        self.apiVersion = apiVersion
        self.clientVersion = clientVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/api/v2/books/enrich", id: "enrichBook", tags: ["Enrichment"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.header("X-API-Version", apiVersion)
        try request.header("X-Client-Version", clientVersion)
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> EnrichedBookEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 404, 503: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension EnrichBook {
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

nonisolated extension EnrichBook {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
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
                case 404: self = try .notFound(answer.body())
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

nonisolated extension BooksTrackClient {
    /// Complete what is known of one book.
    ///
    /// `POST /api/v2/books/enrich`
    ///
    ///     let result = try await api.enrichBook(
    ///         body: EnrichmentRequest(barcode: "barcode")
    ///     )
    ///
    /// - Parameters:
    ///   - apiVersion: The version of the contract that the client is written for.
    ///   - clientVersion: The client and its version.
    /// - Throws: `APIClientError`. `EnrichBook.Failure` has cases for 400, 404, 429, 503.
    public func enrichBook(
        body: EnrichmentRequest,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) async throws -> EnrichedBook {
        try await payload(of: EnrichBook(body: body, apiVersion: apiVersion, clientVersion: clientVersion))
    }
}
