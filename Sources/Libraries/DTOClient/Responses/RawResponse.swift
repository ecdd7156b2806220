public import DTORuntime
public import Foundation

/// A complete response with any status and its undecoded body.
public struct RawResponse: Sendable {
    /// The HTTP status code. A change discards the decoded body.
    public var status: Int { didSet { decoded = nil } }
    /// The header fields of the response.
    public var headers: HTTPHeaders
    /// The body. A change discards the decoded body.
    public var body: Data { didSet { decoded = nil } }
    /// The URL of the response, after redirects.
    public var url: URL?
    /// Whether the server redirected the request to another URL.
    public var isRedirected = false
    /// The facts about the operation.
    public var endpoint: APIEndpoint
    /// The settings of the call.
    public var settings: CallSettings
    /// The number of times that the request was sent. The number is 0 for a response from the cache that the server has
    /// not confirmed.
    public var attempts: Int
    /// Whether the network failed and an older response from the cache was used instead.
    public var isStale = false
    /// The decoded body, or nil before decoding. The body is decoded before the decision about a retry, which depends
    /// on the error in the body.
    package var decoded: Decoded?

    /// The result of decoding a body.
    package struct Decoded: Sendable {
        /// The decoded value, or the error for the response.
        package var result: Result<any Sendable, any Error>
        /// The differences between the body and the contract.
        package var issues: [DecodingIssue]
    }

    /// Creates a response, for mocks and middleware.
    public init(
        status: Int, headers: HTTPHeaders = HTTPHeaders(), body: Data = Data(), url: URL? = nil, endpoint: APIEndpoint,
        settings: CallSettings = CallSettings(), attempts: Int = 1
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
        self.endpoint = endpoint
        self.settings = settings
        self.attempts = attempts
    }
}

extension RawResponse {
    /// Whether the status means success (RFC 9110 section 15.3).
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The charset in lower case, or nil if the response does not state a charset.
    var characterSet: String? {
        for parameter in (headers["Content-Type"] ?? "").split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, HTTPHeaders.isSame(parts[0], "charset") else { continue }
            return parts[1].trimmingCharacters(in: ["\""]).lowercased()
        }
        return nil
    }

    /// The media type in lower case without parameters, or nil if the response has no `Content-Type`.
    public var mediaType: String? {
        headers["Content-Type"].map { value in
            value.prefix { $0 != ";" }.filter { $0 != " " }.lowercased()
        }
    }
}
