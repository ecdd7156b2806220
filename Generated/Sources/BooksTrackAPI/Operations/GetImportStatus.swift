// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// The state of an import.
///
/// For clients that poll instead of following the stream. The path is the job's `statusUrl`.
///
/// `GET /api/v2/imports/{jobId}`
public nonisolated struct GetImportStatus: APIOperation, Hashable {
    /// The job, by the `jobId` of the answer that started it. Not a UUID. 1 to 100 characters. Matches
    /// `^[A-Za-z0-9_-]+$`.
    public var jobId: String

    public init(jobId: String) {
        self.jobId = jobId
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/v2/imports/{jobId}", id: "getImportStatus", tags: ["Import"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("jobId", jobId)
    }

    public static func decode(_ response: RawResponse) throws -> JobStatusEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 404: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension GetImportStatus {
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

nonisolated extension GetImportStatus {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
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
    /// The state of an import.
    ///
    /// `GET /api/v2/imports/{jobId}`
    ///
    ///     let result = try await api.getImportStatus(jobId: "import_abc123")
    ///
    /// - Parameter jobId: The job, by the `jobId` of the answer that started it.
    /// - Throws: `APIClientError`. `GetImportStatus.Failure` has cases for 404, 429.
    public func getImportStatus(jobId: String) async throws -> JobStatus {
        try await payload(of: GetImportStatus(jobId: jobId))
    }
}
