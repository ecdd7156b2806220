public import DTOClient
import DTORuntime
import Foundation

/// Sends `traceparent` with each attempt (W3C Trace Context), so that the server's traces show the app's calls.
///
/// All attempts of a call are in one trace. Each connection of a download is a call of its own. Give it to a client as
/// a step `behind`:
///
///     APIClient(behind: [TraceParent()])
public struct TraceParent: APIMiddleware {
    private let parent: @Sendable () -> String?

    /// - Parameter parent: Returns the `traceparent` of the app's own trace, in which the calls are then. A text of
    ///   another form is ignored. By default, each call begins a trace.
    public init(parent: @escaping @Sendable () -> String? = { nil }) {
        self.parent = parent
    }

    /// Sends the call on with the header.
    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        try await next(traced(call))
    }

    /// Sends the call on with the header.
    public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        try await next(traced(call))
    }

    private func traced(_ call: APICall) -> APICall {
        var call = call
        let known = parent().flatMap {
            $0.wholeMatch(of: /00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})/)
        }
        let trace = known.map { String($0.1) } ?? call.id.uuidString.filter { $0 != "-" }.lowercased()
        let flags = known.map { String($0.2) } ?? "01"
        let span = String(UInt64.random(in: 1 ... .max), radix: 16)
        let zeros = String(repeating: "0", count: 16 - span.count)
        call.request.headers["traceparent"] = "00-\(trace)-\(zeros)\(span)-\(flags)"
        return call
    }
}
