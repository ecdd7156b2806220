import DTOClient
import DTORuntime
import Foundation

/// Reads the endpoints that an authorization server publishes (RFC 8414, OpenID Connect Discovery 1.0).
enum Discovery {
    /// A URL at which the metadata of an issuer may be published.
    struct Candidate: Hashable {
        var metadata: URL
        var issuer: String
    }

    /// Returns the endpoints of a server.
    ///
    /// - Parameter url: The issuer, or the URL of its metadata.
    /// - Throws: `OAuthError`, and the errors of calls.
    static func endpoints(from url: URL, through api: any APIClientProtocol) async throws -> OAuthEndpoints {
        guard url.isEncryptedOrLoopback else {
            throw OAuthError.invalidConfiguration(
                "the issuer \(url.place) must have the scheme https, or http on a loopback address, and no fragment")
        }
        var status = 0
        for candidate in candidates(for: url) {
            let request = HTTPRequest(method: .get, url: candidate.metadata, headers: ["Accept": "application/json"])
            let response = try await TokenRequests.send(request, id: "metadata", through: api)
            // Some servers respond to every path with an HTML page.
            if response.isSuccess,
                let members = (try? DTODecoder().decode(JSONValue.self, from: response.body))?.objectValue
            {
                return try endpoints(in: members, of: candidate.issuer)
            }
            status = response.status
        }
        throw OAuthError.invalidAnswer("\(url.place) publishes no metadata in JSON, with status \(status)")
    }

    /// Returns the possible URLs of the metadata, in the order in which they are tried.
    ///
    /// OpenID Connect appends the well-known path to the path of the issuer, and RFC 8414 inserts it before the path of
    /// the issuer.
    static func candidates(for url: URL) -> [Candidate] {
        let text = url.absoluteString
        if let range = text.range(of: "/.well-known/") {
            let path = text[range.upperBound...].drop { $0 != "/" }
            return [Candidate(metadata: url, issuer: "\(text[..<range.lowerBound])\(path)")]
        }
        let issuer = text.hasSuffix("/") ? String(text.dropLast()) : text
        // The first slash after `://` begins the path.
        let authority = issuer.range(of: "://").map { $0.upperBound } ?? issuer.startIndex
        let path = issuer[authority...].firstIndex(of: "/") ?? issuer.endIndex
        let places = [
            issuer + "/.well-known/openid-configuration",
            "\(issuer[..<path])/.well-known/oauth-authorization-server\(issuer[path...])",
        ]
        return places.compactMap(URL.init(string:)).map { Candidate(metadata: $0, issuer: issuer) }
    }

    private static func endpoints(in members: [String: JSONValue], of issuer: String) throws -> OAuthEndpoints {
        // An attacker could publish metadata in the name of another issuer (RFC 8414 section 3.3). A slash at the end
        // is ignored.
        guard let named = members["issuer"]?.text, named == issuer || named == issuer + "/" else {
            throw OAuthError.invalidAnswer("its metadata is for another issuer than \(issuer)")
        }
        func url(_ name: String) throws -> URL? {
            guard let text = members[name]?.text else { return nil }
            guard let url = URL(string: text), url.isEncryptedOrLoopback,
                url.scheme?.lowercased() == "https" || issuer.lowercased().hasPrefix("http:")
            else { throw OAuthError.invalidAnswer("its \(name) is not a URL with the scheme https") }
            return url
        }
        if let methods = texts(members["code_challenge_methods_supported"]), !methods.contains("S256") {
            throw OAuthError.invalidAnswer("its metadata lists methods of PKCE without S256")
        }
        guard let token = try url("token_endpoint") else {
            throw OAuthError.invalidAnswer("its metadata has no token_endpoint")
        }
        let methods = texts(members["token_endpoint_auth_methods_supported"]) ?? []
        var endpoints = OAuthEndpoints(
            authorization: try url("authorization_endpoint"), token: token, issuer: named,
            takesSecretInForm: methods.contains("client_secret_post") && !methods.contains("client_secret_basic"))
        if case .bool(true)? = members["authorization_response_iss_parameter_supported"] {
            endpoints.namesIssuer = true
        }
        return endpoints
    }

    private static func texts(_ value: JSONValue?) -> [String]? {
        if case .array(let elements)? = value { elements.compactMap(\.text) } else { nil }
    }
}
