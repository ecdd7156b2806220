import DTOClient
import DTORuntime
import Foundation
import LoopbackServer
import Testing

/// Pages by link, header, number, offset, cursor and last item, over sockets.
@Suite(.timeLimit(.minutes(1)))
struct PageTests {
    struct Page: Codable, Sendable {
        var items: [Int]
        var next: String?
        var total: Int?
        var more: Bool?
    }

    /// All operations respond with this page.
    protocol PageOperation: PagedOperation where Output == Page, Item == Int {}

    struct ByLink: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byLink")
        static let pagination = Pagination<ByLink>.link(next: \.next)
        func encode(into request: inout RequestEncoder) throws {}
    }

    struct ByHeader: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byHeader")
        static let pagination = Pagination<ByHeader>.linkHeader()
        func encode(into request: inout RequestEncoder) throws {}
    }

    struct ByNumber: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byNumber")
        static let pagination = Pagination<ByNumber>.page(\.page)
        var page: Int?
        func encode(into request: inout RequestEncoder) throws { try request.query("page", page) }
    }

    struct ByCursor: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byCursor")
        static let pagination = Pagination<ByCursor>.cursor(\.cursor, next: \.next)
        var cursor: String?
        func encode(into request: inout RequestEncoder) throws { try request.query("cursor", cursor) }
    }

    struct ByOffset: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byOffset")
        static let pagination = Pagination<ByOffset>.offset(\.offset, total: \.total)
        var offset: Int64 = 0
        func encode(into request: inout RequestEncoder) throws { try request.query("offset", offset) }
    }

    /// SCIM counts items from 1 (RFC 7644 section 3.4.2.4).
    struct ByPosition: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byPosition")
        static let pagination = Pagination<ByPosition>.offset(\.startIndex, first: 1, total: \.total)
        var startIndex: Int?
        func encode(into request: inout RequestEncoder) throws { try request.query("startIndex", startIndex) }
    }

    struct ByLastItem: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byLastItem")
        static let pagination = Pagination<ByLastItem>.cursor(\.after, next: \.items.last, more: \.more)
        var after: Int?
        func encode(into request: inout RequestEncoder) throws { try request.query("after", after) }
    }

    struct ByNumberAndMore: PageOperation {
        static let endpoint = APIEndpoint(.get, "/items", id: "byNumberAndMore")
        static let pagination = Pagination<ByNumberAndMore>.page(\.page, more: \.more)
        var page: Int?
        func encode(into request: inout RequestEncoder) throws { try request.query("page", page) }
    }

    /// A search whose body may have a type without a page or a cursor.
    struct ByBody: PageOperation {
        static let endpoint = APIEndpoint(.post, "/items", id: "byBody")
        static let pagination = Pagination<ByBody>.page(\.body[page: "page"])
        var body: SearchBody
        func encode(into request: inout RequestEncoder) throws { try request.body(json: body.page) }
    }

    struct ByCursorInBody: PageOperation {
        static let endpoint = APIEndpoint(.post, "/items", id: "byCursorInBody")
        static let pagination = Pagination<ByCursorInBody>.cursor(\.body[page: "cursor"], next: \.items.last)
        var body: SearchBody
        func encode(into request: inout RequestEncoder) throws { try request.body(json: body.page) }
    }

    enum SearchBody: Sendable {
        case json(page: Int?)
        case text(String)

        var page: Int? { if case .json(let page) = self { page } else { nil } }

        subscript(page _: String) -> Int? {
            get { page }
            set { if case .json = self { self = .json(page: newValue) } }
        }
    }

    /// An operation for callers with a token.
    struct Protected: PageOperation {
        static let endpoint = APIEndpoint(
            .get, "/v2/items", id: "protected", security: [[Lookup.bearer]])
        static let pagination = Pagination<Protected>.link(next: \.next)
        func encode(into request: inout RequestEncoder) throws {}
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

    @Test(arguments: [(nil, ["/items", "/items?startIndex=3"]), (3, ["/items?startIndex=3"])] as [(Int?, [String])])
    func positionsThatCountFromOne(_ start: Int?, _ targets: [String]) async throws {
        let server = try LoopbackServer { request in
            .json(
                request.target.hasSuffix("=3")
                    ? #"{"items": [3], "total": 3}"# : #"{"items": [1, 2], "total": 3}"#)
        }
        defer { server.stop() }
        _ = try await all(ByPosition(startIndex: start), server)
        #expect(server.requests.map(\.target) == targets)
    }

    @Test func aLinkThatRepeatsEndsThePages() async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "/items?page=2"}"#) }
        defer { server.stop() }
        #expect(try await all(ByLink(), server) == [1, 1])
    }

    @Test func aLinkToAnotherServerIsNotFollowed() async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "https://evil.example/items"}"#) }
        defer { server.stop() }
        await #expect(throws: PageError.foreignOrigin("evil.example")) { try await all(ByLink(), server) }
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

    /// RFC 8288, section 3: the text of a parameter may look like another parameter, names have no case, and the first
    /// `rel` counts.
    @Test(arguments: [
        (#"</b>; title="x; rel=next", </c>; rel=next"#, "/c"), (#"</b>; REL = "Next""#, "/b"),
        (#"</b>; rel=last; rel=next"#, nil), (#"</b?a=1,2>; rel="first next""#, "/b?a=1,2"), ("</b>", nil),
        ("</b>; rel=nextpage", nil), ("<", nil), ("", nil),
    ])
    func relationsOfLinks(_ value: String, _ next: String?) async throws {
        let server = try LoopbackServer { request in
            request.target == "/items"
                ? .json(#"{"items": [1]}"#, headers: [("Link", value)]) : .json(#"{"items": []}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByHeader(), server) == [1])
        #expect(server.requests.dropFirst().map(\.target) == (next.map { [$0] } ?? []))
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

    /// Each page begins after the last item of the page before. The response ends the pages, or else a page without
    /// items.
    @Test func lastItemsUntilThereIsNoMore() async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/items": .json(#"{"items": [1, 2], "more": true}"#)
            case "/items?after=2": .json(#"{"items": [3, 4]}"#)
            case "/items?after=4": .json(#"{"items": [5], "more": false}"#)
            default: .json(#"{"items": []}"#)
            }
        }
        defer { server.stop() }
        #expect(try await all(ByLastItem(), server) == [1, 2, 3, 4, 5])
        #expect(server.requests.map(\.target) == ["/items", "/items?after=2", "/items?after=4"])
        #expect(try await all(ByLastItem(after: 5), server).isEmpty)
    }

    /// A server may have no response for the page after the last one.
    @Test func numbersUntilThereIsNoMore() async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/items": .json(#"{"items": [1], "more": true}"#)
            case "/items?page=2": .json(#"{"items": [], "more": false}"#)
            default: .json("{}", status: 404)
            }
        }
        defer { server.stop() }
        #expect(try await all(ByNumberAndMore(), server) == [1])
        #expect(server.requests.map(\.target) == ["/items", "/items?page=2"])
    }

    // MARK: First and last pages

    /// A request that cannot ask for the next page must not ask for its own page again.
    @Test func aBodyWithoutAPageEndsThePages() async throws {
        let server = try LoopbackServer { request in
            let page = Int(String(decoding: request.body, as: UTF8.self)) ?? 1
            return .json(page > 3 ? #"{"items": []}"# : #"{"items": [\#(page)]}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByBody(body: .json(page: nil)), server) == [1, 2, 3])
        let before = server.requests.count
        await #expect(throws: PageError.noPlace("2")) { try await all(ByBody(body: .text("a")), server) }
        await #expect(throws: PageError.noPlace("1")) { try await all(ByCursorInBody(body: .text("a")), server) }
        #expect(server.requests.count == before + 2)
    }

    @Test func thePagesBeginWhereTheCallerSays() async throws {
        let server = try LoopbackServer { request in
            request.target == "/items?page=5" ? .json(#"{"items": []}"#) : .json(#"{"items": [1]}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByNumber(page: 3), server) == [1, 1])
        #expect(server.requests.map(\.target) == ["/items?page=3", "/items?page=4", "/items?page=5"])
    }

    @Test func offsetsUntilThereAreAsManyAsTheAnswerSays() async throws {
        let server = try LoopbackServer { request in
            request.target == "/items?offset=0"
                ? .json(#"{"items": [1, 2], "total": 3}"#) : .json(#"{"items": [3], "total": 3}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByOffset(), server) == [1, 2, 3])
        #expect(server.requests.map(\.target) == ["/items?offset=0", "/items?offset=2"])
    }

    /// Servers that do not count the items send 0 or -1 as the total.
    @Test(arguments: [0, -1])
    func aTotalOfNothingEndsNothing(_ total: Int) async throws {
        let server = try LoopbackServer { request in
            request.target == "/items?offset=2"
                ? .json(#"{"items": [], "total": \#(total)}"#) : .json(#"{"items": [1], "total": \#(total)}"#)
        }
        defer { server.stop() }
        #expect(try await all(ByOffset(), server) == [1, 1])
    }

    @Test func anOffsetBeyondAllNumbersEndsThePages() async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1, 2]}"#) }
        defer { server.stop() }
        #expect(try await all(ByOffset(offset: .max - 1), server) == [1, 2])
        #expect(server.requests.count == 1)
    }

    @Test func aCursorThatRepeatsEndsThePages() async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "a"}"#) }
        defer { server.stop() }
        #expect(try await all(ByCursor(), server) == [1, 1])
        #expect(try await all(ByCursor(cursor: "a"), server) == [1])
    }

    @Test func aPageThatLeadsToItselfIsTheLast() async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "/items"}"#) }
        defer { server.stop() }
        #expect(try await all(ByLink(), server) == [1])
    }

    @Test func theLimitEndsLinksAndCursors() async throws {
        let server = try LoopbackServer { request in
            .json(#"{"items": [1], "next": "/items?after=\#(request.target.count)"}"#)
        }
        defer { server.stop() }
        let api = TestClient(url: server.url)
        for limit in [0, 1, 3] {
            var pages = 0
            for try await _ in api.pages(of: ByLink(), limit: limit) { pages += 1 }
            var items = 0
            for try await _ in api.items(of: ByCursor(), limit: limit) { items += 1 }
            #expect(pages == limit && items == limit)
        }
    }

    // MARK: Links to other servers

    /// Another port is another origin (RFC 6454, section 5).
    @Test func nothingIsSentToAnotherOrigin() async throws {
        let stranger = try LoopbackServer { _ in .json(#"{"items": [2]}"#) }
        defer { stranger.stop() }
        let link = "\(stranger.url)/v2/items"
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "\#(link)"}"#) }
        defer { server.stop() }
        let api = TestClient(url: server.url).with(credentials: .bearer("secret"))
        var items: [Int] = []
        await #expect(throws: PageError.foreignOrigin("127.0.0.1")) {
            for try await item in api.items(of: Protected()) { items.append(item) }
        }
        // The page with the link was valid.
        #expect(items == [1])
        #expect(server.requests.compactMap { $0["Authorization"] } == ["Bearer secret"])
        #expect(stranger.requests.isEmpty)
    }

    @Test(arguments: [
        "//evil.example/items", "https://evil.example", "file:///etc/passwd", "data:,x", "ftp://127.0.0.1/items",
        "https://127.0.0.1/items", "http://127.0.0.1@evil.example/",
    ])
    func linksToElsewhereAreErrors(_ link: String) async throws {
        let server = try LoopbackServer { _ in .json(#"{"items": [1], "next": "\#(link)"}"#) }
        defer { server.stop() }
        await #expect(throws: PageError.self) { try await all(ByLink(), server) }
        #expect(server.requests.count == 1)
    }

    /// RFC 3986, section 5.2.2: a link with only a query keeps the path of the page. This also applies to the second
    /// page.
    @Test func linksAreRelativeToTheirPage() async throws {
        let server = try LoopbackServer { request in
            switch request.target {
            case "/v2/items": .json(#"{"items": [1], "next": "?page=2"}"#)
            case "/v2/items?page=2": .json(#"{"items": [2], "next": "items/last"}"#)
            default: .json(#"{"items": [3]}"#)
            }
        }
        defer { server.stop() }
        let api = TestClient(url: server.url).with(credentials: .bearer("secret"))
        var items: [Int] = []
        for try await item in api.items(of: Protected()) { items.append(item) }
        #expect(items == [1, 2, 3])
        #expect(server.requests.map(\.target) == ["/v2/items", "/v2/items?page=2", "/v2/items/last"])
    }
}

extension PageTests.PageOperation {
    static func decode(_ response: RawResponse) throws -> PageTests.Page { try response.json() }
    static func items(in output: PageTests.Page) -> [Int] { output.items }
}
