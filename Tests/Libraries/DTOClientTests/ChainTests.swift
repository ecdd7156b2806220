import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Credentials, deadlines, logs and the cache, each over a socket.
@Suite(.timeLimit(.minutes(1)))
struct ChainTests {
    /// Tokens for a test. `old` is refused.
    private final class Tokens: TokenProvider {
        let current = Shared("old")
        let refreshes = Shared(0)
        let refusal: (any Error & Sendable)?

        init(refusal: (any Error & Sendable)? = nil) { self.refusal = refusal }

        func token() async throws -> String? { current.value }

        func refresh(_ refused: String) async throws -> String {
            refreshes.change { $0 += 1 }
            // This takes as long as a server, so that more calls are refused meanwhile. No expectation depends on the
            // time.
            try await Task.sleep(for: .milliseconds(50))
            if let refusal { throw refusal }
            current.change { $0 = "new" }
            return "new"
        }
    }

    private func guardedServer() throws -> LoopbackServer {
        try LoopbackServer { request in
            request["Authorization"] == "Bearer new" ? answer() : failure(401, #"{"code": "UNAUTHORIZED"}"#)
        }
    }

    @Test func aThousandRefusedCallsRefreshOnce() async throws {
        let server = try guardedServer()
        defer { server.stop() }
        let tokens = Tokens()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = 64
        let api = TestClient(
            url: server.url, through: APIClient(transport: URLSessionTransport(configuration: configuration))
        ).with(credentials: .tokens(tokens))
        let values = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<1_000 { group.addTask { try await api.value(of: Lookup()).value } }
            return try await group.reduce(0, +)
        }
        #expect(values == 1_000)
        #expect(tokens.refreshes.value == 1)
    }

    @Test func aRefusalLatchesUntilTheTokenChanges() async throws {
        let server = try guardedServer()
        defer { server.stop() }
        let tokens = Tokens(refusal: TokenRefusal("signed out"))
        let api = TestClient(url: server.url, through: APIClient()).with(credentials: .tokens(tokens))
        for _ in 0..<3 { await #expect(throws: APIClientError.self) { try await api.value(of: Lookup()) } }
        #expect(tokens.refreshes.value == 1)
        tokens.current.change { $0 = "new" }
        #expect(try await api.value(of: Lookup()).value == 1)
    }

    @Test func aTokenEndpointThatIsNotReachedIsAskedAgain() async throws {
        let server = try guardedServer()
        defer { server.stop() }
        let tokens = Tokens(refusal: URLError(.notConnectedToInternet))
        let api = TestClient(url: server.url, through: APIClient()).with(credentials: .tokens(tokens))
        for _ in 0..<2 { await #expect(throws: APIClientError.self) { try await api.value(of: Lookup()) } }
        #expect(tokens.refreshes.value == 2)
    }

    @Test func aCallWithoutCredentialsRefreshesNothing() async throws {
        let server = try guardedServer()
        defer { server.stop() }
        await #expect(throws: APIClientError.self) { try await TestClient(url: server.url).value(of: Lookup()) }
        #expect(server.requests.count == 1)
    }

    @Test func secretsStayWithTheirOrigin() async throws {
        let other = try LoopbackServer { _ in answer(9) }
        let location = other.url.absoluteString + "/elsewhere"
        let server = try LoopbackServer { _ in LoopbackServer.Response(307, headers: [("Location", location)]) }
        defer {
            server.stop()
            other.stop()
        }
        let api = TestClient(url: server.url).with(credentials: .bearer("secret"))
        #expect(try await api.value(of: Lookup()).value == 9)
        #expect(server.requests.first?["Authorization"] == "Bearer secret")
        #expect(other.requests.first?["Authorization"] == nil)
    }

    // MARK: Time

    @Test func aDeadlineEndsACallThatHangs() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _ in
            gate.wait()
            return answer()
        }
        defer { server.stop() }
        let api = TestClient(url: server.url).with(deadline: .milliseconds(200))
        do {
            _ = try await api.value(of: Lookup())
            Issue.record("nothing was thrown")
        } catch APIClientError.deadlineExceeded(let operation, let attempts) {
            #expect(operation == "lookup" && attempts == 1)
        }
        gate.open()
    }

    // MARK: Logs

