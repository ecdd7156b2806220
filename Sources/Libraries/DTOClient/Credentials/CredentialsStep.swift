import DTORuntime
import Foundation

/// Attaches credentials. The step uses the first alternative in the contract for which the settings have credentials.
///
/// If the server refuses a token with 401, the step renews the token and sends the call once more.
final class CredentialsStep: APIMiddleware {
    private let refresher = TokenRefresher()

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        let attached = try await attached(to: call)
        let response = try await next(attached.call)
        guard response.status == 401,
            let replay = try await replay(call, attached, attempts: max(1, response.attempts))
        else { return response }
        return try await next(replay)
    }

    func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        let attached = try await attached(to: call)
        let response = try await next(attached.call)
        guard response.status == 401, let replay = try await replay(call, attached, attempts: 1) else {
            return response
        }
        return try await next(replay)
    }

    /// A call with its credentials, and the tokens among them that can be renewed.
    private struct Attached {
        var call: APICall
        var tokens: [IssuedToken] = []
    }

    // MARK: A refused token

    /// Returns the call with new tokens, or nil if no token was renewed or no attempt is left.
    ///
    /// - Throws: The error of the token provider, except `TokenRefusal`.
    private func replay(_ call: APICall, _ refused: Attached, attempts: Int) async throws -> APICall? {
        // The server has not carried out a refused call, so the call is sent again even if the policy has one attempt.
        let limit = max(2, (call.settings.retry ?? call.endpoint.retry ?? .standard).attempts)
        guard !refused.tokens.isEmpty, attempts < limit, call.request.body.isReplayable else { return nil }
        var renewed: [String: String] = [:]
        for token in refused.tokens {
            do {
                renewed[token.text] = try await refresher.token(inPlaceOf: token.text, from: token.provider)
            } catch is TokenRefusal {
                return nil
            } catch {
                throw Self.error(error)
            }
        }
        var replay = try await attached(to: call) { provider in
            // The provider may return a token that is newer than the renewed token.
            try await Self.token(of: provider).map { renewed[$0] ?? $0 }
        }.call
        replay.attempt = attempts + 1
        return replay
    }

    private static func token(of provider: any TokenProvider) async throws -> String? {
        try await withoutWaiting { try await provider.token() }
    }

    /// Wraps an error of a provider as `APIClientError.transport`, which the step `Offline` handles. An
    /// `APIClientError` is returned unchanged.
    private static func error(_ error: any Error) -> any Error {
        if Task.isCancelled { return CancellationError() }
        return error is APIClientError ? error : APIClientError.transport(error)
    }

    // MARK: Attaching

    /// Returns the call with the credentials that the operation requires.
    ///
    /// - Throws: `APIClientError.missingCredentials` if the settings have no credentials for any alternative.
    private func attached(
        to call: APICall, _ issue: @escaping (any TokenProvider) async throws -> String? = token
    ) async throws -> Attached {
        let alternatives = call.endpoint.security
        if alternatives.isEmpty { return Attached(call: call) }
        if case .anonymous? = call.settings.credentials {
            call.record.change { $0.account = "anonymous" }
            return Attached(call: call)
        }
        // Alternatives with credentials are tried first, because a caller that has credentials expects to be
        // identified. Alternatives with mutual TLS alone are next, and an alternative without credentials is last.
        for alternative in alternatives where !alternative.allSatisfy(\.isProvedByConnection) {
            if let proofs = try await proofs(for: alternative, call, issue) {
                return try Self.attach(proofs, to: call)
            }
        }
        if let alternative = alternatives.first(where: { !$0.isEmpty && $0.allSatisfy(\.isProvedByConnection) }) {
            return try Self.attach(alternative.map { ($0, .connection) }, to: call)
        }
        if alternatives.contains(where: \.isEmpty) { return Attached(call: call) }
        throw APIClientError.missingCredentials(
            operation: call.endpoint.id,
            schemes: alternatives.map { $0.map(\.name).joined(separator: " and ") })
    }

    private func proofs(
        for schemes: [SecurityScheme], _ call: APICall, _ issue: (any TokenProvider) async throws -> String?
    ) async throws -> [(SecurityScheme, Proof)]? {
        var proofs: [(SecurityScheme, Proof)] = []
        for scheme in schemes {
            do {
                guard let proof = try await call.settings.credentials?.proof(for: scheme, issue) else { return nil }
                proofs.append((scheme, proof))
            } catch {
                // With the account, the step `Offline` can answer from the cache.
                if schemes.count == 1, let provider = call.settings.credentials?.provider(for: scheme) {
                    call.record.change { $0.account = Credentials.account(of: provider) }
                }
                throw Self.error(error)
            }
        }
        return proofs
    }

    private static func attach(_ proofs: [(SecurityScheme, Proof)], to call: APICall) throws -> Attached {
        var result = Attached(call: call, tokens: proofs.compactMap(\.1.token))
        for (scheme, proof) in proofs {
            switch (proof.value, scheme.kind) {
            case (.authorization(let value), _): try setHeader("Authorization", value, of: &result.call)
            case (.key(let key), .apiKey(.header, let name)): try setHeader(name, key, of: &result.call)
            case (.key(let key), .apiKey(.query, let name)): try addQuery(name, key, to: &result.call)
            case (.key(let key), .apiKey(.cookie, let name)):
                let pair = PercentEncoding.strict(name) + "=" + PercentEncoding.cookie(key)
                let cookies = result.call.request.headers["Cookie"].map { "\($0); \(pair)" } ?? pair
                try setHeader("Cookie", cookies, of: &result.call)
            case (.key, .bearer), (.key, .basic), (.key, .authorization), (.key, .mutualTLS), (.nothing, _): break
            }
        }
        // A caller may send other headers that identify the caller, for example a session cookie. These additional
        // headers are a part of the account.
        let own = ["Authorization", "Cookie"].compactMap { call.request.headers[$0] }
        let account = (proofs.map(\.1.account) + own).joined(separator: "\n")
        result.call.account = account
        result.call.hasToken = !result.tokens.isEmpty
        call.record.change { $0.account = account }
        return result
    }

    private static func setHeader(_ name: String, _ value: String, of call: inout APICall) throws {
        guard HTTPHeaders.isName(name), HTTPHeaders.isValue(value) else {
            throw APIClientError.invalidRequest(
                operation: call.endpoint.id,
                reason: "the credentials contain characters that are not allowed in a header")
        }
        call.request.headers[name] = value
        call.credentialHeaders.insert(name.lowercased())
    }

    private static func addQuery(_ name: String, _ value: String, to call: inout APICall) throws {
        let pair = PercentEncoding.strict(name) + "=" + PercentEncoding.strict(value)
        let text = call.request.url.absoluteString
        guard let url = URL(string: text + (text.contains("?") ? "&" : "?") + pair) else {
            throw APIClientError.invalidURL(call.request.url.path)
        }
        call.publicURL = call.publicURL ?? call.request.url
        call.request.url = url
    }
}
