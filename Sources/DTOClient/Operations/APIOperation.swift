public import DTORuntime

/// One call of an operation, as a value: what the caller says, and how the answer is read.
///
/// Generated code conforms to it; everything that is done with a call is done by this library.
public protocol APIOperation: Sendable {
    /// What a successful answer holds.
    associatedtype Output: Sendable

    static var endpoint: Endpoint { get }

    /// Writes down parameters and body.
    ///
    /// - Throws: `APIClientError.invalidRequest` for a value that cannot be sent, and what encoding a body throws.
    func encode(into request: inout RequestEncoder) throws

    /// Reads an answer.
    ///
    /// - Throws: `APIClientError`.
    static func decode(_ response: RawResponse) throws -> Output
}

/// The answer to a call, with all that came beside its value.
public struct OperationResponse<Operation: APIOperation>: Sendable {
    public var value: Operation.Output
    public var status: Int
    public var headers: HTTPHeaders
    /// Where the answer differed from the contract; the first thousand.
    public var issues: [DecodingIssue]
    /// How often the request was sent; at least 1, and 0 for an answer from the cache.
    public var attempts: Int
    /// Whether the network failed and an older answer stands for the one that was asked for.
    public var isStale: Bool
}
