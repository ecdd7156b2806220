import Foundation

/// What is said of one attempt: never a secret, and a body only where it is asked for.
public struct LogEntry: Hashable, Sendable {
    public var operation: String
    public var method: HTTPMethod
    /// The template: values in paths may be private.
    public var path: String
    public var attempt: Int
    /// Nil where there was no answer.
    public var status: Int?
    /// What went wrong where there was no answer.
    public var error: String?
    public var duration: Duration
    /// Of the answer's body, in bytes.
    public var size: Int
    /// Of the request and of the answer, masked; nil where nobody asked for them.
    public var requestBody, responseBody: String?
}

extension LogEntry: CustomStringConvertible {
    /// `GET /v1/jobs/{jobId} → 200, 45 ms, 312 bytes`
    public var description: String {
        let result = status.map { "\($0)" } ?? error ?? "no answer"
        let time = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        let again = attempt > 1 ? " (attempt \(attempt))" : ""
        return "\(method) \(path)\(again) → \(result), \(time) ms, \(size) bytes"
    }
}

/// Says what becomes of each attempt.
public struct AttemptLog: Middleware {
    private let clock: ClientClock
    private let includesBodies: Bool
    private let log: @Sendable (LogEntry) -> Void

    /// - Parameter includesBodies: bodies of JSON and forms are logged too, without the values of keys that name secrets.
    public init(
        includesBodies: Bool = false, clock: ClientClock = .system, _ log: @escaping @Sendable (LogEntry) -> Void
    ) {
        self.includesBodies = includesBodies
        self.clock = clock
        self.log = log
    }

    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        let start = clock.now()
        var entry = LogEntry(
            operation: call.endpoint.id, method: call.endpoint.method, path: call.endpoint.path, attempt: call.attempt,
            duration: .zero, size: 0)
        if includesBodies, case .data(let data) = call.request.body { entry.requestBody = BodyMask.masked(data) }
        do {
            let response = try await next(call)
            entry.duration = start.duration(to: clock.now())
            entry.status = response.status
            entry.size = response.body.count
            if includesBodies { entry.responseBody = BodyMask.masked(response.body) }
            log(entry)
            return response
        } catch {
            entry.duration = start.duration(to: clock.now())
            entry.error = error is CancellationError ? "cancelled" : "\(error)"
            log(entry)
            throw error
        }
    }
}
