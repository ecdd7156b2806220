// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// The progress of an import or a scan, as events.
///
/// Needs `Accept: text/event-stream`, no authorization. The path is the job's `sseUrl`; scans use it, too.
///
/// The stream opens with a comment and `retry: 5000`. `initialized` comes first, then `processing` every 2 s or
/// on change, then exactly one of `completed`, `failed` and `canceled`. `error` and `timeout` end the stream;
/// `timeout` comes after 5 minutes without news. Every 30 s a comment, `: heartbeat`, keeps the connection open.
///
/// `GET /api/v2/imports/{jobId}/stream`
public nonisolated struct StreamImport: EventOperation, Hashable {
    /// The job, by the `jobId` of the answer that started it. Not a UUID. 1 to 100 characters. Matches
    /// `^[A-Za-z0-9_-]+$`.
    public var jobId: String
    /// The last `id` that the client saw. Older events are left out.
    public var lastEventID: String?

    public init(jobId: String, lastEventID: String? = nil) {
        self.jobId = jobId
        self.lastEventID = lastEventID
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .get,
            "/api/v2/imports/{jobId}/stream",
            id: "streamImport",
            tags: ["Import"],
            accept: ["text/event-stream", "application/json;q=0.2"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("jobId", jobId)
        try request.header("Last-Event-ID", lastEventID)
    }

    public static func decode(_ response: RawResponse) throws {
        switch response.status {
        case 200..<300: return
        case 400: throw response.failure(StreamRejection.self)
        case 404: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension StreamImport {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request does not accept `text/event-stream`.
        case badRequest(StreamRejection)
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 404: self = try .notFound(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension StreamImport {
    /// One event of the stream.
    public nonisolated enum Event: Sendable {
        case initialized(JobProgress)
        case processing(JobProgress)
        case completed(JobCompletedPayload)
        case failed(JobFailed)
        case canceled(JobProgress)
        case error(StreamError)
        case timeout(StreamError)
        /// An event that the contract does not name, or whose data cannot be read.
        case unknown(name: String, data: String)
    }

    public static var events: EventStreamFormat {
        .serverSentEvents(terminal: ["completed", "failed", "canceled", "error", "timeout"])
    }

    public static func event(_ message: StreamMessage) throws -> Event {
        switch message.name {
        case "initialized": .initialized(try message.json())
        case "processing": .processing(try message.json())
        case "completed": .completed(try message.json())
        case "failed": .failed(try message.json())
        case "canceled": .canceled(try message.json())
        case "error": .error(try message.json())
        case "timeout": .timeout(try message.json())
        default: .unknown(name: message.name, data: message.text)
        }
    }

    public static func unreadable(_ message: StreamMessage) -> Event? {
        .unknown(name: message.name, data: message.text)
    }
}

nonisolated extension BooksTrackClient {
    /// The progress of an import or a scan, as events.
    ///
    /// `GET /api/v2/imports/{jobId}/stream`
    ///
    ///     for try await event in api.streamImport(jobId: "import_abc123") {
    ///         print(event)
    ///     }
    ///
    /// - Parameters:
    ///   - jobId: The job, by the `jobId` of the answer that started it.
    ///   - lastEventID: The last `id` that the client saw.
    public func streamImport(jobId: String, lastEventID: String? = nil) -> EventStream<StreamImport> {
        events(of: StreamImport(jobId: jobId, lastEventID: lastEventID))
    }
}
