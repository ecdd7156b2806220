import BooksTrackAPI
import BooksTrackAPIMocks
@_spi(Generated) import DTOClient
import DTOContract
@_spi(Generated) import DTOMocks
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// Tests documents by name, handwritten files, recording, and two clients at once.
@Suite(.timeLimit(.minutes(1)))
struct MockFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mocks-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Each record has a sample with the document's example, so that a new property breaks no preview.
    @Test func samples() {
        #expect(ApiError.sample.code == "CIRCUIT_OPEN" && ApiError.sample.retryable == true)
        #expect(Book.sample == Book.sample)
    }

    @Test func loading() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let envelope: BookSearchEnvelope = try MockDataLoader.load("mock_v1_search_isbn_get")
        #expect(try envelope.payload().works.count == 1)
        #expect(try MockDataLoader.loadRawData("mock_v1_search_isbn_get.json").first == UInt8(ascii: "{"))
        #expect(!Data.fixture("mock_v1_search_isbn_get").isEmpty)
        // This is the signature of PNG (second edition, section 5.2).
        #expect(Data.stubAvatarImage.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    @Test func whatCannotBeLoaded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["mock_nothing_get", "../mock_v1_search_isbn_get", ""] {
            do {
                _ = try MockDataLoader.loadRawData(name)
                Issue.record("\(name) is there")
            } catch MockDataError.fileNotFound(let missing) {
                #expect(missing == name)
            }
        }
        do {
            _ = try MockDataLoader.load("mock_v1_search_isbn_get", as: Int.self)
            Issue.record("an object is no number")
        } catch MockDataError.decodingFailed(let name, let error) {
            #expect(name == "mock_v1_search_isbn_get")
            #expect(error is DecodingError)
        }
        try write("mock_health_get.json", "{")
        let broken = MockDataLoader(Mocks.catalog, files: MockFiles(folder: folder))
        #expect(throws: MockDataError.self) { try broken.load("mock_health_get", as: JSONValue.self) }
    }

    @Test func filesByHandGoFirst() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            "mock_health_get.json", #"{"status": "by hand", "timestamp": "2026-01-01T00:00:00Z", "version": "1"}"#)
        try write("mock_api_users_123_get.json", #"{"id": "123"}"#)
        try write("mock_health_get.503.json", #"{"success": false, "error": {"code": "DOWN", "message": "By hand."}}"#)
        let mock = MockAPIClient(serving: Mocks.catalog, files: MockFiles(folder: folder), delay: .zero)
        let raw = try await BooksTrackClient(through: mock).rawResponse(for: GetHealth())
        #expect(String(decoding: raw.body, as: UTF8.self).contains("by hand"))
        struct User: Decodable, Sendable { var id: String }
        let user: User = try await mock.get(url: "https://api.example.com/api/users/123")
        #expect(user.id == "123")
        mock.scenario = .failure(status: 503)
        let failed = try await BooksTrackClient(through: mock).rawResponse(for: GetHealth())
        #expect(failed.status == 503)
        #expect(String(decoding: failed.body, as: UTF8.self).contains("By hand."))
    }

    @Test func aFileThatTheContractDoesNotAllow() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("mock_v1_search_isbn_get.json", #"{"data": {"works": 1}, "metadata": {}}"#)
        let check = MockCheck(SearchByISBN.self, in: Mocks.catalog, files: MockFiles(folder: folder))
        #expect(throws: MockCheck.Faults.self) { try check.verify() }
        try MockCheck(SearchByISBN.self, in: Mocks.catalog).verify()
    }

    /// A file may have the name of one URL, or its own suffix.
    @Test(arguments: ["mock_api_v2_imports_other_get.json", "mock_api_v2_imports_import_abc123_get.mine.json"])
    func aFileOfOneURLIsCheckedToo(_ name: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(name, #"{"data": 1, "metadata": {}}"#)
        let files = MockFiles(folder: folder)
        #expect(throws: MockCheck.Faults.self) {
            try MockCheck(GetImportStatus.self, in: Mocks.catalog, files: files).verify()
        }
        // A file must not belong to another operation, whose path fits its name better.
        try write("mock_api_v2_imports_other_results_get.json", #"{"data": 1, "metadata": {}}"#)
        #expect(throws: MockCheck.Faults.self) {
            try MockCheck(GetImportResults.self, in: Mocks.catalog, files: files).verify()
        }
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        try MockCheck(GetImportStatus.self, in: Mocks.catalog, files: files).verify()
        try MockCheck(GetHealth.self, in: Mocks.catalog, files: files).verify()
    }

    @Test func linksLeadToTheServer() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = MockCatalog(
            baseURL: "https://api.example.com/",
            [
                MockOperation(
                    "list", .get, "/list",
                    documents: [.json("mock_list_get", status: 200, #"{"next": "{{BASE_URL}}/list?page=2"}"#)])
            ])
        func next(_ loader: MockDataLoader) throws -> String? {
            try loader.load("mock_list_get", as: [String: String].self)["next"]
        }
        #expect(try next(MockDataLoader(catalog)) == "https://api.example.com/list?page=2")
        #expect(try next(MockDataLoader(catalog, baseURL: "http://[::1]:80")) == "http://[::1]:80/list?page=2")
    }

    @Test func oneMockedAndOneReal() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let real = MockAPIClient(delay: .zero)
        real.respond(to: "getHealth", json: #"{"status": "real"}"#)
        let mock = MockAPIClient(serving: Mocks.catalog, delay: .zero)
        let api = BooksTrackClient(through: RoutingClient(real).sending(SearchByISBN.self, to: mock))
        _ = try await api.searchByISBN(isbn: "1")
        _ = try await api.rawResponse(for: GetHealth())
        #expect(real.recordedCalls.map(\.endpoint.id) == ["getHealth"])
        #expect(mock.recordedCalls.map(\.endpoint.id) == ["searchByISBN"])
    }

    /// Recorded responses are played back without their secrets.
    @Test func recording() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let real = MockAPIClient(delay: .zero)
        real.respond(
            to: "getHealth",
            json:
                #"{"status": "real", "authToken": "t0p", "self": "https://api.oooefam.net/health", "list": [{"password": "p"}]}"#
        )
        real.respond(to: "searchByISBN", status: 404, json: #"{"success": false, "error": {"code": "NOT_FOUND"}}"#)
        let api = BooksTrackClient(through: RecordingClient(real, into: folder, naming: Mocks.catalog))
        _ = try await api.rawResponse(for: GetHealth())
        _ = try await api.rawResponse(for: SearchByISBN(isbn: "1"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["mock_health_get.json", "mock_v1_search_isbn_get.404.json"])
        let text = try String(contentsOf: folder.appendingPathComponent("mock_health_get.json"), encoding: .utf8)
        #expect(!text.contains("t0p") && !text.contains(#""p""#))
        #expect(text.contains("{{BASE_URL}}/health"))
        let replayed = MockAPIClient(serving: Mocks.catalog, files: MockFiles(folder: folder), delay: .zero)
        let answer = try await BooksTrackClient(through: replayed).rawResponse(for: GetHealth())
        let json = try JSONDecoder().decode([String: JSONValue].self, from: answer.body)
        #expect(json["status"] == "real" && json["self"] == "https://api.oooefam.net/health")
        replayed.use(.failure(status: 404), for: SearchByISBN.self)
        let outcome = try await BooksTrackClient(through: replayed).outcome(of: SearchByISBN(isbn: "1"))
        #expect(outcome.status == 404 && outcome.failure?.code == "NOT_FOUND")
    }

    @Test func operationsByTheirPaths() {
        defer { try? FileManager.default.removeItem(at: folder) }
        func id(_ method: HTTPMethod, _ path: String) -> String? { Mocks.catalog.operation(of: method, path: path)?.id }
        #expect(id(.get, "/health") == "getHealth")
        #expect(id(.get, "/api/v2/imports/abc") == "getImportStatus")
        #expect(id(.get, "/api/v2/imports/abc/stream") == "streamImport")
        #expect(id(.put, "/health") == nil)
        #expect(MockCatalog.name(of: .get, "/api/users/123") == "mock_api_users_123_get")
        #expect(MockCatalog.name(of: .get, "/api/users/") == "mock_api_users_get")
    }
}
