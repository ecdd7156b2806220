import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Cancellation and deadlines: a call ends at once with the right error, whatever it is waiting for.
@Suite(.timeLimit(.minutes(3)))
struct CancellationTests {
    /// The object for which a call waits.
    enum Wait: String, CaseIterable, Sendable {
        case stepInFront, token, refresh, retry, head, body, upload, revalidation, stepBehind
    }

    /// A time that is longer than the suite may take on any machine. A test ends because its wait is ended.
    private static let tooLong = 240

    /// Waits too long and ignores cancellation.
    private static func deafWait() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.tooLong)) { continuation.resume() }
        }
    }

    private struct Waiting: APIMiddleware {
        func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
            // This is the wait under test. It reacts to cancellation.
            try await Task.sleep(for: .seconds(tooLong))
            return try await next(call)
        }
    }

    private struct Tokens: TokenProvider {
        var waitsForToken = false
        func token() async throws -> String? {
            if waitsForToken { await CancellationTests.deafWait() }
            return "old"
        }
        func refresh(_ refused: String) async throws -> String {
            await CancellationTests.deafWait()
            return "new"
        }
    }

    private struct Upload: APIOperation {
        static let endpoint = APIEndpoint(.post, "/lookup/1", id: "upload")
        func encode(into request: inout RequestEncoder) throws {
            try request.body(
                .stream(
                    BodyStream(isReplayable: false) {
                        {
                            // This is the wait under test, for a source without data.
                            try await Task.sleep(for: .seconds(tooLong))
                            return nil
                        }
                    }))
        }
        static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
    }

    private static func server(_ wait: Wait, _ gate: Gate) throws -> LoopbackServer {
        let count = Shared(0)
        return try LoopbackServer { request in
            let number = count.change {
                $0 += 1; return $0
            }
            switch wait {
            case .refresh: return failure(401)
            case .retry: return failure(503, headers: [("Retry-After", "\(tooLong)")])
            case .revalidation where number == 1: return answer(headers: [("ETag", "x")])
            case .head, .revalidation:
                gate.wait(tooLong)
                return answer()
            case .body:
                return .stream(type: "application/json") { writer in
                    writer.write("{")
                    gate.wait(tooLong)
                }
            case .stepInFront, .token, .upload, .stepBehind: return answer()
            }
        }
    }

    private static func client(_ wait: Wait, _ server: LoopbackServer) -> TestClient {
        let client = APIClient(
            cache: wait == .revalidation ? .memory() : nil, front: wait == .stepInFront ? [Waiting()] : [],
            behind: wait == .stepBehind ? [Waiting()] : [])
        // The server requests a pause that the test would otherwise not wait for.
        let api = TestClient(url: server.url, through: client).with(retry: RetryPolicy(limit: .seconds(tooLong)))
        return [.token, .refresh].contains(wait)
            ? api.with(credentials: .tokens(Tokens(waitsForToken: wait == .token))) : api
    }

    private static func call(_ wait: Wait, _ api: TestClient) async throws {
        if wait == .upload { _ = try await api.value(of: Upload()) } else { _ = try await api.value(of: Lookup()) }
    }

    @Test(arguments: Wait.allCases) func cancellingEndsEachWait(_ wait: Wait) async throws {
        let gate = Gate()
        let server = try Self.server(wait, gate)
        defer {
            gate.open()
            server.stop()
        }
        let api = Self.client(wait, server)
        if wait == .revalidation { try await Self.call(wait, api) }
        let task = Task { try await Self.call(wait, api) }
        // A test cannot observe that a call has reached its wait. A call that is cancelled earlier also ends, so a slow
        // machine does not matter.
        try await Task.sleep(for: .milliseconds(300))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(arguments: Wait.allCases) func aDeadlineEndsEachWait(_ wait: Wait) async throws {
        let gate = Gate()
        let server = try Self.server(wait, gate)
        defer {
            gate.open()
            server.stop()
        }
        var api = Self.client(wait, server)
        if wait == .revalidation { try await Self.call(wait, api) }
        // The response that requests a retry must arrive before the deadline.
        api = api.with(deadline: .seconds(wait == .retry ? 25 : 3))
        do {
            try await Self.call(wait, api)
            Issue.record("nothing was thrown")
        } catch APIClientError.deadlineExceeded {
            #expect(wait != .retry)
        } catch APIClientError.unexpectedStatus, APIClientError.apiError {
            // If a wait would pass the deadline, the error is thrown at once.
            #expect(wait == .retry)
        }
    }

    @Test func aDeadlineIsForTheWholeCall() async throws {
        let server = try LoopbackServer { _ in failure(503) }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
            .with(retry: RetryPolicy(attempts: 1_000, delay: .milliseconds(20), factor: 1))
            .with(deadline: .milliseconds(1_500))
        await #expect(throws: APIClientError.self) { try await api.value(of: Lookup()) }
        #expect(server.requests.count < 100)
    }

    @Test func whatIsCancelledBeforehandIsNotSent() async throws {
        let server = try LoopbackServer { _ in answer() }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await api.value(of: Lookup())
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    /// The connection also ends, so that the server can stop.
    @Test func theServerSeesThatNobodyReads() async throws {
        let hasEnded = Gate()
        let server = try LoopbackServer { _ in
            .stream { writer in
                while writer.write(String(repeating: "x", count: 1 << 16)) {}
                hasEnded.open()
            }
        }
        defer { server.stop() }
        let call = APICall(endpoint: Lookup.endpoint, request: HTTPRequest(method: .get, url: server.url))
        do {
            let response = try await APIClient().stream(call)
            for try await _ in response.body { break }
        }
        #expect(hasEnded.wait())
    }
}
