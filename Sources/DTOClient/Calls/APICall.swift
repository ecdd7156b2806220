public import DTORuntime
public import Foundation

/// A request on its way through the chain.
public struct APICall: Sendable {
    /// What is called; middleware tells calls apart by it.
    public var endpoint: Endpoint
    public var request: HTTPRequest
    public var settings: CallSettings
    /// From 1: how often it has been sent, this time included.
    public var attempt = 1
    /// When the whole call must have ended.
    public var deadline: ContinuousClock.Instant?
    /// The token that was attached, and whom the credentials are for.
    var token: String?
    var account: String?
    /// Reads the answer; nil for callers that want it as it came.
    public var decode: (@Sendable (RawResponse) -> Result<any Sendable, any Error>)?

    public init(
        endpoint: Endpoint, request: HTTPRequest, settings: CallSettings = CallSettings(),
        decode: (@Sendable (RawResponse) -> Result<any Sendable, any Error>)? = nil
    ) {
        self.endpoint = endpoint
        self.request = request
        self.settings = settings
        self.decode = decode
    }
}

/// A request as it is sent (RFC 9110).
public struct HTTPRequest: Sendable {
    public var method: HTTPMethod
    public var url: URL
    public var headers: HTTPHeaders
    public var body: HTTPBody

    public init(method: HTTPMethod, url: URL, headers: HTTPHeaders = HTTPHeaders(), body: HTTPBody = .none) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// What holds for one call, or for all of a client.
public struct CallSettings: Sendable {
    public var credentials: Credentials?
    /// In place of the endpoint's own.
    public var retry: RetryPolicy?
    /// The most that a call may take, with all its attempts and waits.
    public var timeout: Duration?
    /// Whether calls that are not idempotent get a key of their own, by which the server knows a second attempt.
    public var makesIdempotencyKeys = false
    /// The most that an answer may have, in bytes.
    public var bodyLimit = 16 << 20
    /// Hears of each answer that differs from the contract. Called on the thread that decodes.
    public var onDecodingIssues: (@Sendable (DecodingReport) -> Void)?
    /// Whether keys that the contract does not name are reported too.
    public var reportsUnknownKeys = false
    /// Whether reports go without what the answers hold.
    public var redactsIssues = false

    public init() {}
}

/// How far one answer was from its contract.
public struct DecodingReport: Sendable {
    /// The contract's name of the operation.
    public var operation: String
    /// `GET /v1/jobs/{jobId}`
    public var method: HTTPMethod
    public var path: String
    public var status: Int
    /// The first thousand.
    public var issues: [DecodingIssue]
    public var issueCount: Int
}
