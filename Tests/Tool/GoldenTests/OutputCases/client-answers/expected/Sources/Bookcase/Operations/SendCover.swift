// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `PUT /covers/{id}`
public nonisolated struct SendCover: APIOperation {
    public var id: String
    /// The cover, or where it is.
    public var body: Content

    public init(id: String, body: Content) {
        self.id = id
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.put, "/covers/{id}", id: "sendCover", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
        try body.encode(into: &request)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension SendCover {
    /// The body of the request, with a case for each media type.
    public nonisolated enum Content: Sendable {
        /// `application/json`
        case json(Thing)
        /// `image/png`
        case bytes(HTTPBody)
        /// `application/merge-patch+json`
        case mergePatch(Count)
        /// `multipart/form-data`
        case multipart(Form)
        /// `text/uri-list`
        case text(String)

        public func encode(into request: inout RequestEncoder) throws {
            switch self {
            case .json(let body):
                try request.body(json: body)
            case .bytes(let body):
                try request.body(body, type: "image/png")
            case .mergePatch(let body):
                try request.body(json: body, type: "application/merge-patch+json")
            case .multipart(let body):
                try request.body(multipart: body)
            case .text(let body):
                try request.body(text: body, type: "text/uri-list")
            }
        }
    }
}

nonisolated extension SendCover {
    /// The parts of the body in the form in which they are sent.
    public nonisolated struct Form: MultipartBody {
        public var file: FilePart

        public init(file: FilePart) {
            self.file = file
        }

        public func encode(into form: inout MultipartForm) throws {
            try form.part("file", file)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `PUT /covers/{id}`
    ///
    ///     try await api.sendCover(id: "id", body: .json(Thing()))
    public func sendCover(id: String, body: SendCover.Content) async throws {
        try await value(of: SendCover(id: id, body: body))
    }
}
