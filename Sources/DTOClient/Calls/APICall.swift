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
    /// Whether the answer may go on for ever, with long silences.
    var isOpenEnded = false
    /// When the whole call must have ended.
    public var deadline: ContinuousClock.Instant?
    /// Whom the attached credentials are for; nil where none are attached.
    var account: String?
    /// The headers that attached credentials have set, in small letters.
    var credentialHeaders: Set<String> = []
    /// Whether one of the attached credentials is a token that can be renewed.
    var hasToken = false
    /// The URL without what credentials add to its query; nil where they add nothing.
    var publicURL: URL?
    /// Whether the cache asks if its own answer holds still.
    var isRevalidation = false
    /// What the steps of the chain tell each other; all copies of a call share it.
    var record = CallRecord()
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
    /// Sent besides what the contract has for the operation, which comes first; to no other origin than the operation's server.
    public var headers = HTTPHeaders()
    /// In place of the endpoint's own.
    public var retry: RetryPolicy?
    /// The time that a call may take, with all its attempts and waits.
    ///
    /// Without it the session ends an attempt after a minute without a byte, and the transport ends it when the body of the answer takes
    /// more than ten minutes. A stream may take any time.
    public var timeout: Duration?
    /// The time in which the body of an answer must arrive where `timeout` is nil.
    static let bodyTime: Duration = .seconds(600)
    /// Whether calls that are not idempotent get the header `Idempotency-Key`, by which the server knows a second attempt.
    ///
    /// The key is a UUID. All attempts of a call have the same one, and a key among the call's parameters comes first.
    public var makesIdempotencyKeys = false
    /// Whether a redirect of status 307 or 308 may take a body to another origin. Without it the redirect is the answer.
    public var redirectsBodies = false
    /// The most that an answer may have, in bytes.
    public var bodyLimit = 16 << 20
    /// Hears of each answer that differs from the contract. Called on the thread that decodes.
    public var onDecodingIssues: (@Sendable (DecodingReport) -> Void)?
    /// Whether keys that the contract does not name are reported too.
    public var reportsUnknownKeys = false
    /// Whether reports go without what the answers hold.
    public var redactsIssues = false
    /// Whether the caller reads the issues of the answer itself.
    var collectsIssues = false

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
