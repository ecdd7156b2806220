public import DTORuntime
import Foundation

/// The response that caused an error.
public struct FailedAnswer: Hashable, Sendable {
    /// The operation's name in the contract.
    public var operation: String
    /// The status of the response.
    public var status: Int
    /// The headers of the response.
    public var headers: HTTPHeaders
    /// The media type of the body in lower case, or nil if the response has no media type.
    public var mediaType: String?
    /// The first 1,000 bytes of the body as a string. The value is nil if the body is empty or contains a null
    /// character.
    public var excerpt: String?
    /// The difference between the body and the error body in the contract: `with text/html; the contract has JSON`. The
    /// value is nil if the contract has no error body for the status, or if the `APIClientError` describes the
    /// difference.
    public var mismatch: String?
    /// The number of times that the request was sent.
    public var attempts: Int
    /// The error code, the message and other facts in the body, also if the contract does not describe the body.
    public var details: FailureDetails

    /// The greatest length of `excerpt`, in bytes.
    package static let excerptLimit = 1_000
    /// The greatest length in bytes of a body for which `details` is read.
    private static let detailsLimit = 1 << 16
}

extension FailedAnswer {
    package init(_ response: RawResponse) {
        self.init(
            operation: response.endpoint.id, status: response.status, headers: response.headers,
            mediaType: response.mediaType, excerpt: Self.excerpt(response.body), attempts: response.attempts,
            details: Self.details(response))
    }

    /// The identifier of the request in the logs of the server, or nil if no header contains an identifier.
    public var requestID: String? { Self.identifyingHeaders.lazy.compactMap { headers[$0] }.first }

    /// The headers in which servers send an identifier of the request. Headers without the name of a vendor have
    /// priority.
    private static let identifyingHeaders = [
        "X-Request-Id", "Request-Id", "X-Correlation-Id", "X-GitHub-Request-Id", "X-Amzn-RequestId", "X-Amz-Request-Id",
        "X-MS-Request-Id", "X-Trace-Id", "X-Amzn-Trace-Id", "X-Cloud-Trace-Context", "Traceparent", "CF-Ray",
    ]

    /// The message in the body if an app may show it to a user: the body must be JSON, and the status 4xx. Messages of
    /// proxies and of failed servers are not meant for users.
    var messageForPeople: String? { (400..<500).contains(status) && isJSON ? details.message : nil }

    /// The facts in the body that a log may contain. No facts are returned if the body is not JSON, because a plain
    /// text may contain secrets.
    var detailsForLogs: FailureDetails { isJSON ? details : FailureDetails() }

    private var isJSON: Bool { mediaType.map(RawResponse.isJSON) ?? false }

    private static func excerpt(_ body: Data) -> String? {
        if body.isEmpty { return nil }
        // The prefix may end within a character, so invalid UTF-8 is replaced.
        let head = String(decoding: body.prefix(excerptLimit), as: UTF8.self)
        return head.unicodeScalars.contains { $0 == "\0" } ? nil : head
    }

    private static func details(_ response: RawResponse) -> FailureDetails {
        guard !response.isSuccess, !response.body.isEmpty, response.body.count <= detailsLimit else {
            return FailureDetails()
        }
        if let json = try? DTODecoder().decode(JSONValue.self, from: response.body) { return FailureDetails(json) }
        // A page of HTML does not contain a message.
        guard response.mediaType == "text/plain" else { return FailureDetails() }
        return FailureDetails(.string(String(decoding: response.body, as: UTF8.self)))
    }
}
