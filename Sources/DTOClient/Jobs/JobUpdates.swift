import DTORuntime
import Foundation

/// One piece of news of a job.
public enum JobUpdate<Job: TrackableJob>: Sendable {
    /// From its stream.
    case event(Job.ProgressStream.Event)
    /// From polling.
    case status(Job.ProgressStatus.Output)
}

/// How a job is followed.
public struct JobOptions: Sendable {
    /// Between two polls, where the server states no delay.
    public var pollingInterval = Duration.seconds(2)
    /// Hosts besides the server's own to which a job's URLs may lead.
    public var allowedHosts: Set<String> = []
    /// States after which there is no other, besides the names of the stream's last events.
    public var terminalStates: Set<String> = [
        "completed", "complete", "failed", "canceled", "cancelled", "error", "timeout",
    ]

    public init() {}
}

/// The news of a job, as they come: from its stream, and from polling where it has none or the stream fails for good.
public struct JobUpdates<Job: TrackableJob>: AsyncSequence, Sendable {
    public typealias Element = JobUpdate<Job>

    let job: Job
    let client: ClientContext
    let options: JobOptions

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(job: job, client: client, options: options)
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
        private let job: Job
        private let client: ClientContext
        private let options: JobOptions
        private var phase = Phase.new
        private var hasPolled = false

        private enum Phase {
            case new
            case streaming(EventStream<Job.ProgressStream>.AsyncIterator)
            case polling(URL)
            case ended
        }

        init(job: Job, client: ClientContext, options: JobOptions) {
            self.job = job
            self.client = client
            self.options = options
        }

        public mutating func next() async throws -> JobUpdate<Job>? {
            while true {
                switch phase {
                case .new: try begin()
                case .streaming(var events):
                    do {
                        let event = try await events.next()
                        phase = event == nil ? .ended : .streaming(events)
                        return event.map { .event($0) }
                    } catch is CancellationError {
                        phase = .ended
                        throw CancellationError()
                    } catch {
                        guard let status = job.progressLinks.status else {
                            phase = .ended
                            throw error
                        }
                        phase = .polling(try url(status))
                    }
                case .polling(let url): return try await poll(url)
                case .ended: return nil
                }
            }
        }

        private mutating func begin() throws {
            switch try job.progressChannel {
            case .stream(let link): phase = .streaming(try stream(at: url(link)).makeAsyncIterator())
            case .polling(let link): phase = .polling(try url(link))
            case .webSocket:
                // A job with a state can be followed without its socket.
                guard let status = job.progressLinks.status else {
                    throw APIClientError.unavailable(
                        "The job tells of its progress over a web socket alone, which this client does not open.")
                }
                phase = .polling(try url(status))
            }
        }

        /// As the job names it, never built from parts: relative to the server, and of no other host than is allowed.
        private func url(_ link: String) throws -> URL {
            guard let base = URL(string: client.server), let url = URL(string: link, relativeTo: base)?.absoluteURL,
                let host = url.host
            else { throw JobClientError.invalidResponse }
            guard url.hasSameOrigin(as: base) || options.allowedHosts.contains(host) else {
                throw JobClientError.foreignHost(host)
            }
            return url
        }

        private func settings() -> CallSettings {
            var settings = client.settings
            if let token = job.progressLinks.token { settings.credentials = .bearer(token) }
            return settings
        }

        private func stream(at url: URL) -> EventStream<Job.ProgressStream> {
            let settings = settings()
            return EventStream(
                source: StreamSource(
                    api: client.api,
                    call: {
                        APICall(
                            endpoint: Job.ProgressStream.endpoint, request: HTTPRequest(method: .get, url: url),
                            settings: settings)
                    }, format: Job.ProgressStream.events, options: StreamOptions(), clock: client.clock))
        }

        private mutating func poll(_ url: URL) async throws -> JobUpdate<Job> {
            if hasPolled { try await client.clock.sleep(options.pollingInterval) }
            hasPolled = true
            var call = APICall(
                endpoint: Job.ProgressStatus.endpoint,
                request: HTTPRequest(method: .get, url: url, headers: ["Accept": "application/json"]),
                settings: settings())
            call.decode = { response in Result { try Job.ProgressStatus.decode(response) } }
            let response = try await client.api.perform(call)
            guard
                let status = try (response.decoded?.result ?? Result { try Job.ProgressStatus.decode(response) }).get()
                    as? Job.ProgressStatus.Output
            else { throw JobClientError.invalidResponse }
            if isLast(response.body) { phase = .ended }
            return .status(status)
        }

        /// By the state that the answer names, in its envelope or without one.
        private func isLast(_ body: Data) -> Bool {
            guard let json = try? JSONDecoder().decode(JSONValue.self, from: body),
                let state = (json["data"]?["status"] ?? json["status"])?.stringValue
            else { return false }
            if case .serverSentEvents(let terminal) = Job.ProgressStream.events, terminal.contains(state) {
                return true
            }
            return options.terminalStates.contains(state.lowercased())
        }
    }
}

extension ContractClient {
    /// The news of a job until it has ended, whichever way it tells of them.
    public func events<Job: TrackableJob>(of job: Job, _ options: JobOptions = JobOptions()) -> JobUpdates<Job> {
        JobUpdates(job: job, client: client, options: options)
    }
}
