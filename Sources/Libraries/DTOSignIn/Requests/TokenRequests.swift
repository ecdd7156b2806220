import DTOClient
import DTORuntime
import Foundation

/// Sends requests to the token endpoint (RFC 6749 section 3.2).
struct TokenRequests: Sendable {
    let configuration: OAuthConfiguration
    let api: any APIClientProtocol
    let clock: ClientClock

    /// The greatest size of a response, in bytes.
    private static let limit = 1 << 18
    private static let timeout: Duration = .seconds(30)
    /// The greatest lifetime of a token in seconds, about ten years. A longer lifetime is shortened to this value.
    private static let longest: Double = 10 * 366 * 86_400

    /// Exchanges the authorization code of a sign-in for tokens.
    func tokens(for code: String, _ request: AuthorizationRequest, redirect: URL, at endpoints: OAuthEndpoints)
        async throws -> OAuthTokens
    {
        let form = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", redirect.absoluteString),
            ("code_verifier", request.verifier),
        ]
        return try await tokens(form, at: endpoints.token, endpoints, hiding: [code, request.verifier])
    }

    /// Renews tokens. If the response has no new refresh token, the old refresh token is kept (RFC 6749 section 6).
    func tokens(renewing old: OAuthTokens, _ refreshToken: String, at endpoints: OAuthEndpoints) async throws
        -> OAuthTokens
    {
        let form = [("grant_type", "refresh_token"), ("refresh_token", refreshToken)]
        var tokens = try await tokens(
            form, at: endpoints.refresh ?? endpoints.token, endpoints, granting: old.scopes, hiding: [refreshToken])
        tokens.refreshToken = tokens.refreshToken ?? refreshToken
        tokens.account = old.account
        return tokens
    }

    /// Requests tokens for the app itself, with the flow `clientCredentials`.
    func tokens(ofClientAt endpoints: OAuthEndpoints) async throws -> OAuthTokens {
        var form = [("grant_type", "client_credentials")]
        if !configuration.scopes.isEmpty { form.append(("scope", configuration.scopes.joined(separator: " "))) }
        form += configuration.parameters.sorted { $0.key < $1.key }
        return try await tokens(form, at: endpoints.token, endpoints)
    }

    private func tokens(
        _ form: [(String, String)], at url: URL, _ endpoints: OAuthEndpoints, granting scopes: [String]? = nil,
        hiding secrets: [String] = []
    ) async throws -> OAuthTokens {
        var (form, secrets) = (form, secrets)
        var request = HTTPRequest(
            method: .post, url: url,
            headers: ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"])
        if let secret = configuration.clientSecret, !endpoints.takesSecretInForm {
            // The client identifier and the secret are encoded before they are joined (RFC 6749 section 2.3.1).
            let pair = PercentEncoding.strict(configuration.clientID) + ":" + PercentEncoding.strict(secret)
            let encoded = Data(pair.utf8).base64EncodedString()
            request.headers["Authorization"] = "Basic " + encoded
            secrets.append(encoded)
        } else {
            form.append(("client_id", configuration.clientID))
            if let secret = configuration.clientSecret { form.append(("client_secret", secret)) }
        }
        request.body = .data(Data(Form.encoded(form).utf8))
        let response = try await Self.send(request, id: "token", through: api)
        return try tokens(
            in: response, granting: scopes ?? configuration.scopes,
            hiding: secrets + [configuration.clientSecret].compactMap(\.self))
    }

    /// Sends a request without retries and without following redirects.
    static func send(
        _ request: HTTPRequest, id: String, through api: any APIClientProtocol
    ) async throws -> RawResponse {
        var settings = CallSettings()
        settings.bodyLimit = limit
        settings.timeout = timeout
        settings.retry = .never
        let endpoint = APIEndpoint(request.method, request.url.path, id: id, followsRedirects: false)
        return try await api.perform(APICall(endpoint: endpoint, request: request, settings: settings))
    }

    // MARK: Answers

    private func tokens(in response: RawResponse, granting scopes: [String], hiding secrets: [String]) throws
        -> OAuthTokens
    {
        guard response.body.count <= Self.limit,
            let members = (try? DTODecoder().decode(JSONValue.self, from: response.body))?.objectValue
        else {
            throw OAuthError.invalidAnswer("the token endpoint sent no JSON object, with status \(response.status)")
        }
        // Some servers send an error with the status 200.
        if let code = members["error"]?.text {
            throw OAuthError.refused(code, members["error_description"]?.text, hiding: secrets)
        }
        guard response.isSuccess else {
            throw OAuthError.invalidAnswer("the token endpoint named no error, with status \(response.status)")
        }
        guard let token = members["access_token"]?.text, Self.isToken(token) else {
            throw OAuthError.invalidAnswer("it has no usable access_token")
        }
        // A client must not use a token whose type it does not know (RFC 6749 section 7.1).
        guard let type = members["token_type"]?.text, HTTPHeaders.isSame(type, "Bearer") else {
            throw OAuthError.invalidAnswer("its token_type is not Bearer")
        }
        let now = clock.date()
        return OAuthTokens(
            accessToken: token, refreshToken: members["refresh_token"]?.text.flatMap { $0.isEmpty ? nil : $0 },
            expires: members["expires_in"]?.seconds.map { now.addingTimeInterval(min(max($0, 0), Self.longest)) },
            scopes: members["scope"]?.text.map { $0.split(separator: " ").map(String.init) } ?? scopes, issued: now)
    }

    /// Returns whether a string can be sent as a bearer token (RFC 6750 section 2.1).
    private static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}

extension JSONValue {
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number of seconds, which some servers write as a string.
    fileprivate var seconds: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        case .null, .bool, .decimal, .array, .object: nil
        }
    }
}
