// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// Recognise books in one photo, as version 1 did.
///
/// Another name of the path is `/v1/api/scan-bookshelf/batch`.
///
/// Deprecated since 2.0: use `/api/batch-scan`. This may stop working from 2026-03-01.
///
/// `POST /v1/api/scan-bookshelf`
public nonisolated struct StartScanLegacy: APIOperation {
    /// The photo itself.
    public var body: Content

    public init(body: Content) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/v1/api/scan-bookshelf", id: "startScanLegacy", tags: ["Scanning"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try body.encode(into: &request)
    }

    public static func decode(_ response: RawResponse) throws -> LegacyBookshelfScanResponse {
        switch response.status {
        case 200..<300: return try response.json()
        case 400: throw response.failure(in: LegacyBookshelfScanResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension StartScanLegacy {
    /// The body of the request, with a case for each media type.
    public nonisolated enum Content: Sendable {
        /// `image/jpeg`
        case jpeg(HTTPBody)
        /// `image/png`
        case png(HTTPBody)

        public func encode(into request: inout RequestEncoder) throws {
            switch self {
            case .jpeg(let body):
                try request.body(body, type: "image/jpeg")
            case .png(let body):
                try request.body(body, type: "image/png")
            }
        }
    }
}

nonisolated extension StartScanLegacy {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong.
        case badRequest(LegacyBookshelfScanResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Recognise books in one photo, as version 1 did.
    ///
    /// `POST /v1/api/scan-bookshelf`
    ///
    /// - Throws: `APIClientError`. `StartScanLegacy.Failure` has cases for 400.
    @available(*, deprecated, message: "Use /api/batch-scan. Deprecated since 2.0. This may stop working from 2026-03-01.")
    public func startScanLegacy(body: StartScanLegacy.Content) async throws -> BookshelfScanResponse {
        try await payload(of: StartScanLegacy(body: body))
    }
}
