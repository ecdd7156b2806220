// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /books`
public nonisolated struct ListBooks: APIOperation, Hashable {
    public var page: Int?

    public init(page: Int? = nil) {
        self.page = page
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books", id: "listBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("page", page)
    }

    public static func decode(_ response: RawResponse) throws -> BooksEnvelope {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListBooks: PagedOperation {
    public static var pagination: Pagination<Self> {
        .page(\.page, first: 0, total: { $0.data?.total })
    }

    public static func items(in output: BooksEnvelope) -> [Bookcase.Item] {
        output.data?.books ?? []
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books`
    ///
    ///     let result = try await api.listBooks()
    public func listBooks(page: Int? = nil) async throws -> BookList {
        try await payload(of: ListBooks(page: page))
    }
}
