import Foundation

/// The credentials that prove who calls.
public enum Credentials: Sendable {
    /// No credentials are sent, although the contract asks for them. A call that logs in needs this, and a server without
    /// protection.
    case anonymous
    /// A token for all schemes that take one: bearer, OAuth 2 and OpenID Connect. It also serves a scheme of the kind
    /// `apiKey` whose header is `Authorization`.
    case bearer(String)
    /// A user and a password for the scheme `Basic` (RFC 7617). They also serve a scheme of the kind `apiKey` whose header is
    /// `Authorization`.
    case basic(user: String, password: String)
    /// A key, for all schemes of the kind `apiKey`.
    case apiKey(String)
    /// The scheme of the header `Authorization`, and the text after it (RFC 9110, section 11.4). A scheme of the kind `apiKey`
    /// with this header accepts any scheme here.
    case authorization(scheme: String, parameters: String)
    /// Credentials for each scheme, by the scheme's name in the contract.
    case schemes([String: Credentials])
    /// Tokens that are renewed if the server refuses them.
    case tokens(any TokenProvider)
}

/// Provides tokens and renews them.
public protocol TokenProvider: Sendable {
    /// Returns the current token, or nil.
    ///
    /// It must not wait for a running refresh, because the refresh may call it.
    func token() async throws -> String?

    /// Gets a new token to replace a token that the server has refused.
    ///
    /// It is called once for all waiting calls. After it returns, `token()` must return the new token. It may call the
    /// API through this client. A 401 for that call does not cause another refresh.
    ///
    /// - Throws: `TokenRefusal` if there will be no other token. Any other error, such as `URLError`, means that the
    ///   attempt failed.
    func refresh(_ refused: String) async throws -> String

    /// The account of the tokens. A response that is cached for one account is not shown to another. With nil, each
    /// token is an account of its own.
    var account: String? { get }
}

extension TokenProvider {
    /// The default is nil, so each token is an account of its own.
    public var account: String? { nil }
}

/// An error that means that the user must sign in again. No refresh is tried until the provider returns another token.
public struct TokenRefusal: Error, Hashable, Sendable {
    /// The reason for the error message.
    public var reason: String

    /// Makes an error.
    public init(_ reason: String = "") {
        self.reason = reason
    }
}
