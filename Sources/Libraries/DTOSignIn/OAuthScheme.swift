public import DTOClient

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

    /// Returns the scopes that some operations need together, in alphabetical order.
    public func scopes(of operations: any APIOperation.Type...) -> [String] {
        Set(operations.flatMap { scopes[$0.endpoint.id] ?? [] }).sorted()
    }
}
