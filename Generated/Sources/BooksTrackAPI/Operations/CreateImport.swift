// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Import books from a CSV file, in a job.
///
/// The file needs the columns Title, Author and ISBN; Publisher, Year and Pages are taken where they are there.
/// Later versions answer 201: accept any status from 200 to 299.
///
/// `POST /api/v2/imports`
public nonisolated struct CreateImport: APIOperation {
    public var body: Form
    /// The version of the contract that the client is written for.
    public var apiVersion: String?
    /// The client and its version. The iOS app sends `ios-v` and its version.
    public var clientVersion: String?

    public init(body: Form, apiVersion: String? = nil, clientVersion: String? = nil) {
        self.body = body
        self.apiVersion = apiVersion
        self.clientVersion = clientVersion
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/api/v2/imports", id: "createImport", tags: ["Import"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.header("X-API-Version", apiVersion)
        try request.header("X-Client-Version", clientVersion)
        try request.body(multipart: body)
    }

    public static func decode(_ response: RawResponse) throws -> JobInitiationEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 413: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension CreateImport {
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

nonisolated extension CreateImport {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `413`. The body is larger than the operation takes.
        case contentTooLarge(ErrorResponse)
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 413: self = try .contentTooLarge(answer.body())
                case 429: self = try .tooManyRequests(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension CreateImport {
    /// The parts of the body in the form in which they are sent.
    public nonisolated struct Form: MultipartBody {
        /// The file, of at most 8 MB.
        public var file: FilePart
        /// Options of the import, as JSON text.
        public var options: String?

        public init(file: FilePart, options: String? = nil) {
            self.file = file
            self.options = options
        }

        public func encode(into form: inout MultipartForm) throws {
            try form.part("file", file, type: "text/csv")
            try form.part("options", options)
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Import books from a CSV file, in a job.
    ///
    /// `POST /api/v2/imports`
    ///
    /// - Parameters:
    ///   - apiVersion: The version of the contract that the client is written for.
    ///   - clientVersion: The client and its version.
    /// - Throws: `APIClientError`. `CreateImport.Failure` has cases for 400, 413, 429.
    public func createImport(
        body: CreateImport.Form,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) async throws -> JobInitiationResponse {
        try await payload(of: CreateImport(body: body, apiVersion: apiVersion, clientVersion: clientVersion))
    }
}
