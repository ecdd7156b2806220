// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// What a scan found.
///
/// Deprecated since 2.0: use `/v1/jobs/{jobId}/results`.
///
/// `GET /v1/scan/results/{jobId}`
public nonisolated struct GetScanResults: APIOperation {
    /// The job, by the `jobId` of the answer that started it. Not a UUID. 1 to 100 characters. Matches
    /// `^[A-Za-z0-9_-]+$`.
    public var jobId: String

    public init(jobId: String) {
        self.jobId = jobId
    }

    public static var endpoint: Endpoint {
        Endpoint(.get, "/v1/scan/results/{jobId}", id: "getScanResults", tags: ["Scanning"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("jobId", jobId)
    }

    public static func decode(_ response: RawResponse) throws -> ScanResultsEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension BooksTrackClient {
    /// What a scan found.
    ///
    /// `GET /v1/scan/results/{jobId}`
    @available(*, deprecated, message: "Use /v1/jobs/{jobId}/results. Deprecated since 2.0.")
    public func getScanResults(jobId: String) async throws -> ScanResults {
        try await payload(of: GetScanResults(jobId: jobId))
    }
}
