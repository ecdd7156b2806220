// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Enrich many books in a job.
///
/// Progress comes over the WebSocket until this operation moves to `sseUrl` in the second quarter of 2026.
///
/// Older names of the path: `/api/batch-enrich`, `/api/enrichment/batch` and `/api/enrichment/start`; the last is
/// deprecated since version 2.0 and goes on 2026-03-01.
///
/// `POST /v1/enrichment/batch`
public nonisolated struct StartBatchEnrichment: APIOperation, Hashable {
    public var body: BatchEnrichmentRequest
    /// The version of the contract that the client is written for.
    public var apiVersion: String?

    public init(body: BatchEnrichmentRequest, apiVersion: String? = nil) {
        self.body = body
        self.apiVersion = apiVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/v1/enrichment/batch", id: "startBatchEnrichment", tags: ["Enrichment"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.header("X-API-Version", apiVersion)
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> BatchEnrichmentJobEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 413: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension StartBatchEnrichment {
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

nonisolated extension StartBatchEnrichment {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `413`. The body is larger than the operation takes.
        case contentTooLarge(ErrorResponse)
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 413: self = try .contentTooLarge(answer.body())
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
    /// Enrich many books in a job.
    ///
    /// `POST /v1/enrichment/batch`
    ///
    ///     let result = try await api.startBatchEnrichment(
    ///         body: BatchEnrichmentRequest(barcodes: [])
    ///     )
    ///
    /// - Parameter apiVersion: The version of the contract that the client is written for.
    /// - Throws: `APIClientError`. `StartBatchEnrichment.Failure` has cases for 400, 413, 429.
    public func startBatchEnrichment(
        body: BatchEnrichmentRequest,
        apiVersion: String? = nil
    ) async throws -> BatchEnrichmentJob {
        try await payload(of: StartBatchEnrichment(body: body, apiVersion: apiVersion))
    }
}
