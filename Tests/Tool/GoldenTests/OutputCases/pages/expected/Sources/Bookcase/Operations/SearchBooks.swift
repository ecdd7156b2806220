// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `POST /books/search`
public nonisolated struct SearchBooks: APIOperation, Hashable {
    public var body: Body?

    public init(body: Body? = nil) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.post, "/books/search", id: "searchBooks")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(json: body)
    }

    public static func decode(_ response: RawResponse) throws -> [Bookcase.Item] {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension SearchBooks: PagedOperation {
    public static var pagination: Pagination<Self> {
        .offset(\.body[orNew: .init()].offset)
    }

    public static func items(in output: [Bookcase.Item]) -> [Bookcase.Item] {
        output
    }
}

extension SearchBooks {
    public nonisolated struct Body: DefensiveRecord, Hashable, Sendable {
        public var author: String?
        /// Missing or null: `0`.
        public var offset: Int
        public var limit: Int?

        public init(author: String? = nil, offset: Int = 0, limit: Int? = nil) {
            self.author = author
            self.offset = offset
            self.limit = limit
        }

        public enum CodingKeys: String, RecordKey {
            case author
            case offset
            case limit
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            author = try fields.optional(.author)
            offset = try fields.defaulted(.offset, default: 0)
            limit = try fields.optional(.limit)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `POST /books/search`
    ///
    ///     let result = try await api.searchBooks(body: SearchBooks.Body())
    public func searchBooks(body: SearchBooks.Body? = nil) async throws -> [Item] {
        try await value(of: SearchBooks(body: body))
    }
}
