@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// The parts of a response next to its value: documented headers, and the status of an error.
@Suite(.timeLimit(.minutes(1)), .serialized)
struct HeaderTests {
    /// A type like a generated one.
    struct Headers: ResponseHeaders {
        let raw: HTTPHeaders
        init(_ raw: HTTPHeaders) { self.raw = raw }
        var left: Int? { value(json: "X-Left") }
        var isLast: Bool? { value(json: "X-Last") }
        var name: String? { value("X-Name") }
        var moment: Date? { value("X-Moment", as: ISO8601Date.self) }
        var tags: [String]? { values("X-Tags") }
        var ids: [Int]? { values(json: "X-Ids") }
        var days: [Date]? { values("X-Days", as: DayDate.self) }
        var filter: [String: Int]? { value(json: "X-Filter") }
    }

    struct Listing: APIOperation {
        typealias Headers = HeaderTests.Headers
        static let endpoint = APIEndpoint(.get, "/listing", id: "listing")
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws -> Lookup.Answer { try Lookup.decode(response) }
    }

    @Test func documentedHeadersHaveTheirTypes() async throws {
        let fields = [
            ("x-left", "42"), ("X-Last", "true"), ("X-Name", "5 \\ \"six\""), ("X-Moment", "2026-01-02T03:04:05Z"),
            ("X-Tags", "a, 7 ,c"), ("X-Ids", "1,2"), ("X-Days", "1970-01-01,1970-01-02"), ("X-Filter", #"{"a": 1}"#),
            ("X-Other", "kept"),
        ]
        let server = try LoopbackServer { _ in answer(headers: fields) }
        defer { server.stop() }
        let headers = try await TestClient(url: server.url).response(for: Listing()).headers
        #expect(headers.left == 42)
        #expect(headers.isLast == true)
        #expect(headers.name == #"5 \ "six""#)
        #expect(headers.moment == Date(timeIntervalSince1970: 1_767_323_045))
        #expect(headers.tags == ["a", "7", "c"])
        #expect(headers.ids == [1, 2])
        #expect(headers.days == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400)])
        #expect(headers.filter == ["a": 1])
        #expect(headers["X-Other"] == "kept")
    }

    @Test func whatIsMissingOrDamagedIsNil() {
        let none = Headers(HTTPHeaders())
        #expect(none.left == nil && none.tags == nil && none.ids == nil && none.moment == nil)
        let damaged = Headers([
            "X-Left": "many", "X-Last": "1", "X-Moment": "soon", "X-Ids": "1,two", "X-Filter": "{", "X-Tags": "",
        ])
        #expect(damaged.left == nil && damaged.isLast == nil && damaged.moment == nil && damaged.ids == nil)
        #expect(damaged.filter == nil)
        #expect(damaged.tags == [])
    }

    /// The error body differs from the contract's error for the status.
    @Test func errorsSayWhatDoesNotFit() async throws {
        let bodies = Shared([
            (type: "text/html", text: "<p>Too large</p>"), (type: "application/json", text: ""),
            (type: "application/json", text: #"{"message": [1]}"#), (type: "application/json", text: "{"),
        ])
        let server = try LoopbackServer { _ in
            let body = bodies.change { $0.removeFirst() }
            return LoopbackServer.Response(
                413, headers: [("Content-Type", body.type)], body: Data(body.text.utf8))
        }
        defer { server.stop() }
        var said: [String] = []
        for _ in 0..<4 {
            let outcome = try await TestClient(url: server.url).outcome(of: Listing())
            guard case .failure(APIClientError.unexpectedStatus(let answer)) = outcome.result else {
                Issue.record("\(outcome.result)")
                return
            }
            #expect(answer.status == 413)
            said.append("\(APIClientError.unexpectedStatus(answer))")
        }
        #expect(said[0] == "listing: the server responded with 413 with text/html, but the contract requires JSON.")
        #expect(said[1] == "listing: the server responded with 413 without a body, but the contract requires JSON.")
        #expect(
            said[2].hasPrefix(
                "listing: the server responded with 413 with JSON that differs from the contract: message:"))
        #expect(said[3].hasPrefix("listing: the server responded with 413 with JSON that differs from the contract:"))
        #expect(!said.contains { $0.contains("..") })
    }

    @Test func headersOfTheCallersOwn() async throws {
        let seen = Shared([LoopbackServer.Request]())
        let server = try LoopbackServer { request in
            seen.change { $0.append(request) }
            return answer(1)
        }
        defer { server.stop() }
        let api = TestClient(url: server.url).with(headers: ["Prefer": "example=empty", "Accept": "text/plain"])
        _ = try await api.value(of: Listing())
        _ = try await api.with(headers: ["prefer": "example=two"]).value(of: Listing())
        let requests = seen.change { $0 }
        #expect(requests.map { $0["prefer"] } == ["example=empty", "example=two"])
        // The headers that the contract gives to the operation take precedence.
        #expect(requests[0]["accept"] == "application/json, */*;q=0.1")
        for headers: HTTPHeaders in [
            ["A b": "c"], ["A": "b\r\nC: d"], ["": "a"], ["Content-Length": "9"], ["transfer-encoding": "chunked"],
        ] {
            await #expect(throws: APIClientError.self, "\(headers)") {
                _ = try await TestClient(url: server.url).with(headers: headers).value(of: Listing())
            }
        }
        #expect(seen.change { $0.count } == 2)
    }

