/// An answer in an envelope: a payload, or the API's own error.
public protocol APIResponse<Payload> {
    associatedtype Payload
    associatedtype Metadata

    /// Whether the request succeeded; nil where the answer does not say.
    var success: Bool? { get }
    var data: Payload? { get }
    /// Where the payload comes from.
    var metadata: Metadata { get }

    /// The payload of a success.
    ///
    /// - Throws: the API's own error for a failure, and `EnvelopeViolation` for what is neither.
    func payload() throws -> Payload
}

extension APIResponse {
    public var success: Bool? { (try? payload()) != nil }
    public var data: Payload? { try? payload() }
    public var metadata: Never? { nil }
}
