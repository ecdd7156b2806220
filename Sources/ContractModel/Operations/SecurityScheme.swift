public import Diagnostics

/// A Security Scheme Object (OpenAPI 3.1.1 section 4.8.27): a way to prove the identity of the caller.
public struct SecurityScheme: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// `basic`, `bearer` and similar schemes (RFC 9110 section 11), in lower case.
        case http(scheme: String)
        /// - Parameter place: `header`, `query` or `cookie`.
        case apiKey(name: String, place: String)
        /// OAuth 2. Any of the flows is enough.
        case oauth2([OAuthFlow])
        case openIDConnect(url: String)
        case mutualTLS
        /// The document does not define the kind, or uses unknown words.
        case unknown
    }

    /// The name in the document.
    public var name: String
    public var kind: Kind
    public var description: String?
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
    public var authorizationURL: String?
    public var tokenURL: String?
    public var deviceAuthorizationURL: String?
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
/// schemes everybody may call.
public struct SecurityRequirement: Hashable, Sendable {
    /// The name of a scheme in the document, with the required scopes.
    public struct Scheme: Hashable, Sendable {
        public var name: String
        public var scopes: [String]

        public init(name: String, scopes: [String]) {
            self.name = name
            self.scopes = scopes
        }
    }

    public var schemes: [Scheme]

    public init(schemes: [Scheme] = []) {
        self.schemes = schemes
    }
}
