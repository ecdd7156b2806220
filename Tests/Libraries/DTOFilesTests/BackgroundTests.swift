@_spi(Generated) import DTOClient
import DTORuntime
import Foundation
import Testing

@testable import DTOFiles

/// A session whose tasks a test ends.
private final class SimulatedSession: BackgroundSession {
    struct Started: Sendable {
        var request: HTTPRequest
        var body: URL?
        var name: String
    }

    private let state = Guarded<(started: [Started], cancelled: [Int], running: [(Int, String)])>(([], [], []))
    private let began = AsyncStream.makeStream(of: Started.self)

    var started: [Started] { state.withLock { $0.started } }
    var cancelled: [Int] { state.withLock { $0.cancelled } }

    init(running: [(Int, String)] = []) { state.withLock { $0.running = running } }

    func start(_ request: HTTPRequest, body: URL?, name: String) throws -> Int {
        let started = Started(request: request, body: body, name: name)
        defer { began.continuation.yield(started) }
        return state.withLock {
            $0.started.append(started)
            return $0.started.count
        }
    }

    func cancel(_ task: Int) { state.withLock { $0.cancelled.append(task) } }
    func running() async -> [(task: Int, name: String)] {
        state.withLock { $0.running.map { (task: $0.0, name: $0.1) } }
    }

    /// Waits for the next task.
    func next() async -> Started? { await began.stream.first { _ in true } }
}

/// Sends calls as `BackgroundTransport` does.
private struct SimulatedTransport: APITransport {
    let transfers: BackgroundTransfers

    func send(_ call: APICall) async throws -> RawResponse { try await transfers.response(to: call).whole(for: call) }
    func stream(_ call: APICall) async throws -> StreamedResponse { try await transfers.response(to: call).streamed() }
}

@Suite struct BackgroundTests {
    private let folder: TemporaryFolder
    private let session = SimulatedSession()
    private let head = BackgroundStore.Head(status: 200, headers: [["ETag", "\"v1\""]])
    private var store: URL { folder.url.appendingPathComponent("store") }
    private var file: URL { folder.url.appendingPathComponent("a.pdf") }
    private var kept: [String] { (try? FileManager.default.contentsOfDirectory(atPath: store.path)) ?? [] }

    init() throws { folder = try TemporaryFolder() }

    private func client(_ transfers: BackgroundTransfers) -> FilesClient {
        let url = URL(string: "https://api.example.com") ?? URL(fileURLWithPath: "/")
        return FilesClient(url: url, through: APIClient(transport: SimulatedTransport(transfers: transfers)))
    }

    /// Ends a task with a file, as the system does.
    private func end(_ name: String, _ transfers: BackgroundTransfers, size: Int = 100) throws {
        let location = folder.url.appendingPathComponent("system.tmp")
        try Content.bytes(0..<size).write(to: location)
        transfers.arrived(name, location)
        #expect(!FileManager.default.fileExists(atPath: location.path))
        transfers.ended(name, head, nil)
    }

