public import DTORuntime

/// One call of an operation, as a value: what the caller says, and how the answer is read.
///
/// Generated code conforms to it; everything that is done with a call is done by this library.
public protocol APIOperation: Sendable {
    /// What a successful answer holds.
    associatedtype Output: Sendable
    /// The headers of a successful answer.
    associatedtype Headers: ResponseHeaders = HTTPHeaders

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
    /// Those that the contract documents are properties, decoded when they are asked for; all are there by name.
    public var headers: Operation.Headers
    /// Where the answer differed from the contract; the first thousand.
    public var issues: [DecodingIssue]
    /// How often the request was sent; at least 1, and 0 for an answer from the cache.
    public var attempts: Int
    /// Whether the network failed and an older answer stands for the one that was asked for.
    public var isStale: Bool
}

/// The answer to a call, whatever its status: for callers to whom 404 is no error, or who have to tell 404 from 409 where the API's errors
/// have no code.
public struct OperationOutcome<Operation: APIOperation>: Sendable {
    /// The value of a successful answer, or what `value(of:)` would throw: an `APIClientError`.
    public var result: Result<Operation.Output, any Error>
    public var status: Int
    public var headers: HTTPHeaders
    /// Where the answer differed from the contract; the first thousand.
    public var issues: [DecodingIssue]
    /// How often the request was sent; at least 1, and 0 for an answer from the cache.
    public var attempts: Int
    /// Whether the network failed and an older answer stands for the one that was asked for.
    public var isStale: Bool
}

extension OperationOutcome {
    /// Nil where the answer is an error.
    public var value: Operation.Output? { try? result.get() }

    /// The API's own word for what went wrong; nil where there is none.
    public var failure: (any APIFailure)? {
        if case .failure(APIClientError.apiError(let failure)) = result { failure } else { nil }
    }
}
