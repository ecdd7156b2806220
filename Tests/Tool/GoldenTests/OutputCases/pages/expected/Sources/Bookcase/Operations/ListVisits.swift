// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `GET /visits`
public nonisolated struct ListVisits: APIOperation, Hashable {
    public var after: Int?

    public init(after: Int? = nil) {
        self.after = after
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/visits", id: "listVisits")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("after", after)
    }

    public static func decode(_ response: RawResponse) throws -> Response200 {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListVisits: PagedOperation {
    public static var pagination: Pagination<Self> {
        .cursor(
            \.after,
            next: { ($0.visits?.compactMap { $0 }.last?.visit?.number).map { Int(clamping: $0) } },
            more: { $0.page?.more }
        )
    }

    public static func items(in output: Response200) -> [Response200.Visit] {
        output.visits?.compactMap { $0 } ?? []
    }
}

extension ListVisits {
    public nonisolated struct Response200: DefensiveRecord, Hashable, Sendable {
        public var visits: [Visit?]?
        public var page: Page?

        public init(visits: [Visit?]? = nil, page: Page? = nil) {
            self.visits = visits
            self.page = page
        }

        public enum CodingKeys: String, RecordKey {
            case visits
            case page
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            visits = try fields.optional(.visits)
            page = try fields.optional(.page)
        }
    }
}

extension ListVisits.Response200 {
    public nonisolated struct Page: DefensiveRecord, Hashable, Sendable {
        public var more: Bool?

        public init(more: Bool? = nil) {
            self.more = more
        }

        public enum CodingKeys: String, RecordKey {
            case more
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            more = try fields.optional(.more)
        }
    }

    public nonisolated struct Visit: DefensiveRecord, Hashable, Sendable {
        public var visit: VisitValue?

        public init(visit: VisitValue? = nil) {
            self.visit = visit
        }

        public enum CodingKeys: String, RecordKey {
            case visit
        }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            visit = try fields.optional(.visit)
        }
    }
}

extension ListVisits.Response200.Visit {
    public nonisolated struct VisitValue: DefensiveRecord, Hashable, Sendable {
        public var number: Int64?

        public init(number: Int64? = nil) {
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
    /// `GET /visits`
    ///
    ///     let result = try await api.listVisits()
    public func listVisits(after: Int? = nil) async throws -> ListVisits.Response200 {
        try await value(of: ListVisits(after: after))
    }
}
