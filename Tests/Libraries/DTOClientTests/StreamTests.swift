@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Streams over sockets: the events of BooksTrack, broken connections, and the ends of streams.
@Suite(.timeLimit(.minutes(1)))
struct StreamTests {
    struct Progress: EventOperation {
        enum Event: Sendable, Equatable {
            case processing(Double)
            case completed
            case unknown(name: String, data: String)
        }

        struct Payload: Codable, Sendable { var progress: Double }

        static let endpoint = APIEndpoint(.get, "/stream", id: "progress", accept: ["text/event-stream"])
        static let events = EventStreamFormat.serverSentEvents(terminal: ["completed", "failed"])
        func encode(into request: inout RequestEncoder) throws {}

        static func decode(_ response: RawResponse) throws {
            if !response.isSuccess { throw response.failure(Lookup.Failure.self) }
        }

        static func event(_ message: StreamMessage) throws -> Event {
            switch message.name {
            case "processing": .processing(try message.json(Payload.self).progress)
            case "completed": .completed
            default: .unknown(name: message.name, data: message.text)
            }
        }

        static func unreadable(_ message: StreamMessage) -> Event? { .unknown(name: message.name, data: message.text) }
    }

    private func client(_ server: LoopbackServer, _ clock: RecordedClock = RecordedClock()) -> TestClient {
        var api = TestClient(url: server.url, through: APIClient(clock: clock.clock))
        api.client.clock = clock.clock
        return api
    }

    private func all(_ stream: EventStream<Progress>) async throws -> [Progress.Event] {
        var events: [Progress.Event] = []
        for try await event in stream { events.append(event) }
        return events
    }

    @Test func aTranscriptIsReadToItsEnd() async throws {
        let server = try LoopbackServer { _ in
            .stream { writer in
                writer.write(": hello\nretry: 5000\n\nid: 1-a\nevent: initialized\ndata: {}\n\n")
                writer.write("id: 2-b\nevent: processing\ndata: {\"progress\": 0.25}\n\n: heartbeat\n\n")
                writer.write("id: 3-c\nevent: processing\ndata: {\"progress\":\ndata: 0.5}\n\n")
                writer.write("id: 4-d\nevent: completed\ndata: {}\n\nevent: never\ndata: {}\n\n")
            }
        }
        defer { server.stop() }
        #expect(
            try await all(client(server).events(of: Progress()))
                == [.unknown(name: "initialized", data: "{}"), .processing(0.25), .processing(0.5), .completed])
        #expect(server.requests.first?["Accept"] == "text/event-stream")
        #expect(server.requests.count == 1)
    }

    @Test func aBrokenStreamGoesOnAfterTheLastEvent() async throws {
        let server = try LoopbackServer { request in
            .stream { writer in
                if request["Last-Event-ID"] == nil {
                    writer.write("retry: 2000\n\nid: 1\nevent: processing\ndata: {\"progress\": 0.1}\n\n")
                    writer.write("id: 2\nevent: processing\ndata: {\"progress\": 0.2}\n\nid: 3\nevent: proc")
                } else {
                    writer.write(
                        "id: 3\nevent: processing\ndata: {\"progress\": 0.3}\n\nid: 4\nevent: completed\ndata: {}\n\n")
                }
            }
        }
        defer { server.stop() }
        let clock = RecordedClock()
        let events = try await all(client(server, clock).events(of: Progress()))
        #expect(events == [.processing(0.1), .processing(0.2), .processing(0.3), .completed])
        #expect(server.requests.map { $0["Last-Event-ID"] } == [nil, "2"])
        // The stream states 2 seconds. The random part only makes the wait longer.
        #expect(clock.sleeps.value == [2.2])
    }

    @Test func aDamagedMessageIsReportedAndTheStreamGoesOn() async throws {
        let server = try LoopbackServer { _ in
            .stream { $0.write("event: processing\ndata: {broken\n\nevent: completed\ndata: {}\n\n") }
        }
        defer { server.stop() }
        let reports = Shared<[DecodingReport]>([])
        let api = client(server).onDecodingIssues { report in reports.change { $0.append(report) } }
        #expect(
            try await all(api.events(of: Progress())) == [.unknown(name: "processing", data: "{broken"), .completed])
        #expect(reports.value.map(\.operation) == ["progress"])
        #expect(reports.value.first?.issues.first?.kind == .malformed)
    }

    /// The data of an event is text (WHATWG HTML, section 9.2.6). It need not be JSON.
    @Test(arguments: [
        ("hello", "hello"), ("978-0", "978-0"), ("978", "978"), ("true", "true"), ("\"quoted\"", "quoted"),
        ("a\ndata: b", "a\nb"), ("{\"damaged\":", nil), ("\"damaged", nil),
    ])
    func aTextNeedsNoQuotes(_ data: String, _ expected: String?) async throws {
        struct Texts: EventOperation {
            static let endpoint = APIEndpoint(.get, "/texts", id: "texts", accept: ["text/event-stream"])
            static let events = EventStreamFormat.serverSentEvents(terminal: ["end"])
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws {}
            static func event(_ message: StreamMessage) throws -> String { try message.json() }
        }
        let server = try LoopbackServer { _ in .stream { $0.write("data: \(data)\n\nevent: end\ndata: \"\"\n\n") } }
        defer { server.stop() }
        var found: [String] = []
        for try await text in client(server).events(of: Texts()) { found.append(text) }
        #expect(found == [expected, ""].compactMap(\.self))
    }

    /// A text in place of a record is still reported as damage.
    @Test func aTextIsNoRecord() async throws {
        let server = try LoopbackServer { _ in
            .stream { $0.write("event: processing\ndata: hello\n\nevent: completed\ndata:\n\n") }
        }
        defer { server.stop() }
        #expect(
            try await all(client(server).events(of: Progress())) == [
                .unknown(name: "processing", data: "hello"), .completed,
            ])
    }

    @Test func noContentEndsAStream() async throws {
        let server = try LoopbackServer { _ in LoopbackServer.Response(204) }
        defer { server.stop() }
        #expect(try await all(client(server).events(of: Progress())) == [])
        #expect(server.requests.count == 1)
    }

    @Test func fiveFailuresInARowEndAStream() async throws {
        let server = try LoopbackServer { _ in failure(503, #"{"code": "BUSY"}"#) }
        defer { server.stop() }
        let clock = RecordedClock()
        do {
            _ = try await all(client(server, clock).events(of: Progress()))
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error) {
            #expect(error.code == "BUSY")
        }
        #expect(server.requests.count == 5)
        #expect(clock.sleeps.value == [3, 6, 12, 24])
    }

    @Test func anAnswerThatIsNoStreamIsATypedError() async throws {
        let server = try LoopbackServer { _ in failure(404, #"{"code": "NOT_FOUND", "message": "no job"}"#) }
        defer { server.stop() }
        do {
            _ = try await all(client(server).events(of: Progress()))
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error as Lookup.Failure) {
            #expect(error.message == "no job")
        }
        #expect(server.requests.count == 1)
        let page = try LoopbackServer { _ in .json("{}") }
        defer { page.stop() }
        await #expect(throws: APIClientError.self) { try await all(client(page).events(of: Progress())) }
    }

    @Test func cancellingEndsAStream() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _ in
            .stream { writer in
                writer.write("event: processing\ndata: {\"progress\": 0.1}\n\n")
                gate.wait()
            }
        }
        defer { server.stop() }
        let stream = client(server).events(of: Progress())
        let task = Task { try await all(stream) }
        try await Task.sleep(for: .milliseconds(200))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        gate.open()
    }
}
