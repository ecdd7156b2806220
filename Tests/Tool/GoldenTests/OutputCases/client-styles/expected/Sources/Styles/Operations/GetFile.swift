// Made by gen-dtos from the contract "Styles". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /files/{file}`
public nonisolated struct GetFile: APIOperation, Hashable {
    public var file: String
    public var filter: String?
    public var session: String?

    public init(file: String, filter: String? = nil, session: String? = nil) {
        self.file = file
        self.filter = filter
        self.session = session
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/files/{file}", id: "getFile", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("file", file, allowReserved: true)
        try request.query("filter", filter, allowReserved: true)
        try request.cookie("session", session, style: .cookie)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension StylesClient {
    /// `GET /files/{file}`
    ///
    ///     try await api.getFile(file: "file")
    public func getFile(file: String, filter: String? = nil, session: String? = nil) async throws {
        try await value(of: GetFile(file: file, filter: filter, session: session))
    }
}
