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

/// The endpoints of an authorization server. Each URL must have the scheme `https`, or `http` with a loopback address.
public struct OAuthEndpoints: Hashable, Sendable {
    /// The page on which users sign in, which only the flow `authorizationCode` needs.
    public var authorization: URL?
    /// The endpoint that issues tokens.
    public var token: URL
    /// The endpoint that renews tokens, or nil if the endpoint `token` also renews tokens.
    public var refresh: URL?
    /// The identifier of the issuer. If the redirect of the sign-in page has another issuer in `iss`, the sign-in fails
    /// (RFC 9207).
    public var issuer: String?
    /// Whether the redirect of the sign-in page must have `iss` (RFC 9207 section 3).
    var namesIssuer = false
    /// Whether the client secret is sent as a parameter of the form. If the value is false, the client secret is sent
    /// in the header `Authorization`.
    public var takesSecretInForm: Bool

    /// Creates endpoints.
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
    /// Returns the endpoints.
    ///
    /// - Throws: `OAuthError.invalidConfiguration` if secrets would be sent to a URL without encryption, or if a URL
    ///   has a fragment.
    func checked() throws -> OAuthEndpoints {
        for url in [authorization, token, refresh].compactMap(\.self) where !url.isEncryptedOrLoopback {
            throw OAuthError.invalidConfiguration(
                "the endpoint \(url.place) must have the scheme https, or http on a loopback address, and no fragment")
        }
        return self
    }
}

extension URL {
    /// Whether the URL has the scheme `https`, or `http` with a loopback address, and no fragment (RFC 6749 section
    /// 3.1).
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
