/// The result of a call, for analytics. The metrics contain no content of requests or responses, except for the status.
public struct CallMetrics: Hashable, Sendable {
    /// The operation's name in the contract.
    public var operation: String
    /// The status of the last response, or nil without a response.
    public var status: Int?
    /// The kind of failure, or nil for a success.
    public var failure: Failure?
    /// The number of times that the request was sent. The number is 0 if the cache answered without asking the server.
    public var attempts: Int
    /// The duration of the whole call, with all attempts and waits.
    public var duration: Duration
    /// The part of `duration` that was spent waiting between attempts.
    public var waiting: Duration
    /// Whether the response came from the cache and the server did not confirm it during this call.
    public var isCached: Bool
    /// Whether the network failed and a response from the cache was used instead.
    public var isStale: Bool
    /// The size of the request's body in bytes, or nil if it is unknown in advance.
    public var requestSize: Int?
    /// The size of the response's body in bytes, or 0 for a response that is read while it arrives.
    public var size: Int

    /// Whether the call returned a value.
    public var isSuccess: Bool { failure == nil }

    /// The kinds of failures.
    public enum Failure: String, Hashable, Sendable, CaseIterable {
        /// The API reported an error.
        case api
        /// The response has a status for which the contract has no type, or, for a stream, any status other than 2xx.
        case status
        /// The response differs from the contract.
        case content
        /// No response arrived, or the connection was lost before its end.
        case transport
        /// The request is invalid, or its policy allows no attempt.
        case request
        /// The settings have no credentials that the operation accepts.
        case credentials
        /// The deadline of the call passed.
        case deadline
        /// The caller's task was cancelled.
        case cancelled
        /// Any other error.
        case other
    }
}

extension CallMetrics.Failure {
    /// Makes the kind of an error.
    package init(_ error: any Error) {
        switch error {
        case is CancellationError: self = .cancelled
        case let error as APIClientError: self.init(error)
        default: self = .other
        }
    }

    private init(_ error: APIClientError) {
        switch error {
        case .apiError: self = .api
        case .unexpectedStatus: self = .status
        case .unexpectedContent, .decoding, .noData: self = .content
        case .transport: self = .transport
        case .invalidRequest, .invalidURL, .maxRetriesExceeded: self = .request
        case .missingCredentials: self = .credentials
        case .deadlineExceeded: self = .deadline
        case .unavailable: self = .other
        }
    }
}

/// Measures each call and passes the result to a closure.
package struct Metrics: APIMiddleware {
    private let clock: ClientClock
    private let report: @Sendable (CallMetrics) -> Void

    /// Creates a step that reports to a closure.
    ///
    /// - Parameters:
    ///   - clock: Measures the durations.
    ///   - report: A closure that is called at the end of each call.
    package init(clock: ClientClock = .system, _ report: @escaping @Sendable (CallMetrics) -> Void) {
        self.clock = clock
        self.report = report
    }

    /// Sends the call and measures it.
    package func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        try await measured(call) { metrics in
            let response = try await next(call)
            metrics.status = response.status
            metrics.isCached = response.attempts == 0
            metrics.isStale = response.isStale
            metrics.size = response.body.count
            if case .failure(let error) = response.decoded?.result {
                metrics.failure = .init(error)
            } else if !response.isSuccess, response.decoded == nil {
                metrics.failure = .status
            }
            return response
        }
    }

    /// Opens the stream and measures the time until the response begins.
    package func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
        try await measured(call) { metrics in
            let response = try await next(call)
            metrics.status = response.status
            if !response.isSuccess { metrics.failure = .status }
            return response
        }
    }

    private func measured<Response>(
        _ call: APICall, _ work: (inout CallMetrics) async throws -> Response
    ) async throws -> Response {
        let start = clock.now()
        var metrics = CallMetrics(
            operation: call.endpoint.id, attempts: 0, duration: .zero, waiting: .zero, isCached: false, isStale: false,
            requestSize: call.request.body.length, size: 0)
        defer {
            let facts = call.record.facts
            metrics.attempts = facts.attempts
            metrics.waiting = facts.waiting
            metrics.duration = start.duration(to: clock.now())
            report(metrics)
        }
        do {
            return try await work(&metrics)
        } catch {
            metrics.failure = .init(error)
            throw error
        }
    }
}

extension HTTPBody {
    /// The size in bytes, or nil if it is unknown in advance.
    fileprivate var length: Int? {
        switch self {
        case .none: 0
        case .data(let data): data.count
        case .file(let url): BodyStream.file(url).length
        case .stream(let stream): stream.length
        }
    }
}
