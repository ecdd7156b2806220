public import DTORuntime
public import Foundation

/// A request that a handler receives.
public struct MockHTTPRequest: Sendable {
    /// The HTTP method.
    public var method: HTTPMethod
    /// The path without percent-encoding and without the query.
    public var path: String
    /// The target as it was sent: `/v1/books?page=2`.
    package var target: String
    /// The query parameters in their order, without percent-encoding. As in forms, `+` means a space.
    package var queryItems: [(name: String, value: String)]
    /// The headers of the request.
    public var headers: HTTPHeaders
    /// The body, or nil if the request has no body.
    public var body: Data?
    /// Maps the name of a parameter in the route, such as `id` in `/books/:id`, to its value.
    public var pathParameters: [String: String] = [:]

    /// Whether the request comes from this machine.
    var isLocal = true

    /// The path as it was sent, without the query and without a fragment.
    var sentPath: String {
        String(target.prefix { $0 != "?" && $0 != "#" })
    }

    /// Whether each `%` of the target begins an encoded byte.
    var hasValidEncoding: Bool {
        var rest = target.utf8[...]
        while let place = rest.firstIndex(of: UInt8(ascii: "%")) {
            let digits = rest[place...].dropFirst().prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
                return false
            }
            rest = rest[digits.endIndex...]
        }
        return true
    }

    /// The whole query as one string without percent-encoding, or nil if the request has no query.
    var query: String? {
        let parts = target.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count > 1 ? Self.decoded(parts[1], plusIsSpace: false) : nil
    }

    /// Maps the name of each query parameter to its last value.
    public var queryParameters: [String: String] {
        Dictionary(queryItems.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }

    /// Returns all values of a query parameter in their order.
    public func queryValues(_ name: String) -> [String] {
        queryItems.filter { $0.name == name }.map(\.value)
    }

    /// The body as a string, or nil if the request has no body or the body is not UTF-8.
    public var bodyString: String? {
        body.flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Decodes a value from the JSON in the body.
    ///
    /// - Throws: `MockServerError.noBody`, or the error of the decoder.
    public func jsonBody<Value: Decodable>(_ type: Value.Type, decoder: DTODecoder = DTODecoder()) throws -> Value {
        guard let body else { throw MockServerError.noBody }
        return try decoder.decode(type, from: body)
    }

    /// Decodes a value from the JSON in the body, with a `JSONDecoder`.
    ///
    /// - Throws: `MockServerError.noBody`, or the error of the decoder.
    public func jsonBody<Value: Decodable>(_ type: Value.Type, decoder: JSONDecoder) throws -> Value {
        guard let body else { throw MockServerError.noBody }
        return try decoder.decode(type, from: body)
    }
}

extension MockHTTPRequest {
    init(_ head: HTTPRequestHead, body: Data) {
        let parts = head.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        // A client never sends a fragment. If a fragment arrives, it is not part of the path.
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

    /// Decodes percent-encoding. Invalid percent-encoding and bytes that are not UTF-8 are not decoded.
    private static func decoded(_ text: Substring, plusIsSpace: Bool) -> String {
        // Most strings contain neither `%` nor `+`.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
            return String(text)
        }
        let text = plusIsSpace ? String(text.replacing("+", with: " ")) : String(text)
        return text.removingPercentEncoding ?? text
    }
}
