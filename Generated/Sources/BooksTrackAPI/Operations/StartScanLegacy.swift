// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient

/// Recognise books in one photo, as version 1 did.
///
/// Another name of the path is `/v1/api/scan-bookshelf/batch`.
///
/// Deprecated since 2.0: use `/api/batch-scan`. It may be gone from 2026-03-01.
///
/// `POST /v1/api/scan-bookshelf`
public nonisolated struct StartScanLegacy: APIOperation {
    /// The photo itself.
    public var body: HTTPBody

    public init(body: HTTPBody) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/v1/api/scan-bookshelf", id: "startScanLegacy", tags: ["Scanning"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(body, type: "image/jpeg")
    }

    public static func decode(_ response: RawResponse) throws -> LegacyBookshelfScanResponse {
        switch response.status {
        case 200..<300: return try response.json()
        case 400: throw response.failure(in: LegacyBookshelfScanResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Recognise books in one photo, as version 1 did.
    ///
    /// `POST /v1/api/scan-bookshelf`
    @available(*, deprecated, message: "Use /api/batch-scan. Deprecated since 2.0. It may be gone from 2026-03-01.")
    public func startScanLegacy(body: HTTPBody) async throws -> BookshelfScanResponse {
        try await payload(of: StartScanLegacy(body: body))
    }
}
