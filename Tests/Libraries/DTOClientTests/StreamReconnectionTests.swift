@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// When and how a stream is connected again, and when it is not.
@Suite(.timeLimit(.minutes(1)))
struct StreamReconnectionTests {
    private typealias Progress = StreamTests.Progress

    private func client(_ server: LoopbackServer, _ clock: RecordedClock = RecordedClock()) -> TestClient {
        var api = TestClient(url: server.url, through: APIClient(clock: clock.clock))
        api.client.clock = clock.clock
        return api
    }

    private func texts(_ messages: MessageSequence) async throws -> [String] {
        var texts: [String] = []
        for try await message in messages { texts.append(message.text) }
        return texts
    }

    /// A stream with arbitrary events and an id from the beginning.
    struct Following: EventOperation {
        static let endpoint = APIEndpoint(.get, "/stream", id: "following", accept: ["text/event-stream"])
        static let events = EventStreamFormat.serverSentEvents(terminal: ["end"])
        var id: String?
        func encode(into request: inout RequestEncoder) throws { try request.header("Last-Event-ID", id) }
        static func decode(_ response: RawResponse) throws {
            if !response.isSuccess { throw response.failure(Lookup.Failure.self) }
        }
        static func event(_ message: StreamMessage) throws -> String { message.text }
    }

    struct Asking: EventOperation {
        static let endpoint = APIEndpoint(.post, "/ask", id: "asking", accept: ["text/event-stream"])
        static let events = EventStreamFormat.serverSentEvents(terminal: ["end"])
        func encode(into request: inout RequestEncoder) throws { try request.body(json: ["q": 1]) }
        static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
        static func event(_ message: StreamMessage) throws -> String { message.text }
    }

    /// Event 1 is read before the server writes event 2, so nothing is held back.
    @Test func eventsComeAsTheyAreWritten() async throws {
        let gate = Gate()
        let order = Shared<[String]>([])
        let server = try LoopbackServer { _ in
            .stream { writer in
                writer.write("data: 1\n\n")
                gate.wait()
                order.change { $0.append("written 2") }
                writer.write("event: end\ndata: 2\n\n")
            }
        }
        defer { server.stop() }
        for try await event in client(server).events(of: Following()) {
            order.change { $0.append("seen \(event)") }
            gate.open()
        }
        #expect(order.value == ["seen 1", "written 2", "seen 2"])
    }

    /// The server ends each connection in the middle of the second event. The ids make the client continue.
    @Test func noEventIsLostOrDoubled() async throws {
        let server = try LoopbackServer { request in
            .stream { writer in
                let next = (request["Last-Event-ID"].flatMap { Int($0) } ?? 0) + 1
                writer.write(
                    "id: \(next)\nevent: \(next == 12 ? "end" : "message")\ndata: \(next)\n\nid: \(next + 1)\ndata: cut"
                )
            }
        }
        defer { server.stop() }
        let clock = RecordedClock()
        #expect(try await texts(client(server, clock).events(of: Following()).messages) == (1...12).map(String.init))
        // There was an event between any two failures, so no wait was longer than the first.
        #expect(clock.sleeps.value == Array(repeating: 3, count: 11))
    }

