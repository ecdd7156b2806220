@_spi(Generated) import DTOClient
import DTOContract
import DTOMocks
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// These tests check parameters that a client has for all operations.
@Suite struct GlobalTests {
    /// An operation that has the parameters of the client in its path and in a header.
    private struct Shelf: APIOperation {
        static let endpoint = APIEndpoint(.get, "/{tenant}/shelf", id: "shelf", globals: ["tenant", "X-Version"])

        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws {}
    }

    private func client(_ mock: MockAPIClient) -> TestClient {
        mock.respond { call in call.answer(200, Data(#"{"value": 1}"#.utf8)) }
        var api = TestClient(through: mock)
        api.client.setGlobal("tenant") { try $0.path("tenant", "a/b") }
        api.client.setGlobal("X-Version") { try $0.header("X-Version", "3") }
        return api
    }

    @Test func operationsGetTheParametersThatTheyHave() async throws {
        let mock = MockAPIClient(delay: .zero)
        let api = client(mock)
        try await api.value(of: Shelf())
        _ = try await api.value(of: Lookup())
        let requests = mock.recordedCalls.map(\.request)
        #expect(requests.count == 2)
        #expect(requests.first?.url.path(percentEncoded: true) == "/a%2Fb/shelf")
        #expect(requests.first?.headers["X-Version"] == "3")
        #expect(requests.last?.headers["X-Version"] == nil)
    }

    @Test func copiesHaveTheirOwnValues() async throws {
        let mock = MockAPIClient(delay: .zero)
        let api = client(mock)
        var copy = api
        copy.client.setGlobal("X-Version") { try $0.header("X-Version", "4") }
        try await copy.value(of: Shelf())
        try await api.value(of: Shelf())
        #expect(mock.recordedCalls.map { $0.request.headers["X-Version"] } == ["4", "3"])
    }

    /// A call whose path lacks its parameter is refused.
    @Test func aPathNeedsItsParameter() async throws {
        do {
            try await TestClient(through: MockAPIClient(delay: .zero)).value(of: Shelf())
            Issue.record("nothing was thrown")
        } catch APIClientError.invalidRequest(let operation, let reason) {
            #expect(operation == "shelf" && reason.contains("tenant"))
        }
    }
}
