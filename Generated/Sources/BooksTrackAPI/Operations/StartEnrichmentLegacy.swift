// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// Enrich many books in a job, as version 1 did.
///
/// Deprecated since 2.0: use `/v1/enrichment/batch`. This may stop working from 2026-03-01.
///
/// `POST /v1/api/enrichment/start`
public nonisolated struct StartEnrichmentLegacy: APIOperation, Hashable {
    public var body: BatchEnrichmentRequest

    public init(body: BatchEnrichmentRequest) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/v1/api/enrichment/start", id: "startEnrichmentLegacy", tags: ["Enrichment"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> LegacyEnrichmentJobResponse {
        switch response.status {
        case 200..<300: return try response.json()
        case 400: throw response.failure(in: LegacyEnrichmentJobResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension StartEnrichmentLegacy {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong.
        case badRequest(LegacyEnrichmentJobResponse)
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
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
    /// Enrich many books in a job, as version 1 did.
    ///
    /// `POST /v1/api/enrichment/start`
    ///
    ///     let result = try await api.startEnrichmentLegacy(
    ///         body: BatchEnrichmentRequest(barcodes: [])
    ///     )
    ///
    /// - Throws: `APIClientError`. `StartEnrichmentLegacy.Failure` has cases for 400, 429.
    @available(*, deprecated, message: "Use /v1/enrichment/batch. Deprecated since 2.0. This may stop working from 2026-03-01.")
    public func startEnrichmentLegacy(body: BatchEnrichmentRequest) async throws -> EnrichmentJobResponse {
        try await payload(of: StartEnrichmentLegacy(body: body))
    }
}
