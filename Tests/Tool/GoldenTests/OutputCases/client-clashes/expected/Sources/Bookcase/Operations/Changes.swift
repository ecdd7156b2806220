// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) public import DTORuntime

/// `GET /changes`
public nonisolated struct Changes: EventOperation, Hashable {
    public var eventQuery: ChangesEvent?

    public init(eventQuery: ChangesEvent? = nil) {
        self.eventQuery = eventQuery
    }

    public static var endpoint: APIEndpoint {
        APIEndpoint(.get, "/changes", id: "changes", security: [[.aB], [.a_b]], accept: ["text/event-stream"])
    }

    public func encode(into request: inout RequestEncoder) throws {
        try request.query("event", eventQuery)
    }

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure() }
    }
}

nonisolated extension Changes {
    /// One event of the stream.
    public nonisolated enum Event: Sendable {
        case added(Swift.String)
        /// An event that the contract does not name, or whose data cannot be read.
        case unknown(name: Swift.String, data: Swift.String)
    }

    public static var events: EventStreamFormat { .serverSentEvents(terminal: []) }

    public static func event(_ message: StreamMessage) throws -> Event {
        switch message.name {
        case "added": .added(try message.json())
        default: .unknown(name: message.name, data: message.text)
        }
    }

    public static func unreadable(_ message: StreamMessage) -> Event? {
        .unknown(name: message.name, data: message.text)
    }
}

extension Changes {
    public nonisolated enum ChangesEvent: OpenEnumeration {
        case added
        case removed
        /// A value that is not in the contract. Decoding keeps it, and encoding writes it back.
        indirect case unknown(Swift.String)

        public static var allCases: [ChangesEvent] { [.added, .removed] }

        public init(rawValue: Swift.String) {
            switch rawValue {
            case "added": self = .added
            case "removed": self = .removed
            default: self = .unknown(rawValue)
            }
        }

        public var rawValue: Swift.String {
            switch self {
            case .added: "added"
            case .removed: "removed"
            case .unknown(let rawValue): rawValue
            }
        }
    }
}

nonisolated extension BookcaseClient {
    /// `GET /changes`
    ///
    ///     for try await event in api.changes() {
    ///         print(event)
    ///     }
    public func changes(eventQuery: Changes.ChangesEvent? = nil) -> EventStream<Changes> {
        events(of: Changes(eventQuery: eventQuery))
    }
}
