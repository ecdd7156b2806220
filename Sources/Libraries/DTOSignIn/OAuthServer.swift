public import Foundation

/// An authorization server.
public enum OAuthServer: Hashable, Sendable {
    /// A server whose endpoints are known.
    case endpoints(OAuthEndpoints)
    /// A server that publishes its endpoints (RFC 8414, OpenID Connect Discovery 1.0).
    ///
    /// The URL is the issuer, such as `https://login.example.com/books`, or the URL of its metadata, which contains
    /// `/.well-known/`.
    case discovered(from: URL)
}

/// The endpoints of an authorization server. All of them have the scheme `https`, or `http` on a loopback address.
public struct OAuthEndpoints: Hashable, Sendable {
    /// The page on which users sign in. Only the flow `authorizationCode` needs it.
    public var authorization: URL?
    /// The endpoint that issues tokens.
    public var token: URL
    /// The endpoint that renews tokens, or nil if `token` renews them.
    public var refresh: URL?
    /// The issuer. If an answer of the sign-in page names an issuer, it must be this one (RFC 9207).
    public var issuer: String?
    /// Whether the sign-in page always names its issuer (RFC 9207 section 3).
    var namesIssuer = false
    /// Whether the client's secret is a parameter of the form. If not, it is in the header `Authorization`.
    public var takesSecretInForm: Bool

    /// Makes endpoints.
    public init(
        authorization: URL? = nil, token: URL, refresh: URL? = nil, issuer: String? = nil,
        takesSecretInForm: Bool = false
    ) {
        self.authorization = authorization
        self.token = token
        self.refresh = refresh
        self.issuer = issuer
        self.takesSecretInForm = takesSecretInForm
    }
}

extension OAuthEndpoints {
    /// Throws if one of the URLs would send secrets without encryption.
    func checked() throws -> OAuthEndpoints {
        for url in [authorization, token, refresh].compactMap(\.self) where !url.isEncryptedOrLoopback {
            throw OAuthError.invalidConfiguration(
                "the endpoint \(url.place) must have the scheme https, or http on a loopback address, and no fragment")
        }
        return self
    }
}

extension URL {
    /// Whether nobody between client and server can read what is sent. A fragment is refused, because endpoints have
    /// none (RFC 6749 section 3.1).
    var isEncryptedOrLoopback: Bool {
        guard let host, !host.isEmpty, fragment == nil else { return false }
        switch scheme?.lowercased() {
        case "https": return true
        case "http": return ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host.lowercased())
        default: return false
        }
    }

    /// The URL without user, password, query and fragment, for messages.
    var place: String { "\(scheme ?? "")://\(host ?? "")\(port.map { ":\($0)" } ?? "")\(path)" }
}
