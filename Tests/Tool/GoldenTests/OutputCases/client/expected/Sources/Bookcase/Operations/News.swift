// Made by gen-dtos from the contract "Bookcase". Do not edit: change the contract and run gen-dtos.

@_spi(Generated) public import DTOClient
@_spi(Generated) import DTORuntime

/// `GET /news`
public nonisolated struct News: EventOperation, Hashable {
    public init() {}

    public static var endpoint: APIEndpoint {
        APIEndpoint(
            .get,
            "/news",
            id: "news",
            security: [[.key], []],
            accept: ["text/event-stream", "application/problem+json;q=0.2"]
        )
    }

    public func encode(into request: inout RequestEncoder) throws {}

    public static func decode(_ response: RawResponse) throws {
        guard response.isSuccess else { throw response.failure(Problem.self) }
    }
}

nonisolated extension News {
    /// Distinguishes the failures of a call by status: `switch Failure(error)`.
    public nonisolated indirect enum Failure: Error {
        /// Any other status. Nothing does.
        case `default`(Problem)
        /// Any other error, such as a lost connection or a status that the contract does not list.
        case other(any Error)

        public init(_ error: any Error) {
            let answer = AnsweredError(error)
            do {
                self = try .default(answer.body())
            } catch {
                self = .other(error)
            }
        }
    }
}

nonisolated extension News {
    /// One event of the stream.
    public nonisolated enum Event: Sendable {
        case added(Book)
        case removed(String)
        /// An event that the contract does not name, or whose data cannot be read.
        case unknown(name: String, data: String)
    }

    public static var events: EventStreamFormat { .serverSentEvents(terminal: ["closed"]) }

    public static func event(_ message: StreamMessage) throws -> Event {
        switch message.name {
        case "added": .added(try message.json())
        case "removed": .removed(try message.json())
        default: .unknown(name: message.name, data: message.text)
        }
    }

    public static func unreadable(_ message: StreamMessage) -> Event? {
        .unknown(name: message.name, data: message.text)
    }
}

nonisolated extension BookcaseClient {
    /// `GET /news`
    ///
    ///     for try await event in api.news() {
    ///         print(event)
    ///     }
    public func news() -> EventStream<News> {
        events(of: News())
    }
}
