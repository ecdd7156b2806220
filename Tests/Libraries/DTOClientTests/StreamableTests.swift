@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Operations that respond with a value or a stream, like those of language models.
@Suite(.timeLimit(.minutes(1)))
struct StreamableTests {
    struct Completion: Codable, Sendable, Equatable { var text: String }

    struct Complete: APIOperation, StreamableOperation {
        var prompt: String
        var isStreamed = false

        static let endpoint = APIEndpoint(.post, "/completions", id: "complete")
        static let events = EventStreamFormat.serverSentEvents(terminal: [])

        func encode(into request: inout RequestEncoder) throws {
            try request.body(json: ["prompt": JSONValue.string(prompt), "stream": .bool(isStreamed)])
        }

        static func decode(_ response: RawResponse) throws -> Completion {
            guard response.isSuccess else { throw response.failure(Lookup.Failure.self) }
            return try response.json()
        }

        static func event(_ message: StreamMessage) throws -> Completion { try message.json() }
    }

    /// A server that responds with a stream on request.
    private func server() throws -> LoopbackServer {
        try LoopbackServer { request in
            guard request["Accept"] == "text/event-stream" else {
                return .init(
                    headers: [("Content-Type", "application/json")], body: Data(#"{"text": "all of it"}"#.utf8))
            }
            return .stream { $0.write("data: {\"text\": \"all\"}\n\ndata: {\"text\": \" of it\"}\n\ndata: [DONE]\n\n") }
        }
    }

    @Test func oneOperationIsAskedForBoth() async throws {
        let server = try server()
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
        #expect(try await api.value(of: Complete(prompt: "go")) == Completion(text: "all of it"))
        var texts: [String] = []
        for try await event in api.stream(of: Complete(prompt: "go", isStreamed: true)) { texts.append(event.text) }
        #expect(texts == ["all", " of it"])
        #expect(server.requests.map { $0["Accept"] } == ["application/json, */*;q=0.1", "text/event-stream"])
        #expect(server.requests.map(\.method) == ["POST", "POST"])
        let bodies = try server.requests.map { try JSONDecoder().decode(JSONValue.self, from: $0.body) }
        #expect(bodies == [["prompt": "go", "stream": false], ["prompt": "go", "stream": true]])
    }

    @Test func aServerThatAnswersWithAValueAllTheSameIsAnError() async throws {
        let server = try LoopbackServer { _ in
            .init(headers: [("Content-Type", "application/json")], body: Data(#"{"text": "all of it"}"#.utf8))
        }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
        await #expect {
            for try await _ in api.stream(of: Complete(prompt: "go")) {}
        } throws: { error in
            if case APIClientError.unexpectedContent = error { true } else { false }
        }
        #expect(server.requests.count == 1)
    }

    @Test func anErrorHasItsType() async throws {
        let server = try LoopbackServer { _ in
            .init(
                429, headers: [("Content-Type", "application/json")],
                body: Data(#"{"code": "BUSY", "message": "Later."}"#.utf8))
        }
        defer { server.stop() }
        let api = TestClient(url: server.url, through: APIClient())
        await #expect {
            for try await _ in api.stream(of: Complete(prompt: "go")) {}
        } throws: { error in
            if case APIClientError.apiError(let failure) = error { failure.code == "BUSY" } else { false }
        }
        // The operation may have begun, so the request is not repeated.
        #expect(server.requests.count == 1)
    }
}
