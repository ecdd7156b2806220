import Foundation

/// What is said of one attempt. It has no secrets, and bodies only where they are asked for.
public struct LogEntry: Hashable, Sendable {
    /// The contract's name of the operation.
    public var operation: String
    public var method: HTTPMethod
    /// The template of the path. The values in a path may be private.
    public var path: String
    /// The number of the attempt, from 1.
    public var attempt: Int
    /// The status of the answer; nil where there was none.
    public var status: Int?
    /// What went wrong where there was no answer.
    public var error: String?
    public var duration: Duration
    /// The size of the answer's body in bytes; 0 for an answer that is read while it arrives.
    public var size: Int
    /// The bodies of request and answer without secrets; nil where nobody asked for them.
    public var requestBody, responseBody: String?
}

extension LogEntry: CustomStringConvertible {
    /// One line: `GET /v1/jobs/{jobId} → 200, 45 ms, 312 bytes`
    public var description: String {
        let result = status.map { "\($0)" } ?? error ?? "no answer"
        let time = duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
        let again = attempt > 1 ? " (attempt \(attempt))" : ""
        return "\(method) \(path)\(again) → \(result), \(time) ms, \(size) bytes"
    }
}

/// Tells a closure what becomes of each attempt.
public struct AttemptLog: Middleware {
    private var clock: ClientClock
    private let includesBodies: Bool
    private let log: @Sendable (LogEntry) -> Void

    /// - Parameters:
    ///   - includesBodies: whether bodies of JSON and forms are logged too. The values of keys that name secrets are left out, and of all
    ///     other bodies the size is told.
    ///   - clock: measures the durations. In the chain of a client it is the client's.
    public init(
        includesBodies: Bool = false, clock: ClientClock = .system, _ log: @escaping @Sendable (LogEntry) -> Void
    ) {
        self.includesBodies = includesBodies
        self.clock = clock
        self.log = log
    }

    func by(_ clock: ClientClock) -> AttemptLog {
        var copy = self
        copy.clock = clock
        return copy
    }

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

    /// The descriptions of this library's errors have no secrets. Those of other errors may have URLs.
    private static func words(_ error: any Error) -> String {
        switch error {
        case is CancellationError: "cancelled"
        case let error as APIClientError: error.description
        default: "\(type(of: error))"
        }
    }
}
