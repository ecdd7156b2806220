import Foundation

/// Proves who calls: of the contract's alternatives the first that the credentials are enough for.
final class CredentialsStep: Middleware {
    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        let attached = try await attached(to: call)
        let response = try await next(attached)
        guard response.status == 401, let replay = await replay(attached, after: response) else { return response }
        return try await next(replay)
    }

    /// The same for an answer that is read while it arrives.
    func stream(
        _ call: APICall, next: (APICall) async throws -> StreamedResponse
    ) async throws -> StreamedResponse {
        let attached = try await attached(to: call)
        let response = try await next(attached)
        guard response.status == 401, let replay = await replay(attached, after: RawResponse(head: response, attached))
        else { return response }
        return try await next(replay)
    }

    private let refresher = TokenRefresher()

    /// The call with a new token, once; nil where there is none, or no attempt is left.
    private func replay(_ call: APICall, after response: RawResponse) async -> APICall? {
        let limit = max(2, (call.settings.retry ?? call.endpoint.retry ?? .standard).attempts)
        guard let refused = call.token, response.attempts < limit, call.request.body.isReplayable,
            let provider = call.settings.credentials?.provider(for: call.endpoint.security.flatMap(\.self)),
            let token = try? await refresher.token(inPlaceOf: refused, from: provider)
        else { return nil }
        var replay = call
        replay.attempt = response.attempts + 1
        return try? attached(to: replay, token: token)
    }

    /// The call with what its operation asks for.
    ///
    /// - Throws: `APIClientError.missingCredentials` where no alternative can be satisfied.
    func attached(to call: APICall) async throws -> APICall {
        guard !call.endpoint.security.isEmpty else { return call }
        let provider = call.settings.credentials?.provider(for: call.endpoint.security.flatMap(\.self))
        return try attached(to: call, token: try await provider?.token())
    }

    private func attached(to call: APICall, token: String?) throws -> APICall {
        let alternatives = call.endpoint.security
        var call = call
        call.token = token
        call.account = call.settings.credentials?.account(for: alternatives.flatMap(\.self), token: token)
        // One that asks for nothing comes last: whoever has credentials wants to be known.
        for alternative in alternatives where !alternative.isEmpty {
            if let proofs = proofs(for: alternative, call.settings.credentials, token: token) {
                return try attach(proofs, to: call)
            }
        }
        if alternatives.contains(where: \.isEmpty) { return call }
        throw APIClientError.missingCredentials(
            operation: call.endpoint.id,
            schemes: alternatives.map { $0.map(\.name).joined(separator: " and ") })
    }

    private func proofs(
        for schemes: [SecurityScheme], _ credentials: Credentials?, token: String?
    ) -> [(SecurityScheme, Credentials.Proof)]? {
        var proofs: [(SecurityScheme, Credentials.Proof)] = []
        for scheme in schemes {
            guard let proof = credentials?.proof(for: scheme, token: token) else { return nil }
            proofs.append((scheme, proof))
        }
        return proofs
    }

    private func attach(_ proofs: [(SecurityScheme, Credentials.Proof)], to call: APICall) throws -> APICall {
        var call = call
        for (scheme, proof) in proofs {
            switch (proof, scheme.kind) {
            case (.authorization(let value), _): try setHeader("Authorization", value, of: &call)
            case (.key(let key), .apiKey(.header, let name)): try setHeader(name, key, of: &call)
            case (.key(let key), .apiKey(.query, let name)): try addQuery(name, key, to: &call)
            case (.key(let key), .apiKey(.cookie, let name)):
                let pair = PercentEncoding.strict(name) + "=" + PercentEncoding.strict(key)
                call.request.headers["Cookie"] = call.request.headers["Cookie"].map { "\($0); \(pair)" } ?? pair
            case (.key(let key), .bearer): try setHeader("Authorization", "Bearer \(key)", of: &call)
            case (.key, .basic), (.key, .authorization), (.key, .mutualTLS), (.none, _): break
            }
        }
        return call
    }

    private func setHeader(_ name: String, _ value: String, of call: inout APICall) throws {
        guard HTTPHeaders.isName(name), HTTPHeaders.isValue(value) else {
            throw APIClientError.invalidRequest(
                operation: call.endpoint.id, reason: "the credentials have characters that no header may have")
        }
        call.request.headers[name] = value
    }

    private func addQuery(_ name: String, _ value: String, to call: inout APICall) throws {
        let pair = PercentEncoding.strict(name) + "=" + PercentEncoding.strict(value)
        let text = call.request.url.absoluteString
        guard let url = URL(string: text + (text.contains("?") ? "&" : "?") + pair) else {
            throw APIClientError.invalidURL(call.request.url.path)
        }
        call.request.url = url
    }
}
