/// The facts about an operation that all its calls share.
public struct Endpoint: Hashable, Sendable {
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
    /// The accepted media types, the preferred one first. They are the value of `Accept`.
    public var accept: [String]
    /// Whether the contract has a header by which the server recognizes a repeated request.
    public var takesIdempotencyKey: Bool
    /// The policy for retries, if the contract's configuration has one.
    public var retry: RetryPolicy?

    /// Makes an endpoint.
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
