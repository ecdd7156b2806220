// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
///
/// `PUT /books/{id}`
public nonisolated struct PutBook: APIOperation, Hashable {
    public var id: String
    public var body: Book

    public init(id: String, body: Book) {
        self.id = id
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.put, "/books/{id}", id: "putBook", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient {
    /// `PUT /books/{id}`
    ///
    ///     try await api.putBook(id: "id", body: Book(id: "id"))
    @available(*, deprecated, message: "Removed from the contract on 2026-02-01, and kept until 2026-05-02.")
    public func putBook(id: String, body: Book) async throws {
        try await value(of: PutBook(id: id, body: body))
    }
}
