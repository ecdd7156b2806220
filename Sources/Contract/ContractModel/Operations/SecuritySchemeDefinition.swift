public import Diagnostics

/// A Security Scheme Object (OpenAPI 3.1.1 section 4.8.27): a method by which callers prove their identity.
public struct SecuritySchemeDefinition: Hashable, Sendable {
    /// The kind of scheme, with its parts.
    public enum Kind: Hashable, Sendable {
        /// `basic`, `bearer` and similar schemes (RFC 9110 section 11), in lower case.
        case http(scheme: String)
        /// - Parameter place: `header`, `query` or `cookie`.
        case apiKey(name: String, place: String)
        /// OAuth 2. The client may use any of the flows.
        case oauth2([OAuthFlow])
        /// OpenID Connect. The URL leads to the discovery document.
        case openIDConnect(url: String)
        /// A certificate of the client, which TLS checks.
        case mutualTLS
        /// The document does not define the kind, or uses unknown values.
        case unknown
    }

    /// The name in the document.
    public var name: String
    public var kind: Kind
    /// The description in the document, or nil if it has none.
    public var description: String?
    /// The place of the scheme in the document.
    public var location: SourceLocation

    public init(name: String, kind: Kind, description: String? = nil, location: SourceLocation) {
        self.name = name
        self.kind = kind
        self.description = description
        self.location = location
    }
}

/// An OAuth Flow Object (OpenAPI 3.1.1 section 4.8.29).
public struct OAuthFlow: Hashable, Sendable {
    /// The name in OpenAPI 3: `clientCredentials`.
    public var name: String
    /// The URL at which the user allows access, or nil.
    public var authorizationURL: String?
    /// The URL that issues tokens, or nil.
    public var tokenURL: String?
    /// The URL that begins the flow for devices (RFC 8628), or nil.
    public var deviceAuthorizationURL: String?
    /// The URL that renews tokens, or nil if the URL that issues tokens also renews them.
    public var refreshURL: String?
    /// The scopes that a token may have, in the order of the document.
    public var scopes: [String]

    public init(
        name: String, authorizationURL: String?, tokenURL: String?, deviceAuthorizationURL: String?,
        refreshURL: String?, scopes: [String]
    ) {
        self.name = name
        self.authorizationURL = authorizationURL
        self.tokenURL = tokenURL
        self.deviceAuthorizationURL = deviceAuthorizationURL
        self.refreshURL = refreshURL
        self.scopes = scopes
    }
}

/// A Security Requirement Object (OpenAPI 3.1.1 section 4.8.30). A request must satisfy all of its schemes. Without
/// schemes, anyone may send the request.
public struct SecurityRequirement: Hashable, Sendable {
    /// The name of a scheme in the document, with the required scopes.
    public struct Scheme: Hashable, Sendable {
        /// The key in `components/securitySchemes`.
        public var name: String
        /// The required scopes in the order of the document.
        public var scopes: [String]

        public init(name: String, scopes: [String]) {
            self.name = name
            self.scopes = scopes
        }
    }

    /// The schemes, all of which are required.
    public var schemes: [Scheme]

    public init(schemes: [Scheme] = []) {
        self.schemes = schemes
    }
}
