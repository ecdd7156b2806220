@_spi(Generated) import DTOClient
@testable import DTOClientExtras
import DTORuntime
import Foundation
import Testing

/// Traces, and calls as commands.
@Suite(.timeLimit(.minutes(1)))
struct SightTests {
    /// Answers the first attempts with 503, and records all requests.
    private actor Backend: APITransport {
        private(set) var requests: [HTTPRequest] = []
        private let failures: Int

        init(failures: Int = 0) { self.failures = failures }

        func send(_ call: APICall) async throws -> RawResponse {
            requests.append(call.request)
            return RawResponse(
                status: requests.count > failures ? 200 : 503, endpoint: call.endpoint, settings: call.settings)
        }

        func stream(_ call: APICall) async throws -> StreamedResponse { StreamedResponse(whole: try await send(call)) }

        var traces: [Substring] { requests.compactMap { $0.headers["traceparent"]?[...] } }
    }

    private func call(_ url: String, _ method: HTTPMethod = .get, body: HTTPBody = .none) throws -> APICall {
        let security = [
            [SecurityScheme("key", .apiKey(.query, name: "app"))],
            [SecurityScheme("id", .apiKey(.header, name: "X-App"))],
        ]
        let url = try #require(URL(string: url))
        return APICall(
            endpoint: APIEndpoint(method, "/books", id: "books", security: security),
            request: HTTPRequest(method: method, url: url, headers: ["Accept": "*/*"], body: body))
    }

    // MARK: Traces

    private func traces(_ step: TraceParent, failures: Int = 0, calls: Int = 1) async throws -> [Substring] {
        let backend = Backend(failures: failures)
        let clock = ClientClock(sleep: { _ in })
        let client = APIClient(transport: backend, behind: [step], clock: clock)
        for _ in 0..<calls {
            var call = try call("https://example.com/books")
            call.settings.credentials = .anonymous
            _ = try await client.perform(call)
        }
        return await backend.traces
    }

    @Test func theAttemptsOfACallAreOneTrace() async throws {
        let traces = try await traces(TraceParent(), failures: 2)
        #expect(traces.count == 3 && Set(traces).count == 3)
        // W3C Trace Context, section 3.2.
        #expect(traces.allSatisfy { $0.wholeMatch(of: /00-[0-9a-f]{32}-[0-9a-f]{16}-01/) != nil })
        #expect(Set(traces.map { $0.prefix(35) }).count == 1)
    }

    @Test func anotherCallIsAnotherTrace() async throws {
        #expect(Set(try await traces(TraceParent(), calls: 2).map { $0.prefix(35) }).count == 2)
    }

    @Test func callsJoinTheTraceOfTheApp() async throws {
        let own = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00"
        let traces = try await traces(TraceParent { own })
        #expect(traces[0].hasPrefix("00-0af7651916cd43dd8448eb211c80319c-") && traces[0].hasSuffix("-00"))
        #expect(!traces[0].contains("b7ad6b7169203331"))
    }

    @Test(arguments: [
        "", "00", "00-00000000000000000000000000000000-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01", "a\r\nb: c",
        "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
    ])
    func aTraceOfAnotherFormIsIgnored(_ text: String) async throws {
        let traces = try await traces(TraceParent { text })
        #expect(traces[0].wholeMatch(of: /00-[0-9a-f]{32}-[0-9a-f]{16}-01/) != nil)
        #expect(!traces[0].contains("0af7651916cd43dd8448eb211c80319c"))
    }

    // MARK: Commands

    private func command(_ call: APICall, _ credentials: Credentials) async throws -> String {
        let commands = Guarded([String]())
        let client = APIClient(
            transport: Backend(), behind: [CurlLog { command in commands.withLock { $0.append(command) } }])
        var call = call
        call.settings.credentials = credentials
        _ = try await client.perform(call)
        return commands.withLock { $0.joined(separator: "\n") }
    }

    @Test func aCommandHasNoSecrets() async throws {
        var call = try call(
            "https://example.com/books?isbn=1&token=s3cret", .post,
            body: .data(Data(#"{"title": "It's", "password": "s3cret"}"#.utf8)))
        call.request.headers["Content-Type"] = "application/json"
        call.request.headers["Cookie"] = "s3cret"
        #expect(
            try await command(call, .schemes(["id": .apiKey("s3cret")])) == #"""
                curl --request 'POST' 'https://example.com/books?isbn=1&token=***' --header 'Accept: */*' \#
                --header 'Content-Type: application/json' --header 'Cookie: ***' --header 'X-App: ***' \#
                --data-raw '{"password":"***","title":"It'\''s"}'
                """#)
    }

    @Test func aKeyInTheQueryIsLeftOut() async throws {
        let call = try call("https://example.com/books?isbn=1")
        #expect(
            try await command(call, .schemes(["key": .apiKey("s3cret")]))
                == "curl 'https://example.com/books?isbn=1' --header 'Accept: */*'")
    }

    @Test func methodsThatCurlDoesNotChooseByItself() throws {
        let url = "https://example.com/books"
        let body = HTTPBody.data(Data("a".utf8))
        #expect(try call(url, .head).curl.hasPrefix("curl --head 'https:"))
        #expect(try call(url, .head, body: body).curl.hasPrefix("curl --request 'HEAD' 'https:"))
        #expect(try call(url, .get, body: body).curl.hasPrefix("curl --request 'GET' 'https:"))
    }

    @Test func bodiesThatAreNotInMemory() async throws {
        let file = URL(fileURLWithPath: "/private/list.csv")
        #expect(
            try call("https://example.com/books", .put, body: .file(file)).curl.hasSuffix("--data-binary '@list.csv'"))
        let stream = BodyStream(isReplayable: false) { { nil } }
        #expect(try call("https://example.com/books", .put, body: .stream(stream)).curl.hasSuffix("--data-binary @-"))
        #expect(
            try call("https://example.com/books", .put, body: .data(Data([0xFF, 0]))).curl
                .hasSuffix("--data-raw '2 bytes'"))
    }
}
