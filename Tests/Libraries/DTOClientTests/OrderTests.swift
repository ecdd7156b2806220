import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// The order of the chain, and the possibilities of an app's own steps.
@Suite(.timeLimit(.minutes(1)))
struct OrderTests {
    /// Records when it is called, and what it returns.
    private struct Spy: APIMiddleware {
        var name: String
        var seen: Shared<[String]>

        func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
            let proof = call.request.headers["Authorization"] == nil ? "" : " with proof"
            seen.change { $0.append("\(name) \(call.endpoint.id) \(call.attempt)\(proof)") }
            let response = try await next(call)
            seen.change { $0.append("\(name) \(response.status)\(response.decoded == nil ? "" : " decoded")") }
            return response
        }

        func interceptStream(_ call: APICall, next: @escaping StreamNext) async throws -> StreamedResponse {
            seen.change { $0.append("\(name) stream") }
            return try await next(call)
        }
    }

    @Test func eachStepIsAskedInItsPlace() async throws {
        let count = Shared(0)
        let server = try LoopbackServer { _ in
            count.change {
                $0 += 1; return $0
            } == 1 ? failure(503) : answer()
        }
        defer { server.stop() }
        let seen = Shared<[String]>([])
        let client = APIClient(
            metrics: { metrics in seen.change { $0.append("metrics \(metrics.attempts)") } },
            log: AttemptLog { entry in seen.change { $0.append("log \(entry.attempt)") } },
            front: [Spy(name: "front", seen: seen)], behind: [Spy(name: "behind", seen: seen)],
            clock: RecordedClock().clock)
        let api = TestClient(url: server.url, through: client).with(credentials: .bearer("t")).with(retry: .exact)
        _ = try await api.value(of: Lookup())
        #expect(
            seen.value == [
                "front lookup 1", "behind lookup 1 with proof", "behind 503 decoded", "log 1",
                "behind lookup 2 with proof", "behind 200 decoded", "log 2", "front 200 decoded", "metrics 2",
            ])
    }

    @Test func streamsGoThroughTheStepsToo() async throws {
        let server = try LoopbackServer { _ in .stream { $0.write("data: 1\n\n") } }
        defer { server.stop() }
        let seen = Shared<[String]>([])
        let client = APIClient(
            metrics: { metrics in seen.change { $0.append("metrics \(metrics.status ?? 0)") } },
            log: AttemptLog { entry in seen.change { $0.append("log \(entry.status ?? 0)") } },
            front: [Spy(name: "front", seen: seen)], behind: [Spy(name: "behind", seen: seen)])
        let call = APICall(endpoint: Lookup.endpoint, request: HTTPRequest(method: .get, url: server.url))
        let response = try await client.stream(call)
        for try await _ in response.body {}
        #expect(seen.value == ["front stream", "behind stream", "log 200", "metrics 200"])
    }

    /// The result of a step in `behind` is decoded.
    @Test func aStepBehindMayChangeTheAnswer() async throws {
        struct Doubling: APIMiddleware {
            func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
                var response = try await next(call)
                #expect((try response.decoded?.result.get() as? Lookup.Answer)?.value == 1)
                response.body = Data(#"{"value": 2}"#.utf8)
                return response
            }
        }
        let server = try LoopbackServer { _ in answer(1) }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient(behind: [Doubling()]))
        #expect(try await api.value(of: Lookup()).value == 2)
    }

    @Test func aStepBehindMayAnswerItself() async throws {
        struct Canned: APIMiddleware {
            func intercept(_ call: APICall, next: @escaping Next) async throws -> RawResponse {
                RawResponse(
                    status: call.attempt == 1 ? 503 : 200, body: Data(#"{"value": 3}"#.utf8), endpoint: call.endpoint)
            }
        }
        let client = APIClient(behind: [Canned()], clock: RecordedClock().clock)
        let response = try await TestClient(through: client).response(for: Lookup())
        #expect(response.value.value == 3)
        #expect(response.attempts == 2)
    }

    @Test func responsesTellOfTheirIssues() async throws {
        let server = try LoopbackServer { _ in answer(1) }
        defer { server.stop() }
        #expect(try await TestClient(url: server.url, through: APIClient()).response(for: Lookup()).issues.isEmpty)
    }

    // MARK: Metrics

    @Test func metricsSayWhatACallCameTo() async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/lookup/ok": answer()
            case "/lookup/broken": .json("{}")
            case "/lookup/cut": .raw(Data())
            case "/lookup/none": failure(404, "")
            default: failure(503, #"{"code": "X", "retryable": true}"#)
            }
        }
        defer { server.stop() }
        let all = Shared<[CallMetrics]>([])
        let clock = RecordedClock()
        let client = APIClient(metrics: { metrics in all.change { $0.append(metrics) } }, clock: clock.clock)
        let api = TestClient(url: server.url, through: client).with(retry: .exact)
        for id in ["ok", "broken", "cut", "none", "busy"] { _ = try? await api.value(of: Lookup(id: id)) }
        #expect(all.value.map(\.failure) == [nil, .content, .transport, .status, .api])
        #expect(all.value.map(\.status) == [200, 200, nil, 404, 503])
        #expect(all.value.map(\.attempts) == [1, 1, 1, 1, 3])
        #expect(all.value.map(\.size) == [12, 2, 0, 0, 32])
        #expect(all.value.last?.waiting == .seconds(3))
        #expect(all.value.last?.duration == .seconds(3))
        #expect(all.value.allSatisfy { $0.requestSize == 0 && $0.operation == "lookup" })
    }

    /// The report has no status, because nothing was sent.
    @Test func aCallWithoutAttemptsHasNoStatus() async throws {
        let server = try LoopbackServer { _ in answer() }
        defer { server.stop() }
        let all = Shared<[CallMetrics]>([])
        let client = APIClient(metrics: { metrics in all.change { $0.append(metrics) } })
        let api = TestClient(url: server.url, through: client).with(retry: RetryPolicy(attempts: 0))
        _ = try? await api.value(of: Lookup())
        #expect(all.value.map(\.failure) == [.request])
        #expect(all.value.map(\.status) == [nil])
        #expect(all.value.map(\.attempts) == [0])
    }

    // MARK: The log

    private struct Login: APIOperation {
        static let endpoint = APIEndpoint(.post, "/login", id: "login")
        var form = false
        func encode(into request: inout RequestEncoder) throws {
            let body = ["user": "ada", "password": "hunter2", "api-key": "hunter2", "monkey": "ok", "pin": "hunter2"]
            try form ? request.body(form: body) : request.body(json: body)
        }
        static func decode(_ response: RawResponse) throws -> String { try response.text() }
    }

    @Test(arguments: [false, true]) func bodiesAreLoggedWithoutSecrets(form: Bool) async throws {
        let reply = #"{"accessToken": "hunter2", "list": [{"client_secret": "hunter2", "name": "n"}], "keyCount": 1}"#
        let server = try LoopbackServer { _ in .json(reply, headers: [("Set-Cookie", "a=hunter2")]) }
        defer { server.stop() }
        let entries = Shared<[LogEntry]>([])
        let client = APIClient(log: AttemptLog(includesBodies: true) { entry in entries.change { $0.append(entry) } })
        let api = TestClient(url: server.url, through: client).with(credentials: .bearer("hunter2"))
        _ = try await api.value(of: Login(form: form))
        let entry = try #require(entries.value.first)
        #expect(entry.requestBody?.contains("ada") == true && entry.requestBody?.contains("ok") == true)
        #expect(
            entry.responseBody
                == #"{"accessToken":"***","keyCount":"***","list":[{"client_secret":"***","name":"n"}]}"#)
        #expect(!"\(entry) \(entry.requestBody ?? "") \(entry.responseBody ?? "")".contains("hunter2"))
        #expect(entry.size == reply.utf8.count)
    }

    @Test func theLogSaysWhatWentWrong() async throws {
        let server = try LoopbackServer { _ in .raw(Data()) }
        defer { server.stop() }
        let lines = Shared<[String]>([])
        let client = APIClient(log: AttemptLog { entry in lines.change { $0.append(entry.description) } })
        var secret = Lookup()
        secret.id = "secret"
        _ = try? await TestClient(url: server.url, through: client).value(of: secret)
        #expect(lines.value.count == 1)
        #expect(lines.value.first?.hasPrefix("GET /lookup/{id} → No response arrived") == true)
        #expect(lines.value.first?.contains("secret") == false)
    }
}
