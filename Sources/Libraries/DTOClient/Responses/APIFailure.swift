public import DTORuntime

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

/// An error body that is not a record, such as a text or a union of several types.
public struct FailureBody<Body: Encodable & Sendable>: APIFailure {
    /// The decoded body.
    public var body: Body

    /// Makes a failure from a body.
    public init(_ body: Body) {
        self.body = body
    }

    /// Encodes the body.
    public func encode(to encoder: any Encoder) throws {
        try body.encode(to: encoder)
    }
}
