public import DTORuntime
public import Foundation

/// A request, as a handler sees it.
public struct MockHTTPRequest: Sendable {
    public var method: HTTPMethod
    /// Percent-decoded, without the query.
    public var path: String
    /// The target as it was sent: `/v1/books?page=2`.
    public var target: String
    /// In their order, percent-decoded; `+` is a space, as forms have it.
    public var queryItems: [(name: String, value: String)]
    public var headers: HTTPHeaders
    /// Nil where the request has none.
    public var body: Data?
    /// The values of a route's pattern by their names: `id` of `/books/:id`.
    public var pathParameters: [String: String] = [:]

    /// The path as it was sent, without the query and what no client sends.
    var sentPath: String {
        String(target.prefix { $0 != "?" && $0 != "#" })
    }

    /// What stands behind the `?`, percent-decoded, where it is one text.
    var query: String? {
        let parts = target.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count > 1 ? Self.decoded(parts[1], plusIsSpace: false) : nil
    }

    /// The last value of each name.
    public var queryParameters: [String: String] {
        Dictionary(queryItems.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }

    /// All values of a name, in their order.
    public func queryValues(_ name: String) -> [String] {
        queryItems.filter { $0.name == name }.map(\.value)
    }

    /// The body as text; nil where it is no UTF-8, or there is none.
    public var bodyString: String? {
        body.flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The body, decoded.
    ///
    /// - Throws: `MockServerError.noBody`, or what the decoder throws.
    public func jsonBody<Value: Decodable>(_ type: Value.Type, decoder: DTODecoder = DTODecoder()) throws -> Value {
        guard let body else { throw MockServerError.noBody }
        return try decoder.decode(type, from: body)
    }

    /// The body as a decoder of the app's reads it.
    ///
    /// - Throws: `MockServerError.noBody`, or what the decoder throws.
    public func jsonBody<Value: Decodable>(_ type: Value.Type, decoder: JSONDecoder) throws -> Value {
        guard let body else { throw MockServerError.noBody }
        return try decoder.decode(type, from: body)
    }
}

extension MockHTTPRequest {
    init(_ head: HTTPRequestHead, body: Data) {
        let parts = head.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // A fragment is never sent; one that is, is none of the path.
        let path = parts[0].prefix { $0 != "#" }
        self.init(
            method: head.method, path: Self.decoded(path, plusIsSpace: false), target: head.target,
            queryItems: parts.count > 1 ? Self.items(parts[1]) : [], headers: head.headers,
            body: head.framing == .none ? nil : body)
    }

    static func items(_ query: Substring) -> [(name: String, value: String)] {
        query.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? decoded(parts[1], plusIsSpace: true) : ""
            return (decoded(parts[0], plusIsSpace: true), value)
        }
    }

    /// What is no code, or no UTF-8 when it is decoded, stays as it is.
    private static func decoded(_ text: Substring, plusIsSpace: Bool) -> String {
        // Most texts hold neither.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(text)
        }
        let text = plusIsSpace ? String(text.replacing("+", with: " ")) : String(text)
        return text.removingPercentEncoding ?? text
    }
}
