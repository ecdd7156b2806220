public import DTORuntime
import Foundation

/// A log entry for one attempt. An entry contains no secrets, and contains bodies only if the log is set up to include
/// them.
public struct LogEntry: Hashable, Sendable {
    /// The operation's name in the contract.
    public var operation: String
    /// The HTTP method.
    public var method: HTTPMethod
    /// The path template, because the values in a path may be private.
    public var path: String
    /// The number of the attempt, from 1.
    public var attempt: Int
    /// The status of the response, or nil without a response.
    public var status: Int?
    /// The reason why there is no response, or nil if there is a response.
    public var error: String?
    /// The time from the request to the response or to the error.
    public var duration: Duration
    /// The size of the response's body in bytes, or 0 for a response that is read while it arrives.
    public var size: Int
    /// The bodies of the request and the response, with secrets masked. The value is nil if the log does not include
    /// bodies. A request body from a file or a stream is also nil.
    public var requestBody, responseBody: String?
}

extension LogEntry: CustomStringConvertible {
    /// The entry on one line: `GET /v1/jobs/{jobId} → 200, 45 ms, 312 bytes`.
    public var description: String {
        let result = status.map { "\($0)" } ?? error ?? "no response"
        let time = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        let again = attempt > 1 ? " (attempt \(attempt))" : ""
        return "\(method) \(path)\(again) → \(result), \(time) ms, \(size.counting("byte"))"
    }
}

/// A step that passes a log entry for each attempt to a closure.
public struct AttemptLog: APIMiddleware {
    private var clock: ClientClock
    private let includesBodies: Bool
    private let log: @Sendable (LogEntry) -> Void

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - includesBodies: Whether entries include bodies of JSON and forms, with the values of secret keys masked. For
    ///     other bodies, an entry contains only the size.
    ///   - clock: Measures the durations. If the log is the `log` of an `APIClient`, the clock of that client is used
    ///     instead.
    ///   - log: A closure that receives each entry.
    public init(
        includesBodies: Bool = false, clock: ClientClock = .system, _ log: @escaping @Sendable (LogEntry) -> Void
    ) {
        self.includesBodies = includesBodies
        self.clock = clock
        self.log = log
    }

    package func by(_ clock: ClientClock) -> AttemptLog {
        var copy = self
        copy.clock = clock
        return copy
    }

    /// Sends the call and logs the result.
    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        try await logged(call) { entry in
            let response = try await next(call)
            entry.status = response.status
            entry.size = response.body.count
            if includesBodies {
                entry.responseBody = BodyMask.masked(response.body, type: response.headers["Content-Type"])
            }
            return response
        }
    }

    /// Opens the stream and logs the result.
    public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        try await logged(call) { entry in
            let response = try await next(call)
            entry.status = response.status
            return response
        }
    }

    private func logged<Response>(
        _ call: APICall, _ work: (inout LogEntry) async throws -> Response
    ) async throws -> Response {
        let start = clock.now()
        var entry = LogEntry(
            operation: call.endpoint.id, method: call.endpoint.method, path: call.endpoint.path, attempt: call.attempt,
            duration: .zero, size: 0)
        if includesBodies, case .data(let data) = call.request.body {
            entry.requestBody = BodyMask.masked(data, type: call.request.headers["Content-Type"])
        }
        defer {
            entry.duration = start.duration(to: clock.now())
            log(entry)
        }
        do {
            return try await work(&entry)
        } catch {
            entry.error = Self.words(error)
            throw error
        }
    }

    /// Describes an error. The description of an `APIClientError` contains no secrets. Any other error may contain a
    /// URL, so only its type is logged.
    private static func words(_ error: any Error) -> String {
        switch error {
        case is CancellationError: "cancelled"
        case let error as APIClientError: error.description
        default: "\(type(of: error))"
        }
    }
}
