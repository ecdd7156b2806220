// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `POST /notes`
public nonisolated struct SendNote: APIOperation {
    public var body: Content?

    public init(body: Content? = nil) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/notes", id: "sendNote", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try body?.encode(into: &request)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension SendNote {
    /// The body of the request, with a case for each media type.
    public nonisolated enum Content: Sendable {
        /// `application/json`
        case json(Timestamp)
        /// `text/plain`
        case text(String)

        public func encode(into request: inout RequestEncoder) throws {
            switch self {
            case .json(let body):
                try request.body(json: body)
            case .text(let body):
                try request.body(text: body)
            }
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /notes`
    ///
    ///     try await api.sendNote(body: .json("2025-07-11T10:30:00Z"))
    public func sendNote(body: SendNote.Content? = nil) async throws {
        try await value(of: SendNote(body: body))
    }
}
