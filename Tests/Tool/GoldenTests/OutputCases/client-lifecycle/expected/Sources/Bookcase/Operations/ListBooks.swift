// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /books`
public nonisolated struct ListBooks: APIOperation, Hashable {
    /// Deprecated. Removed from the contract on 2026-02-01, and kept until 2026-05-02.
    public var sort: String?
    public var page: Int?

    public init(sort: String? = nil, page: Int? = nil) {
        self.sort = sort
        self.page = page
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books", id: "listBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("sort", sort)
        try request.query("page", page)
    }

    public static func decode(_ response: RawResponse) throws -> [Book] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books`
    ///
    ///     let result = try await api.listBooks()
    public func listBooks(sort: String? = nil, page: Int? = nil) async throws -> [Book] {
        try await value(of: ListBooks(sort: sort, page: page))
    }
}
