public import Diagnostics

/// A Security Scheme Object (3.1.1, section 4.8.27): one way to prove who calls.
public struct SecurityScheme: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// `basic`, `bearer` and their like (RFC 9110, section 11), in small letters.
        case http(scheme: String)
        /// - Parameter place: `header`, `query` or `cookie`.
        case apiKey(name: String, place: String)
        /// Any flow is enough.
        case oauth2([OAuthFlow])
        case openIDConnect(url: String)
        case mutualTLS
        /// What the document does not say, or in words that are not the specification's.
        case unknown
    }

    /// In the document.
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

/// An OAuth Flow Object (3.1.1, section 4.8.29).
public struct OAuthFlow: Hashable, Sendable {
    /// As version 3 calls it: `clientCredentials`.
    public var name: String
    public var authorizationURL: String?
    public var tokenURL: String?
    public var deviceAuthorizationURL: String?
    public var refreshURL: String?
    /// Those that a token may have, in the order of the document.
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

/// One of the ways to prove who calls (3.1.1, section 4.8.30): all of its schemes at once. Without any, everybody may call.
public struct SecurityRequirement: Hashable, Sendable {
    /// A scheme, by its name in the document, and the scopes that are needed.
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
