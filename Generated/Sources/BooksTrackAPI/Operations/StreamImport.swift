// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

public import DTOClient
public import Foundation

/// The progress of an import or a scan, as events.
///
/// Needs `Accept: text/event-stream`, no authorization. The path is the job's `sseUrl`; scans use it, too.
///
/// The stream opens with a comment and `retry: 5000`. `initialized` comes first, then `processing` every 2 s or
/// on change, then exactly one of `completed`, `failed` and `canceled`. `error` and `timeout` end the stream;
/// `timeout` comes after 5 minutes without news. Every 30 s a comment, `: heartbeat`, keeps the connection open.
///
/// `GET /api/v2/imports/{jobId}/stream`
public nonisolated struct StreamImport: APIOperation {
    /// The job, by the `jobId` of the answer that started it. Not a UUID. 1 to 100 characters. Matches
    /// `^[A-Za-z0-9_-]+$`.
    public var jobId: String
    /// The last `id` that the client saw. Older events are left out.
    public var lastEventID: String?

    public init(jobId: String, lastEventID: String? = nil) {
        self.jobId = jobId
        self.lastEventID = lastEventID
    }

    public static var endpoint: Endpoint {
        Endpoint(
            .get,
            "/api/v2/imports/{jobId}/stream",
            id: "streamImport",
            tags: ["Import"],
            accept: ["text/event-stream", "application/json"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("jobId", jobId)
        try request.header("Last-Event-ID", lastEventID)
    }

    public static func decode(_ response: RawResponse) throws -> Data {
        switch response.status {
        case 200..<300: return try response.data()
        case 400: throw response.failure(StreamRejection.self, \.error)
        case 404: throw response.failure(ErrorResponse.self, \.error)
        default: throw response.failure()
        }
    }
}

extension BooksTrackClient {
    /// The progress of an import or a scan, as events.
    ///
    /// `GET /api/v2/imports/{jobId}/stream`
    public func streamImport(jobId: String, lastEventID: String? = nil) async throws -> Data {
        try await value(of: StreamImport(jobId: jobId, lastEventID: lastEventID))
    }
}
