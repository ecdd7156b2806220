import DTOClient
import Foundation
import LoopbackServer
import Testing

/// Pages by link, header, number, offset and cursor, over sockets.
@Suite(.timeLimit(.minutes(1)))
struct PageTests {
    struct Page: Codable, Sendable {
        var items: [Int]
        var next: String?
    }

    struct ByLink: PagedOperation {
        static let endpoint = Endpoint(.get, "/items", id: "byLink")
        static let pagination = Pagination<ByLink>.link(\.next)
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws -> Page { try response.json() }
        static func items(in output: Page) -> [Int] { output.items }
    }

    struct ByHeader: PagedOperation {
        static let endpoint = Endpoint(.get, "/items", id: "byHeader")
        static let pagination = Pagination<ByHeader>.linkHeader
        func encode(into request: inout RequestEncoder) throws {}
        static func decode(_ response: RawResponse) throws -> Page { try response.json() }
        static func items(in output: Page) -> [Int] { output.items }
    }

    struct ByNumber: PagedOperation {
        static let endpoint = Endpoint(.get, "/items", id: "byNumber")
        static let pagination = Pagination<ByNumber>.page(first: 1) { $0.page = $1 }
        var page: Int?
        func encode(into request: inout RequestEncoder) throws { try request.query("page", page) }
        static func decode(_ response: RawResponse) throws -> Page { try response.json() }
        static func items(in output: Page) -> [Int] { output.items }
    }

    struct ByCursor: PagedOperation {
        static let endpoint = Endpoint(.get, "/items", id: "byCursor")
        static let pagination = Pagination<ByCursor>.cursor(\.next) { $0.cursor = $1 }
        var cursor: String?
        func encode(into request: inout RequestEncoder) throws { try request.query("cursor", cursor) }
        static func decode(_ response: RawResponse) throws -> Page { try response.json() }
        static func items(in output: Page) -> [Int] { output.items }
    }

    private func all<Operation: PagedOperation>(
        _ operation: Operation, _ server: LoopbackServer
    ) async throws -> [Operation.Item] {
        var items: [Operation.Item] = []
        for try await item in TestClient(url: server.url).items(of: operation) { items.append(item) }
        return items
    }

    @Test func linksInTheBody() async throws {
        let server = try LoopbackServer { request in
            request.target == "/items"
                ? .json(#"{"items": [1, 2], "next": "/items?page=2"}"#) : .json(#"{"items": [3], "next": null}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByLink(), server) == [1, 2, 3])
        #expect(server.requests.map(\.target) == ["/items", "/items?page=2"])
    }

    @Test func aLinkThatRepeatsEndsThePages() async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "/items?page=2"}"#) }
        defer { server.stop() }
        #expect(try await all(ByLink(), server) == [1, 1])
    }

    @Test func aLinkToAnotherServerIsNotFollowed() async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "https://evil.example/items"}"#) }
        defer { server.stop() }
        await #expect(throws: JobClientError.foreignHost("evil.example")) { try await all(ByLink(), server) }
    }

    @Test func linksInTheHeader() async throws {
        let server = try LoopbackServer { request in
            request.target == "/items"
                ? .json(
                    #"{"items": [1]}"#,
                    headers: [("Link", #"</items?p=1>; rel="prev first"; title="a, b", </items?p=2>; rel="next""#)])
                : .json(#"{"items": [2]}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByHeader(), server) == [1, 2])
        #expect(server.requests.last?.target == "/items?p=2")
    }

    @Test func numbersUntilAPageIsEmpty() async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/items": .json(#"{"items": [1, 2]}"#)
            case "/items?page=2": .json(#"{"items": [3]}"#)
            default: .json(#"{"items": []}"#)
            }
        }
        defer { server.stop() }
        #expect(try await all(ByNumber(), server) == [1, 2, 3])
        var count = 0
        for try await _ in TestClient(url: server.url).pages(of: ByNumber(), limit: 1) { count += 1 }
        #expect(count == 1)
    }

    @Test func cursorsUntilThereIsNone() async throws {
        let server = try LoopbackServer { request in
            request.target == "/items"
                ? .json(#"{"items": [1], "next": "a&b"}"#) : .json(#"{"items": [2], "next": ""}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByCursor(), server) == [1, 2])
        #expect(server.requests.last?.target == "/items?cursor=a%26b")
    }
}
