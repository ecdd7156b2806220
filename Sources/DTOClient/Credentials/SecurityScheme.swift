/// A way to prove who calls (OpenAPI 3.1.1, section 4.8.27).
public struct SecurityScheme: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// `Authorization: Bearer …` (RFC 6750), which OAuth 2 and OpenID Connect use too.
        case bearer
        /// `Authorization: Basic …` (RFC 7617).
        case basic
        /// Another scheme of `Authorization` (RFC 9110, section 11).
        case authorization(String)
        case apiKey(Place, name: String)
        /// The connection proves it; nothing is sent.
        case mutualTLS
    }

    public enum Place: String, Hashable, Sendable {
        case header, query, cookie
    }

    /// The contract's name of the scheme.
    public var name: String
    public var kind: Kind

    public init(_ name: String, _ kind: Kind) {
        self.name = name
        self.kind = kind
    }
}
