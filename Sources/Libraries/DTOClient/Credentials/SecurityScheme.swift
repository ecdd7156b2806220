/// A security scheme of the contract (OpenAPI 3.1.1 section 4.8.27).
public struct SecurityScheme: Hashable, Sendable {
    /// The way in which a caller proves its identity.
    public enum Kind: Hashable, Sendable {
        /// `Authorization: Bearer …` (RFC 6750), which OAuth 2 and OpenID Connect also use.
        case bearer
        /// `Authorization: Basic …` (RFC 7617).
        case basic
        /// Another scheme of `Authorization` (RFC 9110 section 11).
        case authorization(String)
        /// A key in a header, a query parameter or a cookie.
        case apiKey(Place, name: String)
        /// The connection itself identifies the caller. Nothing is sent.
        case mutualTLS
    }

    /// The part of a request that contains a key.
    public enum Place: String, Hashable, Sendable {
        case header, query, cookie
    }

    /// The scheme's name in the contract.
    public var name: String
    /// The way in which a caller proves its identity.
    public var kind: Kind

    /// Makes a scheme.
    @_spi(Generated) public init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}
