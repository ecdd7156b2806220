// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `DELETE /books/{isbn}`
public nonisolated struct DeleteBook: APIOperation, Hashable {
    public var isbn: String

    public init(isbn: String) {
        self.isbn = isbn
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.delete, "/books/{isbn}", id: "deleteBook", security: [[.bearer]], accept: [], retry: .never)
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.path("isbn", isbn)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension BookcaseClient {
    /// `DELETE /books/{isbn}`
    ///
    ///     try await api.deleteBook(isbn: "isbn")
    public func deleteBook(isbn: String) async throws {
        try await value(of: DeleteBook(isbn: isbn))
    }
}
