public import BooksTrackAPI
import DTOClient
public import DTOMocks
public import Foundation

/// Decides where the app's data comes from. All other code gets a client as a parameter.
public struct Surroundings: Sendable {
    public var config: AppConfig
    /// The server that the client calls. With nil, it calls the contract's production server.
    public var server: URL?

    /// - Parameter variables: The environment of the process. `BOOKSTRACK_URL` sets another server, for tests.
    public init(config: AppConfig = .shared, variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.config = config
        server = variables["BOOKSTRACK_URL"].flatMap { URL(string: $0) }
    }

    /// Makes a client. Reads the switch for mock mode on each call, so a change applies to the next client.
    public func client() -> BooksTrackClient {
        #if DEBUG
            APIClientFactory.useMocks { BookMocks.client() }
        #endif
        let sender = APIClientFactory.create(config: config)
        return server.map { BooksTrackClient(url: $0, through: sender) }
            ?? BooksTrackClient(.production, through: sender)
    }
}
