public import BooksTrackAPI
import DTOClient
public import DTOMocks
public import Foundation

/// Where the app's data comes from. The only place that decides it: everything else is handed a client.
public struct Surroundings: Sendable {
    public var config: AppConfig
    /// Nil: the contract's own.
    public var server: URL?

    /// - Parameter variables: of the process; `BOOKSTRACK_URL` is another server, such as one for tests.
    public init(config: AppConfig = .shared, variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.config = config
        server = variables["BOOKSTRACK_URL"].flatMap { URL(string: $0) }
    }

    /// Asks each time, so that the switch holds for the next client.
    public func client() -> BooksTrackClient {
        #if DEBUG
            APIClientFactory.useMocks { BookMocks.client() }
        #endif
        let sender = APIClientFactory.create(config: config)
        return server.map { BooksTrackClient(url: $0, through: sender) }
            ?? BooksTrackClient(.production, through: sender)
    }
}
