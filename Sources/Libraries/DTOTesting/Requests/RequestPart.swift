public import DTORuntime
public import Foundation

/// A value that a request must send, and where it must be sent (OpenAPI 3.1.1 section 4.8.12).
@_spi(Generated) public struct RequestPart: Sendable {
    enum Place: Sendable { case path, query, header, cookie, body }

    /// The style of a parameter.
    public enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
        /// The value is written as a JSON document.
        case json
    }

    /// The form of a body.
    enum BodyForm: Sendable { case json, form, text }

    var place: Place
    var name: String
    var json: String
    var style = Style.simple
    var explode = false
    var bodyForm = BodyForm.json

    /// Returns a parameter of the path.
    public static func path(_ name: String, _ json: String, _ style: Style = .simple, explode: Bool = false) -> Self {
        Self(place: .path, name: name, json: json, style: style, explode: explode)
    }

    /// Returns a parameter of the query.
    public static func query(_ name: String, _ json: String, _ style: Style = .form, explode: Bool = true) -> Self {
        Self(place: .query, name: name, json: json, style: style, explode: explode)
    }

    /// Returns a header.
    public static func header(
        _ name: String, _ json: String, _ style: Style = .simple, explode: Bool = false
    ) -> Self {
        Self(place: .header, name: name, json: json, style: style, explode: explode)
    }

    /// Returns a cookie.
    public static func cookie(_ name: String, _ json: String, _ style: Style = .form, explode: Bool = true) -> Self {
        Self(place: .cookie, name: name, json: json, style: style, explode: explode)
    }

    /// Returns a JSON body.
    ///
    /// - Parameter type: The media type of the body.
    public static func body(_ json: String, type: String = "application/json") -> Self {
        Self(place: .body, name: type, json: json)
    }

    /// Returns a form body, whose fields are the members of a JSON object.
    public static func form(_ json: String) -> Self {
        Self(
            place: .body, name: "application/x-www-form-urlencoded", json: json, style: .form, explode: true,
            bodyForm: .form)
    }

    /// Returns a text body, which is given as a JSON string.
    public static func text(_ json: String, type: String = "text/plain") -> Self {
        Self(place: .body, name: type, json: json, bodyForm: .text)
    }
}

/// Returns the values of the parts of a request, one after another.
@_spi(Generated) public struct RequestValues: Sendable {
    /// The parts of the request. After `next` has returned the value of a part, its JSON is the JSON that the generated
    /// type encodes.
    private(set) var parts: [RequestPart]
    private var position = 0

    init(_ parts: [RequestPart]) {
        self.parts = parts
    }

    /// Decodes and returns the value of the next part.
    public mutating func next<Value: Codable>(_ type: Value.Type = Value.self) throws -> Value {
        guard position < parts.count else { throw ContractFailure("The request has more values than parts.").violation }
        let value = try DTODecoder().decode(Value.self, from: Data(parts[position].json.utf8))
        // The generated type may write a number or a date with another spelling than the example in the document.
        parts[position].json = String(decoding: try DTOEncoder().encode(value), as: UTF8.self)
        position += 1
        return value
    }

    /// Decodes and returns the value of the next part, whose type has a special form in JSON.
    public mutating func next<Form: CodingForm>(as form: Form.Type) throws -> Form.Represented {
        try next(form).represented
    }
}

extension ContractFailure {
    var violation: ContractViolation { ContractViolation(failures: [self]) }
}

/// A request that the client of a test throws instead of sending it.
@_spi(Generated) public struct SentRequest: Error {
    /// The URL of the server in the requests.
    public static let server = URL(string: "https://contract.test") ?? URL(fileURLWithPath: "/")

    let method: HTTPMethod
    let url: URL
    let headers: HTTPHeaders
    let body: Data?

    /// Creates a request.
    public init(_ method: HTTPMethod, _ url: URL, _ headers: HTTPHeaders, _ body: Data?) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}
