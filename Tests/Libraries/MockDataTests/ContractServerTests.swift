import BooksTrackAPIMockServer
import DTOContract
import DTOMockServer
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tests a server of the contract within a test, without the tool. Its responses are those of the document.
@Suite(.timeLimit(.minutes(1))) struct ContractServerTests {
    private func answer(_ path: String, _ body: (inout URLRequest) -> Void = { _ in }) async throws -> (
        Data, HTTPURLResponse
    ) {
        let server = MockServer(serving: .booksTrack)
        try await server.start()
        var request = URLRequest(url: try #require(URL(string: "\(await server.baseURL)\(path)")))
        body(&request)
        let (data, response) = try await URLSession.shared.data(for: request)
        await server.stop()
        return (data, try #require(response as? HTTPURLResponse))
    }

    /// The document has the example `currentSuccess`.
    @Test func aSearchIsAnswered() async throws {
        let (data, response) = try await answer("/v1/search/isbn?isbn=9780439064873")
        #expect(response.statusCode == 200)
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let works = (json["data"] as? [String: Any])?["works"] as? [[String: Any]]
        #expect(works?.first?["title"] as? String == "A Wizard of Earthsea")
    }

    /// The parameter has the pattern `^[0-9-]{9,16}[0-9Xx]$`.
    @Test func whatTheContractDoesNotAllowIsRefused() async throws {
        let (data, response) = try await answer("/v1/search/isbn?isbn=not-an-isbn-")
        #expect((400..<500).contains(response.statusCode), "\(String(decoding: data, as: UTF8.self))")
        #expect(try await answer("/v1/search/nothing").1.statusCode == 404)
    }

    @Test func allThatTheAppCallsIsThere() {
        #expect(RuntimeContract.booksTrack.title == "BooksTrack API")
        #expect(RuntimeContract.booksTrack.operations.count == 28)
    }
}
