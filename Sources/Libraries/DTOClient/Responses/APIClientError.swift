public import Foundation

/// The reason why a call returned no value. The only other error of a call is `CancellationError`.
///
/// The descriptions are for logs. They have the operation and the status, but no secrets and no whole bodies.
public enum APIClientError: Error, Sendable {
    /// The API reported an error. It has the contract's type:
    ///
    ///     catch APIClientError.apiError(let error as ApiError) where error.code == "NOT_FOUND"
    case apiError(any APIFailure)
    /// The policy allows no attempt (`RetryPolicy.attempts`), so there is no other error. If an attempt was made, its
    /// error is thrown instead.
    case maxRetriesExceeded
    /// The response has a status for which the contract has no type, or its body does not have the type for the status
    /// (`FailedAnswer.mismatch`).
    case unexpectedStatus(FailedAnswer)
    /// The body has a media type that cannot be converted to the contract's type.
    case unexpectedContent(FailedAnswer)
    /// The body does not have the contract's type. `underlying` is a `DecodingError` or an `EnvelopeViolation`.
    case decoding(FailedAnswer, underlying: any Error)
    /// The response did not arrive, or not completely.
    case transport(any Error)
    /// A value cannot be sent in its part of the request.
    case invalidRequest(operation: String, reason: String)
    /// The text is not the URL of a server. It is given without the secrets in its query.
    case invalidURL(String)
    /// The response has no body although the contract requires one. Or a mock has no data for the call; the status is
    /// then 0.
    case noData(FailedAnswer)
    /// The credentials fit none of the alternatives in the contract. Nothing was sent.
    case missingCredentials(operation: String, schemes: [String])
    /// The platform does not support the call.
    case unavailable(String)
    /// The deadline passed before the response arrived.
    case deadlineExceeded(operation: String)
}

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

    /// The greatest length of `excerpt`, in bytes.
    package static let excerptLimit = 1_000
}

extension FailedAnswer {
    package init(_ response: RawResponse) {
        self.init(
            operation: response.endpoint.id, status: response.status, headers: response.headers,
            mediaType: response.mediaType, excerpt: Self.excerpt(response.body))
    }

    private static func excerpt(_ body: Data) -> String? {
        if body.isEmpty { return nil }
        // The prefix may end within a character.
        let head = String(decoding: body.prefix(excerptLimit), as: UTF8.self)
        return head.unicodeScalars.contains { $0 == "\0" } ? nil : head
    }
}

extension APIClientError: CustomStringConvertible, LocalizedError {
    /// The error in words, without secrets.
    public var description: String {
        switch self {
        case .apiError(let failure):
            let code = failure.code.map { " (\($0))" } ?? ""
            let reason = failure.message ?? "it gives no reason"
            return "The API answered with an error\(code): \(reason)" + (reason.hasSuffix(".") ? "" : ".")
        case .maxRetriesExceeded: return "The call was not sent: its policy allows no attempt."
        case .unexpectedStatus(let answer):
            if let mismatch = answer.mismatch {
                return "\(answer.operation): the server answered \(answer.status) \(mismatch)."
            }
            return "\(answer.operation): the server answered \(answer.status), for which the contract has no type."
        case .unexpectedContent(let answer):
            let type = answer.mediaType ?? "no media type"
            return
                "\(answer.operation): the response with status \(answer.status) has \(type), which is not what the contract has."
        case .decoding(let answer, let underlying):
            return
                "\(answer.operation): the response with status \(answer.status) is not what the contract says: \(Self.words(underlying))"
        case .transport(let error): return "No response arrived: \(Self.words(error))"
        case .invalidRequest(let operation, let reason): return "\(operation) was not sent: \(reason)."
        case .invalidURL(let text): return "\(BodyMask.maskedURL(text).debugDescription) is not the URL of a server."
        case .noData(let answer) where answer.status == 0:
            return "\(answer.operation): there is no mock data for it. A release build contains no mock data."
        case .noData(let answer):
            return
                "\(answer.operation): the response with status \(answer.status) has no body; the contract promises one."
        case .missingCredentials(let operation, let schemes):
            return
                "\(operation) was not sent: it needs credentials for \(schemes.joined(separator: " or ")). Where the server needs none, "
                + "call it with(credentials: .anonymous), or correct the contract below 'security:' in gen-dtos.yaml."
        case .unavailable(let reason): return reason
        case .deadlineExceeded(let operation): return "\(operation) took longer than its deadline allows."
        }
    }

    /// The error in words, without secrets.
    public var errorDescription: String? { description }

    /// The difference between an error body and the contract, as the end of a sentence.
    var mismatch: String? {
        switch self {
        case .noData: return "without a body; the contract has JSON"
        case .unexpectedContent(let answer):
            return "with \(answer.mediaType ?? "no media type"); the contract has JSON"
        case .decoding(_, let underlying):
            let words = Self.words(underlying)
            return
                "with JSON that is not what the contract has: \(words.hasSuffix(".") ? String(words.dropLast()) : words)"
        case .apiError, .maxRetriesExceeded, .unexpectedStatus, .transport, .invalidRequest, .invalidURL,
            .missingCredentials, .unavailable, .deadlineExceeded:
            return nil
        }
    }

    private static func words(_ error: any Error) -> String {
        if let error = error as? URLError { return "URLError \(error.code.rawValue)." }
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context, key)) is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            return "\(place(context)): \(context.debugDescription)"
        @unknown default: return "it cannot be decoded."
        }
    }

    private static func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
        let keys = context.codingPath + (key.map { [$0] } ?? [])
        return keys.isEmpty
            ? "the document" : keys.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
}
