// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /events`
public nonisolated struct WatchBooks: EventOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/events", id: "watchBooks", accept: ["text/event-stream"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension WatchBooks {
    /// One event of the stream.
    public nonisolated enum Event: Sendable {
        case changed(Book)
        case done(Problem)
        /// An event that the contract does not name, or whose data cannot be read.
        case unknown(name: String, data: String)
    }

    public static var events: EventStreamFormat { .serverSentEvents(terminal: ["done"]) }

    public static func event(_ message: StreamMessage) throws -> Event {
        switch message.name {
        case "changed": .changed(try message.json())
        case "done": .done(try message.json())
        default: .unknown(name: message.name, data: message.text)
        }
    }

    public static func unreadable(_ message: StreamMessage) -> Event? {
        .unknown(name: message.name, data: message.text)
    }
}

nonisolated extension BookcaseClient {
    /// `GET /events`
    ///
    ///     for try await event in api.watchBooks() {
    ///         print(event)
    ///     }
    public func watchBooks() -> EventStream<WatchBooks> {
        events(of: WatchBooks())
    }
}
