// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Recognise books in photos of shelves, in a job.
///
/// Another name of the path is `/api/scan-bookshelf/batch`. Version 2.7 calls the field of the photos `photos[]`.
///
/// `POST /api/batch-scan`
public nonisolated struct StartBatchScan: APIOperation {
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
        APIEndpoint(.post, "/api/batch-scan", id: "startBatchScan", tags: ["Scanning"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.header("X-API-Version", apiVersion)
        try request.header("X-Client-Version", clientVersion)
        try request.body(multipart: body)
    }

    public static func decode(_ response: RawResponse) throws -> ScanJobInitiationEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 400, 413, 499: throw response.failure(ErrorResponse.self)
        case 429: throw response.failure(body: ErrorBody.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension StartBatchScan {
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

nonisolated extension StartBatchScan {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `400`. The request is wrong; sending it again does not help.
        case badRequest(ErrorResponse)
        /// Status `413`. The body is larger than the operation takes.
        case contentTooLarge(ErrorResponse)
        /// Status `429`. Over the limit. Wait for `Retry-After`, or 60 s where it is missing.
        case tooManyRequests(ErrorBody)
        /// Status `499`. The client closed the connection before the answer.
        case status499(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 400: self = try .badRequest(answer.body())
                case 413: self = try .contentTooLarge(answer.body())
                case 429: self = try .tooManyRequests(answer.body())
                case 499: self = try .status499(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension StartBatchScan {
    /// The parts of the body in the form in which they are sent.
    public nonisolated struct Form: MultipartBody {
        /// JPEG or PNG, of at most 10 MB each. 1 to 5 elements. Of type `image/jpeg` or `image/png`.
        public var photos: [FilePart]

        public init(photos: [FilePart]) {
            self.photos = photos
        }

        public func encode(into form: inout MultipartForm) throws {
            try form.part("photos", photos, type: "image/jpeg")
        }
    }
}

nonisolated extension BooksTrackClient {
    /// Recognise books in photos of shelves, in a job.
    ///
    /// `POST /api/batch-scan`
    ///
    /// - Parameters:
    ///   - apiVersion: The version of the contract that the client is written for.
    ///   - clientVersion: The client and its version.
    /// - Throws: `APIClientError`. `StartBatchScan.Failure` has cases for 400, 413, 429, 499.
    public func startBatchScan(
        body: StartBatchScan.Form,
        apiVersion: String? = nil,
        clientVersion: String? = nil
    ) async throws -> ScanJobInitiation {
        try await payload(of: StartBatchScan(body: body, apiVersion: apiVersion, clientVersion: clientVersion))
    }
}
