// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// What this deployment can do.
///
/// `GET /api/v2/capabilities`
public nonisolated struct GetCapabilities: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/api/v2/capabilities", id: "getCapabilities", tags: ["Health"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> CapabilitiesEnvelope {
        switch response.status {
        case 200..<300: return try response.json()
        case 500: throw response.failure(ErrorResponse.self)
        default: throw response.failure()
        }
    }
}

nonisolated extension GetCapabilities {
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

nonisolated extension GetCapabilities {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Swift.Error {
        /// Status `500`. A fault of the server.
        case internalServerError(ErrorResponse)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Swift.Error)

        public init(_ error: any Swift.Error) {
            let answer = AnsweredError(error)
            do {
                switch answer.status {
                case 500: self = try .internalServerError(answer.body())
                default: throw error
                }
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension BooksTrackClient {
    /// What this deployment can do.
    ///
    /// `GET /api/v2/capabilities`
    ///
    ///     let result = try await api.getCapabilities()
    ///
    /// - Throws: `APIClientError`. `GetCapabilities.Failure` has cases for 500.
    public func getCapabilities() async throws -> Capabilities {
        try await payload(of: GetCapabilities())
    }
}
