// Made by gen-dtos from the contract "BooksTrack API". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// Calls the API `BooksTrack API`.
public nonisolated struct BooksTrackClient: ContractClient {
    /// The servers of the API.
    public nonisolated enum Server: APIServer {
        /// Production. WebSocket at wss://api.oooefam.net/ws/progress.
        ///
        /// `https://api.oooefam.net`
        case production
        /// Staging.
        ///
        /// `https://staging-api.oooefam.net`
        case staging
        /// Local development.
        ///
        /// `http://localhost:8787`
        case local

        public var url: String {
            switch self {
            case .production: "https://api.oooefam.net"
            case .staging: "https://staging-api.oooefam.net"
            case .local: "http://localhost:8787"
            }
        }
    }

    public static var defaultServer: Server { .production }

    /// The context of all calls: the server, the transport and the steps of a call.
    public var client: ClientContext

    public init(client: ClientContext) {
        self.client = client
    }
}

nonisolated extension SecurityScheme {
    /// The job's `authToken`, from the answer that started the job. It lives 2 hours.
    static let bearerAuth = SecurityScheme("bearerAuth", .bearer)
    /// `bookstrack-auth.` and the job's token.
    static let socketSubprotocol = SecurityScheme("socketSubprotocol", .apiKey(.header, name: "Sec-WebSocket-Protocol"))
    /// The job's token. Deprecated since version 2.3; use the subprotocol header.
    static let socketQueryToken = SecurityScheme("socketQueryToken", .apiKey(.query, name: "token"))
}

nonisolated extension JobInitiationResponse: TrackableJob {
    public typealias ProgressStream = StreamImport
    public typealias ProgressStatus = GetImportStatus

    public var progressLinks: ProgressLinks {
        ProgressLinks(stream: sseUrl, status: statusUrl, token: effectiveToken)
    }
}

nonisolated extension ScanJobInitiation: TrackableJob {
    public typealias ProgressStream = StreamImport
    public typealias ProgressStatus = GetImportStatus

    public var progressLinks: ProgressLinks {
        ProgressLinks(stream: sseUrl, status: statusUrl, token: effectiveToken)
    }
}

nonisolated extension ApiResponse: APIResponse {}

nonisolated extension DataEnvelope: APIResponse {}

nonisolated extension ResponseEnvelope: APIResponse {}

nonisolated extension ApiError: APIFailure {}

nonisolated extension ErrorResponse: APIFailure {}

nonisolated extension StreamRejection: APIFailure {}

nonisolated extension StreamRejectionReason: APIFailure {}

@_spi(Generated) nonisolated extension ApiError: AnsweredFailure {}

@_spi(Generated) nonisolated extension ErrorResponse: AnsweredFailure {
    public var _nested: (any APIFailure)? { error }
}

@_spi(Generated) nonisolated extension StreamRejection: AnsweredFailure {
    public var _nested: (any APIFailure)? { error }
}

@_spi(Generated) nonisolated extension StreamRejectionReason: AnsweredFailure {}
