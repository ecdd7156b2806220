public import DTORuntime
public import Foundation

/// A request on its way through the chain of middleware.
public struct APICall: Sendable {
    /// The operation. Middleware uses it to identify the call.
    public var endpoint: APIEndpoint
    /// The request as the next step receives it.
    public var request: HTTPRequest
    /// The settings of this call.
    public var settings: CallSettings
    /// The number of the current attempt, from 1.
    public var attempt = 1
    /// Whether the response may go on for ever, with long silences.
    package var isOpenEnded = false
    /// The time at which the whole call must have ended.
    public var deadline: ContinuousClock.Instant?
    /// The account of the attached credentials, or nil without credentials.
    var account: String?
    /// The names of the headers that attached credentials have set, in lower case.
    var credentialHeaders: Set<String> = []
    /// Whether one of the attached credentials is a token that can be renewed.
    var hasToken = false
    /// The URL without the credentials in its query. Nil if there are none in it.
    var publicURL: URL?
    /// Whether the request asks the server to confirm a cached response.
    var isRevalidation = false
    /// Facts that the steps of the chain share. All copies of a call have one record.
    var record = CallRecord()
    /// Decodes the response. Nil for callers that want the response as it arrived.
    package var decode: (@Sendable (RawResponse) -> Result<any Sendable, any Error>)?

    /// Makes a call of an operation.
    public init(
        endpoint: APIEndpoint, request: HTTPRequest, settings: CallSettings = CallSettings(),
        decode: (@Sendable (RawResponse) -> Result<any Sendable, any Error>)? = nil
    ) {
        self.endpoint = endpoint
        self.request = request
        self.settings = settings
        self.decode = decode
    }
}

extension APICall {
    /// A random name that all attempts of the call have.
    package var id: UUID { record.id }
    /// The URL without the credentials in its query.
    package var urlWithoutCredentials: URL { publicURL ?? request.url }

    /// Whether the value of a header is a secret: by its name, or because credentials have set it.
    package func hasSecret(inHeader name: String) -> Bool {
        SecretName.matches(name) || credentialHeaders.contains(name.lowercased())
    }
}

/// An HTTP request (RFC 9110).
public struct HTTPRequest: Sendable {
    /// The method, such as GET.
    public var method: HTTPMethod
    /// The whole URL with its query.
    public var url: URL
    /// The header fields.
    public var headers: HTTPHeaders
    /// The content.
    public var body: HTTPBody

    /// Makes a request.
    public init(method: HTTPMethod, url: URL, headers: HTTPHeaders = HTTPHeaders(), body: HTTPBody = .none) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// Settings of one call, or of all calls of a client.
public struct CallSettings: Sendable {
    /// The credentials that prove who calls. Nil sends none.
    public var credentials: Credentials?
    /// Headers that are sent in addition to the contract's own, which have priority. They are sent only to the origin
    /// of the operation's server.
    public var headers = HTTPHeaders()
    /// The policy for retries, instead of the operation's own.
    public var retry: RetryPolicy?
    /// The time that a call may take, with all its attempts and waits.
    ///
    /// Without it the session ends an attempt after a minute without a byte, and the transport ends it when the body of
    /// the answer takes more than ten minutes. A stream may take any time.
    public var timeout: Duration?
    /// The time in which the body of an answer must arrive where `timeout` is nil.
    static let bodyTime: Duration = .seconds(600)
    /// Whether calls that are not idempotent get the header `Idempotency-Key`, by which the server knows a second
    /// attempt.
    ///
    /// The key is a UUID. All attempts of a call have one key. A key among the call's own parameters has priority.
    public var makesIdempotencyKeys = false
    /// Whether a redirect with the status 307 or 308 may send a body to another origin. If not, the redirect is the
    /// response.
    public var redirectsBodies = false
    /// The greatest size of a response, in bytes.
    public var bodyLimit = 16 << 20
    /// Receives a report about each response that differs from the contract, on the thread that decodes the response.
    public var onDecodingIssues: (@Sendable (DecodingReport) -> Void)?
    /// Whether reports include keys that the contract does not list.
    public var reportsUnknownKeys = false
    /// Whether reports omit the values of responses.
    public var redactsIssues = false
    /// Whether the caller itself reads the issues of the response.
    var collectsIssues = false
    /// Receives the number of bytes of the body that have been sent, and the size of the body or nil. Each attempt
    /// begins at 0. Mocks do not call it.
    package var onSent: (@Sendable (Int64, Int64?) -> Void)?
    /// Receives the number of bytes that have arrived, and the size of the response or nil. It is called only by
    /// transports that deliver a response after its end.
    package var onReceived: (@Sendable (Int64, Int64?) -> Void)?

    /// Makes settings with the default values.
    public init() {}
}

/// The differences between one response and its contract.
public struct DecodingReport: Sendable {
    /// The operation's name in the contract.
    public var operation: String
    /// The HTTP method of the operation.
    public var method: HTTPMethod
    /// The operation's path template: `/v1/jobs/{jobId}`.
    public var path: String
    /// The status of the response.
    public var status: Int
    /// The first thousand differences.
    public var issues: [DecodingIssue]
    /// The number of all differences.
    public var issueCount: Int
}
