/// One link of the chain that a call goes through, such as a log.
///
/// It may look at the call and change it, send it on once, several times or not at all, and change the answer. Links are asked in their
/// order; what they know of a call stands in the call.
public protocol Middleware: Sendable {
    /// What sends a call on.
    typealias Next = @Sendable (APICall) async throws -> RawResponse

    func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse
}

extension Middleware {
    /// The function that a chain ends in, with this link before it.
    func before(_ next: @escaping Next) -> Next {
        { call in try await intercept(call, next: next) }
    }
}
