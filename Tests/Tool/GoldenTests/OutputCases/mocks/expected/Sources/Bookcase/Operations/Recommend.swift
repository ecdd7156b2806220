// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `stream(of:)` returns the response as a stream.
///
/// `GET /recommendations`
public nonisolated struct Recommend: APIOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/recommendations", id: "recommend")
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws -> Book {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

nonisolated extension Recommend: StreamableOperation {
    public static var events: EventStreamFormat { .serverSentEvents(terminal: []) }

    public static func event(_ message: StreamMessage) throws -> Book {
        try message.json()
    }
}

nonisolated extension BookcaseClient {
    /// `GET /recommendations`
    ///
    ///     let result = try await api.recommend()
    public func recommend() async throws -> Book {
        try await value(of: Recommend())
    }
}
