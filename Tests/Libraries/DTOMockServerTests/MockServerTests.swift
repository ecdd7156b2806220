import DTOClient
import DTORuntime
import Foundation
import Testing
@testable import DTOMockServer

/// Tests the server over sockets, with independent clients.
@Suite(.timeLimit(.minutes(1)))
struct MockServerTests {
    private func raw(_ server: MockServer, _ text: String) async throws -> String {
        let client = try RawClient(port: await server.port)
        defer { client.close() }
        client.write(text)
        return await client.read()
    }

    private static let close = "Host: a\r\nConnection: close\r\n\r\n"

    // MARK: Routes

    /// Exact paths come first, then patterns, prefixes and the catch-all, in any order of registration. Within a kind
    /// the newest route comes first.
    @Test func priorities() async throws {
        let server = try await MockServer.create()
        await server.registerCatchAll { _ in .text("old") }
        await server.register(.get, "/books/1") { _ in .text("exact, older") }
        await server.register(.get, "/books/1") { _ in .text("exact") }
        await server.registerParameterized(.get, "/books/:id") { .text("parameter " + ($0.pathParameters["id"] ?? "")) }
        await server.registerPrefix(.get, "/books") { _ in .text("prefix") }
        await server.registerCatchAll { _ in .text("catch-all") }
        let api = APIClient(baseURL: await server.baseURL)
        var answers: [String] = []
        for path in ["/books/1", "/books/1/", "/books/2", "/books/2/pages", "/films"] {
            answers.append(try await text(api, server, path))
        }
        #expect(answers == ["exact", "exact", "parameter 2", "prefix", "catch-all"])
        await server.removeAllRoutes()
        #expect(try await raw(server, "GET /films HTTP/1.1\r\n" + Self.close).hasPrefix("HTTP/1.1 404 "))
        await server.stop()
    }

    private func text(_ api: APIClient, _ server: MockServer, _ path: String) async throws -> String {
        let url = await server.baseURL.appending(path: path)
        let call = APICall(endpoint: APIEndpoint(.get, path, id: path), request: HTTPRequest(method: .get, url: url))
        return String(decoding: try await api.perform(call).body, as: UTF8.self)
    }

    // MARK: Connections

    @Test func requestsInOneGoAreAnsweredInOrder() async throws {
        let server = try await MockServer.create()
        await server.registerParameterized(.get, "/:n") { request in
            // The first response takes longest. If responses were sent when they are ready, they would be out of order.
            if request.path == "/1" { try await Task.sleep(for: .milliseconds(50)) }
            return .text(request.pathParameters["n"] ?? "")
        }
        let answer = try await raw(
            server,
            "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\nGET /3 HTTP/1.1\r\n" + Self.close)
        let bodies = answer.components(separatedBy: "\r\n\r\n").dropFirst().map { $0.prefix(1) }
        #expect(bodies == ["1", "2", "3"])
        await server.stop()
    }

    @Test func aBadRequestIsAnsweredAndEndsItsConnectionAlone() async throws {
        let server = try await MockServer.create()
        await server.stub(.get, "/a", response: .text("here"))
        #expect(try await raw(server, "nonsense\r\n\r\n").hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(try await raw(server, "GET /a HTTP/1.1\r\n" + Self.close).hasSuffix("\r\n\r\nhere"))
        await server.stop()
    }

    @Test func headHasNoBody() async throws {
        let server = try await MockServer.create()
        await server.stub(.get, "/a", response: .text("here"))
        let answer = try await raw(server, "HEAD /a HTTP/1.1\r\n" + Self.close)
        #expect(answer.contains("Content-Length: 4\r\n") && answer.hasSuffix("\r\n\r\n"))
        await server.stop()
    }

    @Test func bothLoopbackAddressesAnswer() async throws {
        let server = try await MockServer.create()
        await server.stub(.get, "/a", response: .text("here"))
        for isIPv6 in [false, true] {
            let client = try RawClient(port: await server.port, isIPv6: isIPv6)
            client.write("GET /a HTTP/1.1\r\n" + Self.close)
            #expect(await client.read().hasSuffix("here"))
            client.close()
        }
        await server.stop()
    }

    @Test func aTakenPortIsAnError() async throws {
        let server = try await MockServer.create()
        let port = await server.port
        await #expect(throws: MockServerError.portUnavailable(port)) { try await MockServer.create(port: port) }
        await #expect(throws: MockServerError.alreadyRunning) { try await server.start() }
        await server.stop()
    }

    /// If the system has no more sockets, a listener pauses.
    @Test func aListenerWaitsForTheSystem() {
        let listener = Listener(-1) { _ in Issue.record("there is no such socket") }
        #expect(listener.wantsToRead)
        listener.read()
        #expect(!listener.wantsToRead)
        #expect(listener.deadline.map { $0 > .now - .seconds(1) } == true)
        listener.timeOut()
        #expect(listener.wantsToRead)
        #expect(listener.deadline == nil)
    }

    /// The port is free after the end.
    @Test func aPortIsFreeAfterTheEnd() async throws {
        let first = try await MockServer.create()
        let port = await first.port
        await first.stop()
        for _ in 0..<50 {
            let next = try await MockServer.create(port: port)
            await next.stop()
            // This stops a server that does not run.
            await next.stop()
        }
    }

    // MARK: Faults

