public import Foundation

/// Why a call gave no value. What a call throws besides is `CancellationError`.
///
/// Descriptions are for logs: they name operation and status, and hold neither secrets nor whole bodies.
public enum APIClientError: Error, Sendable {
    /// The API's own error, of the contract's type:
    ///
    ///     catch APIClientError.apiError(let error as ApiError) where error.code == "NOT_FOUND"
    case apiError(any APIFailure)
    /// No attempt was left, and none was made that could have said why (`RetryPolicy.attempts`). Where one was, its own error is thrown.
    case maxRetriesExceeded
    /// A status for which the contract has no type, or a body that is not of the type that it has for the status
    /// (`FailedAnswer.mismatch`).
    case unexpectedStatus(FailedAnswer)
    /// A body of a media type that cannot be read as what the contract has.
    case unexpectedContent(FailedAnswer)
    /// A body that is not of the contract's type; `underlying` is a `DecodingError` or `EnvelopeViolation`.
    case decoding(FailedAnswer, underlying: any Error)
    /// The answer did not come, or not whole.
    case transport(any Error)
    /// A value that cannot be sent where the contract puts it.
    case invalidRequest(operation: String, reason: String)
    /// A text that is not the URL of a server, without the secrets of its query.
    case invalidURL(String)
    /// An answer without the body that the contract promises, or a mock without data for the call (its status is 0 then).
    case noData(FailedAnswer)
    /// None of the contract's ways to prove who calls can be taken with the credentials that are there. Nothing was sent.
    case missingCredentials(operation: String, schemes: [String])
    /// What the platform cannot do.
    case unavailable(String)
    /// The time for the call was over before an answer was there.
    case deadlineExceeded(operation: String)
}

/// The answer that an error is about.
public struct FailedAnswer: Hashable, Sendable {
    public var operation: String
    public var status: Int
    public var headers: HTTPHeaders
    public var mediaType: String?
    /// The beginning of the body, at most `excerptLimit` bytes of text; nil where it is none.
    public var excerpt: String?
    /// How the body differs from what the contract has for an error of this status: `with text/html; the contract has JSON`. Nil where
    /// the contract has nothing for the status, and where another case of the error says what is wrong.
    public var mismatch: String?

    /// In bytes.
    public static let excerptLimit = 1_000
}

extension FailedAnswer {
    init(_ response: RawResponse) {
        self.init(
            operation: response.endpoint.id, status: response.status, headers: response.headers,
            mediaType: response.mediaType, excerpt: Self.excerpt(response.body))
    }

    private static func excerpt(_ body: Data) -> String? {
        if body.isEmpty { return nil }
        // A cut may fall within a character.
        let head = String(decoding: body.prefix(excerptLimit), as: UTF8.self)
        return head.unicodeScalars.contains { $0 == "\0" } ? nil : head
    }
}

extension APIClientError: CustomStringConvertible, LocalizedError {
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
                "\(answer.operation): the answer with status \(answer.status) has \(type), which is not what the contract has."
        case .decoding(let answer, let underlying):
            return
                "\(answer.operation): the answer with status \(answer.status) is not what the contract says: \(Self.words(underlying))"
        case .transport(let error): return "The answer did not come: \(Self.words(error))"
        case .invalidRequest(let operation, let reason): return "\(operation) was not sent: \(reason)."
        case .invalidURL(let text): return "\(BodyMask.maskedURL(text).debugDescription) is not the URL of a server."
        case .noData(let answer) where answer.status == 0:
            return "\(answer.operation): there is no mock data for it. A release build has none."
        case .noData(let answer):
            return
                "\(answer.operation): the answer with status \(answer.status) has no body; the contract promises one."
        case .missingCredentials(let operation, let schemes):
            return
                "\(operation) was not sent: it needs credentials for \(schemes.joined(separator: " or ")). Where the server needs none, "
                + "call it with(credentials: .anonymous), or correct the contract below 'security:' in gen-dtos.yaml."
        case .unavailable(let reason): return reason
        case .deadlineExceeded(let operation): return "\(operation) took longer than its deadline allows."
        }
    }

    public var errorDescription: String? { description }

    /// What the error says of a body that should have told of a failure, in words that go on a sentence.
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
