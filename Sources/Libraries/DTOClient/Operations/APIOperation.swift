public import DTORuntime

/// One call of an operation, as a value. It contains the caller's parameters and decodes the response.
///
/// Generated code conforms to it. This library does everything else.
public protocol APIOperation: Sendable {
    /// The value of a successful response.
    associatedtype Output: Sendable
    /// The headers of a successful response.
    associatedtype Headers: ResponseHeaders = HTTPHeaders

    /// The facts about the operation that all its calls share.
    static var endpoint: APIEndpoint { get }

    /// Writes the parameters and the body.
    ///
    /// - Throws: `APIClientError.invalidRequest` for a value that cannot be sent, and errors of encoding a body.
    func encode(into request: inout RequestEncoder) throws

    /// Decodes a response.
    ///
    /// - Throws: `APIClientError`.
    static func decode(_ response: RawResponse) throws -> Output
}

/// The response to a call, with its value, status, headers and issues.
public struct OperationResponse<Operation: APIOperation>: Sendable {
    /// The decoded value.
    public var value: Operation.Output
    /// The status.
    public var status: Int
    /// The headers. Those that the contract documents are properties, which are decoded on access. All headers are
    /// available by name.
    public var headers: Operation.Headers
    /// The differences between the response and the contract, at most a thousand.
    public var issues: [DecodingIssue]
    /// How often the request was sent, or 0 for a response from the cache.
    public var attempts: Int
    /// Whether the network failed and an older response from the cache replaced the response.
    public var isStale: Bool
}

/// The response to a call, whatever its status. It is for callers that do not treat 404 as an error, or that must
/// distinguish 404 from 409 because the API's errors have no codes.
public struct OperationOutcome<Operation: APIOperation>: Sendable {
    /// The value of a successful response, or the `APIClientError` that `value(of:)` would throw.
    public var result: Result<Operation.Output, any Error>
    /// The status.
    public var status: Int
    /// The headers.
    public var headers: HTTPHeaders
    /// The differences between the response and the contract, at most a thousand.
    public var issues: [DecodingIssue]
    /// How often the request was sent, or 0 for a response from the cache.
    public var attempts: Int
    /// Whether the network failed and an older response from the cache replaced the response.
    public var isStale: Bool
}

extension OperationOutcome {
    /// The decoded value, or nil if the response is an error.
    public var value: Operation.Output? { try? result.get() }

    /// The API's own error, or nil.
    public var failure: (any APIFailure)? {
        if case .failure(APIClientError.apiError(let failure)) = result { failure } else { nil }
    }
}
