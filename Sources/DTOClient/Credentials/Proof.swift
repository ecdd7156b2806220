import Foundation

/// What is sent to prove who calls, for one scheme.
struct Proof: Sendable {
    enum Value: Equatable, Sendable {
        case authorization(String)
        case key(String)
        /// The connection proves it.
        case nothing
    }

    var value: Value
    /// Whom the proof is for. What is cached is kept apart by it.
    var account: String
    /// Where the token came from; nil for what cannot be renewed.
    var token: IssuedToken?

    static let connection = Proof(value: .nothing, account: "connection")
}

extension SecurityScheme {
    var isProvedByConnection: Bool { kind == .mutualTLS }

    /// Whether `Authorization` with a scheme proves this one (RFC 9110, section 11.1). A key in that header may have any
    /// scheme.
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

/// A token, and who gave it out.
struct IssuedToken: Sendable {
    var text: String
    var provider: any TokenProvider
}

extension Credentials {
    /// The proof for one scheme; nil where these credentials have none for it.
    ///
    /// - Parameter issue: asks a provider for its token.
    /// - Throws: what `issue` throws.
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

    /// Whom a provider's tokens are for, as far as it says so.
    static func account(of provider: any TokenProvider) -> String? {
        provider.account.map { "account " + $0 }
    }

    /// The provider for a scheme; nil where there is none.
    func provider(for scheme: SecurityScheme) -> (any TokenProvider)? {
        switch self {
        case .tokens(let provider): provider
        case .schemes(let all): all[scheme.name]?.provider(for: scheme)
        case .anonymous, .bearer, .basic, .apiKey, .authorization: nil
        }
    }
}
