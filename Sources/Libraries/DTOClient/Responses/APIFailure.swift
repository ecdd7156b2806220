@_spi(Generated) public import DTORuntime

/// The API's own error. The contract's types of error bodies conform to it.
///
/// A record of the contract has properties of its own. So the facts that all failures share are read from the record's
/// JSON, once for each failure. Failures are rare.
public protocol APIFailure: Error, Encodable, Sendable {
    /// The facts about the failure that all APIs share.
    var apiFailureDetails: FailureDetails { get }
}

extension APIFailure {
    /// Reads the facts from the error's JSON.
    public var apiFailureDetails: FailureDetails { FailureDetails(reading: self) }

    /// The code for programs, or nil if the API gives none.
    public var code: String? { apiFailureDetails.code }
    /// The message for people, or nil if the API gives none.
    public var message: String? { apiFailureDetails.message }
    /// Whether the request can succeed later, or nil if the API does not say so.
    public var retryable: Bool? { apiFailureDetails.retryable }
    /// More information about the failure, or nil if the API gives none.
    public var details: JSONValue? { apiFailureDetails.details }
    /// The wait before the next attempt, or nil if the API does not state it.
    public var retryAfter: Duration? { apiFailureDetails.retryAfter }
}

/// A failure that keeps the response in which it came.
@_spi(Generated)
public protocol AnsweredFailure: APIFailure {
    /// The response.
    var _answer: AnswerSlot { get set }
}

/// An error body that is not a record, such as a text or a union of several types.
public struct FailureBody<Body: Encodable & Sendable>: APIFailure {
    /// The decoded body.
    public var body: Body
    @_spi(Generated) public var _answer = AnswerSlot()

    /// Makes a failure from a body.
    public init(_ body: Body) {
        self.body = body
    }

    /// Encodes the body.
    public func encode(to encoder: any Encoder) throws {
        try body.encode(to: encoder)
    }
}

/// A failure that is not itself the body of a response.
protocol BodyHolding {
    /// The body.
    var held: any Sendable { get }
}

@_spi(Generated) extension FailureBody: AnsweredFailure {}

extension FailureBody: BodyHolding {
    var held: any Sendable { body }
}

/// A failure from an envelope that does not itself conform to `APIFailure`.
struct AnyFailure: AnsweredFailure {
    let error: any Encodable & Error
    var _answer = AnswerSlot()

    init(_ error: any Encodable & Error) {
        self.error = error
    }

    func encode(to encoder: any Encoder) throws {
        try error.encode(to: encoder)
    }
}

/// The response in which a failure came, as a failure keeps it.
final class KeptAnswer: Sendable {
    let answer: FailedAnswer?
    /// The decoded body, if the failure is only a part of it.
    let body: (any Sendable)?

    init(_ answer: FailedAnswer?, body: (any Sendable)?) {
        self.answer = answer
        self.body = body
    }
}

extension APIFailure {
    /// The response and the decoded body that the failure keeps.
    var kept: KeptAnswer? { (self as? any AnsweredFailure)?._answer.content as? KeptAnswer }

    /// Returns the failure with its response, if its type can keep that.
    func keeping(_ answer: FailedAnswer) -> any APIFailure {
        keeping(KeptAnswer(answer, body: kept?.body))
    }

    /// Returns the failure with the decoded body of which it is a part.
    func keeping(body: any Sendable) -> any APIFailure {
        keeping(KeptAnswer(kept?.answer, body: body))
    }

    private func keeping(_ answer: KeptAnswer) -> any APIFailure {
        guard var copy = self as? any AnsweredFailure else { return self }
        copy._answer.content = answer
        return copy
    }
}
