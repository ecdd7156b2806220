public import DTORuntime

/// The facts about an operation that do not depend on the call.
public struct APIEndpoint: Hashable, Sendable {
    /// The HTTP method.
    public var method: HTTPMethod
    /// The path template as in the contract: `/v1/jobs/{jobId}`.
    public var path: String
    /// The name of the operation in the contract, which metrics and logs contain.
    public var id: String
    /// The tags of the operation.
    public var tags: [String]
    /// The alternative security requirements, of which one is enough. An alternative lists the schemes that are
    /// required together. An empty list means that no credentials are sent.
    public var security: [[SecurityScheme]]
    /// The servers of the operation in the contract. The first server is used, or the server of the client if the list
    /// is empty.
    public var servers: [String]
    /// The media types of the responses in the syntax of `Accept`, most preferred first:
    /// `["image/png", "text/csv;q=0.5"]`. The weight 0.2 marks media types that only error responses have.
    public var accept: [String]
    /// The name of the header for the idempotency key, from the contract or from `idempotency:` in the configuration.
    /// The value is nil if the operation has no such header.
    package var idempotencyHeader: String?
    /// The names of the parameters of this operation whose values are set for the whole client.
    @_spi(Generated) public var globals: [String]
    /// The policy from `retry:` in the configuration, or nil.
    package var retry: RetryPolicy?
    /// Whether the transport follows redirects. The value is false if a redirect is the only success in the contract.
    package var followsRedirects: Bool

    /// Creates an endpoint. By default, responses are JSON and no credentials are needed.
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

    /// Creates an endpoint whose other facts have their defaults. The compiler writes a function for each default
    /// argument into each file that uses it, and most operations need none of these facts.
    public init(
        _ method: HTTPMethod, _ path: String, id: String, tags: [String] = [], security: [[SecurityScheme]] = []
    ) {
        self.init(method, path, id: id, tags: tags, security: security, servers: [])
    }
}

extension APIEndpoint {
    private static let weightOfFailures = ";q=0.2"

    /// The value of `Accept` (RFC 9110 section 12.5.1). The value ends with `*/*` at a low weight, so that a server
    /// without the other media types can send any media type instead of the status 406.
    var acceptance: String {
        let takesAnything = accept.contains { $0 == "*/*" || $0.hasPrefix("*/*;") }
        return (takesAnything ? accept : accept + ["*/*;q=0.1"]).joined(separator: ", ")
    }

    /// Returns whether the contract lists a media type, or a range that contains it, for a successful response.
    ///
    /// - Parameter mediaType: The media type in lower case and without parameters.
    func names(_ mediaType: String) -> Bool {
        accept.contains { range in
            if range.hasSuffix(Self.weightOfFailures) { return false }
            let known = range.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
            return known == "*/*" || known == mediaType
                || known.hasSuffix("/*") && mediaType.hasPrefix(known.dropLast())
        }
    }
}
