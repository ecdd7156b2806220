import Foundation

/// One piece of news of a job.
public enum JobUpdate<Job: TrackableJob>: Sendable {
    /// An event of the job's stream or web socket.
    case event(Job.ProgressStream.Event)
    /// The state of the job, from polling.
    case status(Job.ProgressStatus.Output)
}

/// The news of a job in their order, whichever way it tells of them.
///
/// The job's stream is read; where it names none, its web socket; else its state is polled. Where the stream or the web socket fails for
/// good, and where it ends before the job has, polling takes over if the job names a URL for it. The sequence ends with the job.
public struct JobUpdates<Job: TrackableJob>: AsyncSequence, Sendable {
    public typealias Element = JobUpdate<Job>

    let requests: JobRequests<Job>

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(requests)
    }

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

        /// The next piece of news; nil at the end of the job.
        ///
        /// - Throws: `JobClientError`, `APIClientError`, and `CancellationError` as soon as the task is cancelled. The sequence has ended
        ///   then.
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
                    // Foundation's web sockets fail on this platform.
                    try poll(
                        after: APIClientError.unavailable(
                            "The job tells of its progress over \(url.scheme ?? "a web socket") alone, which this platform does not open."
                        ))
                #else
                    phase = .listening(try requests.socket(at: url))
                #endif
            }
        }

        /// Nil where another phase has begun.
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

        /// Goes on with polling.
        ///
        /// - Parameter error: What is thrown where the job does not say where; nil: the sequence ends.
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
            /// Nil where another phase has begun, and for a message that means nothing.
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
    /// The news of a job until it has ended. Nothing is sent before the first one is asked for.
    public func events<Job: TrackableJob>(of job: Job, _ options: JobOptions = JobOptions()) -> JobUpdates<Job> {
        JobUpdates(requests: JobRequests(job: job, client: client, options: options))
    }

    /// The channel over which a job is followed, with its whole URL.
    ///
    /// - Throws: `JobClientError`.
    public func progressChannel(
        of job: some TrackableJob, _ options: JobOptions = JobOptions()
    ) throws -> ProgressChannel {
        try JobRequests(job: job, client: client, options: options).channel()
    }
}
