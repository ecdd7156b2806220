// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// What a job of any kind brought.
///
/// Kept for 1 hour after the job; then 404. Nothing names the kind of the results but their own keys.
///
/// `GET /v1/jobs/{jobId}/results`
public nonisolated struct GetJobResults: APIOperation, Hashable {
    /// The job, by the `jobId` of the answer that started it. Not a UUID. 1 to 100 characters. Matches
    /// `^[A-Za-z0-9_-]+$`.
    public var jobId: String

    public init(jobId: String) {
        self.jobId = jobId
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/v1/jobs/{jobId}/results", id: "getJobResults", tags: ["Jobs"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("jobId", jobId)
    }

    public static func decode(_ response: RawResponse) throws -> JobResultsEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 404: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension GetJobResults {
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

nonisolated extension GetJobResults {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `404`. There is nothing of that name, or not any more.
        case notFound(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 404: self = try .notFound(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// What a job of any kind brought.
    ///
    /// `GET /v1/jobs/{jobId}/results`
    ///
    ///     let result = try await api.getJobResults(jobId: "import_abc123")
    ///
    /// - Parameter jobId: The job, by the `jobId` of the answer that started it.
    /// - Throws: `APIClientError`. `GetJobResults.Failure` has cases for 404.
    public func getJobResults(jobId: String) async throws -> JobResults {
        try await payload(of: GetJobResults(jobId: jobId))
    }
}
