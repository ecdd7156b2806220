public import Foundation

/// The server of an API, for code without a contract.
public struct APIConfiguration: Hashable, Sendable {
    /// The URL against which relative URLs are resolved.
    public var baseURL: URL

    /// Creates a configuration.
    public init(baseURL: URL) {
        self.baseURL = baseURL
    }
}

extension APIClient {
    /// Creates a client for the server of a configuration.
    public convenience init(configuration: APIConfiguration) {
        self.init(baseURL: configuration.baseURL)
    }
}
