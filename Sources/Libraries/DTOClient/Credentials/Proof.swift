import DTORuntime
import Foundation

/// The credentials that are sent for one security scheme.
struct Proof: Sendable {
    enum Value: Equatable, Sendable {
        case authorization(String)
        case key(String)
        /// Nothing is sent: the caller is anonymous, or the connection identifies the caller.
        case nothing
    }

    var value: Value
    /// The account of the credentials. Each account has its own cached responses.
    var account: String
    /// The token and its provider, or nil if the credentials cannot be renewed.
    var token: IssuedToken?

    static let connection = Proof(value: .nothing, account: "connection")
}

extension SecurityScheme {
    var isProvedByConnection: Bool { kind == .mutualTLS }

    /// Returns whether a header `Authorization` with the given authentication scheme satisfies this security scheme
    /// (RFC 9110 section 11.1). An `apiKey` scheme with this header accepts any authentication scheme.
    fileprivate func takes(_ scheme: String) -> Bool {
        switch kind {
        case .bearer: HTTPHeaders.isSame(scheme, "Bearer")
        case .basic: HTTPHeaders.isSame(scheme, "Basic")
        case .authorization(let expected): HTTPHeaders.isSame(scheme, expected)
        case .apiKey(.header, let name): HTTPHeaders.isSame(name, "Authorization")
        case .apiKey, .mutualTLS: false
        }
    }
}

/// A token and its provider.
struct IssuedToken: Sendable {
    var text: String
    var provider: any TokenProvider
}

extension Credentials {
    /// Returns the proof for a security scheme, or nil if these credentials do not fit the scheme.
    ///
    /// - Parameter issue: Returns the token of a provider.
    /// - Throws: The errors of `issue`.
    func proof(
        for scheme: SecurityScheme, _ issue: (any TokenProvider) async throws -> String?
    ) async throws -> Proof? {
        switch (self, scheme.kind) {
        case (_, .mutualTLS): .connection
        case (.anonymous, _): Proof(value: .nothing, account: "anonymous")
        case (.schemes(let all), _): try await all[scheme.name]?.proof(for: scheme, issue)
        case (.bearer(let token), _) where scheme.takes("Bearer"):
            Proof(value: .authorization("Bearer \(token)"), account: "bearer " + token)
        case (.basic(let user, let password), _) where scheme.takes("Basic"):
            Proof(
                value: .authorization("Basic " + Data("\(user):\(password)".utf8).base64EncodedString()),
                account: "basic \(user):\(password)")
        case (.authorization(let name, let parameters), _) where scheme.takes(name):
            Proof(value: .authorization("\(name) \(parameters)"), account: "\(name) \(parameters)")
        case (.apiKey(let key), .apiKey): Proof(value: .key(key), account: "key " + key)
        case (.tokens(let provider), .bearer), (.tokens(let provider), .apiKey):
            try await issue(provider).map { Self.proof(for: scheme, IssuedToken(text: $0, provider: provider)) }
        case (.bearer, _), (.basic, _), (.authorization, _), (.apiKey, _), (.tokens, _): nil
        }
    }

    private static func proof(for scheme: SecurityScheme, _ token: IssuedToken) -> Proof {
        Proof(
            value: scheme.kind == .bearer ? .authorization("Bearer \(token.text)") : .key(token.text),
            account: account(of: token.provider) ?? "token " + token.text, token: token)
    }

    /// A string that differs between accounts, or nil if a token provider does not state its account. The string may
    /// contain a secret.
    package var identity: String? {
        switch self {
        case .anonymous: "anonymous"
        case .bearer(let token): "bearer " + token
        // The password is left out: a hash of this string is stored, and the hash must not help to guess the password.
        case .basic(let user, _): "basic \(user)"
        case .apiKey(let key): "key " + key
        case .authorization(let scheme, let parameters): "\(scheme) \(parameters)"
        case .tokens(let provider): Self.account(of: provider)
        case .schemes(let all):
            all.sorted { $0.key < $1.key }.reduce("" as String?) { text, scheme in
                text.flatMap { text in scheme.value.identity.map { text + "\n\(scheme.key) \($0)" } }
            }
        }
    }

    /// Returns the account of a provider's tokens, or nil if the provider does not state an account.
    static func account(of provider: any TokenProvider) -> String? {
        provider.account.map { "account " + $0 }
    }

    /// Returns the token provider for a security scheme, or nil.
    func provider(for scheme: SecurityScheme) -> (any TokenProvider)? {
        switch self {
        case .tokens(let provider): provider
        case .schemes(let all): all[scheme.name]?.provider(for: scheme)
        case .anonymous, .bearer, .basic, .apiKey, .authorization: nil
        }
    }
}
