import Foundation

/// The reason why a call returned no value. A call can also throw `CancellationError`, an error of encoding its body,
/// or an error of a middleware of the app.
///
/// The properties `status`, `answer` and `message` are available for each case:
///
///     catch let error as APIClientError where error.status == 404
///
/// The descriptions are for logs. A description contains the operation and the status, but no secrets and no complete
/// body.
public enum APIClientError: Error, Sendable {
    /// The API reported an error. The value has the type of the error body in the contract:
    ///
    ///     catch APIClientError.apiError(let error as ApiError) where error.code == "NOT_FOUND"
    case apiError(any APIFailure)
    /// The request was not sent, because `RetryPolicy.attempts` is 0. After attempts have failed, the error of the last
    /// attempt is thrown instead.
    case maxRetriesExceeded
    /// The response has a status for which the contract has no type, or an error body that does not have the type for
    /// its status (`FailedAnswer.mismatch`).
    case unexpectedStatus(FailedAnswer)
    /// The body has a media type that cannot be converted to the type in the contract.
    case unexpectedContent(FailedAnswer)
    /// The body does not have the type in the contract. `underlying` is a `DecodingError` or an `EnvelopeViolation`.
    case decoding(FailedAnswer, underlying: any Error)
    /// No complete response arrived. The value is the cause, such as a `URLError`.
    case transport(any Error)
    /// A value cannot be sent, for example because a header must not contain its characters. Nothing was sent.
    case invalidRequest(operation: String, reason: String)
    /// The value is not the URL of a server. Secrets in its query are masked.
    case invalidURL(String)
    /// The response has no body although the contract requires a body. If a mock has no data for the call, the status
    /// is 0.
    case noData(FailedAnswer)
    /// The settings have no credentials for any alternative in the contract. Nothing was sent. `schemes` lists the
    /// alternatives.
    case missingCredentials(operation: String, schemes: [String])
    /// The platform does not support the call. The value is the reason.
    case unavailable(String)
    /// The deadline passed before the response arrived. `attempts` is the number of times that the request was sent.
    case deadlineExceeded(operation: String, attempts: Int)
}

extension APIClientError {
    /// The response that caused the error. The value is nil if no response arrived.
    ///
    /// The property is also nil for an `apiError` whose value does not come from a response, or whose type the app has
    /// written itself.
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

    /// The name of the operation in the contract, or nil if it is unknown.
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

    /// The number of times that the request was sent, or nil if the number is unknown.
    public var attempts: Int? {
        switch self {
        case .maxRetriesExceeded, .invalidRequest, .invalidURL, .missingCredentials, .unavailable: 0
        case .transport(let error): (error as? any SentError)?.sending?.attempts
        case .deadlineExceeded(_, let attempts): attempts
        case .apiError, .unexpectedStatus, .unexpectedContent, .decoding, .noData: answer?.attempts
        }
    }

    /// The message in the error body, also if the contract does not describe the body. The value is nil if the body has
    /// no message.
    public var message: String? {
        if case .apiError(let failure) = self, let message = failure.message { return message }
        return answer?.details.message
    }

    /// Adds the response of the last attempt to an `apiError`, and the number of attempts to other errors with a
    /// response.
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
    /// Returns an `APIClientError` with its response. Other errors are returned unchanged.
    package func about(_ response: RawResponse) -> any Error {
        (self as? APIClientError)?.answered(by: response) ?? self
    }

    /// Returns an error of the transport with facts about its call. Other errors are returned unchanged.
    package func sent(for facts: SendingFacts) -> any Error {
        guard case .transport(var cause as any SentError)? = self as? APIClientError else { return self }
        cause.sending = facts
        return APIClientError.transport(cause)
    }
}

/// The facts about a call that failed without a response.
package struct SendingFacts: Sendable {
    package var operation: String
    /// The number of times that the request was sent.
    package var attempts: Int

    package init(operation: String, attempts: Int) {
        self.operation = operation
        self.attempts = attempts
    }
}

/// An error of the network or of the system that can store facts about its call.
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
