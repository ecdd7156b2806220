public import DTOClient
import DTORuntime
import Foundation

/// A step that sends the header `traceparent` with each attempt (W3C Trace Context), so that the traces of the server
/// show the calls of the app.
///
/// All attempts of a call belong to the same trace. By default, each connection of a download begins a new trace. Pass
/// the step to a client in `behind`:
///
///     APIClient(behind: [TraceParent()])
public struct TraceParent: APIMiddleware {
    private let parent: @Sendable () -> String?

    /// Creates a step that begins new traces, or adds calls to a trace of the app.
    ///
    /// - Parameter parent: Returns the `traceparent` of a trace to which the calls are added. An invalid value is
    ///   ignored. If the value is nil, each call begins a new trace.
    public init(parent: @escaping @Sendable () -> String? = { nil }) {
        self.parent = parent
    }

    /// Adds the header and passes the call to the next step.
    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        try await next(traced(call))
    }

    /// Adds the header and passes the call to the next step.
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
