/// Reads an error of a call for the enumeration that is generated for the failures of an operation.
@_spi(Generated)
public struct AnsweredError {
    private let error: any Error

    /// Wraps an error that a call has thrown.
    public init(_ error: any Error) {
        self.error = error
    }

    /// The status of the response, or 0 if no response arrived.
    public var status: Int { (error as? APIClientError)?.status ?? 0 }

    /// Returns the error body that the contract has for the status.
    ///
    /// - Throws: The error of the call, if it has no body or the body has another type.
    public func body<Body>() throws -> Body {
        guard case APIClientError.apiError(let failure) = error else { throw error }
        let body: any Sendable = (failure as? any BodyHolding)?.held ?? failure.kept?.body ?? failure
        guard let body = body as? Body else { throw error }
        return body
    }

    /// Returns `failure`, a case without a body for any status that the contract does not list.
    ///
    /// - Throws: The error of the call, if no response arrived or the response has a successful status.
    public func plain<Failure>(_ failure: Failure) throws -> Failure {
        if status == 0 || (200..<300).contains(status) { throw error }
        return failure
    }
}
