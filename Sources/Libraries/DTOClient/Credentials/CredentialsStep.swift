import DTORuntime
import Foundation

/// Attaches credentials. Of the contract's alternatives, it uses the first for which there are credentials.
///
/// If the server refuses the token, the call is sent once more with a new token, within the limits of attempts and
/// time.
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

    /// A call with its credentials.
    private struct Attached {
        var call: APICall
        var tokens: [IssuedToken] = []
    }

    // MARK: A refused token

    /// Returns the call with new tokens, or nil if no token was renewed or no attempt is left.
    ///
    /// - Throws: The error because of which the token's server could not be reached.
    private func replay(_ call: APICall, _ refused: Attached, attempts: Int) async throws -> APICall? {
        // A policy of one attempt means that nothing runs twice. A refused call has not run.
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
            // The provider may now return an even newer token.
            try await Self.token(of: provider).map { renewed[$0] ?? $0 }
        }.call
        replay.attempt = attempts + 1
        return replay
    }

    private static func token(of provider: any TokenProvider) async throws -> String? {
        try await withoutWaiting { try await provider.token() }
    }

    /// Wraps an error, because the offline step handles errors of the transport. Errors of this library are thrown
    /// unchanged.
    private static func error(_ error: any Error) -> any Error {
        if Task.isCancelled { return CancellationError() }
        return error is APIClientError ? error : APIClientError.transport(error)
    }

    // MARK: Attaching

    /// Attaches the credentials that the operation requires.
    ///
    /// - Throws: `APIClientError.missingCredentials` if there are no credentials for any alternative.
    private func attached(
        to call: APICall, _ issue: @escaping (any TokenProvider) async throws -> String? = token
    ) async throws -> Attached {
        let alternatives = call.endpoint.security
        if alternatives.isEmpty { return Attached(call: call) }
        if case .anonymous? = call.settings.credentials {
            call.record.change { $0.account = "anonymous" }
            return Attached(call: call)
        }
        // Alternatives with credentials come first, because a caller that has credentials wants to be identified. Then
        // come alternatives that the connection itself proves, and last an alternative without credentials.
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
                // The offline step may answer from the cache if the account is known.
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
        // A caller may send more headers that identify it, for example a session cookie in addition to an app's key.
        // They are a part of the account.
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
                operation: call.endpoint.id, reason: "the credentials have characters that no header may have")
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
