// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `GET /tags`
public nonisolated struct ListTags: APIOperation, Hashable {
    public var after: String?

    public init(after: String? = nil) {
        self.after = after
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/tags", id: "listTags")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("after", after)
    }

    public static func decode(_ response: RawResponse) throws -> Response200 {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListTags: PagedOperation {
    public static var pagination: Pagination<Self> {
        .cursor(\.after, next: { $0.tags.last })
    }

    public static func items(in output: Response200) -> [String] {
        output.tags
    }
}

extension ListTags {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `[]`.
        public var tags: [String]

        public init(tags: [String] = []) {
            self.tags = tags
        }

        public enum CodingKeys: String, RecordKey {
            case tags
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.tags] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            tags = try fields.array(.tags)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /tags`
    ///
    ///     let result = try await api.listTags()
    public func listTags(after: String? = nil) async throws -> ListTags.Response200 {
        try await value(of: ListTags(after: after))
    }
}
