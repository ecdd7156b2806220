import BooksTrackAPI
import BooksTrackAPIMocks
import DTOClient
import DTOContract
import DTOMocks
import DTORuntime
import Foundation
import Testing

/// Tests an app that uses mock data in place of the backend.
@Suite(.timeLimit(.minutes(1)))
struct MockScenarioTests {
    /// These are values of the contract's first example (`CurrentSuccess`).
    @Test func theClientFindsItsDocuments() async throws {
        let found = try await BooksTrackClient.mock(.success, delay: .zero).searchByISBN(isbn: "9780547773742")
        #expect(found.works.map(\.title) == ["A Wizard of Earthsea"])
        #expect(found.authors.map(\.name) == ["Ursula K. Le Guin"])
    }

    @Test func noItems() async throws {
        let found = try await BooksTrackClient.mock(.empty, delay: .zero).searchByISBN(isbn: "1")
        #expect(found.works.isEmpty && found.editions.isEmpty && found.authors.isEmpty)
    }

    @Test(arguments: [(404, "NOT_FOUND"), (429, "RATE_LIMIT_EXCEEDED")])
    func failures(_ status: Int, _ code: String) async throws {
        let outcome = try await BooksTrackClient.mock(.failure(status: status), delay: .zero)
            .outcome(of: SearchByISBN(isbn: "1"))
        #expect(outcome.status == status)
        #expect(outcome.failure?.code == code)
        #expect(outcome.issues.isEmpty)
    }

    @Test func aStatusThatTheContractDoesNotHave() async throws {
        let outcome = try await BooksTrackClient.mock(.failure(status: 418), delay: .zero)
            .outcome(of: SearchByISBN(isbn: "1"))
        #expect(outcome.status == 418)
        #expect(outcome.value == nil)
    }

    @Test func noNetwork() async throws {
        do {
            _ = try await BooksTrackClient.mock(.offline, delay: .zero).getHealth()
            Issue.record("nothing was thrown")
        } catch APIClientError.transport(let error as URLError) {
            #expect(error.code == .notConnectedToInternet)
        }
    }

    @Test func scenariosAreThoseOfOperations() async throws {
        let mock = MockAPIClient(serving: Mocks.catalog, delay: .zero)
        let api = BooksTrackClient(through: mock)
        mock.use(.failure(status: 404), for: SearchByISBN.self)
        #expect(try await api.outcome(of: SearchByISBN(isbn: "1")).status == 404)
        #expect(try await api.outcome(of: GetHealth()).status == 200)
        mock.use(.success, for: "searchByISBN")
        #expect(try await api.outcome(of: SearchByISBN(isbn: "1")).status == 200)
        #expect(mock.didReceive(SearchByISBN.self) && !mock.didReceive(SearchByTitle.self))
        #expect(mock.didReceive(method: .get, path: "/v1/search/isbn"))
        #expect(mock.requests(to: SearchByISBN.self).count == 2)
        #expect(mock.requests { $0.request.url.query == "isbn=1" }.count == 2)
    }

    @Test func oneAfterAnother() async throws {
        let mock = MockAPIClient(serving: Mocks.catalog, delay: .zero)
        let api = BooksTrackClient(through: mock)
        mock.use(.sequence([.failure(status: 503), .failure(status: 429), .success]), for: SearchByISBN.self)
        var statuses: [Int] = []
        for _ in 0..<4 { statuses.append(try await api.outcome(of: SearchByISBN(isbn: "1")).status) }
        #expect(statuses == [503, 429, 200, 200])
    }

