/// What a call came to, for analytics.
public struct CallMetrics: Hashable, Sendable {
    public var operation: String
    /// Nil where there was no answer.
    public var status: Int?
    /// Whether the call gave a value.
    public var isSuccess: Bool
    public var attempts: Int
    public var duration: Duration
    /// Whether the answer came from the cache, or stands for one that did not come.
    public var isCached, isStale: Bool
    /// Of the answer's body, in bytes.
    public var size: Int
}

/// Measures each call.
public struct Metrics: Middleware {
    private let clock: ClientClock
    private let report: @Sendable (CallMetrics) -> Void

    public init(clock: ClientClock = .system, _ report: @escaping @Sendable (CallMetrics) -> Void) {
        self.clock = clock
        self.report = report
    }

    public func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
        let start = clock.now()
        var metrics = CallMetrics(
            operation: call.endpoint.id, isSuccess: false, attempts: 0, duration: .zero, isCached: false,
            isStale: false,
            size: 0)
        defer { report(metrics) }
        do {
            let response = try await next(call)
            metrics.status = response.status
            metrics.attempts = response.attempts
            metrics.isCached = response.attempts == 0
            metrics.isStale = response.isStale
            metrics.size = response.body.count
            if case .failure = response.decoded?.result {} else { metrics.isSuccess = response.isSuccess }
            metrics.duration = start.duration(to: clock.now())
            return response
        } catch {
            metrics.duration = start.duration(to: clock.now())
            throw error
        }
    }
}
