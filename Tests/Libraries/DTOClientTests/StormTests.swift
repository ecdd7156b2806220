import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Everything at once: refused tokens, retries, streams, large responses, and tasks that are cancelled at any time.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct StormTests {
    private final class Tokens: TokenProvider {
        let number = Shared(0)
        func token() async throws -> String? { "token \(number.value)" }
        func refresh(_ refused: String) async throws -> String {
            try await Task.sleep(for: .milliseconds(5))
            return "token \(number.change { $0 += 1; return $0 })"
        }
    }

    private static func server() throws -> LoopbackServer {
        let count = Shared(0)
        let big = String(repeating: "x", count: 600_000)
        return try LoopbackServer { request in
            let number = count.change {
                $0 += 1; return $0
            }
            if number % 17 == 0 { return failure(401) }
            if number % 11 == 0 { return failure(503, #"{"code": "BUSY", "retryable": true, "retryAfterMs": 3}"#) }
            // After a body, Foundation's own repetition hangs on Linux until the time-out.
            if number % 29 == 0, request.method == "GET" { return .raw(Data()) }
            if request.target.hasPrefix("/lookup/stream") {
                return .stream { writer in
                    for index in 0..<30 where !writer.write("data: \(index)\n\n") { return }
                }
            }
            if request.target.hasPrefix("/lookup/big") { return .json(#"{"value": 1, "text": "\#(big)"}"#) }
            return answer(headers: [("Cache-Control", "max-age=60"), ("ETag", "x")])
        }
    }

    private static func call(_ index: Int, _ api: TestClient, _ client: APIClient, _ url: URL) async throws {
        switch index % 4 {
        case 0: _ = try await api.value(of: Lookup(id: "\(index % 50)"))
        case 1: _ = try await api.with(deadline: .milliseconds(index % 400)).value(of: Lookup(id: "big"))
        case 2: _ = try await api.value(of: Submission())
        default:
            var call = APICall(
                endpoint: Lookup.endpoint,
                request: HTTPRequest(method: .get, url: url.appendingPathComponent("lookup/stream")))
            call.settings = api.client.settings
            for try await _ in try await client.stream(call).body {}
        }
    }

    @Test func aThousandTasksEachComeToAnEnd() async throws {
        let server = try Self.server()
        defer { server.stop() }
        let tokens = Tokens()
        let client = APIClient(
            cache: .memory(), metrics: { _ in }, log: AttemptLog(includesBodies: true) { _ in })
        let api = TestClient(url: server.url, through: client).with(credentials: .tokens(tokens))
            .with(retry: RetryPolicy(attempts: 3, delay: .milliseconds(2)))
        let counts = Shared([String: Int]())
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<1_000 {
                group.addTask {
                    let task = Task { try await Self.call(index, api, client, server.url) }
                    if index % 3 == 0 {
                        try? await Task.sleep(for: .milliseconds(index % 40))
                        task.cancel()
                    }
                    let kind: String
                    switch await task.result {
                    case .success: kind = "value"
                    case .failure(is CancellationError): kind = "cancelled"
                    case .failure(is APIClientError): kind = "error"
                    case .failure(let error): kind = "\(error)"
                    }
                    counts.change { $0[kind, default: 0] += 1 }
                }
            }
        }
        #expect(counts.value.values.reduce(0, +) == 1_000)
        #expect(Set(counts.value.keys).isSubset(of: ["value", "cancelled", "error"]), "\(counts.value)")
        #expect(counts.value["value", default: 0] > 100, "\(counts.value)")
        // The client still works.
        #expect(try await api.with(deadline: .seconds(60)).value(of: Lookup(id: "after")).value == 1)
    }

    /// A response that arrives faster than it is read is complete, and is requested once.
    @Test func aSlowReaderGetsAllInOneRequest() async throws {
        let size = (ProcessInfo.processInfo.environment["CLIENT_BIG_MB"].flatMap(Int.init) ?? 24) << 20
        let server = try LoopbackServer { _ in
            .stream(type: "application/octet-stream") { writer in
                for index in 0..<(size >> 16) {
                    guard writer.write(Data(repeating: UInt8(truncatingIfNeeded: index), count: 1 << 16)) else {
                        return
                    }
                }
            }
        }
        defer { server.stop() }
        let call = APICall(endpoint: Lookup.endpoint, request: HTTPRequest(method: .get, url: server.url))
        var (count, isInOrder) = (0, true)
        for try await piece in try await APIClient().stream(call).body {
            for byte in stride(from: 0, to: piece.count, by: 4_096) {
                let expected = UInt8(truncatingIfNeeded: (count + byte) >> 16)
                if piece[piece.startIndex + byte] != expected { isInOrder = false }
            }
            count += piece.count
            if count < 4 << 20 { try await Task.sleep(for: .milliseconds(2)) }
        }
        #expect(count == size)
        #expect(isInOrder)
        #expect(server.requests.count == 1)
    }

    /// A body that cannot be made again is made and sent once, whatever the policy is.
    @Test(arguments: [true, false]) func aBodyIsSentAsOftenAsItCanBeMade(isReplayable: Bool) async throws {
        struct Upload: APIOperation {
            static let endpoint = APIEndpoint(.put, "/upload", id: "upload")
            var body: HTTPBody
            func encode(into request: inout RequestEncoder) throws { try request.body(body) }
            static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
        }
        let server = try LoopbackServer { _ in failure(503, #"{"code": "BUSY", "retryable": true}"#) }
        defer { server.stop() }
        let passes = Shared(0)
        let stream = BodyStream(isReplayable: isReplayable) {
            passes.change { $0 += 1 }
            let rest = Shared(3)
            return {
                rest.change {
                    $0 -= 1; return $0
                } >= 0 ? Data("piece".utf8) : nil
            }
        }
        let api = TestClient(url: server.url, through: APIClient(clock: RecordedClock().clock)).with(retry: .exact)
        await #expect(throws: APIClientError.self) { try await api.value(of: Upload(body: .stream(stream))) }
        #expect(server.requests.count == (isReplayable ? 3 : 1))
        #expect(passes.value == server.requests.count)
        #expect(server.requests.allSatisfy { $0.body == Data("piecepiecepiece".utf8) })
    }
}
