// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `POST /books/filter`
public nonisolated struct FilterBooks: APIOperation, Hashable {
    public var body: Body

    public init(body: Body) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/books/filter", id: "filterBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> [Bookcase.Item] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension FilterBooks: PagedOperation {
    public static var pagination: Pagination<Self> {
        .page(\.body.page, first: 0)
    }

    public static func items(in output: [Bookcase.Item]) -> [Bookcase.Item] {
        output
    }
}

extension FilterBooks {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `""`.
        public var author: String
        /// 0 or more.
        public var page: Int?

        public init(author: String, page: Int? = nil) {
            self.author = author
            self.page = page
        }

        public enum CodingKeys: String, RecordKey {
            case author
            case page
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.author] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            author = try fields.value(.author, default: "")
            page = try fields.optional(.page)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /books/filter`
    ///
    ///     let result = try await api.filterBooks(
    ///         body: FilterBooks.Body(author: "author")
    ///     )
    public func filterBooks(body: FilterBooks.Body) async throws -> [Item] {
        try await value(of: FilterBooks(body: body))
    }
}
