import BooksTrackAPI
import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// A client follows the jobs of BooksTrack over a socket, from the response that begins a job to the end of the job.
@Suite(.timeLimit(.minutes(1)))
struct JobFollowingTests {
    private static let progress = #""jobId": "import_abc123", "processedCount": 50, "totalCount": 100"#

    private static func job(_ members: String) throws -> JobInitiationResponse {
        try JSONDecoder().decode(
            JobInitiationResponse.self,
            from: Data(#"{"jobId": "import_abc123", "authToken": "tok-1", \#(members)}"#.utf8))
    }

    /// Returns a client whose waits take no time.
    private static func client(_ server: LoopbackServer) -> BooksTrackClient {
        let clock = ClientClock(sleep: { _ in }, random: { 0.5 })
        var api = BooksTrackClient(url: server.url, through: APIClient(clock: clock))
        api.client.clock = clock
        return api
    }

    @Test func aStreamIsFollowedThroughALostConnection() async throws {
        let server = try LoopbackServer { request in
            .stream { writer in
                if request["Last-Event-ID"] == nil {
                    writer.write(": connected\nretry: 5000\n\n")
                    writer.write(
                        "id: 1\nevent: initialized\ndata: {\(Self.progress), \"status\": \"initialized\", \"progress\": 0}\n\n"
                    )
                    writer.write(
                        "id: 2\nevent: processing\ndata: {\(Self.progress), \"status\": \"processing\", \"progress\": 0.5}\n\nid: 3\nev"
                    )
                } else {
                    writer.write(": heartbeat\n\n")
                    writer.write(
                        "id: 3\nevent: processing\ndata: {\(Self.progress),\ndata: \"status\": \"processing\", \"progress\": 1}\n\n"
                    )
                    writer.write("id: 4\nevent: book_enriched\ndata: {}\n\n")
                    writer.write(
                        "id: 5\nevent: completed\ndata: {\(Self.progress), \"status\": \"completed\", \"progress\": 1}\n\n"
                    )
                }
            }
        }
        defer { server.stop() }
        let job = try Self.job(
            #""sseUrl": "/api/v2/imports/import_abc123/stream", "statusUrl": "/api/v2/imports/import_abc123""#)
        var names: [String] = []
        var fractions: [Double] = []
        for try await update in Self.client(server).events(of: job) {
            guard case .event(let event) = update else {
                Issue.record("the state was polled")
                continue
            }
            switch event {
            case .initialized(let progress):
                names.append("initialized")
                fractions.append(progress.progress)
            case .processing(let progress):
                names.append("processing")
                fractions.append(progress.progress)
            case .completed: names.append("completed")
            case .unknown(let name, _): names.append("unknown \(name)")
            case .failed, .canceled, .error, .timeout: names.append("another")
            }
        }
        #expect(names == ["initialized", "processing", "processing", "unknown book_enriched", "completed"])
        #expect(fractions == [0, 0.5, 1])
        #expect(fractions.allSatisfy { (0...1).contains($0) })
        #expect(server.requests.map { $0["Last-Event-ID"] } == [nil, "2"])
        #expect(server.requests.map(\.target) == Array(repeating: "/api/v2/imports/import_abc123/stream", count: 2))
        #expect(server.requests.map { $0["Authorization"] } == ["Bearer tok-1", "Bearer tok-1"])
    }

    @Test func aJobThatFailsEndsItsStream() async throws {
        let server = try LoopbackServer { _ in
            .stream { writer in
                writer.write(
                    """
                    event: failed
                    data: {\(Self.progress), "status": "failed", "progress": 0.5,
                    data: "error": {"code": "E_CSV_PARSE_FAILED", "message": "line 3", "retryable": false}}

                    event: processing
                    data: {}


                    """)
            }
        }
        defer { server.stop() }
        var codes: [String] = []
        for try await event in Self.client(server).streamImport(jobId: "import_abc123") {
            if case .failed(let failed) = event { codes.append(failed.error.code) }
        }
        #expect(codes == ["E_CSV_PARSE_FAILED"])
        #expect(server.requests.count == 1)
    }

    @Test func pollingTakesOverWhereTheStreamIsRefused() async throws {
        let polls = Polls()
        let server = try LoopbackServer { request in
            if request.target.hasSuffix("/stream") {
                return .json(
                    #"{"success": false, "error": {"code": "NOT_FOUND", "message": "no stream"}, "metadata": {}}"#,
                    status: 404)
            }
            let status = polls.next() < 2 ? "processing" : "completed"
            return .json(
                #"{"success": true, "data": {"jobId": "import_abc123", "status": "\#(status)", "progress": 0.5}, "metadata": {}}"#
            )
        }
        defer { server.stop() }
        let job = try Self.job(
            #""sseUrl": "/api/v2/imports/import_abc123/stream", "statusUrl": "/api/v2/imports/import_abc123""#)
        var states: [String] = []
        for try await update in Self.client(server).events(of: job) {
            if case .status(let envelope) = update { states.append("\(try envelope.payload().status.rawValue)") }
        }
        #expect(states == ["processing", "processing", "completed"])
    }

    @Test func aRefusedStreamThrowsTheContractsError() async throws {
        let server = try LoopbackServer { _ in
            .json(#"{"error": {"code": "NOT_FOUND", "message": "no such job"}}"#, status: 404)
        }
        defer { server.stop() }
        do {
            for try await _ in Self.client(server).streamImport(jobId: "import_abc123") {}
            Issue.record("nothing was thrown")
        } catch APIClientError.apiError(let error as ApiError) {
            #expect(error.message == "no such job")
        }
    }

    @Test func aJobWithoutAWayToFollowIt() async throws {
        let api = BooksTrackClient(.production)
        let none = try Self.job(#""status": "processing""#)
        #expect(throws: JobClientError.noChannel) { try api.progressChannel(of: none) }
        let polled = try Self.job(#""statusUrl": "/api/v2/imports/import_abc123""#)
        #expect(
            try api.progressChannel(of: polled).url.absoluteString
                == "https://api.oooefam.net/api/v2/imports/import_abc123")
        let foreign = try Self.job(#""sseUrl": "https://evil.example/stream""#)
        #expect(throws: JobClientError.foreignHost("evil.example")) { try api.progressChannel(of: foreign) }
    }
}

/// Counts requests, from any thread.
private final class Polls: Sendable {
    private let lock = NSLock()
    // This is safe, because each access holds the lock.
    nonisolated(unsafe) private var count = -1

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
