@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Redirects (RFC 9110, section 15.4): what is sent again, and what stays at its origin.
@Suite(.timeLimit(.minutes(1)))
struct RedirectTests {
    private static let secrets: [(String, String)] = [
        ("Authorization", "Bearer secret"), ("Cookie", "session=secret"), ("X-API-Key", "secret"),
        ("X-Acme-Session", "secret"), ("Proxy-Authorization", "Basic secret"),
    ]

    private func send(
        _ method: HTTPMethod, to url: URL, body: HTTPBody = .none, _ transport: URLSessionTransport = .init()
    ) async throws -> RawResponse {
        var headers = HTTPHeaders(Self.secrets.map { HTTPHeaders.Field(name: $0.0, value: $0.1) })
        headers["Content-Type"] = "text/plain"
        headers["Accept"] = "application/json"
        return try await transport.send(
            APICall(
                endpoint: APIEndpoint(method, "/a", id: "a"),
                request: HTTPRequest(method: method, url: url.appendingPathComponent("a"), headers: headers, body: body)
            ))
    }

    private func redirecting(_ status: Int, to location: String) throws -> LoopbackServer {
        try LoopbackServer { request in
            request.target == "/a" ? LoopbackServer.Response(status, headers: [("Location", location)]) : answer(2)
        }
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func secretsStayWithTheirOrigin(_ status: Int) async throws {
        let other = try LoopbackServer { _ in answer(9) }
        let server = try redirecting(status, to: other.url.absoluteString + "/elsewhere")
        defer {
            server.stop()
            other.stop()
        }
        #expect(try await send(.get, to: server.url).status == 200)
        let (first, second) = try (#require(server.requests.first), #require(other.requests.first))
        for (name, value) in Self.secrets {
            #expect(first[name] == value)
            #expect(second[name] == nil, "\(name)")
        }
        #expect(second["Accept"] == "application/json")
        #expect(second.headers.allSatisfy { !$0.value.contains("secret") })
    }

    /// The redirect back is a new request, so removed headers do not return.
    @Test func secretsDoNotComeBack() async throws {
        let target = Shared("")
        let other = try LoopbackServer { _ in .init(302, headers: [("Location", target.value)]) }
        let server = try redirecting(302, to: other.url.absoluteString + "/there")
        target.change { $0 = server.url.absoluteString + "/back" }
        defer {
            server.stop()
            other.stop()
        }
        #expect(try await send(.get, to: server.url).status == 200)
        #expect(server.requests.count == 2)
        #expect(other.requests.first?["Authorization"] == nil)
    }

    @Test func withinAnOriginEverythingGoesAlong() async throws {
        let server = try redirecting(302, to: "/b?c=d")
        defer { server.stop() }
        let response = try await send(.get, to: server.url)
        #expect(response.status == 200)
        #expect(response.url?.absoluteString == server.url.absoluteString + "/b?c=d")
        #expect(server.requests.map(\.target) == ["/a", "/b?c=d"])
        for (name, value) in Self.secrets { #expect(server.requests.last?[name] == value) }
    }

    /// An operation whose only success is a redirect.
    private struct Leaving: APIOperation {
        static let endpoint = APIEndpoint(.get, "/a", id: "leave", followsRedirects: false)
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws -> URL {
            switch response.status {
            case 300..<400: return try response.location()
            default: throw response.failure()
            }
        }
    }

    @Test(arguments: [
        ("https://other.example/x?y=1", "https://other.example/x?y=1"), ("/b", "{server}/b"),
        ("app://done", "app://done"),
        ("file:///etc/passwd", nil), ("", nil),
    ])
    func aRedirectThatIsTheAnswerIsNotFollowed(_ location: String, _ expected: String?) async throws {
        let server = try redirecting(302, to: location)
        defer { server.stop() }
        let api = TestClient(url: server.url)
        if let expected {
            let url = try await api.value(of: Leaving())
            #expect(url.absoluteString == expected.replacing("{server}", with: server.url.absoluteString))
        } else {
            await #expect(throws: APIClientError.self) { try await api.value(of: Leaving()) }
        }
        #expect(server.requests.count == 1)
    }

    private static let text = Data("the body".utf8)

    enum Kind: String, CaseIterable { case data, file, stream, once }

    private func body(_ kind: Kind) throws -> (HTTPBody, URL?) {
        switch kind {
        case .data: return (.data(Self.text), nil)
        case .file:
            let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try Self.text.write(to: url)
            return (.file(url), url)
        case .stream, .once:
            let isReplayable = kind == .stream
            return (
                .stream(
                    BodyStream(length: Self.text.count, isReplayable: isReplayable) {
                        let rest = Shared<Data?>(Self.text)
                        return {
                            rest.change { rest in
                                defer { rest = nil }; return rest
                            }
                        }
                    }), nil
            )
        }
    }

    @Test(arguments: [307, 308], Kind.allCases) func aBodyIsSentAgain(_ status: Int, _ kind: Kind) async throws {
        let server = try redirecting(status, to: "/b")
        defer { server.stop() }
        let (body, file) = try body(kind)
        defer { if let file { try? FileManager.default.removeItem(at: file) } }
        #expect(try await send(.post, to: server.url, body: body).status == 200)
        #expect(server.requests.map(\.method) == ["POST", "POST"])
        #expect(server.requests.map(\.body) == [Self.text, Self.text])
        #expect(server.requests.last?["Content-Type"] == "text/plain")
    }

    /// A body stays at its origin, unless the caller allows the redirect.
    @Test(arguments: [307, 308], [false, true]) func aBodyStaysWithItsOrigin(_ status: Int, _ isAllowed: Bool)
        async throws
    {
        let other = try LoopbackServer { _ in answer(9) }
        let server = try redirecting(status, to: other.url.absoluteString + "/elsewhere")
        defer {
            server.stop()
            other.stop()
        }
        var call = APICall(
            endpoint: APIEndpoint(.post, "/a", id: "a"),
            request: HTTPRequest(method: .post, url: server.url.appendingPathComponent("a"), body: .data(Self.text)))
        call.settings.redirectsBodies = isAllowed
        let response = try await URLSessionTransport().send(call)
        #expect(response.status == (isAllowed ? 200 : status))
        #expect(other.requests.map(\.body) == (isAllowed ? [Self.text] : []))
    }

    /// iOS 16 needs this: a location with spaces and characters beyond ASCII is converted to a URL.
    @Test func aLocationIsEncoded() async throws {
        let server = try LoopbackServer { request in
            request.target == "/a" ? .init(302, headers: [("Location", "/b c/\u{E9}?q=%20x y")]) : answer(2)
        }
        defer { server.stop() }
        #expect(try await send(.get, to: server.url).status == 200)
        #expect(server.requests.last?.target == "/b%20c/%C3%A9?q=%20x%20y")
    }

    @Test(arguments: [(301, HTTPMethod.get), (302, .get), (303, .get)])
    func aPostBecomesAGet(_ status: Int, _ method: HTTPMethod) async throws {
        let server = try redirecting(status, to: "/b")
        defer { server.stop() }
        #expect(try await send(.post, to: server.url, body: .data(Self.text)).status == 200)
        #expect(server.requests.map(\.method) == ["POST", method.rawValue])
        #expect(server.requests.last?.body.isEmpty == true)
    }

    @Test(arguments: [HTTPMethod.put, .delete, .patch]) func otherMethodsStay(_ method: HTTPMethod) async throws {
        let server = try redirecting(302, to: "/b")
        defer { server.stop() }
        #expect(try await send(method, to: server.url, body: .data(Self.text)).status == 200)
        #expect(server.requests.map(\.method) == [method.rawValue, method.rawValue])
        #expect(server.requests.map(\.body) == [Self.text, Self.text])
    }

    @Test func aLoopEnds() async throws {
        let server = try LoopbackServer { _ in .init(302, headers: [("Location", "/a")]) }
        defer { server.stop() }
        do {
            _ = try await send(.get, to: server.url)
            Issue.record("a loop has no answer")
        } catch APIClientError.transport {}
        #expect(server.requests.count <= 25)
    }
}

/// Cancellation at any moment of a redirect ends the call, but not the process.
@Suite(.timeLimit(.minutes(1)))
struct RedirectCancellationTests {
    @Test func aRedirectMayBeCancelledAtAnyMoment() async throws {
        let server = try LoopbackServer { request in
            request.target == "/lookup/end"
                ? answer() : LoopbackServer.Response(302, headers: [("Location", "/lookup/end")])
        }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
        for round in 0..<400 {
            let task = Task { try await api.value(of: Lookup()) }
            // Each round cancels at another moment of the first 4 ms, which is the purpose of the test. No result
            // depends on the moment.
            try await Task.sleep(for: .microseconds(round * 13 % 4_000))
            task.cancel()
            _ = await task.result
        }
        #expect(try await api.value(of: Lookup()).value == 1)
    }
}
