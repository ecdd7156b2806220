/// One step of the chain that a call goes through, such as a log.
///
/// A step may change the call, and send it on once, several times or not at all. It may also change the response. The
/// steps run in their order. The call contains its endpoint (id, method, path template, tags and security), the number
/// of the attempt and the deadline.
public protocol APIMiddleware: Sendable {
    /// Sends a call to the next step.
    typealias Next = @Sendable (APICall) async throws -> RawResponse
    /// Sends a call to the next step, if the response is read while it arrives.
    typealias StreamNext = @Sendable (APICall) async throws -> StreamedResponse

    /// Handles a call. `next` sends the call to the next step.
    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse

    /// Handles a call whose response is read while it arrives. By default, the call is sent on unchanged.
    func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse
}

extension APIMiddleware {
    /// Sends the call on unchanged.
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
