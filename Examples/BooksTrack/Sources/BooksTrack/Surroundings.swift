import BooksTrackAPI
import DTOClient
import DTOMocks
import Foundation

/// Where the app's data comes from and goes to. The only place that decides it: everything else is handed a client.
public struct Surroundings: Sendable {
    public var config: AppConfig
    /// Nil: the contract's own.
    public var server: URL?
    public var libraryFile: URL
    /// Whether mock data is what a bad backend sends.
    public var isBadDay = false
    public let discrepancies = Discrepancies()

    /// - Parameter variables: `BOOKSTRACK_URL` is another server, `BOOKSTRACK_LIBRARY` another file.
    public init(config: AppConfig = .shared, variables: [String: String] = ProcessInfo.processInfo.environment) {
        self.config = config
        server = variables["BOOKSTRACK_URL"].flatMap { URL(string: $0) }
        libraryFile = URL(fileURLWithPath: variables["BOOKSTRACK_LIBRARY"] ?? "library.json")
    }

    /// Asks each time, so that the switch holds for the next client.
    public func client() -> BooksTrackClient {
        #if DEBUG
            APIClientFactory.useMocks { [isBadDay] in isBadDay ? BookMocks.badDay() : BookMocks.client() }
        #endif
        let sender = APIClientFactory.create(config: config)
        let client =
            server.map { BooksTrackClient(url: $0, through: sender) } ?? BooksTrackClient(.production, through: sender)
        // Nobody looks at a screen for longer. If a server asks for a longer wait, the call fails.
        return client.with(retry: RetryPolicy(limit: .seconds(5)))
            .onDecodingIssues { [discrepancies] in discrepancies.add($0) }
    }
}
