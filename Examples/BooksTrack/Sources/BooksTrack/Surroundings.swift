import BooksTrackAPI
import DTOClient
import DTOMocks
import Foundation

/// Decides where the app's data comes from and where it is stored. All other code gets a client as a parameter.
public struct Surroundings: Sendable {
    public var config: AppConfig
    /// The server that the client calls. With nil, it calls the contract's production server.
    public var server: URL?
    public var libraryFile: URL
    /// Whether mock mode uses the damaged mock data of a faulty backend.
    public var isBadDay = false
    public let discrepancies = Discrepancies()

    /// - Parameter variables: The environment. `BOOKSTRACK_URL` sets another server, `BOOKSTRACK_LIBRARY` another file.
    public init(config: AppConfig = .shared, variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.config = config
        server = variables["BOOKSTRACK_URL"].flatMap { URL(string: $0) }
        libraryFile = URL(fileURLWithPath: variables["BOOKSTRACK_LIBRARY"] ?? "library.json")
    }

    /// Makes a client. Reads the switch for mock mode on each call, so a change applies to the next client.
    public func client() -> BooksTrackClient {
        #if DEBUG
            APIClientFactory.useMocks { [isBadDay] in isBadDay ? BookMocks.badDay() : BookMocks.client() }
        #endif
        let sender = APIClientFactory.create(config: config)
        let client =
            server.map { BooksTrackClient(url: $0, through: sender) } ?? BooksTrackClient(.production, through: sender)
        // Users do not wait longer than 5 seconds. If a server asks for a longer wait, the call fails.
        return client.with(retry: RetryPolicy(limit: .seconds(5)))
            .onDecodingIssues { [discrepancies] in discrepancies.add($0) }
    }
}
