// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /events`
public nonisolated struct ListEvents: APIOperation, Hashable {
    public var startingAfter: String?

    public init(startingAfter: String? = nil) {
        self.startingAfter = startingAfter
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/events", id: "listEvents")
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("starting_after", startingAfter)
    }

    public static func decode(_ response: RawResponse) throws -> EventList {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension ListEvents: PagedOperation {
    public static var pagination: Pagination<Self> {
        .cursor(\.startingAfter, next: { $0.data.last?.id }, more: { $0.hasMore })
    }

    public static func items(in output: EventList) -> [Bookcase.Event] {
        output.data
    }
}

nonisolated extension BookcaseClient {
    /// `GET /events`
    ///
    ///     let result = try await api.listEvents()
    public func listEvents(startingAfter: String? = nil) async throws -> EventList {
        try await value(of: ListEvents(startingAfter: startingAfter))
    }
}
