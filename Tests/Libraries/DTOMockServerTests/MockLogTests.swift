import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests the log of a server.
@Suite(.timeLimit(.minutes(1))) struct MockLogTests {
    private static let contract = RuntimeContract(
        title: "Books", basePaths: [],
        operations: [
            RuntimeOperation(
                id: "listBooks", method: "GET", path: "/books", answers: [RuntimeAnswer(status: "204")],
                security: [[RuntimeScheme(name: "key", kind: .apiKey(place: "query", name: "api key"))]])
        ])

    /// The keys of the contract's security are not logged, in any spelling. The rest of the request is logged
    /// unchanged.
    @Test(arguments: [
        ("/books?page=1&api%20key=s3cret&q=a+b", "/books?page=1&api%20key=***&q=a+b"),
        ("/books?api+key=s3cret&&api+key=s3cret", "/books?api+key=***&&api+key=***"),
        ("/unknown?api+key=s3cret", "/unknown?api+key=***"), ("/books?x=1?api+key=2", "/books?x=1?api+key=2"),
        ("/books?sessionToken=s3cret&monkey=1", "/books?sessionToken=***&monkey=1"),
        ("/books?", "/books?"), ("/books", "/books"),
    ])
    func aKeyIsNotWrittenDown(_ target: String, _ logged: String) async throws {
        let (entries, continuation) = AsyncStream.makeStream(of: MockJournalEntry.self)
        let server = try MockListener(port: 0, serving: Self.contract) { continuation.yield($0) }
        let port = try #require(URL(string: server.url)?.port.flatMap { UInt16(exactly: $0) })
        let client = try RawClient(port: port)
        client.write("GET \(target) HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        _ = await client.read()
        client.close()
        server.stop()
        continuation.finish()
        var lines: [String] = []
        for await entry in entries { lines.append(entry.target) }
        #expect(lines == [logged])
    }

    /// The length limit of a fault's description is that of a body.
    @Test func aJournalKeepsTheBeginningOfAProblem() throws {
        let journal = MockJournal()
        journal.add(
            MockJournalEntry(
                number: 0, time: Date(), session: "", method: "GET", target: "/", headers: HTTPHeaders(), body: nil,
                status: 400, operation: nil, damage: [], problem: String(repeating: "ab", count: 100_000)))
        #expect(journal.entries(of: nil).map(\.problem) == [String(repeating: "ab", count: 2_048)])
    }
}
