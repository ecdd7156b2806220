public import DTORuntime
public import Foundation

/// A value that a request must send, and its place (OpenAPI 3.1.1 section 4.8.12).
@_spi(Generated) public struct RequestPart: Sendable {
    enum Place: Sendable { case path, query, header, cookie, body }

    /// How a parameter is written.
    public enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
        /// As a JSON document.
        case json
    }

    /// How a body is written.
    enum BodyForm: Sendable { case json, form, text }

    var place: Place
    var name: String
    var json: String
    var style = Style.simple
    var explode = false
    var bodyForm = BodyForm.json

    /// A parameter of the path.
    public static func path(_ name: String, _ json: String, _ style: Style = .simple, explode: Bool = false) -> Self {
        Self(place: .path, name: name, json: json, style: style, explode: explode)
    }

    /// A parameter of the query.
    public static func query(_ name: String, _ json: String, _ style: Style = .form, explode: Bool = true) -> Self {
        Self(place: .query, name: name, json: json, style: style, explode: explode)
    }

    /// A header.
    public static func header(
        _ name: String, _ json: String, _ style: Style = .simple, explode: Bool = false
    ) -> Self {
        Self(place: .header, name: name, json: json, style: style, explode: explode)
    }

    /// A cookie.
    public static func cookie(_ name: String, _ json: String, _ style: Style = .form, explode: Bool = true) -> Self {
        Self(place: .cookie, name: name, json: json, style: style, explode: explode)
    }

    /// A JSON body.
    ///
    /// - Parameter type: The media type.
    public static func body(_ json: String, type: String = "application/json") -> Self {
        Self(place: .body, name: type, json: json)
    }

    /// A body that is a form, with the members of an object as fields.
    public static func form(_ json: String) -> Self {
        Self(
            place: .body, name: "application/x-www-form-urlencoded", json: json, style: .form, explode: true,
            bodyForm: .form)
    }

    /// A body that is a text.
    public static func text(_ json: String, type: String = "text/plain") -> Self {
        Self(place: .body, name: type, json: json, bodyForm: .text)
    }
}

/// Hands out the values of a request's parts, one after the other.
@_spi(Generated) public struct RequestValues: Sendable {
    /// The parts. The JSON of those that were handed out is written as Swift writes it.
    private(set) var parts: [RequestPart]
    private var position = 0

    init(_ parts: [RequestPart]) {
        self.parts = parts
    }

    /// Returns the value of the next part.
    public mutating func next<Value: Codable>(_ type: Value.Type = Value.self) throws -> Value {
        guard position < parts.count else { throw ContractFailure("The request has more values than parts.").violation }
        let value = try DTODecoder().decode(Value.self, from: Data(parts[position].json.utf8))
        // Swift may write a number or a date in another way than the document's example.
        parts[position].json = String(decoding: try DTOEncoder().encode(value), as: UTF8.self)
        position += 1
        return value
    }

    /// Returns the value of the next part, which has a form of its own in JSON.
    public mutating func next<Form: CodingForm>(as form: Form.Type) throws -> Form.Represented {
        try next(form).represented
    }
}

extension ContractFailure {
    var violation: ContractViolation { ContractViolation(failures: [self]) }
}

/// A request that a call would send. A test's client throws it instead of sending it.
@_spi(Generated) public struct SentRequest: Error {
    /// The server of the requests.
    public static let server = URL(string: "https://contract.test") ?? URL(fileURLWithPath: "/")

    let method: HTTPMethod
    let url: URL
    let headers: HTTPHeaders
    let body: Data?

    /// Makes a request.
    public init(_ method: HTTPMethod, _ url: URL, _ headers: HTTPHeaders, _ body: Data?) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}
