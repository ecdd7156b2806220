/// The method of a request (RFC 9110, section 9), in the case in which it is sent.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ name: String) {
        rawValue = name
    }

    public static let get = HTTPMethod("GET")
    public static let post = HTTPMethod("POST")
    public static let put = HTTPMethod("PUT")
    public static let patch = HTTPMethod("PATCH")
    public static let delete = HTTPMethod("DELETE")
    public static let head = HTTPMethod("HEAD")
    public static let options = HTTPMethod("OPTIONS")
    public static let trace = HTTPMethod("TRACE")
    public static let connect = HTTPMethod("CONNECT")
    /// Asks with a body (draft-ietf-httpbis-safe-method-w-body).
    public static let query = HTTPMethod("QUERY")
}

extension HTTPMethod {
    /// Whether a second request does what the first has done already (RFC 9110, section 9.2.2).
    public var isIdempotent: Bool {
        switch self {
        case .get, .put, .delete, .head, .options, .trace, .query: true
        default: false
        }
    }

    /// Whether a request asks for nothing but an answer (RFC 9110, section 9.2.1).
    public var isSafe: Bool {
        switch self {
        case .get, .head, .options, .trace, .query: true
        default: false
        }
    }
}

// The names as they are sent, which code for mock servers likes to use.
extension HTTPMethod {
    public static let GET = get
    public static let POST = post
    public static let PUT = put
    public static let PATCH = patch
    public static let DELETE = delete
    public static let HEAD = head
    public static let OPTIONS = options
    public static let TRACE = trace
    public static let CONNECT = connect
    public static let QUERY = query
}

extension HTTPMethod: CustomStringConvertible {
    public var description: String { rawValue }
}
