@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Jobs: the channels, the URLs, and streams that fail for good.
@Suite(.timeLimit(.minutes(1)))
struct JobTests {
    struct State: Codable, Sendable, Equatable { var status: String }

    struct Status: APIOperation {
        static let endpoint = APIEndpoint(.get, "/jobs/{id}", id: "status", globals: ["tenant", "X-Version"])
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws -> State {
            guard response.isSuccess else { throw response.failure() }
            return try response.json()
        }
    }

    struct Job: TrackableJob {
        typealias ProgressStream = StreamTests.Progress
        typealias ProgressStatus = JobTests.Status
        var progressLinks: ProgressLinks
    }

    /// A job whose operations need the job's token.
    struct SecretJob: TrackableJob {
        struct Stream: EventOperation {
            static let endpoint = APIEndpoint(
                .get, "/jobs/{id}/stream", id: "secretStream", security: [[Lookup.bearer]])
            static let events = EventStreamFormat.serverSentEvents(terminal: [])
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws {
                if !response.isSuccess { throw response.failure() }
            }
            static func event(_ message: StreamMessage) throws -> String { message.name }
        }
        typealias ProgressStream = Stream
        typealias ProgressStatus = JobTests.Status
        var progressLinks: ProgressLinks
    }

    private func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: "/") }

    private func client(_ server: LoopbackServer, _ clock: RecordedClock) -> TestClient {
        var api = TestClient(url: server.url, through: APIClient(clock: clock.clock))
        api.client.clock = clock.clock
        return api
    }

    private func follow(
        _ job: Job, _ server: LoopbackServer, _ clock: RecordedClock = RecordedClock(),
        _ options: JobOptions = JobOptions()
    ) async throws -> [String] {
        var news: [String] = []
        for try await update in client(server, clock).events(of: job, options) {
            switch update {
            case .event(let event): news.append("\(event)")
            case .status(let state): news.append(state.status)
            }
        }
        return news
    }

    @Test func theChannelIsTheStreamElseTheSocketElsePolling() throws {
        #expect(
            try Job(progressLinks: .init(stream: "/s", status: "/t", socket: "/w")).progressChannel
                == .stream(url("/s")))
        #expect(try Job(progressLinks: .init(status: "/t", socket: "/w")).progressChannel == .webSocket(url("/w")))
        #expect(try Job(progressLinks: .init(status: "/t")).progressChannel == .polling(url("/t")))
        #expect(throws: JobClientError.noChannel) { try Job(progressLinks: .init()).progressChannel }
    }

    /// The caller's own headers and the parameters of the client are sent to the server, and not to another host of the
    /// job.
    @Test func headersOfTheCallersOwnStayWithTheServer() async throws {
        let seen = Shared([LoopbackServer.Request]())
        let answer: @Sendable (LoopbackServer.Request) -> LoopbackServer.Response = { request in
            seen.change { $0.append(request) }
            return .json(#"{"status": "completed"}"#)
        }
        let server = try LoopbackServer(answer)
        let other = try LoopbackServer(answer)
        defer {
            server.stop()
            other.stop()
        }
        var api = client(server, RecordedClock()).with(headers: ["X-Key": "k"])
        api.client.setGlobal("tenant") { try $0.query("tenant", "a b") }
        api.client.setGlobal("X-Version") { try $0.header("X-Version", "3") }
        let elsewhere = other.url.absoluteString + "/state"
        var options = JobOptions()
        options.allowedHosts = [other.url.host ?? ""]
        for link in ["/state?a=1", "/state?tenant=b", elsewhere] {
            for try await _ in api.events(of: Job(progressLinks: .init(status: link)), options) {}
        }
        #expect(seen.change { $0.map { $0["x-key"] } } == ["k", "k", nil])
        #expect(seen.change { $0.map { $0["x-version"] } } == ["3", "3", nil])
        #expect(seen.change { $0.map(\.target) } == ["/state?a=1&tenant=a%20b", "/state?tenant=b", "/state"])
    }

    @Test func whatIsNotAURLIsNotAChannel() {
        #expect(throws: JobClientError.invalidResponse) {
            try Job(progressLinks: .init(stream: "http://[nowhere/")).progressChannel
        }
        #expect(throws: JobClientError.missingToken) { try Job(progressLinks: .init()).progressToken }
    }

    /// Relative links are resolved by RFC 3986, section 5. Absolute links must lead to the API or to an allowed host.
    @Test(arguments: [
        ("/jobs/1/stream?a=b%20c", "https://api.example.com/jobs/1/stream?a=b%20c"),
        ("jobs/1", "https://api.example.com/base/jobs/1"),
        ("https://api.example.com/s", "https://api.example.com/s"),
        ("https://API.example.com:443/s", "https://API.example.com:443/s"),
        ("https://cdn.example.net/s", "https://cdn.example.net/s"),
        ("https://a.b.jobs.example.org/s", "https://a.b.jobs.example.org/s"),
        ("//cdn.example.net/s", "https://cdn.example.net/s"),
        ("https://jobs.example.org/s", nil), ("https://evil-jobs.example.org/s", nil), ("https://evil.example/s", nil),
        ("//evil.example/s", nil), ("http://cdn.example.net/s", nil), ("http://api.example.com/s", nil),
        ("https://api.example.com:8443/s", nil),
        ("https://user:pass@api.example.com/s", nil), ("https://api.example.com@evil.example/s", nil),
        ("https://evil.example%2f.jobs.example.org/s", nil), ("https://evil.example%5c.jobs.example.org/s", nil),
        ("file:///etc/passwd", nil), ("javascript:alert(1)", nil), ("https://api.example.com.evil.example/s", nil),
    ])
    func linksAreResolved(_ link: String, _ expected: String?) throws {
        var api = TestClient(url: url("https://api.example.com/base"))
        api.client.overridesServers = true
        var options = JobOptions()
        options.allowedHosts = ["CDN.example.net", "*.jobs.example.org"]
        let job = Job(progressLinks: .init(stream: link))
        if let expected {
            #expect(try api.progressChannel(of: job, options) == .stream(url(expected)))
        } else {
            #expect(throws: JobClientError.self) { try api.progressChannel(of: job, options) }
        }
    }

    @Test func aSocketHasTheServersOriginUnderItsOwnScheme() throws {
        let api = TestClient(url: url("https://api.example.com"))
        let job = Job(progressLinks: .init(socket: "wss://api.example.com/ws"))
        #expect(try api.progressChannel(of: job) == .webSocket(url("wss://api.example.com/ws")))
        #expect(throws: JobClientError.invalidResponse) {
            try api.progressChannel(of: Job(progressLinks: .init(socket: "ws://api.example.com/ws")))
        }
        #expect(throws: JobClientError.foreignHost("evil.example")) {
            try api.progressChannel(of: Job(progressLinks: .init(socket: "wss://evil.example/ws")))
        }
    }

    @Test func aStreamIsFollowedWithTheJobsToken() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("event: completed\ndata: {}\n\n") } }
        defer { server.stop() }
        #expect(
            try await follow(Job(progressLinks: .init(stream: "/jobs/1/stream", token: "t")), server) == ["completed"])
        #expect(server.requests.first?.target == "/jobs/1/stream")
        #expect(server.requests.first?["Authorization"] == "Bearer t")
    }

    @Test func anOperationThatNeedsTheTokenGetsIt() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("event: failed\ndata: {}\n\nevent: more\ndata\n\n") }
        }
        defer { server.stop() }
        let api = client(server, RecordedClock())
        var names: [String] = []
        for try await update in api.events(of: SecretJob(progressLinks: .init(stream: "/s", token: "t"))) {
            if case .event(let name) = update { names.append(name) }
        }
        #expect(names == ["failed"])
        #expect(server.requests.map { $0["Authorization"] } == ["Bearer t"])
        await #expect(throws: JobClientError.missingToken) {
            for try await _ in api.events(of: SecretJob(progressLinks: .init(stream: "/s"))) {}
        }
        #expect(server.requests.count == 1)
    }

    /// Streams for browsers have their token in the query, and some APIs also require the key of an app.
    @Test func theTokenGoesWhereTheOperationAsksForIt() async throws {
        struct QueryJob: TrackableJob {
            struct Stream: EventOperation {
                static let endpoint = APIEndpoint(
                    .get, "/q", id: "q", security: [[SecurityScheme("token", .apiKey(.query, name: "token"))]])
                static let events = EventStreamFormat.serverSentEvents(terminal: ["end"])
                func encode(into request: inout RequestEncoder) throws {}
                static func decode(_ response: RawResponse) throws {}
                static func event(_ message: StreamMessage) throws -> String { message.name }
            }
            struct State: APIOperation {
                static let endpoint = APIEndpoint(
                    .get, "/state", id: "state",
                    security: [[SecurityScheme("app", .apiKey(.header, name: "X-App")), Lookup.bearer]])
                func encode(into request: inout RequestEncoder) throws {}
                static func decode(_ response: RawResponse) throws -> JobTests.State { try response.json() }
            }
            typealias ProgressStream = Stream
            typealias ProgressStatus = State
            var progressLinks: ProgressLinks
        }
        let server = try LoopbackServer { request in
            request.target.hasPrefix("/q")
                ? .stream { $0.write("event: end\ndata: {}\n\n") } : .json(#"{"status": "completed"}"#)
        }
        defer { server.stop() }
        let api = client(server, RecordedClock()).with(credentials: .apiKey("app"))
        for links in [ProgressLinks(stream: "/q", token: "t"), ProgressLinks(status: "/state", token: "t")] {
            for try await _ in api.events(of: QueryJob(progressLinks: links)) {}
        }
        #expect(server.requests.map(\.target) == ["/q?token=t", "/state"])
        #expect(server.requests.map { $0["X-App"] } == [nil, "app"])
        #expect(server.requests.map { $0["Authorization"] } == [nil, "Bearer t"])
    }

    /// An allowed host receives the job's token. The client's credentials are only for its own server.
    @Test(arguments: [nil, "t"]) func theClientsCredentialsStayWithItsServer(_ token: String?) async throws {
        let other = try LoopbackServer { _ in .stream { $0.write("event: failed\ndata: {}\n\n") } }
        let server = try LoopbackServer { _ in answer() }
        defer {
            server.stop()
            other.stop()
        }
        var options = JobOptions()
        options.allowedHosts = ["127.0.0.1"]
        let api = client(server, RecordedClock()).with(credentials: .bearer("own"))
        let job = SecretJob(progressLinks: .init(stream: other.url.absoluteString + "/s", token: token))
        do {
            for try await _ in api.events(of: job, options) {}
            #expect(token != nil)
        } catch JobClientError.missingToken {
            #expect(token == nil)
        }
        #expect(other.requests.map { $0["Authorization"] } == (token == nil ? [] : ["Bearer t"]))
    }

    @Test func pollingEndsWithTheJob() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            let index = count.change {
                $0 += 1
                return $0
            }
            return .json(#"{"status": "\#(index < 3 ? "processing" : "completed")"}"#)
        }
        defer { server.stop() }
        #expect(
            try await follow(Job(progressLinks: .init(status: "/jobs/1")), server)
                == ["processing", "processing", "completed"])
    }

    @Test func aStreamThatFailsForGoodGivesWayToPolling() async throws {
        let server = try LoopbackServer { request in
            request.target.hasSuffix("stream") ? failure(404) : .json(#"{"status": "completed"}"#)
        }
        defer { server.stop() }
        let job = Job(progressLinks: .init(stream: "/jobs/1/stream", status: "/jobs/1"))
        #expect(try await follow(job, server) == ["completed"])
    }

    @Test func aStreamThatEndsBeforeItsJobGivesWayToPolling() async throws {
        let server = try LoopbackServer { request in
            if !request.target.hasSuffix("stream") { return .json(#"{"status": "completed"}"#) }
            return request["Last-Event-ID"] == nil
                ? .stream { $0.write("id: 1\nevent: processing\ndata: {\"progress\": 0.5}\n\n") }
                : LoopbackServer.Response(204)
        }
        defer { server.stop() }
        let job = Job(progressLinks: .init(stream: "/jobs/1/stream", status: "/jobs/1"))
        #expect(try await follow(job, server) == ["processing(0.5)", "completed"])
    }

    @Test func fiveFailuresOfAStreamGiveWayToPolling() async throws {
        let server = try LoopbackServer { request in
            request.target.hasSuffix("stream") ? failure(503) : .json(#"{"status": "completed"}"#)
        }
        defer { server.stop() }
        let job = Job(progressLinks: .init(stream: "/jobs/1/stream", status: "/jobs/1"))
        #expect(try await follow(job, server) == ["completed"])
        #expect(server.requests.count == 6)
    }

    @Test func aStreamWithoutAStateThrowsItsError() async throws {
        let server = try LoopbackServer { _ in failure(404, #"{"code": "NOT_FOUND"}"#) }
        defer { server.stop() }
        var iterator = client(server, RecordedClock()).events(of: Job(progressLinks: .init(stream: "/s")))
            .makeAsyncIterator()
        do {
            _ = try await iterator.next()
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error) {
            #expect(error.code == "NOT_FOUND")
        }
        #expect(try await iterator.next() == nil)
    }

    @Test func pollingWaitsAsLongAsTheServerWants() async throws {
        let answers = Shared([
            LoopbackServer.Response.json(#"{"status": "a"}"#, headers: [("Retry-After", "9")]),
            .json(#"{"status": "b"}"#), .json(#"{"status": "CANCELLED", "data": {"status": "c"}}"#),
            .json(#"{"status": "d", "data": {"status": "CANCELLED"}}"#),
        ])
        let server = try LoopbackServer { _ in answers.change { $0.removeFirst() } }
        defer { server.stop() }
        let clock = RecordedClock()
        var options = JobOptions()
        options.pollingInterval = .seconds(4)
        let job = Job(progressLinks: .init(status: "/jobs/1"))
        #expect(try await follow(job, server, clock, options) == ["a", "b", "CANCELLED", "d"])
        #expect(clock.sleeps.value == [9, 4, 4])
    }

    /// If the client's clock is ahead, the date in `Retry-After` is in the past.
    @Test(arguments: ["Thu, 27 Nov 2025 10:29:00 GMT", "0"]) func pollingIsNeverWithoutAWait(_ header: String)
        async throws
    {
        let answers = Shared(["a", "b", "completed"])
        let server = try LoopbackServer { _ in
            .json(#"{"status": "\#(answers.change { $0.removeFirst() })"}"#, headers: [("Retry-After", header)])
        }
        defer { server.stop() }
        let clock = RecordedClock()
        var options = JobOptions()
        options.pollingInterval = .seconds(4)
        let job = Job(progressLinks: .init(status: "/jobs/1"))
        #expect(try await follow(job, server, clock, options) == ["a", "b", "completed"])
        #expect(clock.sleeps.value == [4, 4])
    }

    @Test func pollingSurvivesAServerThatIsLost() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            switch count.change({
                $0 += 1; return $0
            }) {
            case 1, 4: .json(#"{"status": "processing"}"#)
            case 2, 3: .raw(Data())
            default: .json(#"{"status": "failed"}"#)
            }
        }
        defer { server.stop() }
        let job = Job(progressLinks: .init(status: "/jobs/1"))
        #expect(try await follow(job, server) == ["processing", "processing", "failed"])
        let lost = try LoopbackServer { _ in .raw(Data()) }
        defer { lost.stop() }
        await #expect(throws: APIClientError.self) { try await follow(job, lost) }
        #expect(lost.requests.count == 5)
    }

    @Test func aSocketGivesWayToPollingWhereItCannotBeOpened() async throws {
        #if canImport(FoundationNetworking)
            let server = try LoopbackServer { _ in .json(#"{"status": "completed"}"#) }
            defer { server.stop() }
            #expect(
                try await follow(Job(progressLinks: .init(status: "/jobs/1", socket: "/ws")), server) == ["completed"])
            await #expect(throws: APIClientError.self) {
                try await follow(Job(progressLinks: .init(socket: "/ws")), server)
            }
        #endif
    }

    @Test func cancellingEndsPolling() async throws {
        let server = try LoopbackServer { _ in .json(#"{"status": "processing"}"#) }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
        let job = Job(progressLinks: .init(status: "/jobs/1"))
        let task = Task { for try await _ in api.events(of: job) {} }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        // A test cannot observe that the response was read and the wait has begun.
        try await Task.sleep(for: .milliseconds(50))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(server.requests.count == 1)
    }

    @Test func aForeignHostIsNotAsked() async throws {
        let server = try LoopbackServer { _ in failure(404) }
        defer { server.stop() }
        await #expect(throws: JobClientError.foreignHost("evil.example")) {
            try await follow(Job(progressLinks: .init(stream: "https://evil.example/stream", token: "t")), server)
        }
        #expect(server.requests.isEmpty)
    }

    @Test func aMonitorTellsAClosure() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("event: completed\ndata: {}\n\n") } }
        defer { server.stop() }
        let heard = Shared(0)
        try await JobMonitor(TestClient(url: server.url)).connect(to: Job(progressLinks: .init(stream: "/s"))) { _ in
            heard.change { $0 += 1 }
        }
        #expect(heard.value == 1)
    }

    @Test func aMonitorIsDisconnected() async throws {
        let gate = Gate()
        defer { gate.open() }
        let server = try LoopbackServer { _ in
            .stream { writer in
                writer.write("event: processing\ndata: {\"progress\": 0.1}\n\n")
                gate.wait()
            }
        }
        defer { server.stop() }
        let monitor = JobMonitor(TestClient(url: server.url))
        await #expect(throws: CancellationError.self) {
            try await monitor.connect(to: Job(progressLinks: .init(stream: "/s"))) { _ in monitor.disconnect() }
        }
    }
}
