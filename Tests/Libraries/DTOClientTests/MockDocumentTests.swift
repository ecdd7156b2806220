@_spi(Generated) import DTOClient
import DTOContract
@_spi(Generated) import DTOMocks
@_spi(Generated) import DTORuntime
import Foundation
import Testing

/// The files that a recording client writes, and responses of a mock to unusual parameters.
@Suite(.timeLimit(.minutes(1)))
struct MockDocumentTests {
    private static let endpoint = APIEndpoint(.get, "/items", id: "items")

    private func call(_ query: String = "") throws -> APICall {
        let url = try #require(URL(string: "http://localhost/items\(query)"))
        return APICall(endpoint: Self.endpoint, request: HTTPRequest(method: .get, url: url))
    }

    /// If a key names secrets, everything below it is secret, whatever its type is.
    @Test func nothingBelowASecretIsRecorded() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorded-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let real = MockAPIClient(delay: .zero)
        real.respond(
            to: "items",
            json: #"""
                {"tokens": ["s3cret-a"], "credentials": {"user": {"name": "s3cret-b"}}, "pin": 490817, "otp": 49.0817,
                 "password": null, "isSecret": true, "items": [{"title": "One"}]}
                """#)
        _ = try await RecordingClient(real, into: folder).perform(call())
        let text = try String(contentsOf: folder.appendingPathComponent("mock_items_get.json"), encoding: .utf8)
        #expect(!text.contains("s3cret"))
        #expect(!text.contains("0817"))
        let json = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        #expect(
            json == [
                "tokens": ["***"], "credentials": ["user": ["name": "***"]], "pin": 0, "otp": 0, "password": nil,
                "isSecret": true, "items": [["title": "One"]],
            ])
    }

    /// Large or many responses do not fill the disk, and the call continues.
    @Test func recordingEndsSomewhere() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorded-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let real = MockAPIClient(delay: .zero)
        let told = Shared<[RecordingLimit]>([])
        let recording = RecordingClient(real, into: folder, fileLimit: 2, sizeLimit: 40) { error in
            if let limit = error as? RecordingLimit { told.change { $0.append(limit) } }
        }
        func answer(_ path: String, _ json: String) async throws {
            real.respond(to: path, json: json)
            let url = try #require(URL(string: "http://localhost/\(path)"))
            let endpoint = APIEndpoint(.get, "/\(path)", id: path)
            let call = APICall(endpoint: endpoint, request: HTTPRequest(method: .get, url: url))
            let response = try await recording.perform(call)
            #expect(response.status == 200)
        }
        try await answer("a", "[1]")
        try await answer("large", "[\"\(String(repeating: "a", count: 40))\"]")
        try await answer("b", "[2]")
        try await answer("c", "[3]")
        // An existing file may be changed.
        try await answer("a", "[4]")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["mock_a_get.json", "mock_b_get.json"])
        let changed = try Data(contentsOf: folder.appendingPathComponent("mock_a_get.json"))
        #expect(try JSONDecoder().decode([Int].self, from: changed) == [4])
        let limits = told.value
        #expect(limits.count == 2)
        if case .size("mock_large_get.json", _, limit: 40)? = limits.first {} else { Issue.record("\(limits)") }
        #expect(limits.last == .files(file: "mock_c_get.json", limit: 2))
    }

    /// Every requested number has a page.
    @Test(arguments: [
        (MockOperation.Pages.offset("p", size: 3), "9223372036854775807", "[]"),
        (.offset("p", size: 3), "-9223372036854775808", "[1]"), (.offset("p", size: 3), "3", "[2]"),
        (.offset("p", size: 3), "2", "[2]"), (.offset("p", size: 3), "4", "[]"), (.offset("p", size: 3), "0", "[1]"),
        (.offset("p", size: 3, first: 1), "3", "[2]"), (.offset("p", size: 3, first: 1), "4", "[2]"),
        (.offset("p", size: 3, first: 1), "1", "[1]"), (.offset("p", size: 3, first: 1), "5", "[]"),
        (.lastItem("p", items: [], member: []), "1", "[2]"), (.lastItem("p", items: [], member: []), "2", "[]"),
        (.lastItem("p", items: [], member: []), "", "[1]"), (.lastItem("p", items: ["a"], member: ["b"]), "1", "[]"),
        (.page("p", first: 1), "-9223372036854775808", "[1]"), (.page("p", first: -1), "9223372036854775807", "[]"),
    ])
    func anyNumberOfAPage(_ pages: MockOperation.Pages, _ number: String, _ body: String) async throws {
        let documents = [("", "[1]"), (".page2", "[2]"), (".empty", "[]")].map {
            MockDocument.json("mock_items_get\($0)", status: 200, $1)
        }
        let catalog = MockCatalog([MockOperation("items", .get, "/items", pages: pages, documents: documents)])
        let answer = try await MockAPIClient(serving: catalog, delay: .zero).perform(call("?p=\(number)"))
        #expect(String(decoding: answer.body, as: UTF8.self) == body)
    }

    /// The first page has all items.
    @Test func withoutASecondPage() async throws {
        let documents = [("", "[1]"), (".empty", "[]")].map {
            MockDocument.json("mock_items_get\($0)", status: 200, $1)
        }
        let pages = MockOperation.Pages.page("p", first: 1)
        let catalog = MockCatalog([MockOperation("items", .get, "/items", pages: pages, documents: documents)])
        let mock = MockAPIClient(serving: catalog, delay: .zero)
        let bodies = [try await mock.perform(call("?p=1")).body, try await mock.perform(call("?p=2")).body]
        #expect(bodies.map { String(decoding: $0, as: UTF8.self) } == ["[1]", "[]"])
    }

    /// The response for 400 is not the response for 404.
    @Test(arguments: [
        ([".400"], ""), ([".400", ".4XX"], "4XX"), ([".4XX", ".default"], "4XX"), ([".5XX", ".default"], "default"),
        ([".404", ".4XX"], "404"),
    ])
    func aDocumentBelongsToItsStatuses(_ suffixes: [String], _ body: String) async throws {
        let documents =
            [MockDocument.json("mock_items_get", status: 200, "[]")]
            + suffixes.map { .text("mock_items_get\($0)", status: 400, type: nil, String($0.dropFirst())) }
        let catalog = MockCatalog([MockOperation("items", .get, "/items", documents: documents)])
        let mock = MockAPIClient(serving: catalog, scenario: .failure(status: 404), delay: .zero)
        let answer = try await mock.perform(call())
        #expect(answer.status == 404 && String(decoding: answer.body, as: UTF8.self) == body)
    }

    /// A hand-written document for a class of statuses needs no document in the contract.
    @Test(arguments: [([".4XX", ".default"], "4XX"), ([".default"], "default"), ([".404", ".4XX"], "404")])
    func aFileBelongsToItsStatuses(_ suffixes: [String], _ body: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("statuses-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for suffix in suffixes {
            let file = folder.appendingPathComponent("mock_items_get\(suffix).txt")
            try Data(suffix.dropFirst().utf8).write(to: file)
        }
        let catalog = MockCatalog([
            MockOperation("items", .get, "/items", documents: [.json("mock_items_get", status: 200, "[]")])
        ])
        let files = MockFiles(folder: folder)
        let mock = MockAPIClient(serving: catalog, scenario: .failure(status: 404), files: files, delay: .zero)
        let answer = try await mock.perform(call())
        #expect(answer.status == 404 && String(decoding: answer.body, as: UTF8.self) == body)
    }

    /// A hand-written stream may have any form of the specification (WHATWG HTML, section 9.2.6): without a space after
    /// the colon, and with CR LF.
    @Test(arguments: [
        "id: 1\ndata: a\n\nid: 2\ndata: b\n\n", "id:1\ndata:a\n\nid:2\ndata:b\n",
        "id:1\r\ndata: a\r\n\r\nid: 2\r\ndata:b\r\n\r\n",
    ])
    func aStreamByHandResumes(_ text: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("streams-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("mock_items_get.events"))
        let mock = MockAPIClient(files: MockFiles(folder: folder), delay: .zero)
        var call = try call()
        call.request.headers["Last-Event-ID"] = "1"
        let rest = String(decoding: try await mock.perform(call).body, as: UTF8.self)
        #expect(rest.contains("b") && !rest.contains("a\n") && !rest.contains("a\r"))
        call.request.headers["Last-Event-ID"] = "2"
        #expect(try await mock.perform(call).status == 204)
    }
}
