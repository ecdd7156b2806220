public import DTOClient
import Foundation

/// A security scheme of the contract with the type `oauth2` or `openIdConnect` (OpenAPI 3.1.1 section 4.8.27).
public struct OAuthScheme: Hashable, Sendable {
    /// The scheme's name in the contract.
    public var name: String
    /// The authorization server that the contract names.
    public var server: OAuthServer
    /// The scopes of each operation that asks for this scheme, by the operation's name in the contract.
    public var scopes: [String: [String]]

    /// Makes a scheme.
    public init(name: String, server: OAuthServer, scopes: [String: [String]] = [:]) {
        self.name = name
        self.server = server
        self.scopes = scopes
    }

    /// Makes a scheme from the URLs of a contract.
    ///
    /// A text that is not a URL becomes a URL without a server, so that signing in throws
    /// `OAuthError.invalidConfiguration`.
    @_spi(Generated) public init(
        _ name: String, authorization: String? = nil, token: String, refresh: String? = nil, scopes: [String: [String]]
    ) {
        let endpoints = OAuthEndpoints(
            authorization: authorization.map(Self.url), token: Self.url(token), refresh: refresh.map(Self.url))
        self.init(name: name, server: .endpoints(endpoints), scopes: scopes)
    }

    /// Makes a scheme from the URL of a server's metadata in a contract.
    @_spi(Generated) public init(_ name: String, discovery: String, scopes: [String: [String]]) {
        self.init(name: name, server: .discovered(from: Self.url(discovery)), scopes: scopes)
    }

    private static func url(_ text: String) -> URL {
        URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Returns the scopes that some operations need together, in alphabetical order.
    public func scopes(of operations: any APIOperation.Type...) -> [String] {
        Set(operations.flatMap { scopes[$0.endpoint.id] ?? [] }).sorted()
    }
}
