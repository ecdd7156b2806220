import BooksTrackAPI
import DTOClient
import DTOContract
import DTOMockServer
import DTORuntime
import Foundation
import Testing

/// The integration plan: four flows and three kinds of errors, with client, server, retries and jobs together. The
/// expected values are the contract's examples.
@Suite(.timeLimit(.minutes(1))) struct IntegrationPlanTests {
    private static let isbn = "9780439064873"
    private static let enriched = "9780439708180"
    private static let csv = "Title,Author,ISBN\r\nA Wizard of Earthsea,Ursula K. Le Guin,9780547773742\r\n"

    @Test func thePlan() async throws {
        let app = try await ServedBooksTrack()
        try await search(app)
        try await enrich(app)
        try await importFile(app)
        try await scanPhotos(app)
        try await refuseISBN(app)
        try await waitForTheLimit(app)
        try await waitForTheCircuit(app)
        #expect(
            await app.answers() == [
                "searchByISBN 200", "enrichBook 200",
                "createImport 202", "streamImport 200", "streamImport 200", "getImportResults 200",
                "startBatchScan 202", "streamImport 200", "getJobResults 200", "streamImport 200",
                "searchByISBN 400",
                "searchByISBN 429", "searchByISBN 200",
                "enrichBook 503", "enrichBook 200",
                "enrichBook 503", "enrichBook 503", "enrichBook 503",
            ])
        await app.server.stop()
    }

    // MARK: Flows

    private func search(_ app: ServedBooksTrack) async throws {
        let found = try await app.api.searchByISBN(isbn: Self.isbn)
        #expect(found.works.map(\.title) == ["A Wizard of Earthsea"])
        #expect(found.works.first?.coverImageURL == "https://covers.example.com/earthsea-large.jpg")
        #expect(found.authors.map(\.gender) == [.female])
        #expect(app.waits.take() == [])
    }

    private func enrich(_ app: ServedBooksTrack) async throws {
        let book = try await app.api.enrichBook(body: EnrichmentRequest(barcode: Self.enriched))
        #expect(book.title == "Harry Potter and the Sorcerer's Stone")
        let sent = try #require(await app.server.journal().last?.body)
        let body = try JSONDecoder().decode([String: JSONValue].self, from: sent)
        #expect(body["barcode"] == .string(Self.enriched))
        #expect(body["isbn"] == nil)
    }

    /// The stream breaks off after its second event, and continues there.
    private func importFile(_ app: ServedBooksTrack) async throws {
        var dropping = MockStep()
        dropping.drop = 2
        try await app.server.setScenario(MockSteps([dropping]), for: "streamImport")
        let job = try await app.api.createImport(body: .init(file: .data(Data(Self.csv.utf8), name: "books.csv")))
        #expect(job.jobId == "import_abc123")
        let progress = Progress()
        try await JobMonitor(app.api).connect(to: job) { progress.add($0) }
        #expect(progress.all == ["initialized 0.0", "processing 0.25", "processing 0.75", "completed 40"])
        let streams = await app.server.journal().filter { $0.operation == "streamImport" }
        #expect(streams.map(\.target) == Array(repeating: "/api/v2/imports/import_abc123/stream", count: 2))
        #expect(streams.map { $0.headers["Last-Event-ID"] } == [nil, "1764239642000-2"])
        #expect(streams.map { $0.headers["Authorization"] } == ["Bearer tok-91c2", "Bearer tok-91c2"])
        // The stream has requested this wait.
        #expect(app.waits.take() == [.seconds(5)])
        try await app.server.removeScenario(for: "streamImport")
        let results = try await app.api.getImportResults(jobId: job.jobId)
        #expect(results.booksCreated == 38)
        #expect(results.errors.map(\.row) == [17])
    }

    /// The second scan fails while it runs.
    private func scanPhotos(_ app: ServedBooksTrack) async throws {
        // These are the fewest bytes that begin and end like JPEG.
        let photo = FilePart.data(Data([0xFF, 0xD8, 0xFF, 0xD9]), name: "shelf.jpg", type: "image/jpeg")
        let job = try await app.api.startBatchScan(body: .init(photos: [photo, photo]))
        #expect(job.jobId == "scan_abc123")
        #expect(job.totalPhotos == 2)
        let progress = Progress()
        try await JobMonitor(app.api).connect(to: job) { progress.add($0) }
        #expect(progress.all == ["initialized 0.0", "processing 0.25", "processing 0.75", "completed 40"])
        let last = await app.server.journal().last
        #expect(last?.target == "/api/v2/imports/scan_abc123/stream")
        #expect(last?.headers["Authorization"] == "Bearer tok-44b0")
        let results = try await app.api.with(headers: ["Prefer": "example=ofAScan"]).getJobResults(jobId: job.jobId)
        guard case .scanResults(let scan) = results else {
            Issue.record("These are no results of a scan: \(results)")
            return
        }
        #expect(scan.books.map(\.enrichmentStatus) == [.pending])
        try await app.server.setScenario([MockStep(example: "failed")], for: "streamImport")
        let failing = Progress()
        try await JobMonitor(app.api).connect(to: job) { failing.add($0) }
        #expect(failing.all == ["initialized 0.0", "failed E_CSV_PARSE_FAILED"])
        try await app.server.removeScenario(for: "streamImport")
        #expect(app.waits.take() == [])
    }

    // MARK: Errors

    /// The request is wrong at each attempt.
    private func refuseISBN(_ app: ServedBooksTrack) async throws {
        let error = try await failure { _ = try await app.api.searchByISBN(isbn: "12") }
        #expect(error?.code == "INVALID_ISBN")
        #expect(await app.server.journal().last?.problem?.contains("query isbn") == true)
        #expect(app.waits.take() == [])
    }

    private func waitForTheLimit(_ app: ServedBooksTrack) async throws {
        try await app.server.setScenario([429, 200], for: "searchByISBN")
        #expect(try await app.api.searchByISBN(isbn: Self.isbn).works.count == 1)
        // `Retry-After` gives this time.
        #expect(app.waits.take() == [.seconds(30)])
    }

    /// Tests errors of an open circuit breaker. The first circuit closes while the client waits, and the second one
    /// does not.
    private func waitForTheCircuit(_ app: ServedBooksTrack) async throws {
        let request = EnrichmentRequest(barcode: Self.enriched)
        try await app.server.setScenario([503, 200], for: "enrichBook")
        #expect(try await app.api.enrichBook(body: request).isbn == Self.enriched)
        // `retryAfterMs` of the error has precedence over the header.
        #expect(app.waits.take() == [.seconds(45)])
        try await app.server.setScenario([503], for: "enrichBook")
        let error = try await failure { _ = try await app.api.enrichBook(body: request) }
        #expect(error?.code == "CIRCUIT_OPEN")
        #expect(error?.provider == "google-books")
        #expect(app.waits.take() == [.seconds(45), .seconds(45)])
    }

    /// Returns the contract's error, or nil.
    private func failure(_ call: () async throws -> Void) async throws -> ApiError? {
        do {
            try await call()
            Issue.record("nothing was thrown")
            return nil
        } catch APIClientError.apiError(let error as ApiError) {
            return error
        }
    }
}
