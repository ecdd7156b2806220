// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `GET /orders`
public nonisolated struct ListOrders: APIOperation, Hashable {
    public var startingAfter: String?

    public init(startingAfter: String? = nil) {
        self.startingAfter = startingAfter
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/orders", id: "listOrders")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("starting_after", startingAfter)
    }

    public static func decode(_ response: RawResponse) throws -> Response200 {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListOrders: PagedOperation {
    public static var pagination: Pagination<Self> {
        .cursor(\.startingAfter, next: { $0.pageNext.map { String($0) } })
    }

    public static func items(in output: Response200) -> [Response200.DataItem] {
        output.data
    }
}

extension ListOrders {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `[]`.
        public var data: [DataItem]
        public var pageNext: Int?

        public init(data: [DataItem] = [], pageNext: Int? = nil) {
            self.data = data
            self.pageNext = pageNext
        }

        public enum CodingKeys: String, RecordKey {
            case data
            case pageNext = "page.next"
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.data] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            data = try fields.array(.data)
            pageNext = try fields.optional(.pageNext)
        }
    }
}

extension ListOrders.Response200 {
    public nonisolated struct DataItem: DefensiveRecord, Hashable, Sendable {
        public var number: String?

        public init(number: String? = nil) {
            self.number = number
        }

        public enum CodingKeys: String, RecordKey {
            case number
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            number = try fields.optional(.number)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /orders`
    ///
    ///     let result = try await api.listOrders()
    public func listOrders(startingAfter: String? = nil) async throws -> ListOrders.Response200 {
        try await value(of: ListOrders(startingAfter: startingAfter))
    }
}
