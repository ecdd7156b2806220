import DTORuntime
import Foundation

/// Polls the state of a job until the state is final.
struct JobPolling<Job: TrackableJob> {
    private let requests: JobRequests<Job>
    private let url: URL
    /// The wait before the next poll, or nil before the first poll.
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

    /// Returns the next state of the job. Before each poll except the first, the function waits.
    mutating func next() async throws -> Job.ProgressStatus.Output {
        while true {
            // The server or the options determine the wait. A cancelled task stops waiting.
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
        // A complete response is treated as a connection that lasted long enough.
        reconnecting.succeed(after: .seconds(1))
        wait = stated(response, now) ?? requests.options.pollingInterval
        isComplete = requests.isLast(response.body)
        return status
    }

    /// Returns the wait from `Retry-After`, or nil. A date in the past is ignored, because the client would poll
    /// without a pause if the clock of the device is fast.
    private func stated(_ response: RawResponse, _ now: Date) -> Duration? {
        RetryAfter.delay(response.headers["Retry-After"], now: now).flatMap {
            $0 > .zero ? max($0, Reconnecting.shortestDelay) : nil
        }
    }
}
