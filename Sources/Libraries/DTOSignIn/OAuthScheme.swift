public import DTOClient
import Foundation

/// A security scheme of the contract with the type `oauth2` or `openIdConnect` (OpenAPI 3.1.1 section 4.8.27).
public struct OAuthScheme: Hashable, Sendable {
    /// The name of the scheme in the contract.
    public var name: String
    /// The authorization server in the contract.
    public var server: OAuthServer
    /// Maps the name of each operation that requires this scheme to its scopes.
    public var scopes: [String: [String]]

    /// Creates a scheme.
    public init(name: String, server: OAuthServer, scopes: [String: [String]] = [:]) {
        self.name = name
        self.server = server
        self.scopes = scopes
    }

    /// Creates a scheme from the URLs in a contract.
    ///
    /// An invalid URL is replaced by a URL without a host, so that signing in throws `OAuthError.invalidConfiguration`.
    @_spi(Generated) public init(
        _ name: String, authorization: String? = nil, token: String, refresh: String? = nil, scopes: [String: [String]]
    ) {
        let endpoints = OAuthEndpoints(
            authorization: authorization.map(Self.url), token: Self.url(token), refresh: refresh.map(Self.url))
        self.init(name: name, server: .endpoints(endpoints), scopes: scopes)
    }

    /// Creates a scheme from the URL in a contract at which the authorization server publishes its metadata.
    @_spi(Generated) public init(_ name: String, discovery: String, scopes: [String: [String]]) {
        self.init(name: name, server: .discovered(from: Self.url(discovery)), scopes: scopes)
    }

    private static func url(_ text: String) -> URL {
        URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Returns the scopes that a list of operations requires, in alphabetical order.
    public func scopes(of operations: any APIOperation.Type...) -> [String] {
        Set(operations.flatMap { scopes[$0.endpoint.id] ?? [] }).sorted()
    }
}
