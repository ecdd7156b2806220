/// One step in the chain that handles a call, such as a log.
///
/// A step may change the call and the response. A step may call `next` once, several times or not at all. The call
/// contains its endpoint (id, method, path template, tags and security), the number of the attempt and the deadline.
public protocol APIMiddleware: Sendable {
    /// A function that sends a call to the next step and returns the complete response.
    typealias Next = @Sendable (APICall) async throws -> RawResponse
    /// A function that sends a call to the next step and returns a response whose body is still arriving.
    typealias StreamNext = @Sendable (APICall) async throws -> StreamedResponse

    /// Handles a call and returns its response.
    ///
    /// - Parameter next: Sends the call to the next step.
    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse

    /// Handles a call whose response is read while it arrives. The default implementation passes the call to `next`
    /// unchanged.
    func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse
}

extension APIMiddleware {
    /// Passes the call to `next` unchanged.
    public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        try await next(call)
    }

    /// Returns a function that runs this step and then `next`.
    func before(_ next: @escaping Next) -> Next {
        { call in try await intercept(call, next: next) }
    }

    func before(stream next: @escaping StreamNext) -> StreamNext {
        { call in try await interceptStream(call, next: next) }
    }
}
