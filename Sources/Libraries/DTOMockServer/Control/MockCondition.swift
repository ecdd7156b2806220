import DTOContract
public import DTORuntime
import Foundation

/// Selects the requests to which a scenario applies. A request must have all values of the condition.
///
///     var scenario: MockSteps = [MockStep(example: "page2")]
///     scenario.condition = MockCondition(query: ["page": "2"])
public struct MockCondition: Hashable, Sendable {
    /// Maps the name of a path parameter, such as `id` in `/books/{id}`, to its value.
    public var path: [String: String]
    /// Maps the name of a query parameter to a value that the query must have.
    public var query: [String: String]
    /// Maps the name of a header to a value that the request must have.
    public var headers: [String: String]
    /// The JSON that the body must contain, such as `{"operationName": "GetBooks"}`. Objects of the body may have more
    /// members. Nil allows any body.
    public var body: JSONValue?

    /// Makes a condition.
    public init(
        path: [String: String] = [:], query: [String: String] = [:], headers: [String: String] = [:],
        body: JSONValue? = nil
    ) {
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    func holds(for request: MockHTTPRequest) -> Bool {
        guard path.allSatisfy({ request.pathParameters[$0.key] == $0.value }),
            query.allSatisfy({ request.queryValues($0.key).contains($0.value) }),
            headers.allSatisfy({ request.headers.values(of: $0.key).contains($0.value) })
        else { return false }
        guard let body else { return true }
        return request.body.flatMap { JSONValue(bytes: $0) }.map { Self.has($0, body) } ?? false
    }

    /// Whether a value has the wanted members. Objects may have more members. All other values must be equal.
    private static func has(_ value: JSONValue, _ wanted: JSONValue) -> Bool {
        guard case .object(let wantedMembers) = wanted else { return value == wanted }
        guard case .object(let members) = value else { return false }
        return wantedMembers.allSatisfy { name, wanted in members[name].map { has($0, wanted) } ?? false }
    }
}

// MARK: JSON

extension MockCondition {
    /// - Parameter json: The condition: `{"query": {"page": "2"}}`.
    /// - Throws: `MockServerError.invalidRequest` if the value is not a condition.
    init(json: JSONValue) throws(MockServerError) {
        self.init()
        guard case .object(let members) = json, !members.isEmpty else {
            throw .invalidRequest(#"'when' must be an object such as {"query": {"page": "2"}}."#)
        }
        for (name, member) in members {
            switch name {
            case "path": path = try Self.texts(name, member)
            case "query": query = try Self.texts(name, member)
            case "headers": headers = try Self.texts(name, member)
            case "body": body = member
            default:
                throw .invalidRequest(
                    "'\(name.prefix(80))' is not a key of 'when'; the keys are path, query, headers, body.")
            }
        }
    }

    private static func texts(_ name: String, _ json: JSONValue) throws(MockServerError) -> [String: String] {
        guard case .object(let members) = json else {
            throw .invalidRequest("'\(name)' of 'when' must be an object of names and values, not \(json.kind).")
        }
        var texts: [String: String] = [:]
        for (key, member) in members {
            guard let text = member.idText ?? member.boolValue.map({ "\($0)" }) else {
                throw .invalidRequest(
                    "A value in '\(name)' of 'when' must be a string or a number, not \(member.kind).")
            }
            texts[key] = text
        }
        return texts
    }

    var json: JSONValue {
        var members: [String: JSONValue] = [:]
        for (name, texts) in [("path", path), ("query", query), ("headers", headers)] where !texts.isEmpty {
            members[name] = .object(texts.mapValues { .string($0) })
        }
        members["body"] = body
        return .object(members)
    }

    /// The approximate size of the condition in bytes.
    var weight: Int { json.weight }
}
