import Foundation

/// What proves who calls.
public enum Credentials: Sendable {
    /// Nothing is sent, whatever the contract asks for: for a call that logs in, or a server that needs no credentials.
    case anonymous
    /// For all schemes that take one: bearer, OAuth 2, OpenID Connect, and a key in the header `Authorization`.
    case bearer(String)
    /// For the scheme `Basic` (RFC 7617), and for a key in the header `Authorization`.
    case basic(user: String, password: String)
    /// For all schemes that take a key.
    case apiKey(String)
    /// The scheme of `Authorization` and what comes after it (RFC 9110, section 11.4). A key in that header takes any scheme.
    case authorization(scheme: String, parameters: String)
    /// By the contract's names of schemes.
    case schemes([String: Credentials])
    /// Tokens that are renewed where the server refuses them.
    case tokens(any TokenProvider)
}

/// Gives out tokens, and renews them.
public protocol TokenProvider: Sendable {
    /// The token to use now; nil where there is none.
    ///
    /// It must not wait for a refresh that is running: the refresh may ask for it.
    func token() async throws -> String?

    /// Gets a new token in place of one that the server has refused.
    ///
    /// It is called once for all calls that wait. `token()` must give the new token as soon as this has returned. It may call the API
    /// through the same client; a 401 for that call is not refreshed again.
    ///
    /// - Throws: `TokenRefusal` where there will be no other token; anything else where the attempt failed, such as `URLError`.
    func refresh(_ refused: String) async throws -> String

    /// Whom the tokens are for: what is cached for one account is not shown to another. Nil: each token is an account of its own.
    var account: String? { get }
}

extension TokenProvider {
    public var account: String? { nil }
}

/// There will be no other token: the user has to sign in again. No refresh is tried until the provider gives out another token.
public struct TokenRefusal: Error, Hashable, Sendable {
    public var reason: String

    public init(_ reason: String = "") {
        self.reason = reason
    }
}
