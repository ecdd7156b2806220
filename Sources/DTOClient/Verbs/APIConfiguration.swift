public import Foundation

/// Where an API is, for code that has no contract.
public struct APIConfiguration: Hashable, Sendable {
    public var baseURL: URL

    public init(baseURL: URL) {
        self.baseURL = baseURL
    }
}

extension APIClient {
    public convenience init(configuration: APIConfiguration) {
        self.init(baseURL: configuration.baseURL)
    }
}
