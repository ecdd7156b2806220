// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient

/// The state of a job of any kind.
///
/// `GET /v1/jobs/{jobId}/status`
public nonisolated struct GetJobStatus: APIOperation {
    /// The job, by the `jobId` of the answer that started it. Not a UUID. 1 to 100 characters. Matches
    /// `^[A-Za-z0-9_-]+$`.
    public var jobId: String

    public init(jobId: String) {
        self.jobId = jobId
    }

    public static var endpoint: Endpoint {
        Endpoint(.get, "/v1/jobs/{jobId}/status", id: "getJobStatus", tags: ["Jobs"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("jobId", jobId)
    }

    public static func decode(_ response: RawResponse) throws -> JobStatusEnvelope {
        guard response.isSuccess else { throw response.failure(ErrorResponse.self, \.error) }
        return try response.json()
    }
}

nonisolated extension BooksTrackClient {
    /// The state of a job of any kind.
    ///
    /// `GET /v1/jobs/{jobId}/status`
    public func getJobStatus(jobId: String) async throws -> JobStatus {
        try await payload(of: GetJobStatus(jobId: jobId))
    }
}
