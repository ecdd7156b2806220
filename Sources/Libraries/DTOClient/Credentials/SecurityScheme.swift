/// A security scheme of the contract (OpenAPI 3.1.1 section 4.8.27).
public struct SecurityScheme: Hashable, Sendable {
    /// The way in which credentials are sent.
    public enum Kind: Hashable, Sendable {
        /// `Authorization: Bearer …` (RFC 6750), which OAuth 2 and OpenID Connect also use.
        case bearer
        /// `Authorization: Basic …` (RFC 7617).
        case basic
        /// Another authentication scheme in the header `Authorization` (RFC 9110 section 11).
        case authorization(String)
        /// A key in a header, a query parameter or a cookie.
        case apiKey(Place, name: String)
        /// The TLS connection identifies the caller with a client certificate. The request contains no credentials.
        case mutualTLS
    }

    /// The part of a request that contains a key.
    public enum Place: String, Hashable, Sendable {
        case header, query, cookie
    }

    /// The name of the scheme in the contract.
    public var name: String
    /// The way in which credentials are sent.
    public var kind: Kind

    /// Creates a scheme.
    @_spi(Generated) public init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}
