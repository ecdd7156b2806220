/// Reads an error of a call for the enumeration of an operation's failures.
@_spi(Generated)
public struct AnsweredError<Failure> {
    private let error: any Error
    private let other: (any Error) -> Failure

    /// - Parameter other: Makes the failure for errors that the contract does not describe.
    public init(_ error: any Error, else other: @escaping (any Error) -> Failure) {
        self.error = error
        self.other = other
    }

    /// The status of the response, or 0 if no response arrived.
    public var status: Int { (error as? APIClientError)?.status ?? 0 }

    /// Makes the failure from the body that the contract has for the status. If the body was of another type, the error
    /// is one that the contract does not describe.
    public func read<Body>(_ make: (Body) -> Failure) -> Failure {
        guard case APIClientError.apiError(let failure) = error else { return other(error) }
        let body: any Sendable = (failure as? any BodyHolding)?.held ?? failure.kept?.body ?? failure
        return (body as? Body).map(make) ?? other(error)
    }

    /// Returns a failure without a body, if the error is a response that is not a success. A lost connection has no
    /// response, and a success may have a body that cannot be decoded.
    public func plain(_ failure: Failure) -> Failure {
        status == 0 || (200..<300).contains(status) ? other(error) : failure
    }

    /// Returns the failure for an error that the contract does not describe.
    public func undescribed() -> Failure { other(error) }
}
