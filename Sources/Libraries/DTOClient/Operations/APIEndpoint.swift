public import DTORuntime

/// The facts about an operation that all its calls share.
public struct APIEndpoint: Hashable, Sendable {
    /// The HTTP method.
    public var method: HTTPMethod
    /// The path template as in the contract: `/v1/jobs/{jobId}`.
    public var path: String
    /// The operation's name in the contract. Metrics and logs are grouped by it.
    public var id: String
    /// The tags of the operation.
    public var tags: [String]
    /// The alternatives for credentials, one of which is enough. An alternative lists schemes that are needed together.
    /// An empty list means that no credentials are needed.
    public var security: [[SecurityScheme]]
    /// The operation's own servers, the first of which is used. An empty list means the client's server.
    public var servers: [String]
    /// The media types of the answers, the preferred one first, as `Accept` has them:
    /// `["image/png", "text/csv;q=0.5"]`. The weight 0.2 marks the types that only failures have.
    public var accept: [String]
    /// The header by which the server recognizes a repeated request, or nil if the contract has none.
    package var idempotencyHeader: String?
    /// The names of the parameters that the client has for all operations.
    @_spi(Generated) public var globals: [String]
    /// The policy for retries, if the contract's configuration has one.
    package var retry: RetryPolicy?
    /// Whether the transport follows redirects. It does not if the contract has no other success than a redirect.
    package var followsRedirects: Bool

    /// Makes an endpoint.
    public init(
        _ method: HTTPMethod, _ path: String, id: String, tags: [String] = [], security: [[SecurityScheme]] = [],
        servers: [String] = [], accept: [String] = ["application/json"], idempotencyHeader: String? = nil,
        globals: [String] = [], retry: RetryPolicy? = nil, followsRedirects: Bool = true
    ) {
        self.method = method
        self.path = path
        self.id = id
        self.tags = tags
        self.security = security
        self.servers = servers
        self.accept = accept
        self.idempotencyHeader = idempotencyHeader
        self.globals = globals
        self.retry = retry
        self.followsRedirects = followsRedirects
    }
}

extension APIEndpoint {
    private static let weightOfFailures = ";q=0.2"

    /// The value of `Accept` (RFC 9110, section 12.5.1). A server without any of the media types may send another one
    /// rather than 406.
    var acceptance: String {
        let takesAnything = accept.contains { $0 == "*/*" || $0.hasPrefix("*/*;") }
        return (takesAnything ? accept : accept + ["*/*;q=0.1"]).joined(separator: ", ")
    }

    /// Whether the contract names a media type for a success, or a range that holds it. A page of HTML is not a text
    /// value if only failures have HTML.
    ///
    /// - Parameter mediaType: in small letters and without parameters.
    func names(_ mediaType: String) -> Bool {
        accept.contains { range in
            if range.hasSuffix(Self.weightOfFailures) { return false }
            let known = range.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
            return known == "*/*" || known == mediaType
                || known.hasSuffix("/*") && mediaType.hasPrefix(known.dropLast())
        }
    }
}
