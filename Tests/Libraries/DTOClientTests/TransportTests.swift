@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

struct Greeting: APIOperation {
    struct Answer: Codable, Sendable, Equatable { var hello: String }
    var name: String?
    static let endpoint = APIEndpoint(.get, "/hello", id: "greeting")
    func encode(into request: inout RequestEncoder) throws { try request.query("name", name) }
    static func decode(_ response: RawResponse) throws -> Answer {
        guard response.isSuccess else { throw response.failure() }
        return try response.json()
    }
}

struct TestServer: APIServer { var url: String }

struct TestClient: ContractClient {
    static let defaultServer = TestServer(url: "http://127.0.0.1:1")
    var client: ClientContext
    init(client: ClientContext) { self.client = client }
}

@Suite(.timeLimit(.minutes(1)))
struct TransportTests {
    @Test func anAnswerArrives() async throws {
        let server = try LoopbackServer { request in
            request.target == "/hello?name=A%20%26%20B" ? .json(#"{"hello": "you"}"#) : .init(404)
        }
        let api = TestClient(url: server.url)
        #expect(try await api.value(of: Greeting(name: "A & B")) == .init(hello: "you"))
        await #expect(throws: APIClientError.self) { try await api.value(of: Greeting()) }
    }

    /// The value of a parameter may be quoted and has no case (RFC 9110, section 8.3.2).
    @Test(arguments: [
        ("text/plain; charset=iso-8859-1", "\u{E9}"), (#"text/plain; format=flowed; Charset="ISO-8859-1""#, "\u{E9}"),
        ("text/plain; charset=iso-8859-15", "\u{FFFD}"),
        ("text/plain; x=charset=iso-8859-1", "\u{FFFD}"), ("text/plain", "\u{FFFD}"),
    ])
    func textGoesByItsCharacterSet(_ type: String, _ expected: String) throws {
        let response = RawResponse(
            status: 200, headers: ["Content-Type": type], body: Data([0xE9]), endpoint: Greeting.endpoint)
        #expect(try response.text() == expected)
    }

    @Test func theFirstEventIsReadBeforeTheSecondIsWritten() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _ in
            .stream { writer in
                writer.write("data: 1\n\n")
                gate.wait()
                writer.write("data: 2\n\n")
            }
        }
        let call = APICall(
            endpoint: Greeting.endpoint, request: HTTPRequest(method: .get, url: server.url.appendingPathComponent("x"))
        )
        let response = try await URLSessionTransport().stream(call)
        var pieces: [String] = []
        for try await piece in response.body {
            pieces.append(String(decoding: piece, as: UTF8.self))
            gate.open()
        }
        #expect(pieces == ["data: 1\n\n", "data: 2\n\n"])
    }

    @Test func cancellingEndsTheWait() async throws {
        let gate = Gate()
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _ in
            arrival.yield()
            gate.wait()
            return .init(200)
        }
        let task = Task { try await TestClient(url: server.url).value(of: Greeting()) }
        // The server has received the request, and does not respond.
        for await _ in arrivals { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        gate.open()
    }
}

/// Lets a server's thread wait for a test.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// - Returns: Whether it was opened in time.
    @discardableResult
    func wait(_ seconds: Int = 20) -> Bool { semaphore.wait(timeout: .now() + .seconds(seconds)) == .success }

    func open() { semaphore.signal() }
}