    /// The caller's own headers are not sent to another server, which may belong to anybody.
    @Test func headersOfTheCallersOwnStayWithTheServer() async throws {
        let seen = Shared([LoopbackServer.Request]())
        let other = try LoopbackServer { request in
            seen.change { $0.append(request) }
            return answer(1)
        }
        defer { other.stop() }
        let server = try LoopbackServer { _ in
            LoopbackServer.Response(
                307, headers: [("Location", other.url.absoluteString + "/listing")], body: Data())
        }
        defer { server.stop() }
        _ = try await TestClient(url: server.url).with(headers: ["X-Key": "k"]).value(of: Listing())
        let requests = seen.change { $0 }
        #expect(requests.count == 1 && requests[0]["x-key"] == nil)
    }

    @Test func anOutcomeHasTheStatusOfAnError() async throws {
        let statuses = Shared([404, 409, 200])
        let server = try LoopbackServer { _ in
            let status = statuses.change { $0.removeFirst() }
            return status == 200
                ? answer(3) : LoopbackServer.Response.json(#"{"message": "no"}"#, status: status)
        }
        defer { server.stop() }
        let api = TestClient(url: server.url)
        let missing = try await api.outcome(of: Listing())
        #expect(missing.status == 404)
        #expect(missing.value == nil)
        #expect(missing.failure as? Lookup.Failure == Lookup.Failure(message: "no"))
        #expect(try await api.outcome(of: Listing()).status == 409)
        let found = try await api.outcome(of: Listing())
        #expect(found.value == Lookup.Answer(value: 3))
        #expect(found.failure == nil)
        server.stop()
        await #expect(throws: APIClientError.self) { try await api.outcome(of: Listing()) }
    }

    /// A record whose keys may all be absent must not be decoded from a proxy's error page.
    @Test(arguments: [(#"{"title": "Gone"}"#, true), (#"{"message": "down"}"#, false), ("{}", true)])
    func anErrorOfSomebodyElse(_ body: String, _ isTyped: Bool) async throws {
        struct Problem: DefensiveRecord, APIFailure {
            var title: String?

            enum CodingKeys: String, RecordKey { case title }

            init(from fields: DefensiveFields<CodingKeys>) throws { title = try fields.optional(.title) }
        }
        struct Failing: APIOperation {
            static let endpoint = APIEndpoint(.get, "/failing", id: "failing")
            func encode(into request: inout RequestEncoder) throws {}
            static func decode(_ response: RawResponse) throws { throw response.failure(Problem.self) }
        }
        let server = try LoopbackServer { _ in failure(500, body) }
        defer { server.stop() }
        do {
            try await TestClient(url: server.url).value(of: Failing())
            Issue.record("no error")
        } catch APIClientError.apiError(let failure) {
            #expect(isTyped && failure is Problem)
        } catch APIClientError.unexpectedStatus(let answer) {
            #expect(!isTyped && answer.status == 500 && answer.mismatch?.contains("none of the keys") == true)
        }
    }
}
