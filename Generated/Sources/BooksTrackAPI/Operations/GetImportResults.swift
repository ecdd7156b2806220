// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// What an import brought.
///
/// Kept for 1 hour after the job; then 404.
///
/// `GET /api/v2/imports/{jobId}/results`
public nonisolated struct GetImportResults: APIOperation {
    /// The job, by the `jobId` of the answer that started it. Not a UUID. 1 to 100 characters. Matches
    /// `^[A-Za-z0-9_-]+$`.
    public var jobId: String

    public init(jobId: String) {
        self.jobId = jobId
    }

    public static var endpoint: Endpoint {
        Endpoint(.get, "/api/v2/imports/{jobId}/results", id: "getImportResults", tags: ["Import"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("jobId", jobId)
    }

    public static func decode(_ response: RawResponse) throws -> ImportResultsEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension BooksTrackClient {
    /// What an import brought.
    ///
    /// `GET /api/v2/imports/{jobId}/results`
    public func getImportResults(jobId: String) async throws -> ImportResults {
        try await payload(of: GetImportResults(jobId: jobId))
    }
}
