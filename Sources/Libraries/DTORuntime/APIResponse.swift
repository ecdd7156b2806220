/// A response whose body is an envelope: an object that contains either a payload or the API's own error.
public protocol APIResponse<Payload> {
    /// The type of the payload.
    associatedtype Payload
    /// The type of the data about the payload, or `Never?` for an envelope without such data.
    associatedtype Metadata

    /// Whether the request succeeded, or nil if the response does not contain this information.
    var success: Bool? { get }
    /// The payload, or nil if the response has no payload.
    var data: Payload? { get }
    /// The data about the payload, such as its source.
    var metadata: Metadata { get }

    /// Returns the payload of a successful response.
    ///
    /// - Throws: The API's own error if the response is a failure, and `EnvelopeViolation` if it is neither a success
    ///   nor a failure.
    func payload() throws -> Payload
}

extension APIResponse {
    /// Whether the response has a payload. This default is for envelopes without a member for success.
    public var success: Bool? { (try? payload()) != nil }
    /// The payload, or nil for a failure.
    public var data: Payload? { try? payload() }
    /// The default is nil, for envelopes without data about the payload.
    public var metadata: Never? { nil }
}
