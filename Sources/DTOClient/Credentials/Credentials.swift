import Foundation

/// What proves who calls.
public enum Credentials: Sendable {
    /// For all schemes that take one: bearer, OAuth 2, OpenID Connect.
    case bearer(String)
    case basic(user: String, password: String)
    /// For all schemes that take a key.
    case apiKey(String)
    /// The scheme of `Authorization` and what comes after it.
    case authorization(scheme: String, parameters: String)
    /// By the contract's names of schemes.
    case schemes([String: Credentials])
    /// Tokens that are renewed where the server refuses them.
    case tokens(any TokenProvider)
}

/// Gives out tokens, and renews them.
public protocol TokenProvider: Sendable {
    /// The token to use now; nil where there is none.
    func token() async throws -> String?

    /// A new token in place of one that the server has refused. It is called once for all calls that wait.
    ///
    /// - Throws: `TokenRefusal` where there will be no other; anything else where the attempt failed, such as `URLError`.
    func refresh(_ refused: String) async throws -> String

    /// Whom the tokens are for: what is cached for one account is not shown to another. Nil: each token is an account of its own.
    var account: String? { get }
}

extension TokenProvider {
    public var account: String? { nil }
}

/// There will be no other token: the user has to sign in again.
public struct TokenRefusal: Error, Hashable, Sendable {
    public var reason: String

    public init(_ reason: String = "") {
        self.reason = reason
    }
}

extension Credentials {
    /// A scheme's value, as it is sent.
    enum Proof: Equatable {
        case authorization(String)
        case key(String)
        case none
    }

    /// The proof for one scheme; nil where these credentials have none for it.
    func proof(for scheme: SecurityScheme, token: String?) -> Proof? {
        switch (self, scheme.kind) {
        case (.schemes(let all), _): all[scheme.name]?.proof(for: scheme, token: token)
        case (_, .mutualTLS): Proof.none
        case (.bearer(let token), .bearer): .authorization("Bearer \(token)")
        case (.tokens, .bearer): token.map { .authorization("Bearer \($0)") }
        case (.basic(let user, let password), .basic):
            .authorization("Basic " + Data("\(user):\(password)".utf8).base64EncodedString())
        case (.authorization(let name, let parameters), .authorization(let expected))
        where name.equalsIgnoringCase(expected):
            .authorization("\(name) \(parameters)")
        case (.apiKey(let key), .apiKey): .key(key)
        case (.tokens, .apiKey): token.map { .key($0) }
        case (.bearer, _), (.basic, _), (.authorization, _), (.apiKey, _), (.tokens, _): nil
        }
    }

    /// The provider that a refused call asks for a new token.
    func provider(for schemes: [SecurityScheme]) -> (any TokenProvider)? {
        switch self {
        case .tokens(let provider): provider
        case .schemes(let all): schemes.lazy.compactMap { all[$0.name]?.provider(for: [$0]) }.first
        case .bearer, .basic, .apiKey, .authorization: nil
        }
    }

    /// Whom the credentials are for; nil where nobody can tell.
    func account(for schemes: [SecurityScheme], token: String?) -> String? {
        switch self {
        case .bearer(let token): "bearer " + token
        case .basic(let user, let password): "basic \(user):\(password)"
        case .apiKey(let key): "key " + key
        case .authorization(let scheme, let parameters): "\(scheme) \(parameters)"
        case .tokens(let provider): provider.account.map { "account " + $0 } ?? token.map { "bearer " + $0 }
        case .schemes(let all):
            schemes.compactMap { scheme in all[scheme.name]?.account(for: [scheme], token: token) }.joined(
                separator: " ")
        }
    }
}
