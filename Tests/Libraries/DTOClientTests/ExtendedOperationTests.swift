import DTOClient
import DTOContract
import DTOMocks
import DTORuntime
import Foundation
import Testing

/// Calls with fields that the contract lacks.
@Suite struct ExtendedOperationTests {
    @Test func fieldsAreAdded() async throws {
        let mock = MockAPIClient(delay: .zero)
        mock.respond { call in call.answer(200, Data(#"{"value": 3}"#.utf8)) }
        let api = TestClient(through: mock)
        let extended = Lookup(id: "a b").adding(query: ["debug": "1&2", "debug": "3"], headers: ["X-Trace": "t"])
        #expect(try await api.value(of: extended).value == 3)
        let request = try #require(mock.recordedCalls.first).request
        #expect(request.url.absoluteString.hasSuffix("/lookup/a%20b?debug=1%262&debug=3"))
        #expect(request.headers["X-Trace"] == "t")
    }

    @Test func aFieldCannotBreakOutOfItsHeader() async throws {
        let api = TestClient(through: MockAPIClient(delay: .zero))
        do {
            _ = try await api.value(of: Lookup().adding(headers: ["X-Trace": "a\r\nB: c"]))
            Issue.record("nothing was thrown")
        } catch APIClientError.invalidRequest(let operation, _) {
            #expect(operation == "lookup")
        }
    }
}
