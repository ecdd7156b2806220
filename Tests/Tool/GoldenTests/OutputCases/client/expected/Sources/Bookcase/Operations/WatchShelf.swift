// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `GET /shelf`
public nonisolated struct WatchShelf: EventOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/shelf", id: "watchShelf", security: [[.key], []], accept: ["text/event-stream"])
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension WatchShelf {
    /// One event of the stream.
    public nonisolated enum Event: Sendable {
        case added(Book)
        case moved(Moved)
        case remark(String)
        /// An event that the contract does not name, or whose data cannot be read.
        case unknown(name: String, data: String)
    }

    public static var events: EventStreamFormat { .serverSentEvents(terminal: []) }

    public static func event(_ message: StreamMessage) throws -> Event {
        switch message.name {
        case "added": .added(try message.json())
        case "moved": .moved(try message.json())
        case "remark": .remark(message.text)
        default: .unknown(name: message.name, data: message.text)
        }
    }

    public static func unreadable(_ message: StreamMessage) -> Event? {
        .unknown(name: message.name, data: message.text)
    }
}

extension WatchShelf {
    public nonisolated struct Moved: DefensiveRecord, Hashable, Sendable {
        /// Missing or null: `0`.
        public var from: Int
        /// Missing or null: `0`.
        public var to: Int

        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }

        public enum CodingKeys: String, RecordKey {
            case from
            case to
        }

        @_spi(Generated) public static var requiredKeys: [CodingKeys] { [.from, .to] }

        @_spi(Generated) public init(from fields: DefensiveFields<CodingKeys>) throws {
            from = try fields.value(.from, default: 0)
            to = try fields.value(.to, default: 0)
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /shelf`
    ///
    ///     for try await event in api.watchShelf() {
    ///         print(event)
    ///     }
    public func watchShelf() -> EventStream<WatchShelf> {
        events(of: WatchShelf())
    }
}
