import BooksTrackAPI
import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// The client of BooksTrack calls a server on a socket.
@Suite(.timeLimit(.minutes(1)))
struct ClientTests {
    /// Returns a server that responds to requests with the closure's result, and a client for it.
    private static func server(_ answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response) throws
        -> (LoopbackServer, BooksTrackClient)
    {
        let server = try LoopbackServer(answer)
        return (server, BooksTrackClient(url: server.url))
    }

    @Test func aSearchAnswersWithItsPayload() async throws {
        let (server, api) = try Self.server { _ in
            .json(
                """
                {"success": true, "data": {"works": [{"title": "Earthsea"}], "editions": [], "authors": null},
                 "metadata": {"timestamp": "2025-11-27T10:30:00Z", "source": "alexandria"}}
                """)
        }
        let reports = Reports()
        let found = try await api.onDecodingIssues(reports.add).searchByISBN(
            isbn: "9780439064873", clientVersion: "ios-v3")
        #expect(found.works.map(\.title) == ["Earthsea"])
        let request = try #require(server.requests.first)
        #expect(request.method == "GET")
        #expect(request.target == "/v1/search/isbn?isbn=9780439064873")
        #expect(request["Accept"] == "application/json, */*;q=0.1")
        #expect(request["X-Client-Version"] == "ios-v3")
        #expect(request["X-API-Version"] == nil)
        let report = try #require(reports.all.first)
        #expect(report.operation == "searchByISBN")
        #expect(report.status == 200)
        #expect(report.issues.contains { $0.path == "data.authors" && $0.kind == .unexpectedNull })
    }

    /// The configuration defines the pages: `offset` counts results until their number is `data.total`.
    @Test func aSearchGoesOnWithTheNextPage() async throws {
        let (server, api) = try Self.server { request in
            let titles = request.target.contains("offset=2") ? ["Malafrena"] : ["Earthsea", "Tehanu"]
            let books = titles.map { #"{"isbn": "9780439064873", "title": "\#($0)"}"# }.joined(separator: ", ")
            return .json(
                """
                {"success": true, "data": {"results": [\(books)], "total": 3, "mode": "text"},
                 "metadata": {"timestamp": "2025-11-27T10:30:00Z"}}
                """)
        }
        defer { server.stop() }
        var titles: [String] = []
        for try await book in api.items(of: SearchUnified(q: "le guin", limit: 2)) { titles.append(book.title) }
        #expect(titles == ["Earthsea", "Tehanu", "Malafrena"])
        #expect(
            server.requests.map(\.target) == [
                "/api/v2/search?q=le%20guin&limit=2", "/api/v2/search?q=le%20guin&limit=2&offset=2",
            ])
    }

    @Test func aTypedErrorIsThrown() async throws {
        let (server, api) = try Self.server { _ in
            .json(
                #"{"success": false, "error": {"code": "NOT_FOUND", "message": "Book not found", "retryable": false}}"#,
                status: 404)
        }
        defer { server.stop() }
        do {
            _ = try await api.searchByISBN(isbn: "9780439064873")
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error as ApiError) where error.code == "NOT_FOUND" {
            #expect(error.message == "Book not found")
        }
    }

    @Test func aFailureInAnEnvelopeIsAnErrorWhateverTheStatus() async throws {
        let (server, api) = try Self.server { _ in
            .json(#"{"success": false, "error": {"code": "INVALID_ISBN", "message": "12 digits"}, "data": null}"#)
        }
        defer { server.stop() }
        do {
            _ = try await api.searchByISBN(isbn: "978043906487")
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error as ApiError) {
            #expect(error.code == "INVALID_ISBN")
        }
    }

    /// The document describes 404 alone for this operation, so it has no type for 418.
    @Test func aStatusThatTheDocumentDoesNotDescribeKeepsItsAnswer() async throws {
        let body = #"{"detail": "The kettle is on."}"#
        let (server, api) = try Self.server { _ in .json(body, status: 418, headers: [("X-Request-Id", "r-1")]) }
        defer { server.stop() }
        let reports = Reports()
        do {
            _ = try await api.onDecodingIssues(reports.add).getWeeklyRecommendations()
            Issue.record("nothing was thrown")
        } catch APIClientError.unexpectedStatus(let answer) {
            #expect(answer.status == 418)
            #expect(answer.headers["X-Request-Id"] == "r-1")
            #expect(answer.excerpt == body)
            #expect(answer.mismatch == nil)
        }
        #expect(reports.all.isEmpty)
    }

    @Test func anAnswerTellsAllThatCameWithIt() async throws {
        let (server, api) = try Self.server { _ in
            .json(
                #"{"data": {"works": [], "editions": [], "authors": []}, "metadata": {"timestamp": "2025-11-27T10:30:00Z"}}"#,
                headers: [("X-Response-Time", "45ms")])
        }
        defer { server.stop() }
        let answer = try await api.response(for: SearchByISBN(isbn: "9780439064873"))
        #expect(answer.status == 200)
        #expect(answer.headers["x-response-time"] == "45ms")
        #expect(answer.attempts == 1)
        #expect(answer.value.metadata.timestamp == "2025-11-27T10:30:00Z")
    }

    @Test func serversAreThoseOfTheContract() {
        #expect(BooksTrackClient.Server.production.url == "https://api.oooefam.net")
        #expect(BooksTrackClient.Server.staging.url == "https://staging-api.oooefam.net")
        #expect(BooksTrackClient(.local).client.server == "http://localhost:8787")
    }

    @Test func whatNeedsCredentialsIsNotSentWithout() async throws {
        let (server, api) = try Self.server { _ in
            .json(#"{"success": true, "data": {"jobId": "import_abc123", "status": "canceled"}, "metadata": {}}"#)
        }
        await #expect(throws: APIClientError.self) { try await api.cancelJob(jobId: "import_abc123") }
        #expect(server.requests.isEmpty)
        _ = try await api.with(credentials: .bearer("tok-5d1e")).cancelJob(jobId: "import_abc123")
        #expect(server.requests.first?["Authorization"] == "Bearer tok-5d1e")
        #expect(server.requests.first?.target == "/v1/jobs/import_abc123")
    }
}

/// Collects reports, from any thread.
private final class Reports: Sendable {
    private let state = NSLock()
    // This is safe, because each access holds the lock.
    nonisolated(unsafe) private var reports: [DecodingReport] = []

    var all: [DecodingReport] { state.withLock { reports } }

    @Sendable func add(_ report: DecodingReport) {
        state.withLock { reports.append(report) }
    }
}
