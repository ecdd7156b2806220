import DTOContract
import DTORuntime
import Foundation
import Testing

@testable import DTOMockServer

/// Tests that a page has the requested items, and that its numbers, totals and links are correct.
@Suite(.timeLimit(.minutes(1))) struct PageTests {
    private static func contract(
        _ pages: RuntimePages?, _ text: String, headers: [RuntimeHeader] = [], schema: String? = nil
    ) -> RuntimeContract {
        let schemas = schema.flatMap { JSONValue(bytes: Data($0.utf8)) }.map { SchemaSet([$0], dialect: .jsonSchema) }
        let content = RuntimeContent(
            mediaType: "application/json", examples: [ContractSample.json("all", text)],
            schema: schemas == nil ? nil : 0)
        return RuntimeContract(
            title: "Books", basePaths: [],
            operations: [
                RuntimeOperation(
                    id: "listBooks", method: "GET", path: "/books",
                    answers: [RuntimeAnswer(status: "200", contents: [content], headers: headers)], pages: pages),
                RuntimeOperation(
                    id: "searchBooks", method: "POST", path: "/books/search",
                    answers: [RuntimeAnswer(status: "200", contents: [content])], pages: pages),
                RuntimeOperation(
                    id: "addBook", method: "POST", path: "/books",
                    answers: [ContractSample.answer("201", #"{"id":1}"#)]),
                RuntimeOperation(
                    id: "getBook", method: "GET", path: "/books/{id}",
                    answers: [ContractSample.answer("200", #"{"id":1}"#)]),
            ], schemas: schemas ?? SchemaSet([], dialect: .jsonSchema))
    }

    private static let text =
        #"{"data":[{"id":1},{"id":2},{"id":3}],"meta":{"hasNext":true,"limit":20,"page":1,"total":850,"totalPages":43}}"#

    private static let numbered = RuntimePages(
        step: .page(parameter: "page", first: 1), sizeParameter: "limit", items: ["data"], total: ["meta", "total"])

    private func answers(
        _ contract: RuntimeContract, _ targets: [String], isStateful: Bool = false, prefer: String? = nil
    ) -> [MockHTTPResponse] {
        var options = MockOptions()
        options.isStateful = isStateful
        let service = ContractService(contract, options: options)
        return targets.map { target in
            let line = target.split(separator: " ", maxSplits: 2).map(String.init)
            let parts = line[1].split(separator: "?", maxSplits: 1)
            var headers: HTTPHeaders = ["Host": "localhost:4010"]
            headers["Prefer"] = prefer
            return service.response(
                to: MockHTTPRequest(
                    method: HTTPMethod(rawValue: line[0]), path: String(parts[0]), target: line[1],
                    queryItems: parts.count > 1 ? MockHTTPRequest.items(parts[1]) : [], headers: headers,
                    body: line.count > 2 ? Data(line[2].utf8) : nil))
        }
    }

    /// A page can be requested in the body, as in the query. A body of another form requests no page.
    @Test(
        arguments: [
            (#"{"page":2,"limit":2}"#, [3]), (#"{"page":1,"limit":2}"#, [1, 2]), (#"{"page":3,"limit":2}"#, []),
            ("{}", [1, 2, 3]), ("[1]", [1, 2, 3]), ("text", [1, 2, 3]),
        ] as [(String, [Int])])
    func aBodyAsksForAPage(_ body: String, _ expected: [Int]) throws {
        let text = try #require(bodies(Self.contract(Self.numbered, Self.text), ["POST /books/search \(body)"]).first)
        let items = JSONValue(bytes: Data(text.utf8))?["data"]?.arrayValue
        #expect(items?.map { $0["id"]?.integerValue } == expected.map { Int64($0) })
    }

    private func bodies(
        _ contract: RuntimeContract, _ targets: [String], isStateful: Bool = false, prefer: String? = nil
    ) -> [String] {
        answers(contract, targets, isStateful: isStateful, prefer: prefer).map {
            String(decoding: $0.body ?? Data(), as: UTF8.self)
        }
    }

    @Test func aPageSaysWhichItIs() {
        let bodies = bodies(
            Self.contract(Self.numbered, Self.text),
            [
                "GET /books", "GET /books?limit=2&page=1", "GET /books?limit=2&page=2", "GET /books?page=2",
                "GET /books?page=9223372036854775807&limit=2", "GET /books?page=-9223372036854775808&limit=2",
            ])
        // An example is complete until a request asks for a part of it.
        #expect(bodies[0] == Self.text)
        #expect(
            bodies[1]
                == #"{"data":[{"id":1},{"id":2}],"meta":{"hasNext":true,"limit":2,"page":1,"total":3,"totalPages":2}}"#)
        #expect(
            bodies[2] == #"{"data":[{"id":3}],"meta":{"hasNext":false,"limit":2,"page":2,"total":3,"totalPages":2}}"#)
        #expect(bodies[3] == #"{"data":[],"meta":{"hasNext":false,"limit":3,"page":2,"total":3,"totalPages":1}}"#)
        #expect(bodies[4].hasPrefix(#"{"data":[],"#) && bodies[4].contains(#""total":3"#))
        #expect(bodies[5].hasPrefix(#"{"data":[{"id":1},{"id":2}],"#))
    }

    /// Numbers that are too large give pages without items, or the first page. Each query has the number of items out
    /// of three for five kinds of pages: counted from 1, from the largest number, from the smallest number, by offset,
    /// and by cursor.
    @Test(arguments: [
        ("page=9223372036854775807&limit=1", [0, 0, 0, 1, 1]),
        ("page=-9223372036854775808&limit=9223372036854775807", [3, 3, 3, 3, 3]),
        ("page=-1", [3, 3, 0, 3, 3]), ("limit=-1&page=2", [0, 3, 0, 3, 3]),
        ("offset=9223372036854775807&limit=1", [1, 1, 1, 0, 1]), ("offset=-9223372036854775808", [3, 3, 3, 3, 3]),
        ("after=9223372036854775807&limit=1", [1, 1, 1, 1, 0]), ("after=-1&limit=2", [2, 2, 2, 2, 2]),
    ])
    func numbersBeyondAllPages(query: String, counts: [Int]) throws {
        let steps: [RuntimePages.Step] = [
            .page(parameter: "page", first: 1), .page(parameter: "page", first: .max),
            .page(parameter: "page", first: .min),
            .offset(parameter: "offset"), .cursor(parameter: "after"),
        ]
        for (step, count) in zip(steps, counts) {
            let pages = RuntimePages(
                step: step, sizeParameter: "limit", size: .max, items: ["data"], total: ["meta", "total"],
                isLinked: true)
            for isStateful in [false, true] {
                let body = try #require(
                    answers(Self.contract(pages, Self.text), ["GET /books?" + query], isStateful: isStateful)[0].body)
                let list = try #require(JSONValue(bytes: body)?["data"]?.arrayValue)
                // A page never skips an item and shows a later one.
                #expect(list.map { $0["id"]?.integerValue } == (1...3).prefix(count).map(Int64.init), "\(step)")
            }
        }
    }

    @Test func anExampleThatIsAskedForStays() {
        let contract = Self.contract(Self.numbered, Self.text)
        #expect(bodies(contract, ["GET /books?page=2"], prefer: "example=all") == [Self.text])
    }

    @Test func whatIsRememberedIsCounted() {
        let bodies = bodies(
            Self.contract(Self.numbered, Self.text),
            ["POST /books {}", "GET /books", "GET /books?limit=3&page=2"], isStateful: true)
        #expect(bodies[1].contains(#""meta":{"hasNext":false,"limit":4,"page":1,"total":4,"totalPages":1}"#))
        #expect(bodies[2].contains(#""meta":{"hasNext":false,"limit":3,"page":2,"total":4,"totalPages":2}"#))
        #expect(bodies[2].hasPrefix(#"{"data":[{"id":4}],"#))
    }

    /// Only objects are stored.
    @Test func itemsThatAreTexts() {
        let text = #"{"items":["a","b"]}"#
        let contract = RuntimeContract(
            title: "Tags", basePaths: [],
            operations: [
                RuntimeOperation(
                    id: "listTags", method: "GET", path: "/tags", answers: [ContractSample.answer("200", text)],
                    pages: RuntimePages(
                        step: .page(parameter: "page", first: 1), sizeParameter: "limit", items: ["items"])),
                RuntimeOperation(
                    id: "addTag", method: "POST", path: "/tags",
                    answers: [ContractSample.answer("201", #"{"id":"a"}"#)]),
                RuntimeOperation(
                    id: "getTag", method: "GET", path: "/tags/{id}",
                    answers: [ContractSample.answer("200", #"{"id":"a"}"#)]),
            ])
        let targets = ["GET /tags", #"POST /tags {"id":"c"}"#, "GET /tags", "GET /tags?limit=1&page=2"]
        let bodies = bodies(contract, targets, isStateful: true)
        #expect([bodies[0], bodies[2], bodies[3]] == [text, text, #"{"items":["b"]}"#])
    }

    @Test func cursorsLeadOn() {
        let pages = RuntimePages(
            step: .cursor(parameter: "after"), sizeParameter: "limit", items: ["data"], next: ["next"])
        let contract = Self.contract(pages, #"{"data":[{"id":1},{"id":2},{"id":3}],"next":"abc"}"#)
        #expect(
            bodies(contract, ["GET /books?limit=2", "GET /books?limit=2&after=2", "GET /books?after=abc"]) == [
                #"{"data":[{"id":1},{"id":2}],"next":"2"}"#, #"{"data":[{"id":3}],"next":null}"#,
                #"{"data":[],"next":null}"#,
            ])
    }

    /// A page has the items after the item that the request names. If several items have this id, the last of them
    /// counts, so that no page leads to itself.
    @Test func lastItemsLeadOn() {
        let pages = RuntimePages(
            step: .lastItem(parameter: "after", member: ["id"]), sizeParameter: "limit", items: ["data"],
            more: ["goesOn"])
        let contract = Self.contract(
            pages, #"{"data":[{"id":"a"},{"id":7},{"id":7},{"id":"c"}],"goesOn":true,"hasMore":true}"#)
        let targets = [
            "GET /books?limit=2", "GET /books?limit=2&after=7", "GET /books?after=a&limit=1", "GET /books?after=c",
            "GET /books?after=other", "GET /books?after=&limit=3",
        ]
        func page(_ items: String, goesOn: Bool) -> String {
            #"{"data":[\#(items)],"goesOn":\#(goesOn),"hasMore":\#(goesOn)}"#
        }
        #expect(
            bodies(contract, targets) == [
                page(#"{"id":"a"},{"id":7}"#, goesOn: true), page(#"{"id":"c"}"#, goesOn: false),
                page(#"{"id":7}"#, goesOn: true), page("", goesOn: false), page("", goesOn: false),
                page(#"{"id":"a"},{"id":7},{"id":7}"#, goesOn: true),
            ])
    }

    /// Properties that repeat the ids of a page's first and last items are corrected.
    @Test func identitiesBesideTheItems() {
        let pages = RuntimePages(
            step: .lastItem(parameter: "after", member: ["id"]), sizeParameter: "limit", items: ["data"])
        let contract = Self.contract(
            pages, #"{"data":[{"id":"a"},{"id":"b"},{"id":"c"}],"first_id":"a","last_id":"c"}"#)
        #expect(
            bodies(contract, ["GET /books?limit=1", "GET /books?limit=2&after=a", "GET /books?after=c"]) == [
                #"{"data":[{"id":"a"}],"first_id":"a","last_id":"a"}"#,
                #"{"data":[{"id":"b"},{"id":"c"}],"first_id":"b","last_id":"c"}"#,
                #"{"data":[],"first_id":null,"last_id":null}"#,
            ])
        // Other kinds of pages do not change identities.
        let numbered = Self.contract(
            Self.numbered, #"{"data":[{"id":"a"},{"id":"b"}],"last_id":"x","meta":{"total":2}}"#)
        #expect(
            bodies(numbered, ["GET /books?limit=1"]) == [#"{"data":[{"id":"a"}],"last_id":"x","meta":{"total":2}}"#])
    }

    /// The cursor of the document is in a response with all items.
    @Test func theDocumentsCursorLeadsBehindTheLastItem() {
        let pages = RuntimePages(
            step: .cursor(parameter: "after"), sizeParameter: "limit", items: ["data"], next: ["next"])
        let targets = ["GET /books?after=2", "GET /books?limit=20&after=2", "GET /books?limit=2&after=2"]
        for next in ["2", #""2""#] {
            let contract = Self.contract(pages, #"{"data":[{"id":1},{"id":2},{"id":3}],"next":\#(next)}"#)
            #expect(
                bodies(contract, targets) == [
                    #"{"data":[],"next":null}"#, #"{"data":[],"next":null}"#, #"{"data":[{"id":3}],"next":null}"#,
                ])
        }
        // The last cursor of the server may equal that of the document.
        let contract = Self.contract(pages, #"{"data":[{"id":1},{"id":2},{"id":3}],"next":"3"}"#)
        #expect(bodies(contract, ["GET /books?limit=2&after=2"]) == [#"{"data":[{"id":3}],"next":null}"#])
    }

    // MARK: Schemas

    private static let links = RuntimePages(
        step: .page(parameter: "page", first: 1), sizeParameter: "limit", items: ["data"], next: ["next"])

    /// A client that follows links ends at a link to the current page.
    @Test func aLinkThatIsAlwaysThere() {
        let contract = Self.contract(
            Self.links, #"{"data":[{"id":1},{"id":2},{"id":3}],"next":"https://api.example.com/books?page=2"}"#,
            schema:
                #"{"required": ["next"], "properties": {"next": {"type": "string", "format": "uri", "minLength": 1}}}"#)
        #expect(
            bodies(contract, (1...3).map { "GET /books?limit=2&page=\($0)" }) == [
                #"{"data":[{"id":1},{"id":2}],"next":"http://localhost:4010/books?limit=2&page=2"}"#,
                #"{"data":[{"id":3}],"next":"http://localhost:4010/books?limit=2&page=3"}"#,
                #"{"data":[],"next":"http://localhost:4010/books?limit=2&page=3"}"#,
            ])
    }

    /// A client that reads pages until one is empty also ends.
    @Test func aPageWithoutItemsThatTheSchemaDoesNotAllow() {
        let contract = Self.contract(
            Self.numbered, Self.text,
            schema:
                #"{"properties": {"data": {"minItems": 1}, "meta": {"properties": {"limit": {"minimum": 10}}}}}"#)
        #expect(
            bodies(contract, ["GET /books?limit=2&page=3"]) == [
                #"{"data":[],"meta":{"hasNext":false,"limit":20,"page":3,"total":3,"totalPages":2}}"#
            ])
    }

    /// The value that ends the links of `next` may not be allowed for `prev`.
    @Test func membersOfDifferentSchemas() {
        let contract = Self.contract(
            Self.links, #"{"data":[{"id":1},{"id":2},{"id":3}],"next":"/books?page=2","prev":"/books?page=0"}"#,
            schema: #"""
                {"required": ["next"],
                 "properties": {"next": {"type": ["string", "null"], "minLength": 1}, "prev": {"type": "string", "minLength": 1}}}
                """#)
        #expect(
            bodies(contract, ["GET /books"], isStateful: true) == [
                #"{"data":[{"id":1},{"id":2},{"id":3}],"next":null}"#
            ])
    }

    // MARK: Links

    /// A plus in a query means a space.
    @Test func aPlusStaysOne() {
        let contract = Self.contract(Self.links, #"{"data":[{"id":1},{"id":2}],"next":null}"#)
        #expect(
            bodies(contract, ["GET /books?since=2024-01-01T00:00:00%2B02:00&q=a+b&limit=1"]) == [
                #"{"data":[{"id":1}],"next":"http://localhost:4010/books?since=2024-01-01T00:00:00%2B02:00&q=a%20b&limit=1&page=2"}"#
            ])
    }

    @Test func linksLeadToThisServer() {
        let pages = RuntimePages(
            step: .page(parameter: "page", first: 1), sizeParameter: "limit", items: ["results"],
            next: ["info", "next"])
        let contract = Self.contract(
            pages,
            #"{"info":{"count":826,"next":"https://api.example.com/books?page=2","pages":42,"prev":null},"results":[{"id":1},{"id":2}]}"#
        )
        #expect(
            bodies(contract, ["GET /books?limit=1", "GET /books?limit=1&page=2"]) == [
                #"{"info":{"count":2,"next":"http://localhost:4010/books?limit=1&page=2","pages":2,"prev":null},"results":[{"id":1}]}"#,
                #"{"info":{"count":2,"next":null,"pages":2,"prev":"http://localhost:4010/books?limit=1&page=1"},"results":[{"id":2}]}"#,
            ])
    }

    @Test func headersLeadOn() {
        let pages = RuntimePages(
            step: .page(parameter: "page", first: 1), sizeParameter: "limit", items: [], isLinked: true)
        let contract = Self.contract(
            pages, #"[{"id":1},{"id":2}]"#,
            headers: [
                RuntimeHeader(
                    name: "Link", isRequired: false, example: "</books?page=7,8>; rel=\"next\", </books>; rel=first")
            ])
        let found = answers(contract, ["GET /books", "GET /books?limit=1", "GET /books?limit=1&page=2"])
        #expect(found[0].headers["Link"] == "</books?page=7,8>; rel=\"next\", </books>; rel=first")
        #expect(
            found[1].headers["Link"]
                == "</books>; rel=first, <http://localhost:4010/books?limit=1&page=2>; rel=\"next\"")
        #expect(
            found[2].headers["Link"]
                == "</books>; rel=first, <http://localhost:4010/books?limit=1&page=1>; rel=\"prev\"")
    }

    /// A header with a link to the next page needs no rule. Other headers do not describe pages.
    @Test(arguments: [
        ("</books?page=2>; rel=next", #"<http://localhost:4010/books?limit=2&page=1>; rel="prev""#),
        ("</style>; rel=preload", "</style>; rel=preload"),
    ])
    func headersOfOtherRules(_ example: String, _ sent: String) {
        let contract = Self.contract(
            Self.numbered, Self.text, headers: [RuntimeHeader(name: "Link", isRequired: false, example: example)])
        #expect(answers(contract, ["GET /books?limit=2&page=2"])[0].headers["Link"] == sent)
    }

    /// If no rule says where the items are, the response itself must show that it is a page.
    @Test func nothingIsGuessed() {
        var pages = Self.numbered
        (pages.items, pages.total) = (nil, nil)
        #expect(bodies(Self.contract(pages, Self.text), ["GET /books?page=2"])[0].hasPrefix(#"{"data":[],"#))
        let notes = #"{"notes":[{"id":1}],"pages":320}"#
        #expect(bodies(Self.contract(pages, notes), ["GET /books?page=12"]) == [notes])
        #expect(bodies(Self.contract(nil, Self.text), ["GET /books?page=2"]) == [Self.text])
    }

    @Test func theContractInWords() throws {
        let contract = RuntimeContract(
            json: """
                {"operations": [{"id": "a", "method": "GET", "path": "/a", "pages": {"page": "p", "first": 0, "sizeParameter": "n",
                "size": 20, "items": [null], "total": ["meta", "total"], "next": ["next"], "linked": true}}]}
                """)
        #expect(
            contract.operations.first?.pages
                == RuntimePages(
                    step: .page(parameter: "p", first: 0), sizeParameter: "n", size: 20, items: [],
                    total: ["meta", "total"], next: ["next"], isLinked: true))
        let last = RuntimeContract(
            json: """
                {"operations": [{"id": "a", "method": "GET", "path": "/a", "pages": {"cursor": "p", "last": ["id"], "more": ["m"]}}]}
                """)
        #expect(
            last.operations.first?.pages
                == RuntimePages(step: .lastItem(parameter: "p", member: ["id"]), more: ["m"]))
    }
}
