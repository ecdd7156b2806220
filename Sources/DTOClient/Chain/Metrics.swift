/// What a call came to, for analytics. It has nothing that a user typed or a server answered.
public struct CallMetrics: Hashable, Sendable {
    /// The contract's name of the operation.
    public var operation: String
    /// The status of the last answer; nil where there was none.
    public var status: Int?
    /// What went wrong; nil for a success.
    public var failure: Failure?
    /// How often the request was sent; 0 for an answer from the cache.
    public var attempts: Int
    /// The time from the call to its end, with all waits.
    public var duration: Duration
    /// The part of the time that was spent waiting between attempts.
    public var waiting: Duration
    /// Whether the answer came from the cache without a request.
    public var isCached: Bool
    /// Whether the network failed, and an older answer stands for the one that was asked for.
    public var isStale: Bool
    /// The size of the request's body in bytes; nil where it is not known beforehand.
    public var requestSize: Int?
    /// The size of the answer's body in bytes; 0 for an answer that is read while it arrives.
    public var size: Int

    /// Whether the call gave a value.
    public var isSuccess: Bool { failure == nil }

    /// The kinds of failures.
    public enum Failure: String, Hashable, Sendable, CaseIterable {
        /// The API's own error.
        case api
        /// A status for which the contract has no type.
        case status
        /// An answer that is not what the contract says.
        case content
        /// The answer did not come, or not whole.
        case transport
        /// The request could not be sent as it was, or its policy allows no attempt.
        case request
        /// There were no credentials that the operation takes.
        case credentials
        /// The time for the call was over.
        case deadline
        /// The caller's task was cancelled.
        case cancelled
        case other
    }
}

extension CallMetrics.Failure {
    public init(_ error: any Error) {
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

/// Measures each call, and tells a closure at its end.
public struct Metrics: Middleware {
    private let clock: ClientClock
    private let report: @Sendable (CallMetrics) -> Void

    public init(clock: ClientClock = .system, _ report: @escaping @Sendable (CallMetrics) -> Void) {
        self.clock = clock
        self.report = report
    }

    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
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

    public func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
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
    /// The size in bytes; nil where it is not known beforehand.
    fileprivate var length: Int? {
        switch self {
        case .none: 0
        case .data(let data): data.count
        case .file(let url): BodyStream.file(url).length
        case .stream(let stream): stream.length
        }
    }
}
