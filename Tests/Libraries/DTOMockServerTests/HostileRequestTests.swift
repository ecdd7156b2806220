import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests requests that would block the server, or lead to a response that nobody can read.
@Suite(.timeLimit(.minutes(1))) struct HostileRequestTests {
    /// A boundary has at most 70 characters (RFC 2046 section 5.1.1). A longer one would be searched for at each byte.
    @Test(arguments: [(70, true), (71, false)])
    func aBoundaryIsShort(_ length: Int, _ isRead: Bool) {
        let boundary = String(repeating: "-", count: length - 1) + "x"
        let body = "--\(boundary)\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--\(boundary)--\r\n"
        let reading = MultipartReading(Data(body.utf8), contentType: "multipart/form-data; boundary=\(boundary)")
        #expect(reading?.parts == (isRead ? [MultipartReading.Part(name: "a", text: "1")] : nil))
    }

    /// The server does not encode its responses (RFC 9110 section 8.4).
    @Test func aDocumentedEncodingIsNotClaimed() async throws {
        let contract = RuntimeContract(
            title: "Books", basePaths: [],
            operations: [
                RuntimeOperation(
                    id: "listBooks", method: "GET", path: "/books",
                    answers: [
                        RuntimeAnswer(
                            status: "200",
                            contents: [
                                RuntimeContent(
                                    mediaType: "application/json", examples: [ContractSample.json(nil, "[]")])
                            ],
                            headers: [
                                RuntimeHeader(name: "Content-Encoding", isRequired: true, example: "gzip"),
                                RuntimeHeader(name: "X-Left", isRequired: true, example: "5"),
                            ])
                    ])
            ])
        let sample = try await ServedSample(contract: contract)
        let answer = try await sample.ask("GET /books")
        #expect(answer.body == "[]")
        #expect(answer.header("X-Left") == "5")
        #expect(answer.header("Content-Encoding") == nil)
        await sample.server.stop()
    }

    /// A valid body is not invalid because it is deep.
    @Test(arguments: [(70, 200), (80, 200), (100, 200), (511, 200), (512, 413), (1_000, 413), (20_000, 413)])
    func deepBodies(depth: Int, status: Int) async throws {
        let schemas = SchemaSet(
            [["type": "object", "properties": ["child": ["anyOf": [["$ref": 0], ["type": "null"]]]]]],
            dialect: .jsonSchema)
        let contract = RuntimeContract(
            title: "Trees", basePaths: [],
            operations: [
                RuntimeOperation(
                    id: "addTree", method: "POST", path: "/trees",
                    body: RuntimeBody(isRequired: true, mediaTypes: ["application/json"], schemas: [0]),
                    answers: [ContractSample.answer("200", "{}")])
            ],
            schemas: schemas)
        let sample = try await ServedSample(contract: contract)
        let open = String(repeating: #"{"child":"#, count: depth)
        let answer = try await sample.ask("POST /trees", body: open + "{}" + String(repeating: "}", count: depth))
        #expect(answer.status == status)
        #expect(answer.body.contains("more than 512 levels") == (status == 413))
        let damaged = try await sample.ask("POST /trees", body: open + "[7]" + String(repeating: "}", count: depth))
        #expect(damaged.status == (status == 200 ? 422 : 413))
        await sample.server.stop()
    }

    /// All texts of a scenario count. Otherwise the limit would have no effect.
    @Test(arguments: [
        #"{"example": "TEXT"}"#, #"{"damage": "missing TEXT"}"#, #"{"when": {"headers": {"a": "TEXT"}}}"#,
        #"{"events": [{"data": "", "event": "TEXT"}]}"#, #"{"events": [{"data": "", "id": "TEXT"}]}"#,
    ])
    func aScenarioIsAsHeavyAsItsTexts(_ json: String) throws {
        let text = json.replacing("TEXT", with: String(repeating: "a", count: 100_000))
        let scenario = try MockSteps(json: try #require(JSONValue(bytes: Data(text.utf8))))
        #expect(scenario.weight >= 100_000)
    }

    /// The server does not compute the distance to a long path, so a long path costs no more than others.
    @Test func aLongPathIsNearToNothing() {
        let candidates = (0..<6_000).map { number in
            MockNearMiss.Candidate(
                operation: "o\(number)", method: "GET",
                path: "/service\(number)/alpha\(number)/{id}/delta\(number)/end\(number)")
        }
        let long = (0..<64).map { "/servic\($0)x" }.joined()
        #expect(MockNearMiss.nearest(to: "GET", long, among: candidates).count == 3)
        let near = MockNearMiss.nearest(to: "GET", "/service7/alpha7/1/delta7", among: Array(candidates.prefix(100)))
        #expect(near.first?.operation == "o7")
    }
}
