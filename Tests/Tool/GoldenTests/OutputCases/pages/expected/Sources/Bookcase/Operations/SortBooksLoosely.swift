// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /books/sorted/loosely`
public nonisolated struct SortBooksLoosely: APIOperation, Hashable {
    public var pageable: Search?

    public init(pageable: Search? = nil) {
        self.pageable = pageable
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/books/sorted/loosely", id: "sortBooksLoosely")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("pageable", pageable)
    }

    public static func decode(_ response: RawResponse) throws -> [Bookcase.Item] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension SortBooksLoosely: PagedOperation {
    public static var pagination: Pagination<Self> {
        .page(\.pageable[orNew: .init()].page, first: 0)
    }

    public static func items(in output: [Bookcase.Item]) -> [Bookcase.Item] {
        output
    }
}

nonisolated extension BookcaseClient {
    /// `GET /books/sorted/loosely`
    ///
    ///     let result = try await api.sortBooksLoosely()
    public func sortBooksLoosely(pageable: Search? = nil) async throws -> [Item] {
        try await value(of: SortBooksLoosely(pageable: pageable))
    }
}
