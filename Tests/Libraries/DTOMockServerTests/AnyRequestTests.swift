import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Each request gets a response that can be sent.
@Suite(.serialized, .timeLimit(.minutes(1))) struct AnyRequestTests {
    private static let words = [
        "code", "=", "404", "200", "example", "full", "damage", "\"", "missing", "null", "wrong-type", "unknown",
        "empty",
        " ", "data", "[", "]", "0", ".", "'", "\\", "\\u0041", "title", "id", ",", ";", "delay", "1-2", "-", "fault",
        "close-within", "trickle", "wrong-length", "garbage", "9", "99999999999999999999", "dynamic", "true", "drop",
        "pause", "heartbeat", "retry", "é", "😀", "\u{7F}", "\t", "all", "sessions", "{", "}", ":", "sequence", "when",
        "\"query\"", "\"status\"", "\"sequence\"", "\"when\"", "\"events\"", "\"data\"", "null", "503", "true",
    ]

    private static func text(_ numbers: inout SeededNumbers) -> String {
        (0..<Int.random(in: 0..<14, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }.joined()
    }

    private static let lines = [
        "GET /books", "POST /books", "GET /books/1", "PUT /books/1", "PATCH /books/2", "DELETE /books/2", "GET /events",
        "GET /boks/7", "PUT /__mock/scenarios/listBooks", "PUT /__mock/scenarios/*", "GET /__mock/journal",
        "DELETE /__mock/scenarios", "GET /__mock/near-misses", "GET /__mock/scenarios", "POST /__mock/reset",
        "GET /__mock/state", "HEAD /__mock/", "OPTIONS /books", "TRACE /__mock/x",
    ]

    @Test(arguments: 0..<4)
    func getsAnAnswer(_ seed: UInt64) async throws {
        var options = MockOptions()
        (options.isStateful, options.damageShare, options.seed) = (true, 0.3, seed)
        let service = ContractService(ContractSample.contract, options, MockControl())
        var numbers = SeededNumbers(seed: seed)
        var statuses: Set<Int> = []
        for _ in 0..<100 {
            // Other tests need the server's threads too.
            await Task.yield()
            let line = Self.lines.randomElement(using: &numbers) ?? ""
            let query = Bool.random(using: &numbers) ? "?" + Self.text(&numbers).filter { $0.isASCII && $0 > " " } : ""
            let fields = [
                "Host: localhost", "Content-Type: application/json",
                "Prefer: " + (Bool.random(using: &numbers) ? Self.text(&numbers) : ""),
                "X-Mock-Session: \(["a", "b", "é"].randomElement(using: &numbers) ?? "")",
                "Last-Event-ID: \(Int.random(in: 0..<5, using: &numbers))",
            ]
            // The parser refuses some requests before they get here.
            guard
                let head = try? HTTPRequestHead(
                    line: Array("\(line)\(query) HTTP/1.1".utf8)[...], fields: fields.map { Array($0.utf8)[...] })
            else { continue }
            var request = MockHTTPRequest(head, body: Data())
            request.body = Bool.random(using: &numbers) ? Data(Self.text(&numbers).utf8) : Data(#"{"title":"x"}"#.utf8)
            let response = service.response(to: request)
            statuses.insert(response.status.code)
            #expect((200...599).contains(response.status.code))
            for field in response.headers.fields {
                #expect(HTTPHeaders.isName(field.name) && HTTPHeaders.isValue(field.value))
            }
            if response.status.code >= 400, let type = response.headers["Content-Type"], type.contains("problem") {
                let problem = try #require(response.body.flatMap { JSONValue(bytes: $0) })
                #expect(problem["detail"]?.stringValue?.isEmpty == false)
            }
            _ = HTTPResponseText(response, to: head)
        }
        #expect(statuses.isSuperset(of: [200, 204, 400, 404]))
    }

    /// Keys of a hostile document and of a client's state never become header fields.
    @Test func aNameInADocumentIsNoField() throws {
        let name = #"a\r\nSet-Cookie: b"#
        let operation = RuntimeOperation(
            id: "op", method: "GET", path: "/a",
            answers: [ContractSample.answer("200", #"{"\#(name)": {"\#(name)": "x"}}"#)])
        var options = MockOptions()
        options.damageShare = 1
        let contract = RuntimeContract(title: "a\r\nb", basePaths: [], operations: [operation])
        let service = ContractService(contract, options, MockControl())
        let head = try HTTPRequestHead(
            line: Array("GET /a HTTP/1.1".utf8)[...], fields: [Array("Host: a".utf8)[...]])
        for _ in 0..<10 {
            let response = service.response(to: MockHTTPRequest(head, body: Data()))
            let damage = try #require(response.headers["X-Mock-Damage"])
            #expect(damage.contains(#"['a\u000d\u000aSet-Cookie: b']"#) && HTTPHeaders.isValue(damage))
        }
    }
}
