import DTOContract
import DTOMockServer
import DTORuntime
import Foundation
import Testing

/// Tests the control API below `/__mock/`, and its counterpart in Swift.
@Suite(.timeLimit(.minutes(1))) struct ControlTests {
    // MARK: Scenarios

    @Test func aSequenceIsAnsweredOnceAndItsLastStepStays() async throws {
        let sample = try await ServedSample()
        let told = try await sample.ask("PUT /__mock/scenarios/listBooks", body: #"{"sequence": [503, 503, 200]}"#)
        #expect(told.status == 204)
        #expect(try await sample.statuses(5, "GET /books") == [503, 503, 200, 200, 200])
        #expect(try await sample.ask("GET /books").body == ContractSample.list)
        #expect(try await sample.ask("DELETE /__mock/scenarios/listBooks").status == 204)
        await sample.server.stop()
    }

    @Test func aSequenceMayRepeat() async throws {
        let sample = try await ServedSample()
        _ = try await sample.ask(
            "PUT /__mock/scenarios/listBooks", body: #"{"sequence": [404, 200], "repeats": true}"#)
        #expect(try await sample.statuses(5, "GET /books") == [404, 200, 404, 200, 404])
        await sample.server.stop()
    }

    @Test func theSameFromSwift() async throws {
        let sample = try await ServedSample()
        try await sample.server.setScenario([503, 200], for: "GET /books/{id}")
        try await sample.server.setScenario([MockStep(example: "empty")], for: "listBooks")
        #expect(try await sample.statuses(3, "GET /books/1") == [503, 200, 200])
        #expect(try await sample.ask("GET /books").body == #"{"data":[],"total":0}"#)
        try await sample.server.removeScenario(for: "listBooks")
        #expect(try await sample.ask("GET /books").body == ContractSample.list)
        var outage = MockStep(status: 503)
        outage.body = ["reason": "maintenance"]
        outage.headers = ["Retry-After": "60"]
        try await sample.server.setScenario([outage], for: "listBooks")
        let told = try await sample.ask("GET /books")
        #expect(told.status == 503)
        #expect(told.body == #"{"reason":"maintenance"}"#)
        #expect(told.header("Retry-After") == "60")
        await #expect(throws: MockServerError.self) { try await sample.server.setScenario([503], for: "noBooks") }
        await #expect(throws: MockServerError.self) {
            try await sample.server.setScenario([MockStep(example: "none")], for: "listBooks")
        }
        await sample.server.stop()
    }

    @Test func oneForAllGivesWayToOnesOwn() async throws {
        let sample = try await ServedSample()
        _ = try await sample.ask("PUT /__mock/scenarios/*", body: "500")
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: #"{"status": 404}"#)
        #expect(try await sample.ask("GET /books").status == 404)
        #expect(try await sample.ask("GET /books/1").status == 500)
        #expect(try await sample.ask("GET /books", "Prefer: code=200").status == 200)
        await sample.server.stop()
    }

    /// The query, path and body select a scenario, as needed for a service with one path (GraphQL).
    @Test func answersDependOnTheRequest() async throws {
        let sample = try await ServedSample()
        let second = #"{"when": {"query": {"page": 2}}, "example": "empty"}"#
        #expect(try await sample.ask("PUT /__mock/scenarios/listBooks", body: second).status == 204)
        #expect(try await sample.ask("GET /books?page=1").body == ContractSample.list)
        #expect(try await sample.ask("GET /books?page=2").body == #"{"data":[],"total":0}"#)
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: #"{"sequence": [503, 404]}"#)
        #expect(try await sample.ask("GET /books?page=2").status == 200)
        #expect(try await sample.statuses(2, "GET /books") == [503, 404])

        try await sample.server.setScenario(
            MockSteps([404], condition: MockCondition(path: ["id": "7"])), for: "getBook")
        #expect(try await sample.ask("GET /books/7").status == 404)
        #expect(try await sample.ask("GET /books/8").status == 200)

        let named = #"{"when": {"body": {"operationName": "Add"}}, "status": 500}"#
        _ = try await sample.ask("PUT /__mock/scenarios/addBook", body: named)
        #expect(try await sample.ask("POST /books", body: #"{"operationName": "Add", "more": 1}"#).status == 500)
        #expect(try await sample.ask("POST /books", body: #"{"operationName": "Get"}"#).status == 201)
        #expect(
            try await sample.ask("GET /__mock/scenarios/addBook").body
                == #"[{"status":500,"when":{"body":{"operationName":"Add"}}}]"#)
        await sample.server.stop()
    }

    /// A scenario may have a body and headers that the contract does not have.
    @Test(arguments: [
        (#"{"body": {"data": []}, "headers": {"X-One": "1"}}"#, 200, "application/json", #"{"data":[]}"#),
        (
            #"{"status": 418, "body": "tea", "headers": {"Content-Type": "text/plain", "X-One": "1"}}"#, 418,
            "text/plain", "tea"
        ),
        (#"{"status": 404, "body": null, "headers": {"x-one": "1"}}"#, 404, "application/json", "null"),
    ])
    func scenariosHaveBodies(_ scenario: String, _ status: Int, _ type: String, _ body: String) async throws {
        let sample = try await ServedSample()
        #expect(try await sample.ask("PUT /__mock/scenarios/listBooks", body: scenario).status == 204)
        let answer = try await sample.ask("GET /books")
        #expect(answer.status == status && answer.body == body)
        #expect(answer.header("Content-Type") == type && answer.header("X-One") == "1")
        let shown = try await sample.ask("GET /__mock/scenarios/listBooks").body
        #expect(shown.contains("\"body\"") && shown.contains("\"headers\""))
        await sample.server.stop()
    }

    @Test(arguments: [
        #"{"headers": {"Content-Length": "3"}}"#, #"{"headers": {"A": "a\r\nB: c"}}"#, #"{"headers": {"A b": "c"}}"#,
        #"{"headers": {"A": 1}}"#, #"{"headers": "A: b"}"#,
    ])
    func headersOfScenariosAreHeaders(_ scenario: String) async throws {
        let sample = try await ServedSample()
        #expect(try await sample.ask("PUT /__mock/scenarios/listBooks", body: scenario).status == 400)
        await sample.server.stop()
    }

    @Test func scenariosAreBounded() async throws {
        let service = ContractService(ContractSample.contract)
        func set(_ page: Int) throws {
            let condition = MockCondition(query: ["page": "\(page)"])
            try service.setScenario(MockSteps([404], condition: condition), for: "listBooks")
        }
        for page in 0..<100 { try set(page) }
        try set(7)
        #expect(throws: MockServerError.self) { try set(100) }
        #expect(service.scenarios()["listBooks"]?.count == 100)
        service.reset()
        try set(100)
        #expect(throws: MockServerError.self) {
            try service.setScenario(MockSteps([]), for: "listBooks")
        }
    }

    @Test func sessionsDoNotTouchEachOther() async throws {
        let sample = try await ServedSample()
        let sequence = #"{"sequence": [503, 200]}"#
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: sequence, session: "a")
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: sequence, session: "b")
        #expect(try await sample.statuses(2, "GET /books", session: "a") == [503, 200])
        #expect(try await sample.statuses(1, "GET /books", session: "b") == [503])
        #expect(try await sample.statuses(1, "GET /books") == [200])
        // Only one session is reset.
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: "500", session: "a")
        #expect(try await sample.ask("POST /__mock/reset", session: "b").status == 204)
        #expect(try await sample.statuses(1, "GET /books", session: "a") == [500])
        #expect(try await sample.statuses(1, "GET /books", session: "b") == [200])
        #expect(try await sample.ask("POST /__mock/reset?sessions=all").status == 204)
        #expect(try await sample.statuses(1, "GET /books", session: "a") == [200])
        await sample.server.stop()
    }

    @Test func delaysAreWaitedFor() async throws {
        let sample = try await ServedSample()
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: #"{"delay": "120-150"}"#)
        let clock = ContinuousClock()
        let start = clock.now
        #expect(try await sample.ask("GET /books").status == 200)
        #expect(clock.now - start >= .milliseconds(120))
        await sample.server.stop()
    }

    @Test(arguments: [
        ("close-before", ""), ("close-within 8", "HTTP/1.1"), ("wrong-length 999", nil), ("close-after", nil),
        ("trickle 7 1", nil),
    ])
    func faults(_ fault: String, _ expected: String?) async throws {
        let sample = try await ServedSample()
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: #"{"fault": "\#(fault)"}"#)
        for text in [
            try await sample.ask("GET /books").text,
            try await sample.ask("GET /books/1", "Prefer: fault=\"\(fault)\"").text,
        ] {
            if let expected { #expect(text == expected) } else { #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n")) }
            #expect(text.contains("Content-Length: 999\r\n") == (fault == "wrong-length 999"))
        }
        await sample.server.stop()
    }

    @Test func garbageIsNoHTTP() async throws {
        let sample = try await ServedSample()
        let text = try await sample.ask("GET /books", "Prefer: fault=garbage").text
        #expect(!text.isEmpty && !text.contains("HTTP/"))
        await sample.server.stop()
    }

    // MARK: Journal

    @Test func theJournalIsOfOneSession() async throws {
        let sample = try await ServedSample()
        _ = try await sample.ask("GET /books?page=2", session: "a")
        _ = try await sample.ask("POST /books", body: "{}", session: "a")
        _ = try await sample.ask("GET /films", session: "b")
        struct Entry: Decodable {
            var method: String
            var target: String
            var status: Int
            var operation: String?
            var body: String?
        }
        func journal(_ query: String, _ session: String?) async throws -> [Entry] {
            let answer = try await sample.ask("GET /__mock/journal\(query)", session: session)
            return try JSONDecoder().decode([Entry].self, from: Data(answer.body.utf8))
        }
        let entries = try await journal("", "a")
        #expect(entries.map(\.method) == ["GET", "POST"])
        #expect(entries.map(\.target) == ["/books?page=2", "/books"])
        #expect(entries.map(\.status) == [200, 201])
        #expect(entries.map(\.operation) == ["listBooks", "addBook"])
        #expect(entries[1].body == "{}")
        #expect(try await journal("?sessions=all&unmatched=true", nil).map(\.target) == ["/films"])
        #expect(try await journal("?limit=1", "a").map(\.method) == ["POST"])
        #expect(await sample.server.journal(session: "a").map(\.target) == ["/books?page=2", "/books"])
        _ = try await sample.ask("DELETE /__mock/journal", session: "a")
        #expect(try await journal("", "a").isEmpty)
        #expect(try await journal("", "b").count == 1)
        await sample.server.stop()
    }

    @Test func aRequestThatMatchesNothingIsToldWhatIsNear() async throws {
        let sample = try await ServedSample()
        let answer = try await sample.ask("GET /v1/boks/7")
        #expect(answer.status == 404)
        #expect(answer.body.contains("GET /books/{id}: Segment 1 is 'boks', not 'books'."))
        struct Miss: Decodable {
            struct Nearest: Decodable {
                var operation: String
                var differences: [String]
            }
            var nearest: [Nearest]
        }
        let text = try await sample.ask("GET /__mock/near-misses").body
        let misses = try JSONDecoder().decode([Miss].self, from: Data(text.utf8))
        #expect(misses.count == 1)
        #expect(misses[0].nearest[0].operation == "getBook")
        #expect(misses[0].nearest[0].differences == ["Segment 1 is 'boks', not 'books'."])
        let other = await sample.server.nearMisses(.get, "/books/7/notes/1/x")
        #expect(other.first?.operation == "getNote")
        #expect(other.first?.differences == ["The path has 5 segments, not 4."])
        let empty = await sample.server.nearMisses(.get, "/books//notes/")
        #expect(empty.first?.differences == ["Segment 2 is empty, so '{id}' has no value."])
        #expect(await sample.server.nearMisses(.post, "/events").first?.differences == ["The method is POST, not GET."])
        await sample.server.stop()
    }

    // MARK: Access

    @Test(arguments: [
        ("localhost:4010", nil, 200), ("127.0.0.1", nil, 200), ("[::1]:80", nil, 200),
        ("evil.example", nil, 403), ("localhost.evil.example", nil, 403), ("127.0.0.1.evil.example:80", nil, 403),
        ("[::1].evil.example", nil, 400), ("[::1]:80.evil.example", nil, 400), ("localhost:", nil, 403),
        ("localhost", "http://evil.example", 403), ("localhost", "null", 403),
        ("localhost:80", "http://localhost:81", 403), ("localhost:80", "http://localhost:80", 200),
    ])
    func onlyThisMachineMayControl(_ host: String, _ origin: String?, _ status: Int) async throws {
        let sample = try await ServedSample()
        let answer = try await sample.ask("GET /__mock/", "Origin: \(origin ?? "http://\(host)")", host: host)
        #expect(answer.status == status)
        #expect(status == 400 || answer.header("Access-Control-Allow-Origin") == nil)
        await sample.server.stop()
    }

    @Test func aPageOfAnotherSiteMayNotControl() async throws {
        let sample = try await ServedSample()
        #expect(try await sample.ask("POST /__mock/reset", "Sec-Fetch-Site: cross-site").status == 403)
        let preflight = try await sample.ask(
            "OPTIONS /__mock/reset", "Origin: http://evil.example", "Access-Control-Request-Method: POST")
        #expect(preflight.status == 403 && preflight.header("Access-Control-Allow-Methods") == nil)
        await sample.server.stop()
    }

    /// The catch-all of a test does not hide the control API.
    @Test func routesLeaveTheControlAlone() async throws {
        let sample = try await ServedSample()
        await sample.server.registerCatchAll { _ in .text("caught") }
        #expect(try await sample.ask("GET /__mock/sessions").status == 200)
        #expect(try await sample.ask("GET /books").body == "caught")
        await sample.server.stop()
    }

    @Test func aWebSocketIsRefused() async throws {
        let sample = try await ServedSample()
        let answer = try await sample.ask("GET /events", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
        #expect(answer.status == 501 && answer.body.contains("Web sockets are not supported"))
        await sample.server.stop()
    }

    // MARK: Mistakes

    @Test(
        arguments: [
            ("PUT /__mock/scenarios/noBooks", "503", 400, "has no operation 'noBooks'"),
            ("PUT /__mock/scenarios/", "503", 400, "The path needs an operation"),
            ("PUT /__mock/scenarios/listBooks", "{", 400, "not JSON"),
            ("PUT /__mock/scenarios/listBooks", "[]", 400, "a status or an object"),
            ("PUT /__mock/scenarios/listBooks", #"{"sttus": 503}"#, 400, "'sttus' is not a key"),
            (
                "PUT /__mock/scenarios/listBooks", #"{"sequenc": [503, 200]}"#, 400,
                "'sequenc' is not a key of a scenario; did you mean 'sequence'?"
            ),
            (
                "PUT /__mock/scenarios/listBooks", #"{"sequence": [503, {"staus": 200}]}"#, 400,
                "Response 2 of 'sequence': 'staus' is not a key of a response; did you mean 'status'?"
            ),
            (
                "PUT /__mock/scenarios/listBooks", #"{"puase": 5}"#, 400,
                "'puase' is not a key of a scenario; did you mean 'pause'?"
            ),
            (
                "PUT /__mock/scenarios/listBooks", #"{"upaes": 5}"#, 400,
                "'upaes' is not a key of a scenario; the keys are "
            ),
            ("PUT /__mock/scenarios/listBooks", #"{"status": 99}"#, 400, "from 200 to 599"),
            ("PUT /__mock/scenarios/listBooks", #"{"status": null}"#, 400, "a string, an integer or a Boolean"),
            ("PUT /__mock/scenarios/listBooks", #"{"sequence": []}"#, 400, "one to 1000"),
            ("PUT /__mock/scenarios/listBooks", #"{"delay": "9-3"}"#, 400, "'delay'"),
            ("PUT /__mock/scenarios/listBooks", #"{"delay": 99999999}"#, 400, "'delay'"),
            ("PUT /__mock/scenarios/listBooks", #"{"fault": "explode"}"#, 400, "not a fault"),
            ("PUT /__mock/scenarios/listBooks", #"{"example": "none"}"#, 400, "no example 'none'"),
            ("PUT /__mock/scenarios/listBooks", #"{"repeats": true}"#, 400, "'sequence'"),
            ("PUT /__mock/scenarios/listBooks", #"{"when": {"qery": {}}}"#, 400, "'qery' is not a key"),
            ("PUT /__mock/scenarios/listBooks", #"{"when": {"query": 1}}"#, 400, "names and values"),
            ("PUT /__mock/scenarios/follow", #"{"events": [{"event": "a"}]}"#, 400, "'data'"),
            ("PUT /__mock/scenarios/listBooks", #"{"events": [{"data": "a"}]}"#, 400, "is not a stream"),
            ("PUT /__mock/journal", nil, 405, "allows the methods GET, DELETE"),
            ("GET /__mock/jornal", nil, 404, "/__mock/journal"),
            ("GET /__mock/journal?limt=3", nil, 400, "does not support the parameter 'limt=3'"),
            ("GET /__mock/scenarios/listBooks", nil, 404, "no scenario"),
        ] as [(String, String?, Int, String)])
    func aMistakeIsSaid(_ line: String, _ body: String?, _ status: Int, _ sentence: String) async throws {
        let sample = try await ServedSample()
        let answer = try await sample.ask(line, body: body)
        #expect(answer.status == status)
        #expect(answer.header("Content-Type") == "application/problem+json")
        #expect(answer.body.contains(sentence))
        await sample.server.stop()
    }

    @Test func whatIsSetIsShown() async throws {
        let sample = try await ServedSample()
        let text = #"{"damage":["missing data"],"delay":"1-2","fault":"close-within 3","status":404}"#
        _ = try await sample.ask("PUT /__mock/scenarios/listBooks", body: text)
        #expect(try await sample.ask("GET /__mock/scenarios/listBooks").body == "[" + text + "]")
        #expect(try await sample.ask("GET /__mock/scenarios").body == #"{"listBooks":["# + text + "]}")
        #expect(try await sample.ask("GET /__mock/operations").body.contains(#""id":"getBook""#))
        await sample.server.stop()
    }

    @Test(arguments: [
        "X-Mock-Session: \(String(repeating: "a", count: 129))", "X-Mock-Session: a\r\nX-Mock-Session: b",
    ])
    func aSessionIsNamedOnceAndShortly(_ header: String) async throws {
        let sample = try await ServedSample()
        #expect(try await sample.ask("GET /books", header).status == 400)
        #expect(try await sample.ask("POST /__mock/reset", header).status == 400)
        await sample.server.stop()
    }

    // MARK: Streams

    @Test func aStreamBreaksOffAndGoesOn() async throws {
        let sample = try await ServedSample()
        let first = try await sample.ask("GET /events", "Prefer: drop=2")
        #expect(first.body.contains("event: progress") && !first.body.contains("completed"))
        // The last chunk, which is empty, is missing.
        #expect(!first.text.hasSuffix("0\r\n\r\n"))
        // A client that has seen events gets all remaining ones.
        let rest = try await sample.ask("GET /events", "Prefer: drop=1", "Last-Event-ID: 1")
        #expect(rest.body.contains("event: progress") && rest.body.contains("event: completed"))
        let second = try await sample.ask("GET /events", "Prefer: drop=2", "Last-Event-ID: 2")
        #expect(!second.body.contains("event: progress") && second.body.contains("id: 3\nevent: completed"))
        #expect(second.text.hasSuffix("0\r\n\r\n"))
        await sample.server.stop()
    }

    @Test func aScriptHasPausesAndHeartbeats() async throws {
        let sample = try await ServedSample()
        _ = try await sample.ask(
            "PUT /__mock/scenarios/follow",
            body:
                #"{"heartbeat": 20, "retry": 500, "events": [{"event": "a", "data": {"x": 1}, "id": "n1", "pause": 50}]}"#
        )
        let body = try await sample.ask("GET /events").body
        let start = try #require(body.range(of: "retry: 500\n\n"))
        #expect(body[start.upperBound...].components(separatedBy: ": heartbeat\n\n").count == 3)
        #expect(body.contains("id: n1\nevent: a\ndata: {\"x\":1}\n\n"))
        #expect(try await sample.ask("GET /events", "Last-Event-ID: n1").status == 204)
        await sample.server.stop()
    }

    /// The document's example of a stream is a script.
    @Test func anExampleOfAStreamIsPlayed() async throws {
        let script =
            ": connected\nretry: 5000\n\nid: a-1\nevent: started\ndata: {\"x\":\ndata: 1}\n\n: heartbeat\n\nid: a-2\ndata:end\n\n"
        let content = RuntimeContent(
            mediaType: "text/event-stream", examples: [ContractSample.json("good", script)],
            events: [RuntimeEvent(name: "other", data: "1")])
        let operation = RuntimeOperation(
            id: "follow", method: "GET", path: "/events", answers: [RuntimeAnswer(status: "200", contents: [content])])
        let sample = try await ServedSample(
            contract: RuntimeContract(title: "t", basePaths: [], operations: [operation]))
        func stream(_ headers: String...) async throws -> String {
            let answer = try await sample.ask("GET /events", "Prefer: example=good", headers.first ?? "X: y")
            // This removes the sizes of chunks.
            return answer.body.replacing(/[0-9a-f]+\r\n/, with: "").replacing("\r\n", with: "")
        }
        #expect(
            try await stream()
                == "retry: 5000\n\n: connected\n\nid: a-1\nevent: started\ndata: {\"x\":\ndata: 1}\n\n: heartbeat\n\nid: a-2\ndata: end\n\n"
        )
        #expect(try await stream("Last-Event-ID: a-1") == "retry: 5000\n\n: heartbeat\n\nid: a-2\ndata: end\n\n")
        // The example comes before generated events, even if no request names it.
        let usual = try await sample.ask("GET /events").body
        #expect(usual.contains("event: started") && !usual.contains("event: other"))
        #expect(try await sample.ask("GET /events", "Prefer: example=bad").status == 400)
        await sample.server.stop()
    }
}
