/// Converts an error of a call to a case of the enumeration that is generated for the errors of an operation.
@_spi(Generated)
public struct AnsweredError<Failure> {
    private let error: any Error
    private let other: (any Error) -> Failure

    /// Creates a conversion of an error.
    ///
    /// - Parameter other: Returns the case for an error that the contract does not describe.
    public init(_ error: any Error, else other: @escaping (any Error) -> Failure) {
        self.error = error
        self.other = other
    }

    /// The status of the response, or 0 if no response arrived.
    public var status: Int { (error as? APIClientError)?.status ?? 0 }

    /// Returns the case with the error body that the contract has for the status. If the body has another type, returns
    /// the case for errors that the contract does not describe.
    public func read<Body>(_ make: (Body) -> Failure) -> Failure {
        guard case APIClientError.apiError(let failure) = error else { return other(error) }
        let body: any Sendable = (failure as? any BodyHolding)?.held ?? failure.kept?.body ?? failure
        return (body as? Body).map(make) ?? other(error)
    }

    /// Returns `failure`, a case without a body, if the error has a response with an error status. For any other error,
    /// such as a lost connection, returns the case for errors that the contract does not describe.
    public func plain(_ failure: Failure) -> Failure {
        status == 0 || (200..<300).contains(status) ? other(error) : failure
    }

    /// Returns the case for errors that the contract does not describe.
    public func undescribed() -> Failure { other(error) }
}
