import DTOClient
import DTORuntime
import Foundation

/// One sign-in: the page to open, and the values with which its redirect is checked (RFC 6749 section 4.1, RFC 7636).
struct AuthorizationRequest {
    /// The URL of the sign-in page with all parameters.
    let page: URL
    /// The code verifier, which proves to the token endpoint that this app has opened the page.
    let verifier: String
    private let redirect: URL
    private let state: String
    private let issuer: String?
    private let namesIssuer: Bool

    init(_ configuration: OAuthConfiguration, redirect: URL, endpoints: OAuthEndpoints) throws {
        guard let page = endpoints.authorization else {
            throw OAuthError.invalidConfiguration("the server has no page on which users sign in")
        }
        guard redirect.scheme?.lowercased() != "http" || redirect.isEncryptedOrLoopback, redirect.fragment == nil else {
            throw OAuthError.invalidConfiguration(
                "the redirect \(redirect.place) has a fragment, or is http without a loopback address")
        }
        verifier = Self.random()
        state = Self.random()
        self.redirect = redirect
        issuer = endpoints.issuer
        namesIssuer = endpoints.namesIssuer
        var query: [(String, String)] = [
            ("response_type", "code"), ("client_id", configuration.clientID),
            ("redirect_uri", redirect.absoluteString), ("state", state),
            ("code_challenge", Self.challenge(of: verifier)), ("code_challenge_method", "S256"),
        ]
        if !configuration.scopes.isEmpty { query.append(("scope", configuration.scopes.joined(separator: " "))) }
        let own = Set(query.map(\.0))
        query += configuration.parameters.filter { !own.contains($0.key) }.sorted { $0.key < $1.key }
        let text = page.absoluteString
        guard let url = URL(string: text + (page.query == nil ? "?" : "&") + Form.encoded(query)) else {
            throw OAuthError.invalidConfiguration("\(page.place) is not the URL of a page")
        }
        self.page = url
    }

    /// Returns the authorization code in the redirect of the sign-in page.
    ///
    /// - Parameter answer: The URL to which the page redirected the browser.
    /// - Throws: `OAuthError.refused` if the URL contains an error, and `OAuthError.invalidAnswer` if the URL is
    ///   invalid.
    func code(in answer: URL) throws -> String {
        guard answer.isSamePlace(as: redirect) else {
            throw OAuthError.invalidAnswer("the browser did not return to \(redirect.place)")
        }
        let values = try Form.values(answer.query ?? "")
        // The state is checked before the error, because a URL without the state may come from an attacker.
        guard values["state"] == state else {
            throw OAuthError.invalidAnswer("its state is not the state of this sign-in")
        }
        if let named = values["iss"], let issuer, named != issuer {
            throw OAuthError.invalidAnswer("it comes from another issuer")
        }
        if namesIssuer, values["iss"] == nil { throw OAuthError.invalidAnswer("it does not name its issuer") }
        if let code = values["error"] {
            throw OAuthError.refused(code, values["error_description"], hiding: [state, verifier])
        }
        guard let code = values["code"], !code.isEmpty else { throw OAuthError.invalidAnswer("it has no code") }
        return code
    }

    /// Returns the code challenge for a code verifier (RFC 7636 section 4.2, method `S256`).
    static func challenge(of verifier: String) -> String {
        base64URL(Data(SHA256Digest.bytes(of: Array(verifier.utf8))))
    }

    /// Returns 43 random characters with 256 bits of randomness, from the cryptographic generator of the system.
    private static func random() -> String {
        base64URL(Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }))
    }

    /// Returns base64url without padding (RFC 4648 section 5).
    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}

extension URL {
    /// Returns whether two URLs have the same scheme, host, port and path.
    fileprivate func isSamePlace(as other: URL) -> Bool {
        func path(_ url: URL) -> String { url.path.isEmpty ? "/" : url.path }
        return scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
            && port == other.port && path(self) == path(other)
    }
}

/// Reads and writes `application/x-www-form-urlencoded`, the format of bodies and queries in OAuth (RFC 6749 appendix
/// B).
enum Form {
    static func encoded(_ pairs: [(String, String)]) -> String {
        pairs.map { PercentEncoding.strict($0) + "=" + PercentEncoding.strict($1) }.joined(separator: "&")
    }

    /// Maps each name in a form to its value.
    ///
    /// - Throws: `OAuthError.invalidAnswer` if a name occurs twice (RFC 6749 section 3.1).
    static func values(_ text: String) throws -> [String: String] {
        var result: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                let text = $0.replacingOccurrences(of: "+", with: " ")
                return text.removingPercentEncoding ?? text
            }
            guard result.updateValue(parts.count > 1 ? parts[1] : "", forKey: parts[0]) == nil else {
                throw OAuthError.invalidAnswer("a parameter occurs twice")
            }
        }
        return result
    }
}
