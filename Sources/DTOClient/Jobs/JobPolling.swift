import Foundation

/// Asks for the state of a job until that is the last one.
struct JobPolling<Job: TrackableJob> {
    private let requests: JobRequests<Job>
    private let url: URL
    /// Nil before the first poll.
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

    /// The next state. It waits before each poll but the first.
    mutating func next() async throws -> Job.ProgressStatus.Output {
        while true {
            // The pause between two polls is the purpose. The clock is the client's, so tests do not wait.
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
            throw StreamFailure(response, error, now: now)
        }
        guard let status = value as? Job.ProgressStatus.Output else { throw JobClientError.invalidResponse }
        // An answer to a poll is whole, however short its connection was. The wait before the next poll has a least length.
        reconnecting.succeed(after: .seconds(1))
        wait = stated(response, now) ?? requests.options.pollingInterval
        isComplete = requests.isLast(response.body)
        return status
    }

    /// The wait that the server states; nil where it states none. A date that is over, as one is for a device whose clock is fast, is none:
    /// the server would be asked again without end or pause.
    private func stated(_ response: RawResponse, _ now: Date) -> Duration? {
        RetryAfter.delay(response.headers["Retry-After"], now: now).flatMap {
            $0 > .zero ? max($0, Reconnecting.shortestDelay) : nil
        }
    }
}