    @Test func aBadBackend() async throws {
        let place = "data.works[0].title"
        for damage in [MockDamage.missing(place), .null(place), .wrongType(place)] {
            let api = BooksTrackClient.mock(.damaged(damage), delay: .zero)
            let answer = try await api.response(for: SearchByISBN(isbn: "1"))
            #expect(answer.issues.count == 1, "\(damage)")
        }
        let list = BooksTrackClient.mock(.damaged(.wrongType("data.works[0].subjectTags")), delay: .zero)
        #expect(try await list.response(for: SearchByISBN(isbn: "1")).issues.map(\.kind) == [.typeMismatch])
        // A test with a place that does not exist would test nothing.
        for lost in ["data.works[0].titel", "data..works"] {
            await #expect(throws: DamageFault.self) {
                try await BooksTrackClient.mock(.damaged(.null(lost)), delay: .zero).searchByISBN(isbn: "1")
            }
        }
        for damage in [MockDamage.truncated, .garbage] {
            await #expect(throws: APIClientError.self) {
                try await BooksTrackClient.mock(.damaged(damage), delay: .zero).getHealth()
            }
        }
    }

    @Test func whateverAClosureSays() async throws {
        let api = BooksTrackClient.mock(
            .answer { RawResponse(status: 204, endpoint: $0.endpoint, settings: $0.settings) }, delay: .zero)
        #expect(try await api.outcome(of: GetHealth()).status == 204)
    }

    /// The rule of the contract uses `offset`. The first page has all items that the document's example counts, and the
    /// next page has none.
    @Test func pages() async throws {
        let api = BooksTrackClient.mock(.success, delay: .zero)
        var titles: [[String?]] = []
        for offset in [nil, 0, 1, 2] {
            let page = try await api.response(for: SearchUnified(q: "x", offset: offset))
            titles.append(try page.value.payload().results.map(\.title))
        }
        #expect(titles[0].count == 1 && titles[1] == titles[0])
        #expect(titles[2].isEmpty && titles[3].isEmpty)
    }

    @Test func aStreamOfEvents() async throws {
        let api = BooksTrackClient.mock(.success, delay: .zero)
        var names: [String] = []
        for try await message in api.events(of: StreamImport(jobId: "import_1")).messages { names.append(message.name) }
        // The terminal events of the contract come last, and one of them is enough.
        #expect(names.last.map { ["completed", "failed", "canceled", "error", "timeout"].contains($0) } == true)
    }

    @Test func withoutDocumentsThereIsNoData() async throws {
        do {
            _ = try await BooksTrackClient(through: MockAPIClient(delay: .zero)).getHealth()
            Issue.record("nothing was thrown")
        } catch APIClientError.noData(let answer) {
            #expect(answer.operation == "getHealth")
        }
    }

    // MARK: Time

    @Test func delays() async throws {
        let sleeps = Recorder()
        var clock = ClientClock.system
        clock.sleep = { await sleeps.add($0) }
        clock.random = { 0.5 }
        func call(_ delay: MockDelay) async throws {
            _ = try await BooksTrackClient(
                through: MockAPIClient(serving: Mocks.catalog, delay: delay, clock: clock)
            ).getHealth()
        }
        try await call(.standard)
        try await call(.zero)
        try await call(.random(in: .milliseconds(100)...(.milliseconds(300))))
        // The delay is zero while tests run.
        try await call(.automatic)
        #expect(await sleeps.durations == [.milliseconds(500), .milliseconds(200)])
    }

    @Test func aSlowAnswerCanBeCancelled() async throws {
        let start = ContinuousClock.now
        let task = Task { try await BooksTrackClient.mock(.slow(by: .seconds(60)), delay: .zero).getHealth() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(start.duration(to: .now) < .seconds(30))
    }

    @Test func itLogsLikeTheRealOne() async throws {
        let heard = Recorder()
        let log = AttemptLog { entry in heard.entries.add(entry) }
        let mock = MockAPIClient(serving: Mocks.catalog, delay: .zero, attempts: log)
        _ = try await BooksTrackClient(through: mock).getHealth()
        #expect(heard.entries.all.map { "\($0.method) \($0.path) \($0.status ?? 0)" } == ["GET /health 200"])
    }

    actor Recorder {
        private(set) var durations: [Duration] = []
        nonisolated let entries = Entries()

        func add(_ duration: Duration) { durations.append(duration) }
    }

    final class Entries: Sendable {
        private let state = Guarded<[LogEntry]>([])

        var all: [LogEntry] { state.withLock { $0 } }
        func add(_ entry: LogEntry) { state.withLock { $0.append(entry) } }
    }
}
