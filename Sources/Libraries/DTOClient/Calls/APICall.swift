public import DTORuntime
public import Foundation

/// A request of an operation, with the settings and the state that the chain of middleware needs.
public struct APICall: Sendable {
    /// The operation. Middleware uses the endpoint to identify the call.
    public var endpoint: APIEndpoint
    /// The request. A middleware may change the request before calling `next`.
    public var request: HTTPRequest
    /// The settings of this call.
    public var settings: CallSettings
    /// The number of the current attempt, from 1.
    public var attempt = 1
    /// Whether the response is a stream without an end, in which a long time may pass between two messages.
    package var isOpenEnded = false
    /// The time at which the call fails if it has not ended, with all its attempts and waits. The value is nil for no
    /// limit.
    public var deadline: ContinuousClock.Instant?
    /// The account of the attached credentials, or nil without credentials.
    var account: String?
    /// The names of the headers that attached credentials have set, in lower case.
    var credentialHeaders: Set<String> = []
    /// Whether one of the attached credentials is a token that can be renewed.
    var hasToken = false
    /// The URL without the credentials in its query. The value is nil if the query contains no credentials.
    var publicURL: URL?
    /// Whether the request asks the server to confirm a cached response.
    var isRevalidation = false
    /// Facts that the steps of the chain share. All copies of a call refer to the same record.
    var record = CallRecord()
    /// Decodes the response. The value is nil if the caller requests the raw response.
    package var decode: (@Sendable (RawResponse) -> Result<any Sendable, any Error>)?

    /// Creates a call of an operation.
    ///
    /// - Parameter decode: Decodes the response. If the value is nil, the response is not decoded.
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
    /// A random identifier of the call. All attempts of the call have this identifier.
    package var id: UUID { record.id }
    /// The URL without the credentials in its query.
    package var urlWithoutCredentials: URL { publicURL ?? request.url }

    /// Returns whether a header contains a secret, because of its name or because attached credentials have set it.
    package func hasSecret(inHeader name: String) -> Bool {
        SecretName.matches(name) || credentialHeaders.contains(name.lowercased())
    }
}

/// An HTTP request (RFC 9110).
public struct HTTPRequest: Sendable {
    /// The method, such as GET.
    public var method: HTTPMethod
    /// The complete URL with its query.
    public var url: URL
    /// The header fields.
    public var headers: HTTPHeaders
    /// The content of the request.
    public var body: HTTPBody

    /// Creates a request. By default, it has no headers and no content.
    public init(method: HTTPMethod, url: URL, headers: HTTPHeaders = HTTPHeaders(), body: HTTPBody = .none) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

/// Settings of one call, or of all calls of a client.
public struct CallSettings: Sendable {
    /// The credentials that identify the caller. If the value is nil, a call that requires credentials throws
    /// `APIClientError.missingCredentials`.
    public var credentials: Credentials?
    /// Headers that are sent in addition to the headers of the contract, which have priority. The additional headers
    /// are sent only to the origin of the operation's server.
    public var headers = HTTPHeaders()
    /// The policy for retries. If the value is nil, the policy of the operation is used, or `RetryPolicy.standard` if
    /// the operation has no policy.
    public var retry: RetryPolicy?
    /// The time that a call may take, with all its attempts and waits.
    ///
    /// If the value is nil, `URLSession` ends an attempt when no byte arrives for a minute, and the transport ends an
    /// attempt when the body of the response takes longer than ten minutes. A stream may take any time.
    public var timeout: Duration?
    /// The time in which the body of a response must arrive if `timeout` is nil.
    static let bodyTime: Duration = .seconds(600)
    /// Whether calls with a method that is not idempotent get the header `Idempotency-Key`, so that the server can
    /// recognize a second attempt.
    ///
    /// The key is a UUID, and all attempts of a call have the same key. A key that the call has as a parameter has
    /// priority.
    public var makesIdempotencyKeys = false
    /// Whether a redirect with the status 307 or 308 may send the body to another origin. If the value is false, the
    /// call gets the redirect as its response.
    public var redirectsBodies = false
    /// The greatest size of a response body in memory, in bytes. A larger body is an error.
    public var bodyLimit = 16 << 20
    /// Receives a report about each response that differs from the contract, on the thread that decodes the response.
    public var onDecodingIssues: (@Sendable (DecodingReport) -> Void)?
    /// Whether reports include JSON keys that the contract does not list.
    public var reportsUnknownKeys = false
    /// Whether reports omit the values of responses.
    public var redactsIssues = false
    /// Whether the differences from the contract are collected for the caller, such as for `OperationResponse.issues`.
    var collectsIssues = false
    /// Receives the number of bytes of the body that have been sent, and the size of the body, or nil if the size is
    /// unknown. Each attempt begins at 0. Mocks do not call this closure.
    package var onSent: (@Sendable (Int64, Int64?) -> Void)?
    /// Receives the number of bytes that have arrived, and the size of the response body, or nil if the size is
    /// unknown. Only transports that deliver a response after its last byte call this closure.
    package var onReceived: (@Sendable (Int64, Int64?) -> Void)?

    /// Creates settings with the default values.
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
    /// The first 1,000 differences.
    public var issues: [DecodingIssue]
    /// The number of all differences.
    public var issueCount: Int
}
