// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /books/sorted`
public nonisolated struct SortBooks: APIOperation, Hashable {
    public var pageable: Search

    public init(pageable: Search) {
        self.pageable = pageable
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books/sorted", id: "sortBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("pageable", pageable)
    }

    public static func decode(_ response: RawResponse) throws -> [Bookcase.Item] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension SortBooks: PagedOperation {
    public static var pagination: Pagination<Self> {
        .page(\.pageable.page, first: 0)
    }

    public static func items(in output: [Bookcase.Item]) -> [Bookcase.Item] {
        output
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books/sorted`
    ///
    ///     let result = try await api.sortBooks(pageable: Search())
    public func sortBooks(pageable: Search) async throws -> [Item] {
        try await value(of: SortBooks(pageable: pageable))
    }
}