    @Test func attemptsAreLoggedWithoutSecrets() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            count.change {
                $0 += 1; return $0
            } == 1 ? failure(503) : answer()
        }
        defer { server.stop() }
        let entries = Shared<[LogEntry]>([])
        let metrics = Shared<[CallMetrics]>([])
        let client = APIClient(
            metrics: { entry in metrics.change { $0.append(entry) } },
            log: AttemptLog(includesBodies: true) { entry in entries.change { $0.append(entry) } },
            clock: RecordedClock().clock)
        let api = TestClient(url: server.url, through: client).with(credentials: .bearer("very-secret"))
        _ = try await api.value(of: Lookup(id: "private"))
        #expect(entries.value.map(\.status) == [503, 200])
        #expect(entries.value.map(\.attempt) == [1, 2])
        #expect(entries.value.allSatisfy { $0.path == "/lookup/{id}" })
        #expect(entries.value.allSatisfy { !"\($0)".contains("secret") && !"\($0)".contains("private") })
        #expect(metrics.value.map(\.attempts) == [2])
        #expect(metrics.value.first?.isSuccess == true)
    }

    @Test func middlewareIsAskedInOrder() async throws {
        struct Stamp: APIMiddleware {
            var name: String
            func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
                var call = call
                call.request.headers.add("X-Order", name)
                return try await next(call)
            }
        }
        let server = try LoopbackServer { _ in answer() }
        defer { server.stop() }
        let client = APIClient(front: [Stamp(name: "1"), Stamp(name: "2")], behind: [Stamp(name: "3")])
        _ = try await TestClient(url: server.url, through: client).value(of: Lookup())
        let seen = server.requests.first?.headers.filter { $0.name == "X-Order" }.map(\.value).joined(separator: ",")
        #expect(seen?.filter { $0 != " " } == "1,2,3")
    }

    // MARK: The cache

    @Test(arguments: [false, true]) func aFreshAnswerNeedsNoNetwork(onDisk: Bool) async throws {
        let server = try LoopbackServer { _ in answer(3, headers: [("Cache-Control", "public, max-age=60")]) }
        defer { server.stop() }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache: ResponseCache = onDisk ? .disk(folder) : .memory()
        let api = TestClient(url: server.url, through: APIClient(cache: cache))
        #expect(try await api.response(for: Lookup()).attempts == 1)
        let second = try await api.response(for: Lookup())
        #expect(second.attempts == 0)
        #expect(second.value.value == 3)
        #expect(server.requests.count == 1)
        // Responses for one account are not given to another.
        _ = try await api.with(credentials: .bearer("a")).value(of: Lookup())
        _ = try await api.with(credentials: .bearer("b")).value(of: Lookup())
        _ = try await api.with(credentials: .bearer("b")).value(of: Lookup())
        #expect(server.requests.count == 3)
    }

    @Test func anAnswerIsRevalidated() async throws {
        let server = try LoopbackServer { request in
            request["If-None-Match"] == #""v1""#
                ? LoopbackServer.Response(304)
                : answer(4, headers: [("ETag", #""v1""#), ("Cache-Control", "no-cache")])
        }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient(cache: .memory()))
        for _ in 0..<2 { #expect(try await api.value(of: Lookup()).value == 4) }
        #expect(server.requests.count == 2)
    }

    @Test(arguments: ["no-store", "max-age=0"]) func whatMustNotBeKeptIsNot(_ control: String) async throws {
        let server = try LoopbackServer { _ in answer(headers: [("Cache-Control", control), ("Vary", "*")]) }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient(cache: .memory()))
        for _ in 0..<2 { _ = try await api.value(of: Lookup()) }
        #expect(server.requests.count == 2)
    }

    @Test func anOlderAnswerStandsForOneThatDoesNotCome() async throws {
        let server = try LoopbackServer { _ in answer(6, headers: [("ETag", "x")]) }
        let api = TestClient(url: server.url, through: APIClient(cache: .memory()))
        #expect(try await api.response(for: Lookup()).isStale == false)
        server.stop()
        let stale = try await api.response(for: Lookup())
        #expect(stale.isStale)
        #expect(stale.value.value == 6)
        await #expect(throws: APIClientError.self) { try await api.value(of: Lookup(id: "2")) }
    }
}
