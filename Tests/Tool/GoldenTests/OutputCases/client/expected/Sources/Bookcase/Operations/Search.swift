// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `POST /search`
public nonisolated struct Search: EventOperation, Hashable {
    public var body: Filter?

    public init(body: Filter? = nil) {
        self.body = body
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .post,
            "/search",
            id: "search",
            security: [[.key], []],
            accept: ["application/jsonl"],
            retry: RetryPolicy(attempts: 5, limit: .seconds(20), retriesTransportErrors: true)
        )
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.body(form: body)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension Search {
    public static var events: EventStreamFormat { .jsonLines }

    public static func event(_ message: StreamMessage) throws -> String {
        try message.json()
    }
}

nonisolated extension BookcaseClient {
    /// `POST /search`
    ///
    ///     for try await event in api.search(body: Filter()) {
    ///         print(event)
    ///     }
    public func search(body: Filter? = nil) -> EventStream<Search> {
        events(of: Search(body: body))
    }
}
