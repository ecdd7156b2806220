/// The method of a request (RFC 9110 section 9). The case of letters is kept.
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    /// The name of the method.
    public let rawValue: String

    /// Makes a method from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes a method from its name.
    public init(_ name: String) {
        rawValue = name
    }

    /// Requests a representation (RFC 9110 section 9.3.1).
    public static let get = HTTPMethod("GET")
    /// Lets the resource process the body (RFC 9110 section 9.3.3).
    public static let post = HTTPMethod("POST")
    /// Replaces the resource (RFC 9110 section 9.3.4).
    public static let put = HTTPMethod("PUT")
    /// Changes the resource in part (RFC 5789).
    public static let patch = HTTPMethod("PATCH")
    /// Deletes the resource (RFC 9110 section 9.3.5).
    public static let delete = HTTPMethod("DELETE")
    /// Requests only the headers of a response (RFC 9110 section 9.3.2).
    public static let head = HTTPMethod("HEAD")
    /// Requests the options of communication (RFC 9110 section 9.3.7).
    public static let options = HTTPMethod("OPTIONS")
    /// Requests a loop-back of the request (RFC 9110 section 9.3.8).
    public static let trace = HTTPMethod("TRACE")
    /// Requests a tunnel (RFC 9110 section 9.3.6).
    public static let connect = HTTPMethod("CONNECT")
    /// Requests data that the body of the request describes (draft-ietf-httpbis-safe-method-w-body).
    public static let query = HTTPMethod("QUERY")
}

extension HTTPMethod {
    /// Whether repeating a request has the effect of a single request (RFC 9110 section 9.2.2).
    package var isIdempotent: Bool {
        switch self {
        case .get, .put, .delete, .head, .options, .trace, .query: true
        default: false
        }
    }

    /// Whether a request does not change anything on the server (RFC 9110 section 9.2.1).
    package var isSafe: Bool {
        switch self {
        case .get, .head, .options, .trace, .query: true
        default: false
        }
    }
}

// These names have the spelling of the sent methods, because code for mock servers often uses that spelling.
extension HTTPMethod {
    /// The method `get`.
    public static let GET = get
    /// The method `post`.
    public static let POST = post
    /// The method `put`.
    public static let PUT = put
    /// The method `patch`.
    public static let PATCH = patch
    /// The method `delete`.
    public static let DELETE = delete
    /// The method `head`.
    public static let HEAD = head
    /// The method `options`.
    public static let OPTIONS = options
    /// The method `trace`.
    public static let TRACE = trace
    /// The method `connect`.
    public static let CONNECT = connect
    /// The method `query`.
    public static let QUERY = query
}

extension HTTPMethod: CustomStringConvertible {
    /// The name of the method.
    public var description: String { rawValue }
}
