public import DTORuntime

/// The API's own word for what went wrong. The contract's types of error bodies conform to it.
///
/// A record of the contract has properties of its own, with types of its own, so what all failures have in common is read from the
/// record's JSON: once per failure, which is rare.
public protocol APIFailure: Error, Encodable, Sendable {
    /// What the failure says, in the words that all APIs share.
    var apiFailureDetails: FailureDetails { get }
}

extension APIFailure {
    public var apiFailureDetails: FailureDetails { FailureDetails(reading: self) }

    /// What programs go by; nil where the API gives none.
    public var code: String? { apiFailureDetails.code }
    /// For people; nil where the API gives none.
    public var message: String? { apiFailureDetails.message }
    /// Whether the same request can succeed later; nil where the API does not say.
    public var retryable: Bool? { apiFailureDetails.retryable }
    public var details: JSONValue? { apiFailureDetails.details }
    /// How long to wait before the next attempt; nil where the API does not say.
    public var retryAfter: Duration? { apiFailureDetails.retryAfter }
}

/// An error body that is no record of the contract, such as a text or one of several types.
public struct FailureBody<Body: Encodable & Sendable>: APIFailure {
    public var body: Body

    public init(_ body: Body) {
        self.body = body
    }

    public func encode(to encoder: any Encoder) throws {
        try body.encode(to: encoder)
    }
}
