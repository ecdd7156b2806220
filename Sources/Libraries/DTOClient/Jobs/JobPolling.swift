import DTORuntime
import Foundation

/// Polls the state of a job until the state is final.
struct JobPolling<Job: TrackableJob> {
    private let requests: JobRequests<Job>
    private let url: URL
    /// The wait before the next poll, or nil before the first one.
    private var wait: Duration?
    private var reconnecting: Reconnecting
    private(set) var isComplete = false

    init(_ requests: JobRequests<Job>, at url: URL) {
        self.requests = requests
        self.url = url
        var options = StreamOptions()
        options.reconnectionDelay = requests.options.pollingInterval
        options.failureLimit = requests.options.pollingFailureLimit
        reconnecting = Reconnecting(options)
    }

    /// Returns the next state. It waits before each poll except the first.
    mutating func next() async throws -> Job.ProgressStatus.Output {
        while true {
            // The pause between two polls is intended. It uses the client's clock, so tests do not wait.
            if let wait { try await requests.client.clock.sleep(wait) }
            do {
                return try await poll()
            } catch {
                try Task.checkCancellation()
                let failure = StreamFailure(error)
                guard case .passing(_, let delay) = failure,
                    let wait = reconnecting.wait(delay, chance: requests.client.clock.random())
                else { throw failure.cause }
                self.wait = wait
            }
        }
    }

    private mutating func poll() async throws -> Job.ProgressStatus.Output {
        let response = try await requests.client.api.perform(try requests.status(at: url))
        let now = requests.client.clock.date()
        let result = response.decoded?.result ?? ClientContext.decode(Job.ProgressStatus.self, response)
        let value: any Sendable
        do {
            value = try result.get()
        } catch {
            throw StreamFailure(response, error.about(response), now: now)
        }
        guard let status = value as? Job.ProgressStatus.Output else { throw JobClientError.invalidResponse }
        // The response is complete, so a short connection is not a failure. The next wait has a minimum.
        reconnecting.succeed(after: .seconds(1))
        wait = stated(response, now) ?? requests.options.pollingInterval
        isComplete = requests.isLast(response.body)
        return status
    }

    /// Returns the wait that the server states, or nil. A date in the past counts as no statement, because the client
    /// would poll without a pause. A device whose clock is fast sees such dates.
    private func stated(_ response: RawResponse, _ now: Date) -> Duration? {
        RetryAfter.delay(response.headers["Retry-After"], now: now).flatMap {
            $0 > .zero ? max($0, Reconnecting.shortestDelay) : nil
        }
    }
}
