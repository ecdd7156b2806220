import Foundation

/// The credentials that identify the caller to the server.
public enum Credentials: Sendable {
    /// No credentials are sent, even if the contract requires them. This value is for a call that signs in, or for a
    /// server without protection.
    case anonymous
    /// A token for all schemes with a bearer token: `bearer`, OAuth 2 and OpenID Connect. The token is also used for an
    /// `apiKey` scheme whose header is `Authorization`.
    case bearer(String)
    /// A user and a password for the scheme `Basic` (RFC 7617). Both are also used for an `apiKey` scheme whose header
    /// is `Authorization`.
    case basic(user: String, password: String)
    /// A key for all schemes of the type `apiKey`.
    case apiKey(String)
    /// The authentication scheme in the header `Authorization`, and the rest of its value (RFC 9110 section 11.4). For
    /// an `apiKey` scheme whose header is `Authorization`, any authentication scheme is used.
    case authorization(scheme: String, parameters: String)
    /// Maps the name of each security scheme in the contract to its credentials.
    case schemes([String: Credentials])
    /// Tokens that are renewed if the server refuses them.
    case tokens(any TokenProvider)
}

/// Provides access tokens and renews them.
public protocol TokenProvider: Sendable {
    /// Returns the current token, or nil if there is no token.
    ///
    /// This function must not wait for a running refresh, because the client calls it during the refresh.
    func token() async throws -> String?

    /// Returns a new token that replaces a token that the server has refused.
    ///
    /// The client calls this function once for all waiting calls. After this function has returned, `token()` must
    /// return the new token. The function may call the API through the same client. A response 401 to a call within the
    /// refresh does not cause another refresh.
    ///
    /// - Throws: `TokenRefusal` if the user must sign in again. After any other error, such as `URLError`, a later call
    ///   tries another refresh.
    func refresh(_ refused: String) async throws -> String

    /// The account of the tokens. A cached response is used only for its own account. If the value is nil, each token
    /// is treated as a separate account.
    var account: String? { get }
}

extension TokenProvider {
    /// The default is nil, so that each token is treated as a separate account.
    public var account: String? { nil }
}

/// An error of a token refresh after which the user must sign in again. The client tries no further refresh until the
/// provider returns another token.
public struct TokenRefusal: Error, Hashable, Sendable {
    /// The reason, for error messages and logs.
    public var reason: String

    /// Creates an error with a reason.
    public init(_ reason: String = "") {
        self.reason = reason
    }
}
