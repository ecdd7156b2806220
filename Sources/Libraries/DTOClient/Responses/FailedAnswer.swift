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
    /// The media type in lower case, or nil.
    public var mediaType: String?
    /// The beginning of the body, at most `excerptLimit` bytes. Nil if the body is not a text.
    public var excerpt: String?
    /// The difference between the body and the contract's error for this status: `with text/html; the contract has
    /// JSON`. Nil if the contract has no error for the status, or if the error itself describes the difference.
    public var mismatch: String?
    /// How often the request was sent.
    public var attempts: Int
    /// The facts that the body states in the usual places, also if the contract does not describe the body.
    public var details: FailureDetails

    /// The greatest length of `excerpt`, in bytes.
    package static let excerptLimit = 1_000
    /// The greatest length of a body whose facts are read, in bytes.
    private static let detailsLimit = 1 << 16
}

extension FailedAnswer {
    package init(_ response: RawResponse) {
        self.init(
            operation: response.endpoint.id, status: response.status, headers: response.headers,
            mediaType: response.mediaType, excerpt: Self.excerpt(response.body), attempts: response.attempts,
            details: Self.details(response))
    }

    /// The name by which the server's logs know the request, or nil if no header states one.
    public var requestID: String? { Self.identifyingHeaders.lazy.compactMap { headers[$0] }.first }

    /// The headers with which servers identify requests. The name without a vendor comes first.
    private static let identifyingHeaders = [
        "X-Request-Id", "Request-Id", "X-Correlation-Id", "X-GitHub-Request-Id", "X-Amzn-RequestId", "X-Amz-Request-Id",
        "X-MS-Request-Id", "X-Trace-Id", "X-Amzn-Trace-Id", "X-Cloud-Trace-Context", "Traceparent", "CF-Ray",
    ]

    /// The message of the body, if an app may show it: one in JSON, for a mistake of the request. Texts of proxies and of
    /// crashed servers are not for people.
    var messageForPeople: String? { (400..<500).contains(status) && isJSON ? details.message : nil }

    /// The facts of the body that a log may show. A plain text may contain anything.
    var detailsForLogs: FailureDetails { isJSON ? details : FailureDetails() }

    private var isJSON: Bool { mediaType.map(RawResponse.isJSON) ?? false }

    private static func excerpt(_ body: Data) -> String? {
        if body.isEmpty { return nil }
        // The prefix may end within a character.
        let head = String(decoding: body.prefix(excerptLimit), as: UTF8.self)
        return head.unicodeScalars.contains { $0 == "\0" } ? nil : head
    }

    private static func details(_ response: RawResponse) -> FailureDetails {
        guard !response.isSuccess, !response.body.isEmpty, response.body.count <= detailsLimit else {
            return FailureDetails()
        }
        if let json = try? DTODecoder().decode(JSONValue.self, from: response.body) { return FailureDetails(json) }
        // A page of HTML is not a reason.
        guard response.mediaType == "text/plain" else { return FailureDetails() }
        return FailureDetails(.string(String(decoding: response.body, as: UTF8.self)))
    }
}