    /// An empty id is a reset: no id is sent then, even if the operation had one. A header cannot contain control
    /// characters.
    @Test func theLastIDIsSent() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            .stream { writer in
                switch count.change({
                    $0 += 1; return $0
                }) {
                case 1: writer.write("data: a\n\n")
                case 2: writer.write("id: ☃\ndata: b\n\ndata: c\n\n")
                case 3: writer.write("id: 7\n\n")
                case 4: writer.write("id\ndata: d\n\n")
                case 5: writer.write("id: a\u{1}b\ndata: e\n\n")
                default: writer.write("event: end\ndata: f\n\n")
                }
            }
        }
        defer { server.stop() }
        let stream = client(server).events(of: Following(id: "old"))
        var found: [String] = []
        for try await message in stream.messages { found.append("\(message.text) \(message.id ?? "-")") }
        #expect(found == ["a old", "b ☃", "c ☃", "d -", "e a\u{1}b", "f a\u{1}b"])
        #expect(server.requests.map { $0["Last-Event-ID"] } == ["old", "old", "☃", "7", nil, nil])
    }

    @Test func anIDOfTheCallersIsSentFirst() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("event: end\ndata: 1\n\n") } }
        defer { server.stop() }
        var options = StreamOptions()
        options.lastEventID = "41"
        #expect(try await texts(client(server).events(of: Following(id: "old"), options: options).messages) == ["1"])
        #expect(server.requests.map { $0["Last-Event-ID"] } == ["41"])
    }

    @Test func anEventResetsTheCountOfFailures() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            let index = count.change {
                $0 += 1; return $0
            }
            return index % 4 == 0
                ? .stream { $0.write("event: \(index == 8 ? "end" : "message")\ndata: \(index)\n\n") } : failure(503)
        }
        defer { server.stop() }
        let clock = RecordedClock()
        #expect(try await texts(client(server, clock).events(of: Following()).messages) == ["4", "8"])
        // The end of the connection after the event is also a failure.
        #expect(clock.sleeps.value == [3, 6, 12, 3, 6, 12, 24])
    }

    @Test func theLastOfFiveFailuresIsThrownAndTheStreamHasEnded() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            failure(503, #"{"code": "BUSY \#(count.change { $0 += 1; return $0 })"}"#)
        }
        defer { server.stop() }
        var iterator = client(server).events(of: Following()).makeAsyncIterator()
        do {
            _ = try await iterator.next()
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error) {
            #expect(error.code == "BUSY 5")
        }
        #expect(try await iterator.next() == nil)
        #expect(server.requests.count == 5)
    }

    @Test func whatTheServerSaysOfItsErrorsDecides() async throws {
        let answers = Shared([
            failure(503, headers: [("Retry-After", "7")]), failure(500, #"{"retryAfterMs": 1500}"#),
            failure(400, #"{"retryable": true}"#), failure(503, #"{"retryable": false, "code": "NEVER"}"#),
        ])
        let server = try LoopbackServer { _ in answers.change { $0.removeFirst() } }
        defer { server.stop() }
        let clock = RecordedClock()
        await #expect(throws: APIClientError.self) {
            try await texts(client(server, clock).events(of: Following()).messages)
        }
        #expect(clock.sleeps.value == [7, 1.5, 12])
        #expect(server.requests.count == 4)
    }

    @Test func aDelayThatIsTooLongEndsTheStream() async throws {
        let server = try LoopbackServer { _ in failure(429, headers: [("Retry-After", "3600")]) }
        defer { server.stop() }
        await #expect(throws: APIClientError.self) { try await texts(client(server).events(of: Following()).messages) }
        #expect(server.requests.count == 1)
    }

    @Test func redirectsAreFollowed() async throws {
        let server = try LoopbackServer { request in
            request.target == "/stream"
                ? LoopbackServer.Response(307, headers: [("Location", "/elsewhere?a=b")])
                : .stream { $0.write("id: 1\nevent: end\ndata: 1\n\n") }
        }
        defer { server.stop() }
        #expect(try await texts(client(server).events(of: Following()).messages) == ["1"])
        #expect(server.requests.map(\.target) == ["/stream", "/elsewhere?a=b"])
    }

    @Test func noContentEndsAStreamThatWasLost() async throws {
        let server = try LoopbackServer { request in
            request["Last-Event-ID"] == nil ? .stream { $0.write("id: 1\ndata: 1\n\n") } : LoopbackServer.Response(204)
        }
        defer { server.stop() }
        #expect(try await texts(client(server).events(of: Following()).messages) == ["1"])
        #expect(server.requests.count == 2)
    }

    @Test func aRequestThatDoesSomethingIsSentOnce() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("data: 1\n\n") } }
        defer { server.stop() }
        #expect(try await texts(client(server).events(of: Asking()).messages) == ["1"])
        #expect(server.requests.count == 1)
        let busy = try LoopbackServer { _ in failure(503) }
        defer { busy.stop() }
        await #expect(throws: APIClientError.self) { try await texts(client(busy).events(of: Asking()).messages) }
        #expect(busy.requests.count == 1)
    }

    @Test func itIsSentAgainWhereTheCallerAllowsIt() async throws {
        let server = try LoopbackServer { request in
            .stream { $0.write("id: 1\n\(request["Last-Event-ID"] == nil ? "" : "event: end\n")data: 1\n\n") }
        }
        defer { server.stop() }
        var options = StreamOptions()
        options.reconnection = .always
        #expect(try await texts(client(server).events(of: Asking(), options: options).messages) == ["1", "1"])
        #expect(server.requests.map { String(decoding: $0.body, as: UTF8.self) } == [#"{"q":1}"#, #"{"q":1}"#])
    }

    @Test func aSilentConnectionHasFailed() async throws {
        let gate = Gate()
        defer { gate.open() }
        let server = try LoopbackServer { request in
            .stream { writer in
                writer.write("id: 1\ndata: 1\n\n")
                if request["Last-Event-ID"] == nil { gate.wait() } else { writer.write("event: end\ndata: 2\n\n") }
            }
        }
        defer { server.stop() }
        let failures = Shared<[URLError.Code?]>([])
        var options = StreamOptions()
        options.readTimeout = .milliseconds(300)
        options.onFailure = { error in
            guard case APIClientError.transport(let cause) = error else { return }
            failures.change { $0.append((cause as? URLError)?.code) }
        }
        let found = try await texts(client(server).events(of: Following(), options: options).messages)
        #expect(found.first == "1" && found.last == "2")
        // On a busy machine, the second connection may be late as well.
        #expect(failures.value.first == .timedOut)
    }

    @Test func aServerThatDoesNotAnswerHasFailed() async throws {
        let gate = Gate()
        defer { gate.open() }
        let server = try LoopbackServer { _ in
            gate.wait()
            return failure(500)
        }
        defer { server.stop() }
        var options = StreamOptions()
        options.readTimeout = .milliseconds(50)
        options.failureLimit = 2
        let stream = client(server).events(of: Following(), options: options)
        await #expect(throws: APIClientError.self) { try await texts(stream.messages) }
    }

    /// A server that ends each connection after one event and requests no wait must not make the client send many
    /// requests.
    @Test func aServerCannotMakeTheClientHammerIt() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            .stream { writer in
                let number = count.change { count in
                    count += 1
                    return count
                }
                writer.write("retry: 0\n\n\(number < 10 ? "" : "event: end\n")data: 1\n\n")
            }
        }
        defer { server.stop() }
        let clock = RecordedClock()
        #expect(try await texts(client(server, clock).events(of: Following()).messages).count == 10)
        #expect(clock.sleeps.value.count == 9)
        #expect(clock.sleeps.value.allSatisfy { $0 >= 0.5 })
        #expect(clock.sleeps.value.last.map { $0 >= 3 } == true)
    }

    @Test func commentsAreHeard() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write(": hello\n:\ndata: 1\n\n:end\nevent: end\ndata\n\n") }
        }
        defer { server.stop() }
        let comments = Shared<[String]>([])
        var options = StreamOptions()
        options.onComment = { text in comments.change { $0.append(text) } }
        #expect(try await texts(client(server).events(of: Following(), options: options).messages) == ["1", ""])
        #expect(comments.value == [" hello", "", "end"])
    }

    @Test func anEventThatIsTooLargeEndsTheStream() async throws {
        let server = try LoopbackServer { _ in
            .stream { $0.write("data: 1\n\ndata: " + String(repeating: "x", count: (1 << 20) + 1) + "\n\n") }
        }
        defer { server.stop() }
        var found: [String] = []
        do {
            for try await event in client(server).events(of: Following()) { found.append(event) }
            Issue.record("nothing was thrown")
        } catch APIClientError.transport(let error) {
            #expect(error as? EventTooLarge == EventTooLarge(limit: 1 << 20))
        }
        #expect(found == ["1"])
        #expect(server.requests.count == 1)
    }

    // MARK: Ends

    /// A deadline limits the wait until a response begins. A stream may last longer.
    @Test func aDeadlineEndsTheWaitForAnAnswer() async throws {
        let (gate, silence) = (Gate(), Gate())
        defer { silence.open() }
        let silent = try LoopbackServer { _ in
            silence.wait()
            return failure(500)
        }
        defer { silent.stop() }
        do {
            let api = TestClient(url: silent.url).with(deadline: .milliseconds(100))
            for try await _ in api.events(of: Following()) {}
            Issue.record("nothing was thrown")
        } catch APIClientError.deadlineExceeded(let operation, let attempts) {
            // On a busy machine, the deadline may pass before the first attempt.
            #expect(operation == "following" && attempts <= 1)
        }
        let slow = try LoopbackServer { _ in
            .stream { writer in
                writer.write("data: 1\n\n")
                gate.wait()
                writer.write("event: end\ndata: 2\n\n")
            }
        }
        defer { slow.stop() }
        let passed = Shared(Duration.zero)
        var api = TestClient(url: slow.url).with(deadline: .seconds(30))
        api.client.clock = ClientClock(now: { .now + passed.value })
        var found: [String] = []
        for try await event in api.events(of: Following()) {
            found.append(event)
            passed.change { $0 = .seconds(3_600) }
            gate.open()
        }
        #expect(found == ["1", "2"])
    }

    /// The task is cancelled before the response, in the response, and in a wait.
    @Test(arguments: ["/silent", "/open", "/busy"]) func cancellingEndsAtOnce(path: String) async throws {
        let gate = Gate()
        defer { gate.open() }
        let server = try LoopbackServer { _ in
            if path == "/silent" { gate.wait() }
            if path == "/busy" { return failure(503) }
            return .stream {
                $0.write("data: 1\n\n")
                gate.wait()
            }
        }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
        var options = StreamOptions()
        options.reconnectionDelay = .seconds(60)
        let stream = api.events(of: Following(), options: options)
        let task = Task { try await texts(stream.messages) }
        // This polls for the request, up to the suite's time limit. Then the stream gets a moment to reach its wait.
        // The test passes in both cases.
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        try await Task.sleep(for: .milliseconds(50))
        let start = ContinuousClock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // The server would respond after 20 seconds, and the client would wait for a minute.
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    /// Events that were read are not given to a cancelled task.
    @Test func aCancelledTaskGetsNoMoreEvents() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("data: 1\n\ndata: 2\n\ndata: 3\n\n") } }
        defer { server.stop() }
        let stream = client(server).events(of: Following())
        let seen = Shared<[String]>([])
        let task = Task {
            for try await event in stream {
                seen.change { $0.append(event) }
                withUnsafeCurrentTask { $0?.cancel() }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(seen.value == ["1"])
    }

    @Test func aRefusedTokenIsRenewed() async throws {
        struct Secret: EventOperation {
            static let endpoint = APIEndpoint(.get, "/stream", id: "secret", security: [[Lookup.bearer]])
            static let events = EventStreamFormat.serverSentEvents(terminal: ["end"])
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
            static func event(_ message: StreamMessage) throws -> String { message.text }
        }
        struct Tokens: TokenProvider {
            let current = Shared("old")
            func token() async throws -> String? { current.value }
            func refresh(_ refused: String) async throws -> String {
                current.change {
                    $0 = "new"; return $0
                }
            }
        }
        let server = try LoopbackServer { request in
            request["Authorization"] == "Bearer new" ? .stream { $0.write("event: end\ndata: 1\n\n") } : failure(401)
        }
        defer { server.stop() }
        let api = client(server).with(credentials: .tokens(Tokens()))
        #expect(try await texts(api.events(of: Secret()).messages) == ["1"])
        #expect(server.requests.count == 2)
    }

    /// Open streams leave connections for other calls.
    @Test func manyStreamsAreOpenAtOnce() async throws {
        let gate = Gate()
        let server = try LoopbackServer { request in
            if request.target != "/stream" { return answer(7) }
            return .stream { writer in
                writer.write("data: 1\n\n")
                gate.wait()
            }
        }
        defer { server.stop() }
        let api = client(server)
        let opened = Shared(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    for try await _ in api.events(of: Following()) { opened.change { $0 += 1 } }
                }
            }
            // This polls until all are open, up to the suite's time limit.
            while opened.value < 20 { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try await api.value(of: Lookup()).value == 7)
            group.cancelAll()
            while let result = await group.nextResult() {
                #expect(throws: CancellationError.self) { try result.get() }
            }
        }
        for _ in 0..<20 { gate.open() }
    }
}
