public import DTORuntime
public import Foundation

/// Functions for requests to a URL, for code without a contract. The caller chooses the types of the bodies.
extension APIClientProtocol {
    /// Sends a request and decodes the response.
    ///
    /// - Parameters:
    ///   - url: An absolute URL, or a URL relative to `APIClient.baseURL`.
    ///   - body: The encoded body, for example from `encodeBody`.
    /// - Throws: `APIClientError`, `CancellationError`.
    public func request<Response: Decodable & Sendable>(
        url: String, method: HTTPMethod = .get, headers: [String: String]? = nil, body: Data? = nil,
        responseType: Response.Type = Response.self
    ) async throws -> Response {
        let response = try await answer(url, method, headers, body)
        return try response.json(Response.self)
    }

    /// Sends a request and ignores the body of the response.
    ///
    /// - Throws: `APIClientError`, `CancellationError`.
    public func requestVoid(
        url: String, method: HTTPMethod = .post, headers: [String: String]? = nil, body: Data? = nil
    ) async throws {
        _ = try await answer(url, method, headers, body)
    }

    /// Sends a GET request and decodes the response.
    public func get<Response: Decodable & Sendable>(
        url: String, headers: [String: String]? = nil, responseType: Response.Type = Response.self
    ) async throws -> Response {
        try await request(url: url, method: .get, headers: headers, responseType: responseType)
    }

    /// Sends a POST request with a JSON body and decodes the response.
    public func post<Response: Decodable & Sendable>(
        url: String, headers: [String: String]? = nil, body: (any Encodable)? = nil,
        responseType: Response.Type = Response.self
    ) async throws -> Response {
        try await request(
            url: url, method: .post, headers: headers, body: try encodeBody(body), responseType: responseType)
    }

    /// Sends a PUT request with a JSON body and decodes the response.
    public func put<Response: Decodable & Sendable>(
        url: String, headers: [String: String]? = nil, body: (any Encodable)? = nil,
        responseType: Response.Type = Response.self
    ) async throws -> Response {
        try await request(
            url: url, method: .put, headers: headers, body: try encodeBody(body), responseType: responseType)
    }

    /// Sends a PATCH request with a JSON body and decodes the response.
    public func patch<Response: Decodable & Sendable>(
        url: String, headers: [String: String]? = nil, body: (any Encodable)? = nil,
        responseType: Response.Type = Response.self
    ) async throws -> Response {
        try await request(
            url: url, method: .patch, headers: headers, body: try encodeBody(body), responseType: responseType)
    }

    /// Sends a DELETE request and decodes the response.
    public func delete<Response: Decodable & Sendable>(
        url: String, headers: [String: String]? = nil, responseType: Response.Type = Response.self
    ) async throws -> Response {
        try await request(url: url, method: .delete, headers: headers, responseType: responseType)
    }

    /// Sends a PUT request with a JSON body and ignores the body of the response.
    public func putVoid(url: String, headers: [String: String]? = nil, body: (any Encodable)? = nil) async throws {
        try await requestVoid(url: url, method: .put, headers: headers, body: try encodeBody(body))
    }

    /// Sends a DELETE request and ignores the body of the response.
    public func deleteVoid(url: String, headers: [String: String]? = nil) async throws {
        try await requestVoid(url: url, method: .delete, headers: headers)
    }

    /// Returns a value as JSON, or nil for nil.
    public func encodeBody(_ body: (any Encodable)?) throws -> Data? {
        guard let body else { return nil }
        return try RequestEncoder.json(body)
    }

    private func answer(
        _ url: String, _ method: HTTPMethod, _ headers: [String: String]?, _ body: Data?
    ) async throws -> RawResponse {
        let base = (self as? APIClient)?.baseURL
        guard let target = URL(reference: url, relativeTo: base)?.absoluteURL, target.scheme != nil, target.host != nil
        else {
            throw APIClientError.invalidURL(SecretName.maskedURL(url))
        }
        var request = HTTPRequest(method: method, url: target, headers: ["Accept": "application/json"])
        for (name, value) in (headers ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard HTTPHeaders.isName(name), HTTPHeaders.isValue(value) else {
                throw APIClientError.invalidRequest(
                    operation: "\(method) \(target.path)",
                    reason: "`\(name)` contains characters that are not allowed in a header")
            }
            request.headers[name] = value
        }
        if let body {
            request.body = .data(body)
            if request.headers["Content-Type"] == nil { request.headers["Content-Type"] = "application/json" }
        }
        let response = try await perform(
            APICall(endpoint: APIEndpoint(method, target.path, id: "\(method) \(target.path)"), request: request))
        guard response.isSuccess else { throw response.failure() }
        return response
    }
}
