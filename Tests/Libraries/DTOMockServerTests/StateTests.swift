import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests the stored resources of `--stateful`.
@Suite(.timeLimit(.minutes(1))) struct StateTests {
    private static func sample() async throws -> ServedSample {
        var options = MockOptions()
        options.isStateful = true
        return try await ServedSample(options: options)
    }

    @Test func whatIsMadeIsFoundChangedAndRemoved() async throws {
        let sample = try await Self.sample()
        let made = try await sample.ask("POST /books", body: #"{"title":"Dune","year":1965}"#)
        #expect(made.status == 201)
        // The id is the next number. Members that the request does not have come from the example.
        #expect(made.body == #"{"data":{"id":3,"tags":["a"],"title":"Dune","year":1965}}"#)
        // RFC 9110 section 10.2.2.
        #expect(made.header("Location") == "/books/3")
        #expect(try await sample.ask("GET /books/3").body == made.body)
        #expect(
            try await sample.ask("GET /v1/books").body
                == #"{"data":[{"id":1,"title":"One"},{"id":2,"title":"Two"},{"id":3,"tags":["a"],"title":"Dune","year":1965}],"total":3}"#
        )
        let patched = try await sample.ask("PATCH /books/3", body: #"{"title":"Dune 2","tags":null}"#)
        #expect(patched.body == #"{"data":{"id":3,"title":"Dune 2","year":1965}}"#)
        let replaced = try await sample.ask("PUT /books/3", body: #"{"id":99,"title":"Emma"}"#)
        #expect(replaced.body == #"{"data":{"id":3,"title":"Emma"}}"#)
        #expect(try await sample.ask("GET /books/3").body == replaced.body)
        #expect(try await sample.ask("DELETE /books/3").status == 204)
        for line in ["GET /books/3", "PATCH /books/3", "DELETE /books/3", "PUT /books/3"] {
            #expect(try await sample.ask(line, body: line.hasPrefix("P") ? "{}" : nil).status == 404)
        }
        #expect(try await sample.ask("GET /books").body == ContractSample.list)
        await sample.server.stop()
    }

    /// Frameworks write paths differently. Django adds a slash.
    @Test(arguments: ["/users", "/users/"], ["/users/{id}", "/users/{id}/"])
    func pathsMayEndWithASlash(_ list: String, _ item: String) {
        let contract = RuntimeContract(
            title: "Users", basePaths: [],
            operations: [
                RuntimeOperation(
                    id: "make", method: "POST", path: list, answers: [ContractSample.answer("201", #"{"id":1}"#)]),
                RuntimeOperation(
                    id: "get", method: "GET", path: item, answers: [ContractSample.answer("200", #"{"id":1}"#)]),
            ])
        var options = MockOptions()
        options.isStateful = true
        let service = ContractService(contract, options: options)
        let sent = Data(#"{"name":"Bob"}"#.utf8)
        let requests: [(HTTPMethod, String, Data?)] = [
            (.post, list, sent), (.get, item.replacing("{id}", with: "2"), nil),
        ]
        for (method, path, body) in requests {
            let response = service.response(
                to: MockHTTPRequest(
                    method: method, path: path, target: path, queryItems: [],
                    headers: ["Content-Type": "application/json"], body: body))
            #expect(response.body.flatMap { JSONValue(bytes: $0) } == ["id": 2, "name": "Bob"])
        }
    }

    /// OpenAPI 3.0.3 section 4.7.24 defines write-only members.
    @Test func whatIsOnlyWrittenDoesNotComeBack() throws {
        let schemas = SchemaSet(
            [["properties": ["id": ["type": "integer"], "name": [:], "password": ["writeOnly": true]]]],
            dialect: .jsonSchema)
        func answer(_ status: String) -> RuntimeAnswer {
            RuntimeAnswer(
                status: status,
                contents: [
                    RuntimeContent(
                        mediaType: "application/json",
                        examples: [RuntimeExample(body: Data(#"{"id":1,"name":"Ann"}"#.utf8))],
                        schema: 0)
                ])
        }
        let contract = RuntimeContract(
            title: "Users", basePaths: [],
            operations: [
                RuntimeOperation(id: "make", method: "POST", path: "/users", answers: [answer("201")]),
                RuntimeOperation(id: "get", method: "GET", path: "/users/{id}", answers: [answer("200")]),
            ], schemas: schemas)
        var options = MockOptions()
        options.isStateful = true
        let service = ContractService(contract, options: options)
        let sent = Data(#"{"name":"Bob","password":"secret"}"#.utf8)
        for (method, path, body) in [(HTTPMethod.post, "/users", sent as Data?), (.get, "/users/2", nil)] {
            let response = service.response(
                to: MockHTTPRequest(
                    method: method, path: path, target: path, queryItems: [],
                    headers: ["Content-Type": "application/json"], body: body))
            #expect(response.body.flatMap { JSONValue(bytes: $0) } == ["id": 2, "name": "Bob"])
        }
    }

    /// A server ignores an id and a date in a request (OpenAPI 3.0.3 section 4.7.24).
    @Test(arguments: [0, 1])
    func whatIsOnlyReadIsNotTaken(_ body: Int) throws {
        let schemas = SchemaSet(
            [
                [
                    "properties": [
                        "id": ["type": "integer", "readOnly": true], "name": [:], "created": ["readOnly": true],
                    ]
                ],
                // Many documents have a separate schema for requests, without the read-only members.
                ["properties": ["name": [:]]],
            ], dialect: .jsonSchema)
        func operation(_ method: String, _ path: String, _ status: String) -> RuntimeOperation {
            let content = RuntimeContent(
                mediaType: "application/json",
                examples: [RuntimeExample(body: Data(#"{"id":1,"name":"Ann","created":"then"}"#.utf8))], schema: 0)
            return RuntimeOperation(
                id: method, method: method, path: path,
                body: RuntimeBody(isRequired: true, mediaTypes: ["application/json"], schemas: [body]),
                answers: [RuntimeAnswer(status: status, contents: [content])])
        }
        let contract = RuntimeContract(
            title: "Users", basePaths: [],
            operations: [
                operation("POST", "/users", "201"), operation("PUT", "/users/{id}", "200"),
                operation("PATCH", "/users/{id}", "200"),
            ], schemas: schemas)
        var options = MockOptions()
        options.isStateful = true
        let service = ContractService(contract, options: options)
        for (method, path, name) in [
            (HTTPMethod.post, "/users", "A"), (.put, "/users/1", "B"), (.patch, "/users/1", "C"),
        ] {
            let sent = Data(#"{"id":77,"name":"\#(name)","created":"now"}"#.utf8)
            let response = service.response(
                to: MockHTTPRequest(
                    method: method, path: path, target: path, queryItems: [],
                    headers: ["Content-Type": "application/json"], body: sent))
            let body = response.body.flatMap { JSONValue(bytes: $0) }
            #expect(body == ["id": 1, "name": .string(name), "created": "then"], "\(method)")
        }
    }

    @Test func theContractsAnswerSaysThatNothingIsThere() async throws {
        let sample = try await Self.sample()
        let answer = try await sample.ask("GET /books/77")
        #expect(answer.status == 404 && answer.body == #"{"error":"none"}"#)
        await sample.server.stop()
    }

    @Test func anExampleIsThereFromTheStart() async throws {
        let sample = try await Self.sample()
        #expect(try await sample.ask("GET /books/2").body == #"{"data":{"id":2,"tags":["a"],"title":"Two"}}"#)
        await sample.server.stop()
    }

    @Test func anIdIsOfTheExamplesKind() async throws {
        let sample = try await Self.sample()
        var ids: Set<String> = []
        for _ in 0..<3 {
            let made = try await sample.ask("POST /books/1/notes", body: #"{"text":"x"}"#)
            let note = try #require(JSONValue(bytes: Data(made.body.utf8)))
            let id = try #require(note["noteId"]?.stringValue)
            #expect(UUID(uuidString: id) != nil && id == id.lowercased())
            #expect(try await sample.ask("GET /books/1/notes/\(id)").body == made.body)
            // The notes of another book are different.
            #expect(try await sample.ask("GET /books/2/notes/\(id)").status == 404)
            ids.insert(id)
        }
        #expect(ids.count == 3)
        await sample.server.stop()
    }

    @Test func aFreeIdOfTheRightKindIsTaken() async throws {
        let sample = try await Self.sample()
        func id(_ body: String) async throws -> JSONValue? {
            JSONValue(bytes: Data(try await sample.ask("POST /books", body: body).body.utf8))?["data"]?["id"]
        }
        #expect(try await id(#"{"id":70}"#) == 70)
        #expect(try await id(#"{"id":70}"#) == 71)
        #expect(try await id(#"{"id":"mine"}"#) == 72)
        #expect(try await id(#"{"id":null}"#) == 73)
        // The greatest number has no successor.
        #expect(try await id(#"{"id":9223372036854775806}"#) == 9_223_372_036_854_775_806)
        #expect(try await id("{}") == .integer(.max))
        let lower = try #require(try await id("{}")?.integerValue)
        #expect((3..<70).contains(lower))
        await sample.server.stop()
    }

    /// If a resource cannot be changed, or has no id, its examples are used as usual.
    @Test func whatIsNoResourceAnswersAsUsual() async throws {
        func read(_ path: String, _ text: String) -> RuntimeOperation {
            RuntimeOperation(
                id: "GET " + path, method: "GET", path: path, answers: [ContractSample.answer("200", text)])
        }
        let operations = [
            read("/films", #"[{"id":1}]"#), read("/films/{id}", #"{"id":1}"#), read("/pages", #"[{"text":"a"}]"#),
            read("/pages/{number}", #"{"text":"a"}"#),
            RuntimeOperation(
                id: "remove", method: "DELETE", path: "/pages/{number}", answers: [RuntimeAnswer(status: "204")]),
        ]
        var options = MockOptions()
        options.isStateful = true
        let sample = try await ServedSample(
            options: options, contract: RuntimeContract(title: "t", basePaths: [], operations: operations))
        #expect(try await sample.ask("GET /films/9").body == #"{"id":1}"#)
        #expect(try await sample.ask("DELETE /pages/9").status == 204)
        #expect(try await sample.ask("GET /pages/9").body == #"{"text":"a"}"#)
        #expect(try await sample.ask("GET /pages").body == #"[{"text":"a"}]"#)
        await sample.server.stop()
    }

    /// Members of the server are kept, and members that only clients send are not shown.
    @Test func whatIsRememberedConforms() async throws {
        let item: JSONValue = [
            "type": "object", "required": ["id", "name", "createdAt"], "additionalProperties": false,
            "properties": [
                "id": ["type": "integer"], "name": ["type": "string"], "createdAt": ["type": "string"],
                "note": ["type": "string"],
            ],
        ]
        let example = #"{"createdAt":"2025-11-27","id":1,"name":"a","note":"n"}"#
        func answer(_ status: String) -> RuntimeAnswer {
            let content = RuntimeContent(
                mediaType: "application/json", examples: [ContractSample.json(nil, example)], schema: 0)
            return RuntimeAnswer(status: status, contents: [content])
        }
        func operation(_ method: String, _ path: String, _ status: String) -> RuntimeOperation {
            RuntimeOperation(id: "\(method) \(path)", method: method, path: path, answers: [answer(status)])
        }
        let contract = RuntimeContract(
            title: "t", basePaths: [],
            operations: [
                operation("POST", "/users", "201"), operation("GET", "/users/{id}", "200"),
                operation("PUT", "/users/{id}", "200"), operation("PATCH", "/users/{id}", "200"),
            ],
            schemas: SchemaSet([item], dialect: .jsonSchema))
        var options = MockOptions()
        options.isStateful = true
        let sample = try await ServedSample(options: options, contract: contract)
        let made = try await sample.ask("POST /users", body: #"{"name":"b","password":"p"}"#)
        #expect(made.body == #"{"createdAt":"2025-11-27","id":2,"name":"b","note":"n"}"#)
        let noted = try await sample.ask("PATCH /users/2", body: #"{"note":"x","createdAt":null}"#)
        #expect(noted.body == #"{"createdAt":"2025-11-27","id":2,"name":"b","note":"x"}"#)
        let replaced = try await sample.ask("PUT /users/2", body: #"{"name":"c"}"#)
        #expect(replaced.body == #"{"createdAt":"2025-11-27","id":2,"name":"c"}"#)
        #expect(try await sample.ask("GET /users/2").body == replaced.body)
        await sample.server.stop()
    }

    /// An envelope has its own id, and the payload stays in its place.
    @Test func aPayloadIsFoundBesideOtherIds() async throws {
        let text = #"{"data":{"id":"a1"},"meta":{"id":"m"},"ok":true}"#
        let operations = [
            RuntimeOperation(
                id: "add", method: "POST", path: "/jobs", answers: [ContractSample.answer("202", text)]),
            RuntimeOperation(
                id: "read", method: "GET", path: "/jobs/{jobId}", answers: [ContractSample.answer("200", text)]),
        ]
        var options = MockOptions()
        options.isStateful = true
        let sample = try await ServedSample(
            options: options, contract: RuntimeContract(title: "t", basePaths: [], operations: operations))
        #expect(try await sample.ask("POST /jobs").body == #"{"data":{"id":"a2"},"meta":{"id":"m"},"ok":true}"#)
        #expect(try await sample.ask("GET /jobs/a2").body == #"{"data":{"id":"a2"},"meta":{"id":"m"},"ok":true}"#)
        #expect(try await sample.ask("GET /jobs/m").status == 404)
        await sample.server.stop()
    }

    /// A list leads to its items, with the members that only the item's own response has.
    @Test(arguments: [false, true]) func aListAndItsItemsAgree(isStateful: Bool) async throws {
        var options = MockOptions()
        options.isStateful = isStateful
        let sample = try await ServedSample(options: options)
        #expect(try await sample.ask("GET /books/1").body == ContractSample.item)
        #expect(try await sample.ask("GET /books/2").body == #"{"data":{"id":2,"tags":["a"],"title":"Two"}}"#)
        #expect(try await sample.ask("GET /books/9").status == (isStateful ? 404 : 200))
        if isStateful {
            // An item that was changed has what the request has left.
            _ = try await sample.ask("PATCH /books/2", body: #"{"title":"Second"}"#)
            #expect(try await sample.ask("GET /books/2").body == #"{"data":{"id":2,"title":"Second"}}"#)
        } else {
            #expect(try await sample.ask("GET /books/9").body == ContractSample.item)
        }
        await sample.server.stop()
    }

    @Test func textsAreNumbered() {
        var store = ResourceStore()
        func made(_ example: String) -> [String?] {
            let operations = [
                RuntimeOperation(
                    id: "make", method: "POST", path: "/jobs",
                    answers: [ContractSample.answer("201", #"{"id":"\#(example)"}"#)]),
                RuntimeOperation(
                    id: "read", method: "GET", path: "/jobs/{id}",
                    answers: [ContractSample.answer("200", #"{"id":"\#(example)"}"#)]),
            ]
            let contract = RuntimeContract(title: "t", basePaths: [], operations: operations)
            guard let resource = ResourceTable(contract).resource(at: "/jobs")?.resource else { return [] }
            return (0..<2).map { _ in
                guard case .done(let item) = store.create([:], in: example, resource, room: 10_000) else { return nil }
                return item["id"]?.stringValue
            }
        }
        #expect(made("job_09") == ["job_10", "job_11"])
        #expect(made("mine") == ["mine-1", "mine-2"])
    }

    @Test func sessionsRememberTheirOwn() async throws {
        let sample = try await Self.sample()
        _ = try await sample.ask("DELETE /books/1", session: "a")
        #expect(try await sample.ask("GET /books/1", session: "a").status == 404)
        #expect(try await sample.ask("GET /books/1", session: "b").status == 200)
        #expect(try await sample.ask("GET /books/1").status == 200)
        #expect(try await sample.ask("GET /__mock/state", session: "a").body == #"{"/books":[{"id":2,"title":"Two"}]}"#)
        _ = try await sample.ask("POST /__mock/reset", session: "a")
        #expect(try await sample.ask("GET /books/1", session: "a").status == 200)
        await sample.server.stop()
    }

    @Test func anotherAnswerThanTheUsualChangesNothing() async throws {
        let sample = try await Self.sample()
        try await sample.server.setScenario([500, 204], for: "deleteBook")
        #expect(try await sample.ask("DELETE /books/1").status == 500)
        #expect(try await sample.ask("GET /books/1").status == 200)
        // A scenario with the status of the usual response does not prevent the change.
        #expect(try await sample.ask("DELETE /books/1").status == 204)
        #expect(try await sample.ask("GET /books/1").status == 404)
        #expect(try await sample.ask("GET /books", "Prefer: example=empty").body == #"{"data":[],"total":0}"#)
        await sample.server.stop()
    }

    @Test func damageComesAfterWhatIsRemembered() async throws {
        let sample = try await Self.sample()
        _ = try await sample.ask("POST /books", body: #"{"title":"Dune"}"#)
        let answer = try await sample.ask("GET /books/3", #"Prefer: damage="missing data.title""#)
        #expect(answer.body == #"{"data":{"id":3,"tags":["a"]}}"#)
        #expect(try await sample.ask("GET /books/3").body.contains("Dune"))
        await sample.server.stop()
    }

    @Test(arguments: ["[1]", "7", "{", "", #""text""#, "null", String(repeating: "[", count: 5_000)])
    func anyBodyIsAnswered(_ body: String) async throws {
        let sample = try await Self.sample()
        for line in ["POST /books/1/notes", "PUT /books/1", "PATCH /books/1"] {
            let status = try await sample.ask(line, body: body).status
            #expect((200..<500).contains(status))
        }
        #expect(try await sample.ask("GET /books/1").body.contains("One"))
        await sample.server.stop()
    }

    /// A full store refuses more, and a reset makes room.
    @Test func whatIsRememberedIsBounded() async throws {
        var options = MockOptions()
        options.isStateful = true
        let control = MockControl(sessions: MockSessions(weightLimit: 100_000))
        let service = ContractService(ContractSample.contract, options, control)
        let server = try HTTPServer(port: 0) { service.response(to: $0) }
        defer { server.stop() }
        let body = #"{"title":"\#(String(repeating: "x", count: 22_000))"}"#
        func status(_ line: String, _ session: String) async throws -> String {
            let client = try RawClient(port: server.port)
            defer { client.close() }
            client.write(
                "\(line) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-Mock-Session: \(session)\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
            return String(await client.read().prefix(12))
        }
        for session in ["a", "b", "c", "d"] {
            #expect(try await status("POST /books", session) == "HTTP/1.1 201")
        }
        #expect(try await status("POST /books", "e") == "HTTP/1.1 507")
        #expect(try await status("POST /__mock/reset", "a") == "HTTP/1.1 204")
        #expect(try await status("POST /books", "e") == "HTTP/1.1 201")
    }

    @Test func bodiesAndHeadersOfScenariosAreBounded() {
        let text = String(repeating: "x", count: 22_000)
        var steps = [MockStep(200), MockStep(200)]
        steps[0].body = ["title": .string(text)]
        steps[1].headers = HTTPHeaders([HTTPHeaders.Field(name: "X-Text", value: text)])
        for step in steps {
            let fits = [20_000, 30_000].map { room in
                var session = MockSession()
                return session.set(MockSteps([step]), for: "*", room: room)
            }
            #expect(fits == [false, true])
        }
    }

    @Test func itemsAndSessionsAreBounded() throws {
        let resource = try #require(ResourceTable(ContractSample.contract).resource(at: "/books")?.resource)
        var store = ResourceStore()
        var outcome = ResourceStore.Outcome.missing
        for number in 0...ResourceStore.itemLimit {
            outcome = store.create(["number": .integer(Int64(number))], in: "/books", resource, room: .max)
        }
        #expect(outcome == .full && store.count == ResourceStore.itemLimit)

        let sessions = MockSessions()
        for number in 0..<MockSessions.limit + 10 {
            sessions.with("s\(number)") { session, _ in session.requestCount += 1 }
        }
        #expect(sessions.names.count == MockSessions.limit)
        // The session that was unused for longest was removed.
        #expect(sessions.with("s\(MockSessions.limit + 9)") { session, _ in session.requestCount } == 1)
        #expect(sessions.with("s0") { session, _ in session.requestCount } == 0)

        let journal = MockJournal()
        let service = ContractService(ContractSample.contract)
        for number in 0..<2 * MockJournal.limit + 500 {
            let head = try HTTPRequestHead(
                line: Array("GET /\(number) HTTP/1.1".utf8)[...], fields: [Array("Host: a".utf8)[...]])
            journal.add(service.exchange(for: MockHTTPRequest(head, body: Data())).entry)
        }
        let entries = journal.entries(of: "")
        #expect(entries.count == MockJournal.limit)
        #expect(entries.first?.target == "/1500" && entries.last?.target == "/2499")
    }

    @Test func recordsAreBounded() throws {
        var list = RecordList(limit: 4, byteLimit: 30)
        for number in 0..<20 {
            let head = try HTTPRequestHead(
                line: Array("POST /\(number) HTTP/1.1".utf8)[...],
                fields: ["Host: a", "Content-Length: 10"].map { Array($0.utf8)[...] })
            let request = MockHTTPRequest(head, body: Data(count: 10))
            let added = list.add(RecordedRequest(request: request, response: .status(.notFound), timestamp: Date()))
            if number % 2 == 0 { list.answer(added, .status(.ok)) }
        }
        // Three requests have as many bytes as the limit allows.
        #expect(list.all.map(\.request.path) == ["/17", "/18", "/19"])
        #expect(list.all.map(\.response.status) == [.notFound, .ok, .notFound])
        // A late response does not go to another request.
        list.answer(0, .status(.created))
        list.clear()
        list.answer(19, .status(.created))
        #expect(list.all.isEmpty)
    }
}

/// Tests values that differ between requests.
@Suite(.timeLimit(.minutes(1))) struct VariationTests {
    private static let value: JSONValue = [
        "id": "6f1f3b1c-8c3e-4c5b-9d3a-0a1b2c3d4e5f", "status": "active", "on": true, "page": 3, "year": 1997,
        "date": "2025-11-27T10:34:00Z", "text": "a few plain words that may change places", "score": 0.5,
        "size": 123_456, "none": nil, "url": "https://example.com/a b",
    ]

    @Test func onlyWhatMayVaryDoes() throws {
        var seen: [String: Set<JSONValue>] = [:]
        for number in 0..<20 {
            var variation = Variation(seed: 7, text: Array("GET /\(number)".utf8))
            let members = try #require(variation.varied(Self.value).objectValue)
            for (name, member) in members { seen[name, default: []].insert(member) }
            let id = try #require(members["id"]?.stringValue)
            #expect(UUID(uuidString: id) != nil && id == id.lowercased())
            #expect(members["text"]?.stringValue?.count == Self.value["text"]?.stringValue?.count)
            let score = try #require(members["score"]?.doubleValue)
            #expect(score > 0 && score < 1)
        }
        for name in ["status", "on", "page", "year", "date", "none", "url"] {
            #expect(seen[name] == [Self.value[name] ?? "missing"])
        }
        for name in ["id", "text", "score", "size"] { #expect((seen[name]?.count ?? 0) > 5) }
    }

    /// Values that the schema does not allow are kept.
    @Test func variedAnswersConform() async throws {
        let id = "6f1f3b1c-8c3e-4c5b-9d3a-0a1b2c3d4e5f"
        let content = RuntimeContent(
            mediaType: "application/json", examples: [ContractSample.json(nil, #"{"id":"\#(id)"}"#)], schema: 0)
        func body(_ schema: JSONValue) async throws -> String {
            let operation = RuntimeOperation(
                id: "a", method: "GET", path: "/a", answers: [RuntimeAnswer(status: "200", contents: [content])])
            let sample = try await ServedSample(
                contract: RuntimeContract(
                    title: "t", basePaths: [], operations: [operation],
                    schemas: SchemaSet([["properties": ["id": schema]]], dialect: .jsonSchema)))
            let body = try await sample.ask("GET /a", "Prefer: dynamic=true").body
            await sample.server.stop()
            return body
        }
        #expect(try await body(["const": .string(id)]) == #"{"id":"\#(id)"}"#)
        #expect(try await body(["type": "string"]) != #"{"id":"\#(id)"}"#)
    }

    @Test func aRequestGetsTheSameAnswerAgain() async throws {
        let id = "6f1f3b1c-8c3e-4c5b-9d3a-0a1b2c3d4e5f"
        let sample = try await ServedSample()
        let first = try await sample.ask("GET /books/1/notes", "Prefer: dynamic=true").body
        #expect(try await sample.ask("GET /books/1/notes", "Prefer: dynamic=true").body == first)
        #expect(!first.contains(id) && first.contains(#""text":"n""#))
        #expect(try await sample.ask("GET /books/2/notes", "Prefer: dynamic=true").body != first)
        #expect(try await sample.ask("GET /books/1/notes").body.contains(id))
        #expect(try await sample.ask("GET /books/1/notes", "Prefer: dynamic=perhaps").status == 400)
        await sample.server.stop()
    }
}
