@_spi(Generated) import DTOClient
@_spi(Generated) import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Streams of JSON values: on lines, and in sequences (RFC 7464).
@Suite(.timeLimit(.minutes(1)))
struct StreamLinesTests {
    struct Lines: EventOperation {
        static let endpoint = APIEndpoint(.get, "/lines", id: "lines", accept: ["application/jsonl"])
        static let events = EventStreamFormat.jsonLines
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws { if !response.isSuccess { throw response.failure() } }
        static func event(_ message: StreamMessage) throws -> JSONValue { try message.json() }
    }

    struct Sequence: EventOperation {
        static let endpoint = APIEndpoint(.get, "/sequence", id: "sequence", accept: ["application/json-seq"])
        static let events = EventStreamFormat.jsonSequence
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws {}
        static func event(_ message: StreamMessage) throws -> JSONValue { try message.json() }
    }

    /// Responds with pieces that are cut where the test requires.
    private struct Pieces: APIClientProtocol {
        var pieces: [Data]
        func perform(_ call: APICall) async throws -> RawResponse { throw CancellationError() }
        func stream(_ call: APICall) async throws -> StreamedResponse {
            StreamedResponse(status: 200, headers: [:], url: nil, body: ByteStream(pieces: pieces))
        }
    }

    private func values<Operation: EventOperation>(
        _ operation: Operation, _ pieces: [Data], reports: Shared<[DecodingReport]> = Shared([])
    ) async throws -> [Operation.Event] {
        let api = TestClient(through: Pieces(pieces: pieces)).onDecodingIssues { report in
            reports.change { $0.append(report) }
        }
        var values: [Operation.Event] = []
        for try await value in api.events(of: operation) { values.append(value) }
        return values
    }

    @Test func linesMayBeCutAnywhere() async throws {
        let text = Data("\u{FEFF}{\"a\": \"☃\"}\r\n\n  \n[1,\r 2]\n\"x\"\n12\n34".utf8)
        let expected: [JSONValue] = [.object(["a": .string("☃")]), .array([1, 2]), .string("x"), 12, 34]
        for cut in 0...text.count {
            #expect(try await values(Lines(), [text.prefix(cut), text.dropFirst(cut)]) == expected)
        }
        #expect(try await values(Lines(), text.map { Data([$0]) }) == expected)
    }

    @Test func sequencesMayBeCutAnywhere() async throws {
        let text = Data("\u{1E}{\"a\":\n1}\n\u{1E}\u{1E}\n\u{1E}12\n\u{1E}true\n\u{1E}\"x\"\n".utf8)
        let expected: [JSONValue] = [.object(["a": 1]), 12, true, .string("x")]
        for cut in 0...text.count {
            #expect(try await values(Sequence(), [text.prefix(cut), text.dropFirst(cut)]) == expected)
        }
    }

    /// RFC 7464, section 2.4: a number without an end may have been longer. An object ends itself.
    @Test func aNumberThatMayBeCutIsReported() async throws {
        let reports = Shared<[DecodingReport]>([])
        let text = "\u{1E}12\u{1E}{\"a\": 1}\u{1E}{\"a\": \u{1E}3\n\u{1E}tru"
        #expect(try await values(Sequence(), [Data(text.utf8)], reports: reports) == [.object(["a": 1]), 3])
        #expect(reports.value.map { $0.issues.first?.found } == ["12", #"{"a": "#, "tru"])
    }

    @Test func aDamagedLineIsReportedAndTheStreamGoesOn() async throws {
        let reports = Shared<[DecodingReport]>([])
        #expect(try await values(Lines(), [Data("1\n{broken\n3\n".utf8)], reports: reports) == [1, 3])
        #expect(reports.value.map(\.operation) == ["lines"])
    }

    @Test func aLineIsBounded() async throws {
        let largest = "\"" + String(repeating: "x", count: (1 << 20) - 2) + "\"\n"
        #expect(try await values(Lines(), [Data(largest.utf8)]).count == 1)
        await #expect(throws: APIClientError.self) { try await values(Lines(), [Data(("1\n " + largest).utf8)]) }
    }

    @Test func linesComeAsTheyAreWrittenAndEndWithTheirConnection() async throws {
        let gate = Gate()
        let server = try LoopbackServer { _ in
            .stream(type: "application/x-ndjson") { writer in
                writer.write("1\n2")
                gate.wait()
                writer.write("2\n3")
            }
        }
        defer { server.stop() }
        var found: [JSONValue] = []
        for try await value in TestClient(url: server.url).events(of: Lines()) {
            found.append(value)
            gate.open()
        }
        #expect(found == [1, 22, 3])
        #expect(server.requests.count == 1)
        #expect(server.requests.first?["Accept"] == "application/jsonl, */*;q=0.1")
    }

    @Test func aFailureIsNotTriedAgain() async throws {
        let server = try LoopbackServer { _ in failure(503) }
        defer { server.stop() }
        await #expect(throws: APIClientError.self) {
            for try await _ in TestClient(url: server.url).events(of: Lines()) {}
        }
        #expect(server.requests.count == 1)
    }
}
