import Foundation

/// The reason why a call returned no value. The only other error of a call is `CancellationError`.
///
/// Each error knows its response, whatever its case:
///
///     catch let error as APIClientError where error.status == 404
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
    /// The deadline passed before the response arrived. `attempts` is how often the request was sent.
    case deadlineExceeded(operation: String, attempts: Int)
}

extension APIClientError {
    /// The response that the error is about. Nil if no response arrived.
    ///
    /// It is nil, too, for an `apiError` that did not come with a response, or whose type is not of this library and
    /// not generated.
    public var answer: FailedAnswer? {
        switch self {
        case .apiError(let failure): failure.kept?.answer
        case .unexpectedStatus(let answer), .unexpectedContent(let answer), .decoding(let answer, _): answer
        case .noData(let answer): answer.status == 0 ? nil : answer
        case .maxRetriesExceeded, .transport, .invalidRequest, .invalidURL, .missingCredentials, .unavailable,
            .deadlineExceeded:
            nil
        }
    }

    /// The operation's name in the contract, or nil if it is not known.
    public var operation: String? {
        switch self {
        case .invalidRequest(let operation, _), .missingCredentials(let operation, _),
            .deadlineExceeded(let operation, _):
            operation
        case .noData(let answer): answer.operation
        case .transport(let error): (error as? any SentError)?.sending?.operation
        case .apiError, .unexpectedStatus, .unexpectedContent, .decoding, .maxRetriesExceeded, .invalidURL,
            .unavailable:
            answer?.operation
        }
    }

    /// The status of the response, or nil if no response arrived.
    public var status: Int? { answer?.status }

    /// How often the request was sent, or nil if that is not known.
    public var attempts: Int? {
        switch self {
        case .maxRetriesExceeded, .invalidRequest, .invalidURL, .missingCredentials, .unavailable: 0
        case .transport(let error): (error as? any SentError)?.sending?.attempts
        case .deadlineExceeded(_, let attempts): attempts
        case .apiError, .unexpectedStatus, .unexpectedContent, .decoding, .noData: answer?.attempts
        }
    }

    /// The API's message for people, also from a body that the contract does not describe. Nil if the API gives none.
    public var message: String? {
        if case .apiError(let failure) = self, let message = failure.message { return message }
        return answer?.details.message
    }

    /// Returns the error with its response, after the last attempt.
    fileprivate func answered(by response: RawResponse) -> APIClientError {
        switch self {
        case .apiError(let failure): return .apiError(failure.keeping(FailedAnswer(response)))
        case .unexpectedStatus(let answer): return .unexpectedStatus(answer.after(response.attempts))
        case .unexpectedContent(let answer): return .unexpectedContent(answer.after(response.attempts))
        case .decoding(let answer, let error): return .decoding(answer.after(response.attempts), underlying: error)
        case .noData(let answer): return .noData(answer.after(response.attempts))
        case .maxRetriesExceeded, .transport, .invalidRequest, .invalidURL, .missingCredentials, .unavailable,
            .deadlineExceeded:
            return self
        }
    }
}

extension FailedAnswer {
    fileprivate func after(_ attempts: Int) -> FailedAnswer {
        var copy = self
        copy.attempts = attempts
        return copy
    }
}

extension Error {
    /// Returns an error of a call with its response. Other errors are returned unchanged.
    package func about(_ response: RawResponse) -> any Error {
        (self as? APIClientError)?.answered(by: response) ?? self
    }

    /// Returns an error of the network with facts about its call. Other errors are returned unchanged.
    package func sent(for facts: SendingFacts) -> any Error {
        guard case .transport(var cause as any SentError)? = self as? APIClientError else { return self }
        cause.sending = facts
        return APIClientError.transport(cause)
    }
}

/// The facts about a call that failed without a response.
package struct SendingFacts: Sendable {
    package var operation: String
    /// How often the request was sent.
    package var attempts: Int

    package init(operation: String, attempts: Int) {
        self.operation = operation
        self.attempts = attempts
    }
}

/// An error of the network, of the system or of the transport, which can keep facts about its call.
protocol SentError: Error {
    var sending: SendingFacts? { get set }
}

extension URLError: SentError {
    var sending: SendingFacts? {
        get { errorUserInfo[SendingFacts.key] as? SendingFacts }
        set { self = URLError(code, userInfo: userInfo.merging([SendingFacts.key: newValue as Any]) { $1 }) }
    }
}

extension CocoaError: SentError {
    var sending: SendingFacts? {
        get { errorUserInfo[SendingFacts.key] as? SendingFacts }
        set { self = CocoaError(code, userInfo: userInfo.merging([SendingFacts.key: newValue as Any]) { $1 }) }
    }
}

extension SendingFacts {
    fileprivate static let key = "gen-dtos.sending"
}
