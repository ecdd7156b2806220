import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Jobs: which channel, which URLs, and what happens when a stream fails for good.
@Suite(.timeLimit(.minutes(1)))
struct JobTests {
    struct State: Codable, Sendable, Equatable { var status: String }

    struct Status: APIOperation {
        static let endpoint = Endpoint(.get, "/jobs/{id}", id: "status")
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

    private func follow(_ job: Job, _ server: LoopbackServer) async throws -> [String] {
        let clock = RecordedClock()
        var api = TestClient(url: server.url, through: APIClient(clock: clock.clock))
        api.client.clock = clock.clock
        var news: [String] = []
        for try await update in api.events(of: job) {
            switch update {
            case .event(let event): news.append("\(event)")
            case .status(let state): news.append(state.status)
            }
        }
        return news
    }

    @Test func theChannelIsTheStreamElseTheSocketElsePolling() throws {
        #expect(
            try Job(progressLinks: .init(stream: "/s", status: "/t", socket: "/w")).progressChannel == .stream("/s"))
        #expect(try Job(progressLinks: .init(status: "/t", socket: "/w")).progressChannel == .webSocket("/w"))
        #expect(try Job(progressLinks: .init(status: "/t")).progressChannel == .polling("/t"))
        #expect(throws: JobClientError.noChannel) { try Job(progressLinks: .init()).progressChannel }
    }

    @Test func aStreamIsFollowedWithTheJobsToken() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("event: completed\ndata: {}\n\n") } }
        defer { server.stop() }
        #expect(
            try await follow(Job(progressLinks: .init(stream: "/jobs/1/stream", token: "t")), server) == ["completed"])
        #expect(server.requests.first?.target == "/jobs/1/stream")
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
}
