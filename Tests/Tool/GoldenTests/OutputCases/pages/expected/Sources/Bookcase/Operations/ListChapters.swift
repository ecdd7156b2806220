// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `GET /chapters`
public nonisolated struct ListChapters: APIOperation, Hashable {
    public var page: Int?

    public init(page: Int? = nil) {
        self.page = page
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/chapters", id: "listChapters")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("page", page)
    }

    public static func decode(_ response: RawResponse) throws -> Response200 {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListChapters: PagedOperation {
    public static var pagination: Pagination<Self> {
        .page(\.page, more: { $0.more })
    }

    public static func items(in output: Response200) -> [Bookcase.Item] {
        output.chapters
    }
}

extension ListChapters {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `[]`.
        public var chapters: [Bookcase.Item]
        /// Missing or null: `false`.
        public var more: Bool

        public init(chapters: [Bookcase.Item] = [], more: Bool) {
            self.chapters = chapters
            self.more = more
        }

        public enum CodingKeys: String, RecordKey {
            case chapters
            case more
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.chapters, .more] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            chapters = try fields.array(.chapters)
            more = try fields.value(.more, default: false)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /chapters`
    ///
    ///     let result = try await api.listChapters()
    public func listChapters(page: Int? = nil) async throws -> ListChapters.Response200 {
        try await value(of: ListChapters(page: page))
    }
}
