@_spi(Generated) public import DTORuntime

/// An error that the API reports. The generated types of error bodies conform to this protocol.
///
/// The properties of this protocol read the JSON of the error body at each access, because each API has other keys for
/// them.
public protocol APIFailure: Error, Encodable, Sendable {
    /// The code, the message and other facts that many APIs state about a failure.
    var apiFailureDetails: FailureDetails { get }
}

extension APIFailure {
    /// The facts that the JSON of the error states in usual places.
    public var apiFailureDetails: FailureDetails { FailureDetails(reading: self) }

    /// The error code, or nil if the body has no code.
    public var code: String? { apiFailureDetails.code }
    /// The error message, or nil if the body has no message.
    public var message: String? { apiFailureDetails.message }
    /// Whether the request can succeed later, or nil if the body does not state it.
    public var retryable: Bool? { apiFailureDetails.retryable }
    /// More information about the failure, or nil if the body has no details.
    public var details: JSONValue? { apiFailureDetails.details }
    /// The wait before the next attempt, or nil if the body does not state it.
    public var retryAfter: Duration? { apiFailureDetails.retryAfter }
}

/// A failure that stores the response that contained it.
@_spi(Generated)
public protocol AnsweredFailure: APIFailure {
    /// The response that contained the failure.
    var _answer: AnswerSlot { get set }
    /// The property that describes the failure, or nil if the whole object describes it.
    var _nested: (any APIFailure)? { get }
}

@_spi(Generated)
extension AnsweredFailure {
    /// The whole object describes the failure.
    public var _nested: (any APIFailure)? { nil }
}

/// An error body whose type is not a generated struct, such as a string or a union of several types.
public struct FailureBody<Body: Encodable & Sendable>: APIFailure {
    /// The decoded body.
    public var body: Body
    @_spi(Generated) public var _answer = AnswerSlot()

    /// Creates a failure from a body.
    public init(_ body: Body) {
        self.body = body
    }

    /// Encodes the body.
    public func encode(to encoder: any Encoder) throws {
        try body.encode(to: encoder)
    }
}

/// A failure that wraps the body of a response.
protocol BodyHolding {
    /// The body that the failure wraps.
    var held: any Sendable { get }
}

@_spi(Generated) extension FailureBody: AnsweredFailure {}

extension FailureBody: BodyHolding {
    var held: any Sendable { body }
}

/// Wraps an error in an envelope whose type does not conform to `APIFailure`.
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

/// The response that contained a failure, and its decoded body.
final class KeptAnswer: Sendable {
    let answer: FailedAnswer?
    /// The decoded body, if the failure is only a part of the body.
    let body: (any Sendable)?

    init(_ answer: FailedAnswer?, body: (any Sendable)?) {
        self.answer = answer
        self.body = body
    }
}

extension APIFailure {
    /// The response and the decoded body that the failure stores, or nil if its type cannot store them.
    var kept: KeptAnswer? { (self as? any AnsweredFailure)?._answer.content as? KeptAnswer }

    /// Returns the failure with its response, if its type can store a response.
    func keeping(_ answer: FailedAnswer) -> any APIFailure {
        keeping(KeptAnswer(answer, body: kept?.body))
    }

    /// Returns the failure with the decoded body that contains it, if its type can store a body.
    func keeping(body: any Sendable) -> any APIFailure {
        keeping(KeptAnswer(kept?.answer, body: body))
    }

    private func keeping(_ answer: KeptAnswer) -> any APIFailure {
        guard var copy = self as? any AnsweredFailure else { return self }
        copy._answer.content = answer
        return copy
    }
}
