// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `DELETE /books/{id}`
public nonisolated struct DeleteBook: APIOperation, Hashable {
    public var id: Int

    public init(id: Int) {
        self.id = id
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.delete, "/books/{id}", id: "deleteBook", accept: [])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("id", id)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient {
    /// `DELETE /books/{id}`
    ///
    ///     try await api.deleteBook(id: 765)
    public func deleteBook(id: Int) async throws {
        try await value(of: DeleteBook(id: id))
    }
}
