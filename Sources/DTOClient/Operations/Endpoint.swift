/// What an operation is, besides the values that one call of it has.
public struct Endpoint: Hashable, Sendable {
    public var method: HTTPMethod
    /// The template, as the contract writes it: `/v1/jobs/{jobId}`.
    public var path: String
    /// The contract's name of the operation; what metrics and logs are grouped by.
    public var id: String
    public var tags: [String]
    /// Alternatives, one of which is enough, each of schemes that are needed together. Empty: nobody has to prove anything.
    public var security: [[SecurityScheme]]
    /// The operation's own servers, the first of which is used; empty: those of the client.
    public var servers: [String]
    /// The media types of the answers, the preferred one first, as `Accept` has them: `["image/png", "text/csv;q=0.5"]`.
    public var accept: [String]
    /// Whether the contract has a header by which the server knows a request again.
    public var takesIdempotencyKey: Bool
    /// How it is retried, where the contract's configuration says so.
    public var retry: RetryPolicy?

    public init(
        _ method: HTTPMethod, _ path: String, id: String, tags: [String] = [], security: [[SecurityScheme]] = [],
        servers: [String] = [], accept: [String] = ["application/json"], takesIdempotencyKey: Bool = false,
        retry: RetryPolicy? = nil
    ) {
        self.method = method
        self.path = path
        self.id = id
        self.tags = tags
        self.security = security
        self.servers = servers
        self.accept = accept
        self.takesIdempotencyKey = takesIdempotencyKey
        self.retry = retry
    }
}

extension Endpoint {
    /// The value of `Accept` (RFC 9110, section 12.5.1). A server without any of the media types may send another one
    /// rather than 406.
    var acceptance: String {
        (accept.contains("*/*") ? accept : accept + ["*/*;q=0.1"]).joined(separator: ", ")
    }

    /// Whether the contract names a media type for any answer, or a range that holds it.
    ///
    /// - Parameter mediaType: in small letters and without parameters.
    func names(_ mediaType: String) -> Bool {
        accept.contains { range in
            let known = range.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
            return known == "*/*" || known == mediaType
                || known.hasSuffix("/*") && mediaType.hasPrefix(known.dropLast())
        }
    }
}
