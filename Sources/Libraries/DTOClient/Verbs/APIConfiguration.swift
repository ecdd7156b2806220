public import Foundation

/// The server of an API, for code without a contract.
public struct APIConfiguration: Hashable, Sendable {
    /// The URL to which relative URLs are resolved.
    public var baseURL: URL

    /// Makes a configuration.
    public init(baseURL: URL) {
        self.baseURL = baseURL
    }
}

extension APIClient {
    /// Makes a client for a server.
    public convenience init(configuration: APIConfiguration) {
        self.init(baseURL: configuration.baseURL)
    }
}
