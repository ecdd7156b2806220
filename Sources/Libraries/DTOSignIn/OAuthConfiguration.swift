public import Foundation

/// How an app signs in: the authorization server, the client that the server knows, and the flow.
public struct OAuthConfiguration: Sendable {
    /// The flow in which the app gets tokens.
    public enum Flow: Hashable, Sendable {
        /// A user signs in with a browser (RFC 6749 section 4.1), always with PKCE (RFC 7636). The browser returns to
        /// `redirect`: a URL with a scheme of the app, a claimed `https` URL, or `http` on a loopback address (RFC 8252
        /// section 7).
        case authorizationCode(redirect: URL)
        /// The app signs in for itself, with its secret (RFC 6749 section 4.4).
        case clientCredentials
    }

    /// The authorization server.
    public var server: OAuthServer
    /// The flow.
    public var flow: Flow
    /// The name by which the server knows the app.
    public var clientID: String
    /// The secret of the app. An app on devices of users cannot keep a secret, and has none.
    public var clientSecret: String?
    /// The scopes to ask for, such as those of `OAuthScheme.scopes(of:)`. Without scopes, the server decides.
    public var scopes: [String]
    /// More parameters, for the sign-in page, or for the token endpoint if the flow is `clientCredentials`:
    /// `["audience": "https://api.example.com"]`.
    public var parameters: [String: String]

    /// Makes a configuration.
    public init(
        server: OAuthServer, flow: Flow, clientID: String, clientSecret: String? = nil, scopes: [String] = [],
        parameters: [String: String] = [:]
    ) {
        self.server = server
        self.flow = flow
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.scopes = scopes
        self.parameters = parameters
    }
}
