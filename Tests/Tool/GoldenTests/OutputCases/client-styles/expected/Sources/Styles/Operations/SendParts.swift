// Made by gen-dtos from the contract "Styles". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `POST /parts`
public nonisolated struct SendParts: APIOperation {
    public var body: Form?

    public init(body: Form? = nil) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/parts", id: "sendParts", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(multipart: body)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension SendParts {
    /// The parts of the body in the form in which they are sent. `SendFormBody` is the type of the body's schema.
    public nonisolated struct Form: MultipartBody {
        public var count: Int?
        public var many: [String]?
        public var joined: [String]?
        public var color: SendFormBody.Color?

        public init(
            count: Int? = nil,
            many: [String]? = nil,
            joined: [String]? = nil,
            color: SendFormBody.Color? = nil
        ) {
            self.count = count
            self.many = many
            self.joined = joined
            self.color = color
        }

        public func encode(into form: inout MultipartForm) throws {
            try form.part("count", count)
            try form.part("many", many)
            try form.part("joined", joined, style: .pipeDelimited, explode: false)
            try form.part("color", color, style: .form, explode: true)
        }
    }
}

nonisolated extension StylesClient {
    /// `POST /parts`
    public func sendParts(body: SendParts.Form? = nil) async throws {
        try await value(of: SendParts(body: body))
    }
}