    @Test(arguments: [
        (MockFault.closeBefore, ""), (.closeWithin(bytes: 8), "HTTP/1.1"), (.garbage(Data("??".utf8)), "??"),
    ])
    func faults(_ fault: MockFault, _ expected: String) async throws {
        let server = try await MockServer.create()
        await server.stub(.get, "/a", response: MockHTTPResponse(body: Data("here".utf8), fault: fault))
        #expect(try await raw(server, "GET /a HTTP/1.1\r\nHost: a\r\n\r\n") == expected)
        await server.stop()
    }

    @Test func aWrongLengthEndsTheConnection() async throws {
        let server = try await MockServer.create()
        await server.stub(.get, "/a", response: MockHTTPResponse(body: Data("here".utf8), fault: .wrongLength(9)))
        let answer = try await raw(server, "GET /a HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(answer.contains("Content-Length: 9\r\n") && answer.hasSuffix("here"))
        await server.stop()
    }

    @Test func tricklesArriveWhole() async throws {
        let server = try await MockServer.create()
        let body = Data(repeating: 0x61, count: 200)
        await server.stub(
            .get, "/a", response: MockHTTPResponse(body: body, fault: .trickle(bytes: 50, pause: .milliseconds(1))))
        let answer = try await raw(server, "GET /a HTTP/1.1\r\n" + Self.close)
        #expect(answer.hasSuffix(String(repeating: "a", count: 200)))
        await server.stop()
    }

    // MARK: Streams

    @Test func anEventIsThereBeforeTheNextIsWritten() async throws {
        let server = try await MockServer.create()
        let (gate, opening) = AsyncStream<Void>.makeStream()
        await server.register(.get, "/events") { _ in
            MockHTTPResponse(type: "text/event-stream") { writer in
                try await writer.write("data: 1\n\n")
                for await _ in gate { break }
                try await writer.write("data: 2\n\n")
            }
        }
        let client = try RawClient(port: await server.port)
        client.write("GET /events HTTP/1.1\r\n" + Self.close)
        #expect(await client.read(until: "data: 1\n\n\r\n").contains("Transfer-Encoding: chunked"))
        opening.yield()
        #expect(await client.read().contains("data: 2"))
        client.close()
        await server.stop()
    }

    @Test func scriptsResumeBehindTheLastEvent() async throws {
        let server = try await MockServer.create()
        await server.register(.get, "/events") { request in
            .events([MockEvent("a", data: "1"), MockEvent("b", data: "2\n3"), MockEvent("c", data: "4")], to: request)
        }
        func events(_ last: String) async throws -> String {
            try await raw(server, "GET /events HTTP/1.0\r\n\(last)\r\n")
        }
        #expect(
            try await events("Last-Event-ID: 1\r\n").hasSuffix(
                "\r\n\r\nid: 2\nevent: b\ndata: 2\ndata: 3\n\nid: 3\nevent: c\ndata: 4\n\n"))
        #expect(try await events("Last-Event-ID: 3\r\n").hasPrefix("HTTP/1.1 204 "))
        await server.stop()
    }

    // MARK: Recorded requests

    @Test func whatCameIsRemembered() async throws {
        let server = try await MockServer.create()
        await server.registerParameterized(.post, "/books/{id}") { _ in .status(.created) }
        _ = try await raw(
            server, "POST /books/7?q=a%20b&q=c HTTP/1.1\r\nContent-Length: 2\r\n" + Self.close + "{}")
        let record = try await server.waitForRequest(method: .post, path: "/books/7")
        #expect(record.request.queryValues("q") == ["a b", "c"])
        #expect(record.request.bodyString == "{}")
        #expect(record.response.status == .created)
        #expect(record.matchedRoute == "/books/{id}")
        #expect(await server.didReceive(path: "/books/7"))
        await server.clearRecordedRequests()
        #expect(await server.requests.isEmpty)
        await #expect(throws: MockServerError.timeout) {
            try await server.waitForRequest(path: "/x", timeout: .milliseconds(5), pollInterval: .milliseconds(1))
        }
        await server.stop()
    }

    @Test func anErrorOfAHandlerIsAnAnswer() async throws {
        struct Broken: Error {}
        let server = try await MockServer.create()
        await server.register(.get, "/a") { _ in throw Broken() }
        #expect(try await raw(server, "GET /a HTTP/1.1\r\n" + Self.close).hasPrefix("HTTP/1.1 500 "))
        await server.stop()
    }

    /// A text of a test cannot become a header field.
    @Test func aFieldThatCannotBeSentIsAnError() async throws {
        let server = try await MockServer.create()
        await server.stub(.get, "/a", response: MockHTTPResponse(headers: ["X": "a\r\nY: b"]))
        let answer = try await raw(server, "GET /a HTTP/1.1\r\n" + Self.close)
        #expect(answer.hasPrefix("HTTP/1.1 500 ") && !answer.contains("Y: b"))
        await server.stop()
    }

    // MARK: Slow clients

    /// The whole request must arrive in time, however often single bytes arrive.
    @Test func aSlowRequestIsRefused() async throws {
        var timing = Connection.Timing()
        timing.request = .milliseconds(150)
        let server = try HTTPServer(port: 0, timing: timing) { _ in .text("here") }
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        for byte in "GET / HTTP" {
            client.write(String(byte))
            // Each byte is in time, but ten of them take twice the time for a request.
            try await Task.sleep(for: .milliseconds(30))
        }
        #expect(await client.read().hasPrefix("HTTP/1.1 408 "))
        client.close()
    }

    @Test func aServerThatIsForgottenEnds() async throws {
        var server: HTTPServer? = try HTTPServer(port: 0) { _ in .text("here") }
        let port = try #require(server).port
        let client = try RawClient(port: port)
        server = nil
        #expect(await client.read() == "")
        client.close()
    }
}