    @Test func aCallWaitsForItsTask() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let (api, file) = (client(transfers), file)
        let task = Task { try await api.download(GetFile(), to: file) }
        let started = try #require(await session.next())
        #expect(started.body == nil && started.request.url.path == "/file")
        transfers.received(started.name, 50, of: 100)
        try end(started.name, transfers)
        #expect(try await task.value.headers["ETag"] == "\"v1\"")
        #expect(try Content.equals(file, size: 100))
        #expect(kept == [])
    }

    @Test func progressNeverFalls() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let (api, file, session, folder, head) = (client(transfers), file, session, folder, head)
        let system = Task {
            guard let started = await session.next() else { return }
            transfers.received(started.name, 100, of: 100)
            let location = folder.url.appendingPathComponent("system.tmp")
            try Content.bytes(0..<100).write(to: location)
            transfers.arrived(started.name, location)
            transfers.ended(started.name, head, nil)
        }
        var values: [Int64] = []
        try await api.download(GetFile(), to: file) { values.append($0.bytes) }
        try await system.value
        #expect(values.allSatisfy { $0 == 100 })
    }

    @Test func equalCallsShareATask() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let api = client(transfers)
        let first = Task { try await api.value(of: GetFile()) }
        let started = try #require(await session.next())
        let second = Task { try await api.value(of: GetFile()) }
        while transfers.waitCount(started.name) < 2 { await Task.yield() }
        try end(started.name, transfers)
        #expect(try await first.value.count == 100)
        #expect(try await second.value.count == 100)
        #expect(session.started.count == 1)
    }

    @Test func aResponseOfAnEarlierProcessIsTaken() async throws {
        let key = try BackgroundStore.key(
            of: client(BackgroundTransfers(session, folder: store)).client.call(GetFile()))
        // The session delivers the event before any call.
        let transfers = try BackgroundTransfers(SimulatedSession(), folder: store)
        try end(key, transfers)
        #expect(kept.sorted() == ["\(key).body", "\(key).json"])
        #expect(try await client(transfers).value(of: GetFile()).count == 100)
        #expect(kept == [])
    }

    @Test func aTaskOfAnEarlierProcessIsJoined() async throws {
        let probe = try client(BackgroundTransfers(session, folder: store)).client.call(GetFile())
        let running = SimulatedSession(running: [(7, BackgroundStore.key(of: probe))])
        let transfers = try BackgroundTransfers(running, folder: store)
        let api = client(transfers)
        let task = Task { try await api.value(of: GetFile()) }
        let key = BackgroundStore.key(of: probe)
        while transfers.waitCount(key) < 1 { await Task.yield() }
        try end(key, transfers)
        #expect(try await task.value.count == 100)
        #expect(running.started.isEmpty)
    }

    @Test func aTaskThatEndedBeforeTheListIsNotAwaited() async throws {
        let probe = try client(BackgroundTransfers(session, folder: store)).client.call(GetFile())
        let key = BackgroundStore.key(of: probe)
        let late = SimulatedSession(running: [(7, key)])
        let transfers = try BackgroundTransfers(late, folder: store)
        transfers.ended(key, nil, URLError(.timedOut))
        let api = client(transfers)
        let task = Task { try await api.value(of: GetFile()) }
        let started = try #require(await late.next())
        try end(started.name, transfers)
        #expect(try await task.value.count == 100)
    }

    @Test func anErrorWithoutACallIsNotKept() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        transfers.arrived("a", Data("sorry".utf8))
        transfers.ended("a", BackgroundStore.Head(status: 500, headers: []), nil)
        transfers.arrived("b", Data("half".utf8))
        transfers.ended("b", nil, URLError(.networkConnectionLost))
        #expect(kept == [])
    }

    @Test func aFailedTaskIsAnErrorOfTheTransport() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let api = client(transfers).with(retry: .never)
        let task = Task { try await api.value(of: GetFile()) }
        let started = try #require(await session.next())
        transfers.ended(started.name, nil, URLError(.timedOut))
        await #expect {
            _ = try await task.value
        } throws: { error in
            if case APIClientError.transport(let cause as URLError) = error { cause.code == .timedOut } else { false }
        }
    }

    @Test func aCancelledCallCancelsItsTask() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let api = client(transfers)
        let task = Task { try await api.value(of: GetFile()) }
        _ = await session.next()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.cancelled == [1])
    }

    /// The session reports the end of a cancelled task late.
    @Test func aCancelledTaskDoesNotEndTheNextOne() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let api = client(transfers)
        let put = PutFile(body: .data(Data("a".utf8)))
        let cancelled = Task { try await api.value(of: put) }
        let first = try #require(await session.next())
        transfers.arrived(first.name, Data("old".utf8))
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(kept == [])
        let task = Task { try await api.value(of: put) }
        let second = try #require(await session.next())
        transfers.arrived(first.name, Data("old".utf8))
        transfers.arrived(second.name, Data("new".utf8))
        transfers.ended(first.name, nil, URLError(.cancelled))
        #expect(second.body.map { FileManager.default.fileExists(atPath: $0.path) } == true)
        transfers.ended(second.name, head, nil)
        #expect(try await task.value == "new")
        // A task that ended before its cancellation leaves nothing for a later call.
        let late = Task { try await api.value(of: put) }
        let third = try #require(await session.next())
        late.cancel()
        await #expect(throws: CancellationError.self) { try await late.value }
        transfers.arrived(third.name, Data("done".utf8))
        transfers.ended(third.name, head, nil)
        #expect(kept == [])
    }

    @Test func aCallThatFollowsNoRedirectIsRefused() async throws {
        struct Login: APIOperation {
            static let endpoint = APIEndpoint(.get, "/login", id: "login", followsRedirects: false)
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws {}
        }
        let api = client(try BackgroundTransfers(session, folder: store))
        let task = Task { try await api.value(of: Login()) }
        await #expect { try await task.value } throws: {
            if case APIClientError.invalidRequest("login", _) = $0 { true } else { false }
        }
        #expect(session.started.isEmpty)
    }

    @Test func callsWithoutAnIdempotentMethodAreEqualByTheirKeys() throws {
        let api = try client(BackgroundTransfers(session, folder: store))
        func key(_ header: String?) throws -> String {
            var call = try api.client.call(PostForm(parts: MultipartParts()))
            call.request.body = .none
            call.request.headers["Idempotency-Key"] = header
            return BackgroundStore.key(of: call)
        }
        #expect(try key(nil) != key(nil))
        #expect(try key("a") == key("a"))
        #expect(try key("a") != key("b"))
    }

    @Test func bodiesThatNoTaskSendsOrReceivesAreRemoved() async throws {
        let running = SimulatedSession(running: [(7, "c.1")])
        let transfers = try BackgroundTransfers(running, folder: store)
        for name in ["c.upload", "c.body", "d.upload", "d.body"] {
            try Data().write(to: store.appendingPathComponent(name))
        }
        transfers.arrived("e.1", Data("e".utf8))
        transfers.ended("e.1", head, nil)
        let api = client(transfers)
        let task = Task { try await api.value(of: GetFile()) }
        try end(try #require(await running.next()).name, transfers)
        #expect(try await task.value.count == 100)
        #expect(kept.sorted() == ["c.body", "c.upload", "e.body", "e.json"])
    }

    /// The list of running tasks may lack a task whose response has arrived and whose end is not reported yet.
    @Test func aBodyThatArrivedBeforeTheListIsKept() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let location = folder.url.appendingPathComponent("early.tmp")
        try Content.bytes(0..<100).write(to: location)
        transfers.arrived("e.1", location)
        let api = client(transfers)
        let task = Task { try await api.value(of: GetFile()) }
        try end(try #require(await session.next()).name, transfers)
        #expect(try await task.value.count == 100)
        transfers.ended("e.1", head, nil)
        #expect(try Data(contentsOf: store.appendingPathComponent("e.body")).count == 100)
    }

    @Test func aFileThatIsMissingIsAnError() async throws {
        let api = client(try BackgroundTransfers(session, folder: store)).with(retry: .never)
        let missing = PutFile(body: .file(folder.url.appendingPathComponent("missing")))
        await #expect(throws: APIClientError.self) { try await api.value(of: missing) }
        #expect(session.started.isEmpty)
    }

    @Test func bodiesAreSentFromFiles() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        let api = client(transfers)
        let own = folder.url.appendingPathComponent("own")
        try Data("own".utf8).write(to: own)
        let stream = BodyStream(isReplayable: false) {
            let rest = Guarded(["a", "b"])
            return { rest.withLock { $0.isEmpty ? nil : Data($0.removeFirst().utf8) } }
        }
        for (body, text) in [(HTTPBody.data(Data("data".utf8)), "data"), (.file(own), "own"), (.stream(stream), "ab")] {
            let task = Task { try await api.upload(PutFile(body: body)) { _ in } }
            let started = try #require(await session.next())
            #expect(try String(contentsOf: #require(started.body), encoding: .utf8) == text)
            transfers.sent(started.name, 1, of: 2)
            transfers.arrived(started.name, Data("do".utf8))
            transfers.arrived(started.name, Data("ne".utf8))
            transfers.ended(started.name, head, nil)
            #expect(try await task.value == "done")
        }
        #expect(kept == [] && FileManager.default.fileExists(atPath: own.path))
    }

    @Test func responsesInMemoryHaveTheLimitOfTheCall() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        var api = client(transfers)
        api.client.settings.bodyLimit = 99
        let limited = api
        let task = Task { try await limited.value(of: GetFile()) }
        let started = try #require(await session.next())
        try end(started.name, transfers)
        await #expect(throws: APIClientError.self) { try await task.value }
    }

    @Test func callsAreEqualByTheirBodies() throws {
        let file = folder.url.appendingPathComponent("own")
        let api = try client(BackgroundTransfers(session, folder: store))
        func key(_ body: HTTPBody) throws -> String {
            BackgroundStore.key(of: try api.client.call(PutFile(body: body)))
        }
        try Data("one".utf8).write(to: file)
        let first = try key(.file(file))
        #expect(try key(.file(file)) == first)
        try Data("two".utf8).write(to: file)
        #expect(try key(.file(file)) != first)
        let stream = BodyStream(isReplayable: true) { { nil } }
        #expect(try key(.stream(stream)) != key(.stream(stream)))
        #expect(try key(.data(Data("a".utf8))) != key(.data(Data("b".utf8))))
    }

    @Test func oldFilesAreRemoved() throws {
        let first = try BackgroundStore(store)
        first.keep(Data("a".utf8), "a")
        #expect(first.complete(head, "a"))
        try Data().write(to: store.appendingPathComponent("b.taken"))
        try Data().write(to: store.appendingPathComponent("c.upload"))
        _ = try BackgroundStore(store)
        #expect(kept.sorted() == ["a.body", "a.json", "c.upload"])
        _ = try BackgroundStore(store, now: Date() + 100_000)
        #expect(kept == ["c.upload"])
    }

    @Test func theAppWaitsForAllEvents() async throws {
        let transfers = try BackgroundTransfers(session, folder: store)
        transfers.endedEvents()
        await transfers.waitForEvents()
        let task = Task { await transfers.waitForEvents() }
        for _ in 0..<20 { await Task.yield() }
        transfers.endedEvents()
        await task.value
    }
}
