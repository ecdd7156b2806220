public import Foundation

/// The settings with which an app gets tokens: the authorization server, the client that is registered there, and the
/// flow.
public struct OAuthConfiguration: Sendable {
    /// The flow with which the app gets tokens.
    public enum Flow: Hashable, Sendable {
        /// A user signs in with a browser (RFC 6749 section 4.1). PKCE (RFC 7636) is always used. After the sign-in,
        /// the browser opens `redirect`: a URL with a scheme of the app, a claimed `https` URL, or an `http` URL with a
        /// loopback address (RFC 8252 section 7).
        case authorizationCode(redirect: URL)
        /// The app gets tokens for itself with its secret, without a user (RFC 6749 section 4.4).
        case clientCredentials
    }

    /// The authorization server.
    public var server: OAuthServer
    /// The flow with which the app gets tokens.
    public var flow: Flow
    /// The client identifier (`client_id`) of the app at the server.
    public var clientID: String
    /// The client secret (`client_secret`) of the app, or nil. An app on the devices of users cannot keep a secret, so
    /// its client secret is nil.
    public var clientSecret: String?
    /// The scopes to request, for example from `OAuthScheme.scopes(of:)`. If the list is empty, the server chooses the
    /// scopes.
    public var scopes: [String]
    /// Additional parameters, such as `["audience": "https://api.example.com"]`. The parameters are sent to the sign-in
    /// page, or to the token endpoint if the flow is `clientCredentials`.
    public var parameters: [String: String]

    /// Creates a configuration.
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
