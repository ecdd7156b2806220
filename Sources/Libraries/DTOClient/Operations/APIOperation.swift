public import DTORuntime

/// One call of an operation, as a value. The value contains the parameters, and its type decodes the response.
///
/// Generated code declares a conforming type for each operation.
public protocol APIOperation: Sendable {
    /// The value of a successful response.
    associatedtype Output: Sendable
    /// The headers of a successful response.
    associatedtype Headers: ResponseHeaders = HTTPHeaders

    /// The facts about the operation that do not depend on the call.
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

/// A successful response with its value, its status, its headers and its differences from the contract.
public struct OperationResponse<Operation: APIOperation>: Sendable {
    /// The decoded value.
    public var value: Operation.Output
    /// The HTTP status code of the response.
    public var status: Int
    /// The headers of the response. A header in the contract is available as a property, which decodes the value. All
    /// headers are available by name.
    public var headers: Operation.Headers
    /// The first 1,000 differences between the response and the contract.
    public var issues: [DecodingIssue]
    /// The number of times that the request was sent. The number is 0 for a response from the cache that the server has
    /// not confirmed.
    public var attempts: Int
    /// Whether the network failed and an older response from the cache was used instead.
    public var isStale: Bool
}

/// The response to a call, with any status. The type is useful if 404 is not an error for the app, or if only the
/// status distinguishes the errors of the API.
public struct OperationOutcome<Operation: APIOperation>: Sendable {
    /// The value of a successful response, or the `APIClientError` that `value(of:)` would throw.
    public var result: Result<Operation.Output, any Error>
    /// The HTTP status code of the response.
    public var status: Int
    /// The header fields of the response.
    public var headers: HTTPHeaders
    /// The first 1,000 differences between the response and the contract.
    public var issues: [DecodingIssue]
    /// The number of times that the request was sent. The number is 0 for a response from the cache that the server has
    /// not confirmed.
    public var attempts: Int
    /// Whether the network failed and an older response from the cache was used instead.
    public var isStale: Bool
}

extension OperationOutcome {
    /// The decoded value, or nil if the response is an error.
    public var value: Operation.Output? { try? result.get() }

    /// The error that the API reported, or nil.
    public var failure: (any APIFailure)? {
        if case .failure(APIClientError.apiError(let failure)) = result { failure } else { nil }
    }
}
