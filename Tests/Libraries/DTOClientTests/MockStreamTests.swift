@_spi(Generated) import DTOClient
import DTOContract
import DTOMocks
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Streams of a mock are read like streams of the network.
@Suite(.timeLimit(.minutes(1)))
struct MockStreamTests {
    struct Ticks: EventOperation {
        static let endpoint = APIEndpoint(.get, "/ticks", id: "ticks", accept: ["text/event-stream"])
        static let events = EventStreamFormat.serverSentEvents(terminal: ["done"])
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
        static func event(_ message: StreamMessage) throws -> String {
            "\(message.name) \(String(decoding: message.data, as: UTF8.self))"
        }
    }

    @Test func eventsComeInOrder() async throws {
        let api = TestClient.mock {
            $0.respond(
                to: "ticks",
                events: [
                    ServerSentEvent(name: "tick", data: Data("1".utf8)),
                    ServerSentEvent(name: "tick", data: Data("two\nlines".utf8)),
                    ServerSentEvent(name: "done", data: Data("3".utf8)),
                ])
        }
        var events: [String] = []
        for try await event in api.events(of: Ticks()) { events.append(event) }
        #expect(events == ["tick 1", "tick two\nlines", "done 3"])
    }

    struct Lines: EventOperation {
        static let endpoint = APIEndpoint(.get, "/lines", id: "lines", accept: ["application/jsonl"])
        static let events = EventStreamFormat.jsonLines
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
        static func event(_ message: StreamMessage) throws -> JSONValue { try message.json() }
    }

    @Test func linesAreReadAsLines() async throws {
        let api = TestClient.mock { $0.respond(to: "lines", json: "{\"a\": 1}\n{\"a\": 2}\n") }
        var lines: [JSONValue] = []
        for try await line in api.events(of: Lines()) { lines.append(line) }
        #expect(lines == [["a": 1], ["a": 2]])
    }

    /// An error of a stream is also JSON.
    @Test func errorsAreThrown() async throws {
        let api = TestClient.mock { $0.respond(to: "ticks", status: 404, json: #"{"code": "NO_JOB"}"#) }
        await #expect(throws: APIClientError.self) {
            for try await _ in api.events(of: Ticks()) {}
        }
    }

    /// A client that has seen an event gets the events after it. A client that has seen the last event does not return.
    @Test(arguments: [("1", "id: 2\nevent: tick\ndata: b\n\n", 200), ("2", "", 204)])
    func resuming(_ id: String, _ body: String, _ status: Int) async throws {
        let mock = MockAPIClient(delay: .zero)
        mock.respond(
            to: "ticks",
            events: ["a", "b"].map { ServerSentEvent(name: "tick", data: Data($0.utf8)) })
        let url = try #require(URL(string: "http://localhost/ticks"))
        let request = HTTPRequest(method: .get, url: url, headers: ["Last-Event-ID": id])
        let answer = try await mock.perform(APICall(endpoint: Ticks.endpoint, request: request))
        #expect(answer.status == status)
        #expect(String(decoding: answer.body, as: UTF8.self) == body)
    }
}
