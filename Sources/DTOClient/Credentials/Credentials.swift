import Foundation

/// The credentials that prove who calls.
public enum Credentials: Sendable {
    /// Nothing is sent, whatever the contract asks for: for a call that logs in, or a server that needs no credentials.
    case anonymous
    /// For all schemes that take one: bearer, OAuth 2, OpenID Connect, and a key in the header `Authorization`.
    case bearer(String)
    /// For the scheme `Basic` (RFC 7617), and for a key in the header `Authorization`.
    case basic(user: String, password: String)
    /// A key, for all schemes of the kind `apiKey`.
    case apiKey(String)
    /// The scheme of `Authorization` and what comes after it (RFC 9110, section 11.4). A key in that header takes any scheme.
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
    ///   attempt
    ///   failed.
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
