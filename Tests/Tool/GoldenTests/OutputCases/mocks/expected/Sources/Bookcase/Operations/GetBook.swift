// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /books/{id}`
public nonisolated struct GetBook: APIOperation, Hashable {
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books/{id}", id: "getBook")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
    }

    public static func decode(_ response: RawResponse) throws -> Book {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books/{id}`
    ///
    ///     let result = try await api.getBook(id: 765)
    public func getBook(id: Int) async throws -> Book {
        try await value(of: GetBook(id: id))
    }
}
