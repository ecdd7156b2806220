import Foundation

/// Proves who calls: of the contract's alternatives the first that the credentials are enough for.
final class CredentialsStep: Middleware {
    func intercept(
        _ call: APICall, next: @Sendable (APICall) async throws -> RawResponse
    ) async throws -> RawResponse {
        try await next(attached(to: call))
    }

    /// The call with what its operation asks for.
    ///
    /// - Throws: `APIClientError.missingCredentials` where no alternative can be satisfied.
    func attached(to call: APICall) async throws -> APICall {
        let alternatives = call.endpoint.security
        guard !alternatives.isEmpty else { return call }
        var token: String?
        if case .tokens(let provider) = call.settings.credentials { token = try await provider.token() }
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
