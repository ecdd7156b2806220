/// One step of the chain that a call goes through, such as a log.
///
/// It may look at the call and change it, send it on once, several times or not at all, and change the answer. Steps are asked in their
/// order. The call says what it is: its endpoint has id, method, path template, tags and security, and the call has attempt and deadline.
public protocol Middleware: Sendable {
    /// Sends a call on to the next step.
    typealias Next = @Sendable (APICall) async throws -> RawResponse
    /// Sends a call whose answer is read while it arrives on to the next step.
    typealias StreamNext = @Sendable (APICall) async throws -> StreamedResponse

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse

    /// The same for a call whose answer is read while it arrives. By default the call is sent on as it is.
    func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse
}

extension Middleware {
    public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        try await next(call)
    }

    /// The function that a chain ends in, with this step before it.
    func before(_ next: @escaping Next) -> Next {
        { call in try await intercept(call, next: next) }
    }

    func before(stream next: @escaping StreamNext) -> StreamNext {
        { call in try await interceptStream(call, next: next) }
    }
}
