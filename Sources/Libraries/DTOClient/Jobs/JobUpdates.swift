import Foundation

/// An update about a job.
public enum JobUpdate<Job: TrackableJob>: Sendable {
    /// An event of the job's stream or web socket.
    case event(Job.ProgressStream.Event)
    /// The state of the job, from polling.
    case status(Job.ProgressStatus.Output)
}

/// The updates of a job in order, from the stream, the web socket or the state of the job.
///
/// The sequence reads the stream of the job. If there is no stream, the sequence reads the web socket of the job, and
/// without a web socket it polls the state of the job. If the stream or the web socket fails permanently, or ends
/// before the job has ended, the sequence polls the state if the job has a URL for it. The sequence ends when the job
/// ends.
public struct JobUpdates<Job: TrackableJob>: AsyncSequence, Sendable {
    /// An update about the job.
    public typealias Element = JobUpdate<Job>

    let requests: JobRequests<Job>

    /// Returns an iterator that begins to follow the job when `next()` is called for the first time.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(requests)
    }

    /// Follows the job. Requests are sent only while `next` runs.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let requests: JobRequests<Job>
        private var phase = Phase.new

        private enum Phase {
            case new
            case streaming(EventStream<Job.ProgressStream>.AsyncIterator)
            #if !canImport(FoundationNetworking)
                case listening(ProgressSocket)
            #endif
            case polling(JobPolling<Job>)
            case ended
        }

        init(_ requests: JobRequests<Job>) {
            self.requests = requests
        }

        /// Returns the next update, or nil at the end of the job.
        ///
        /// - Throws: `JobClientError`, `APIClientError`, or `CancellationError` as soon as the task is cancelled. An
        ///   error ends the sequence.
        public mutating func next() async throws -> JobUpdate<Job>? {
            do {
                while true {
                    try Task.checkCancellation()
                    switch phase {
                    case .new: try begin()
                    case .streaming(let events): if let event = try await stream(events) { return event }
                    #if !canImport(FoundationNetworking)
                        case .listening(let socket): if let event = try await listen(socket) { return event }
                    #endif
                    case .polling(var polling):
                        let status = try await polling.next()
                        phase = polling.isComplete ? .ended : .polling(polling)
                        return .status(status)
                    case .ended: return nil
                    }
                }
            } catch {
                phase = .ended
                try Task.checkCancellation()
                throw error
            }
        }

        private mutating func begin() throws {
            switch try requests.channel() {
            case .stream(let url): phase = .streaming(try requests.stream(at: url).makeAsyncIterator())
            case .polling(let url): phase = .polling(JobPolling(requests, at: url))
            case .webSocket(let url):
                #if canImport(FoundationNetworking)
                    // On Linux, web sockets of Foundation do not work.
                    try poll(
                        after: APIClientError.unavailable(
                            "The job reports its progress only over \(url.scheme ?? "a web socket"), which this platform cannot open."
                        ))
                #else
                    phase = .listening(try requests.socket(at: url))
                #endif
            }
        }

        /// Returns the next event, or nil if the stream has ended and another phase has begun.
        private mutating func stream(
            _ events: EventStream<Job.ProgressStream>.AsyncIterator
        ) async throws -> JobUpdate<Job>? {
            var events = events
            do {
                if let event = try await events.next() {
                    phase = .streaming(events)
                    return .event(event)
                }
            } catch {
                try Task.checkCancellation()
                try poll(after: error)
                return nil
            }
            if events.isComplete { phase = .ended } else { try poll(after: nil) }
            return nil
        }

        /// Continues with polling.
        ///
        /// - Parameter error: The error to throw if the job has no URL for polling. If the value is nil, the sequence
        ///   ends.
        private mutating func poll(after error: (any Error)?) throws {
            if let url = try requests.statusURL() {
                phase = .polling(JobPolling(requests, at: url))
            } else if let error {
                throw error
            } else {
                phase = .ended
            }
        }

        #if !canImport(FoundationNetworking)
            /// Returns the next event. Returns nil if another phase has begun, or if the message is not an event.
            private mutating func listen(_ socket: ProgressSocket) async throws -> JobUpdate<Job>? {
                do {
                    guard let data = try await socket.next() else {
                        try poll(after: nil)
                        return nil
                    }
                    let message = requests.message(data)
                    if requests.isTerminal(message.name) || requests.isLast(message.data) { phase = .ended }
                    return EventStream<Job.ProgressStream>.AsyncIterator.event(message).map { .event($0) }
                } catch {
                    try Task.checkCancellation()
                    try poll(after: APIClientError.transport(error))
                    return nil
                }
            }
        #endif
    }
}

extension ContractClient {
    /// Returns the updates of a job until its end. The first request is sent when the first update is requested.
    public func events<Job: TrackableJob>(of job: Job, _ options: JobOptions = JobOptions()) -> JobUpdates<Job> {
        JobUpdates(requests: JobRequests(job: job, client: client, options: options))
    }

    /// Returns the channel of a job with its absolute URL.
    ///
    /// - Throws: `JobClientError` if the job has no channel, or if its URL is invalid or not allowed.
    public func progressChannel(
        of job: some TrackableJob, _ options: JobOptions = JobOptions()
    ) throws -> ProgressChannel {
        try JobRequests(job: job, client: client, options: options).channel()
    }
}
