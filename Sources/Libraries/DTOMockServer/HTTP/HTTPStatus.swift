/// A status code with its reason phrase (RFC 9110 section 15).
public struct HTTPStatus: Hashable, Sendable {
    /// The status code.
    public let code: Int
    /// The reason phrase.
    public let reason: String

    /// Makes a status with a reason phrase that may differ from the specification.
    public init(code: Int, reason: String) {
        self.code = code
        self.reason = reason
    }

    /// Makes a status with the reason phrase of the specification. A code without a reason phrase gets the name of its
    /// class, such as `Client Error`.
    public init(_ code: Int) {
        self.init(code: code, reason: Self.reasons[code] ?? Self.reason(ofClass: code / 100))
    }

    private static func reason(ofClass hundreds: Int) -> String {
        switch hundreds {
        case 1: "Informational"
        case 2: "Success"
        case 3: "Redirection"
        case 4: "Client Error"
        case 5: "Server Error"
        default: "Unknown"
        }
    }

    private static let reasons = [
        100: "Continue", 101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted",
        203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content", 206: "Partial Content",
        300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified",
        307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized",
        402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
        407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
        411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
        415: "Unsupported Media Type", 416: "Range Not Satisfiable", 417: "Expectation Failed",
        421: "Misdirected Request", 422: "Unprocessable Content", 423: "Locked", 424: "Failed Dependency",
        425: "Too Early", 426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
        431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons", 500: "Internal Server Error",
        501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
        505: "HTTP Version Not Supported",
    ]

    /// Status 200 (RFC 9110 section 15.3.1).
    public static let ok = HTTPStatus(200)
    /// Status 201 (RFC 9110 section 15.3.2).
    public static let created = HTTPStatus(201)
    /// Status 202 (RFC 9110 section 15.3.3).
    public static let accepted = HTTPStatus(202)
    /// Status 204 (RFC 9110 section 15.3.5).
    public static let noContent = HTTPStatus(204)
    /// Status 301 (RFC 9110 section 15.4.2).
    public static let movedPermanently = HTTPStatus(301)
    /// Status 302 (RFC 9110 section 15.4.3).
    public static let found = HTTPStatus(302)
    /// Status 304 (RFC 9110 section 15.4.5).
    public static let notModified = HTTPStatus(304)
    /// Status 400 (RFC 9110 section 15.5.1).
    public static let badRequest = HTTPStatus(400)
    /// Status 401 (RFC 9110 section 15.5.2).
    public static let unauthorized = HTTPStatus(401)
    /// Status 403 (RFC 9110 section 15.5.4).
    public static let forbidden = HTTPStatus(403)
    /// Status 404 (RFC 9110 section 15.5.5).
    public static let notFound = HTTPStatus(404)
    /// Status 405 (RFC 9110 section 15.5.6).
    public static let methodNotAllowed = HTTPStatus(405)
    /// Status 409 (RFC 9110 section 15.5.10).
    public static let conflict = HTTPStatus(409)
    /// Status 422 (RFC 9110 section 15.5.21).
    public static let unprocessableEntity = HTTPStatus(422)
    /// Status 429 (RFC 6585 section 4).
    public static let tooManyRequests = HTTPStatus(429)
    /// Status 500 (RFC 9110 section 15.6.1).
    public static let internalServerError = HTTPStatus(500)
    /// Status 501 (RFC 9110 section 15.6.2).
    package static let notImplemented = HTTPStatus(501)
    /// Status 502 (RFC 9110 section 15.6.3).
    public static let badGateway = HTTPStatus(502)
    /// Status 503 (RFC 9110 section 15.6.4).
    public static let serviceUnavailable = HTTPStatus(503)
    /// Status 504 (RFC 9110 section 15.6.5).
    public static let gatewayTimeout = HTTPStatus(504)
}
