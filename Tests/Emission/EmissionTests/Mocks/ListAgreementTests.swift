import ContractModel
import ContractServing
import DTOContract
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Foundation
import Generation
import GenerationSettings
import Testing
@testable import DTOMockServer
@testable import MockEmission

/// A list, its pages and its items agree, whoever makes them: the mock server with and without state, documents of
/// mocks, and scenarios. The shapes are those of known frameworks.
@Suite struct ListAgreementTests {
    /// The way from page to page, as a client of a framework takes it.
    enum Way: Sendable {
        /// A parameter with the number of the page or of the items before it.
        case number(String, first: Int), offset(String, base: Int = 0)
        /// A parameter with the text at the keys, or with the identity of the last item.
        case cursor(String, [String]), lastItem(String)
        /// The URL at the keys, in the header `Link`, or in another header.
        case link([String]), linkHeader, header(String)
    }

    /// A list in the form of a framework.
    struct Shape: CustomTestStringConvertible, Sendable {
        var name: String
        /// The parameters of the query.
        var parameters: [String]
        /// The schema of the response, in which `ITEM` is the item.
        var schema: String
        /// The keys that lead to the items.
        var items: [String]
        /// The keys that lead to the number of all items, if the response has it.
        var total: [String]?
        /// The keys that lead to the number of items of the page, if the response has it.
        var count: [String]?
        /// The keys that lead from an item to its record.
        var record: [String] = []
        /// The headers of the response.
        var headers = "{}"
        /// The parameter with the greatest number of items of a page.
        var size: String
        var way: Way
        /// The keys that lead to the link to the previous page.
        var previous: [String]?
        /// The type of numbers in parameters.
        var number = "integer"

        var testDescription: String { name }
    }

    static let shapes = [
        Shape(
            name: "Spring", parameters: ["page", "size"],
            schema: """
                {type: object, required: [content, number, size, totalElements, totalPages, numberOfElements, first, last, empty],
                properties: {content: {type: array, items: ITEM}, number: {type: integer}, size: {type: integer},
                totalElements: {type: integer, example: 751}, totalPages: {type: integer}, numberOfElements: {type: integer},
                first: {type: boolean}, last: {type: boolean}, empty: {type: boolean}}}
                """,
            items: ["content"], total: ["totalElements"], count: ["numberOfElements"], size: "size",
            way: .number("page", first: 0)),
        Shape(
            name: "Django REST", parameters: ["limit", "offset"],
            schema: """
                {type: object, required: [count, next, previous, results], properties: {count: {type: integer, example: 123},
                next: {type: [string, "null"], format: uri}, previous: {type: [string, "null"], format: uri},
                results: {type: array, items: ITEM}}}
                """,
            items: ["results"], total: ["count"], size: "limit", way: .link(["next"]), previous: ["previous"]),
        Shape(
            name: "Laravel", parameters: ["page", "per_page"],
            schema: """
                {type: object, required: [data, meta], properties: {data: {type: array, items: ITEM},
                links: {type: object, properties: {next: {type: [string, "null"]}, prev: {type: [string, "null"]}}},
                meta: {type: object, required: [current_page, last_page, per_page, total], properties: {
                current_page: {type: integer}, last_page: {type: integer}, per_page: {type: integer}, total: {type: integer, example: 57}}}}}
                """,
            items: ["data"], total: ["meta", "total"], size: "per_page", way: .link(["links", "next"]),
            previous: ["links", "prev"]),
        Shape(
            name: "Airflow", parameters: ["limit", "offset"],
            schema: """
                {type: object, required: [books, total_entries], properties: {books: {type: array, items: ITEM},
                total_entries: {type: integer, example: 900}}}
                """,
            items: ["books"], total: ["total_entries"], size: "limit", way: .offset("offset")),
        Shape(
            name: "Stripe", parameters: ["starting_after", "limit"],
            schema: """
                {type: object, required: [data, has_more], properties: {data: {type: array, items: ITEM},
                has_more: {type: boolean, example: true}, object: {type: string, const: list}}}
                """,
            items: ["data"], size: "limit", way: .lastItem("starting_after")),
        Shape(
            name: "OData", parameters: ["$top", "$skip"],
            schema: """
                {type: object, required: [value], properties: {value: {type: array, items: ITEM},
                "@odata.nextLink": {type: string}, "@odata.count": {type: integer}}}
                """,
            items: ["value"], total: ["@odata.count"], size: "$top", way: .link(["@odata.nextLink"])),
        Shape(
            name: "JSON:API", parameters: ["page[number]", "page[size]"],
            schema: """
                {type: object, required: [data, links], properties: {data: {type: array, items: ITEM},
                meta: {type: object, properties: {total: {type: integer}, totalPages: {type: integer}}},
                links: {type: object, properties: {self: {type: string, format: uri}, first: {type: string, format: uri},
                prev: {type: [string, "null"], format: uri}, next: {type: [string, "null"], format: uri},
                last: {type: string, format: uri}}}}}
                """,
            items: ["data"], total: ["meta", "total"], size: "page[size]", way: .link(["links", "next"]),
            previous: ["links", "prev"]),
        Shape(
            name: "HAL", parameters: ["page", "size"],
            schema: """
                {type: object, properties: {_embedded: {type: object, properties: {books: {type: array, items: ITEM}}},
                _links: {type: object, properties: {self: LINK, first: LINK, prev: LINK, next: LINK, last: LINK}},
                page: {type: object, properties: {size: {type: integer}, totalElements: {type: integer},
                totalPages: {type: integer}, number: {type: integer}}}}}
                """
                .replacingOccurrences(
                    of: "LINK", with: "{type: object, properties: {href: {type: string, format: uri}}}"),
            items: ["_embedded", "books"], total: ["page", "totalElements"], size: "size",
            way: .link(["_links", "next", "href"]), previous: ["_links", "prev", "href"]),
        Shape(
            name: "Relay", parameters: ["first", "after"],
            schema: """
                {type: object, required: [edges, pageInfo], properties: {totalCount: {type: integer},
                edges: {type: array, items: {type: object, required: [node], properties: {cursor: {type: string}, node: ITEM}}},
                pageInfo: {type: object, required: [hasNextPage, hasPreviousPage], properties: {hasNextPage: {type: boolean},
                hasPreviousPage: {type: boolean}, endCursor: {type: [string, "null"]}}}}}
                """,
            items: ["edges"], total: ["totalCount"], record: ["node"], size: "first",
            way: .cursor("after", ["pageInfo", "endCursor"])),
        Shape(
            name: "GitHub", parameters: ["page", "per_page"], schema: "{type: array, items: ITEM}", items: [],
            headers: "{Link: {schema: {type: string}}}", size: "per_page", way: .linkHeader),
        Shape(
            name: "Kinto", parameters: ["_limit", "_token"],
            schema: "{type: object, required: [data], properties: {data: {type: array, items: ITEM}}}", items: ["data"],
            headers: "{Next-Page: {schema: {type: string, format: uri}}, Total-Records: {schema: {type: integer}}}",
            size: "_limit", way: .header("Next-Page")),
        Shape(
            name: "Jira", parameters: ["startAt", "maxResults"],
            schema: """
                {type: object, required: [values, startAt, maxResults, total, isLast], properties: {
                values: {type: array, items: ITEM}, startAt: {type: integer, example: 50},
                maxResults: {type: integer, example: 50}, total: {type: integer, example: 900},
                isLast: {type: boolean, example: false}}}
                """,
            items: ["values"], total: ["total"], size: "maxResults", way: .offset("startAt")),
        Shape(
            name: "SCIM", parameters: ["startIndex", "count"],
            schema: """
                {type: object, required: [Resources, totalResults, itemsPerPage, startIndex], properties: {
                schemas: {type: array, items: {type: string}}, Resources: {type: array, items: ITEM},
                totalResults: {type: integer}, itemsPerPage: {type: integer}, startIndex: {type: integer}}}
                """,
            items: ["Resources"], total: ["totalResults"], count: ["itemsPerPage"], size: "count",
            way: .offset("startIndex", base: 1)),
        Shape(
            name: "Elasticsearch", parameters: ["from", "size"],
            schema: """
                {type: object, required: [hits, total], properties: {hits: {type: array, items: ITEM},
                total: {type: integer}}}
                """,
            items: ["hits"], total: ["total"], size: "size", way: .offset("from")),
        Shape(
            name: "Bitbucket Server", parameters: ["start", "limit"],
            schema: """
                {type: object, required: [values, size, limit, start, isLastPage], properties: {size: {type: integer},
                limit: {type: integer}, isLastPage: {type: boolean}, start: {type: integer},
                values: {type: array, items: ITEM}}}
                """,
            items: ["values"], count: ["size"], size: "limit", way: .offset("start")),
        Shape(
            name: "Google", parameters: ["pageToken", "maxResults"],
            schema: """
                {type: object, required: [items], properties: {items: {type: array, items: ITEM},
                nextPageToken: {type: string}}}
                """,
            items: ["items"], size: "maxResults", way: .cursor("pageToken", ["nextPageToken"])),
        Shape(
            name: "Gotify", parameters: ["limit", "since"],
            schema: """
                {type: object, required: [messages, paging], properties: {messages: {type: array, items: ITEM},
                paging: {type: object, required: [size, since, limit], properties: {size: {type: integer, example: 5},
                next: {type: string, example: "http://example.com/message?limit=50&since=123456"},
                since: {type: integer, example: 5}, limit: {type: integer, example: 123}}}}}
                """,
            items: ["messages"], count: ["paging", "size"], size: "limit", way: .link(["paging", "next"])),
        Shape(
            name: "numbers", parameters: ["limit", "offset"],
            schema: """
                {type: object, required: [items, total, limit, offset], properties: {items: {type: array, items: ITEM},
                total: {type: number}, limit: {type: number}, offset: {type: number}}}
                """,
            items: ["items"], total: ["total"], size: "limit", way: .offset("offset"), number: "number"),
        Shape(
            name: "a plain list", parameters: ["page", "per_page"], schema: "{type: array, items: ITEM}", items: [],
            size: "per_page", way: .number("page", first: 1)),
    ]

    private static func document(_ shape: Shape) -> SourceFile {
        let parameters = shape.parameters.map { name in
            let isText = ["starting_after", "after", "_token", "pageToken"].contains(name)
            return "{name: '\(name)', in: query, schema: {type: \(isText ? "string" : shape.number)}}"
        }
        let schema = shape.schema.replacingOccurrences(of: "\n", with: " ")
            .replacingOccurrences(of: "ITEM", with: "{$ref: '#/components/schemas/Book'}")
        return SourceFile(
            path: "api.yaml",
            text: """
                openapi: 3.1.0
                info: {title: Books, version: '1'}
                servers: [{url: "https://books.example"}]
                paths:
                  /books:
                    get:
                      operationId: listBooks
                      parameters: [\(parameters.joined(separator: ", "))]
                      responses: {'200': {description: d, headers: \(shape.headers), content: {application/json: {schema: \(schema)}}}}
                  /books/{id}:
                    get:
                      operationId: getBook
                      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                      responses: {'200': {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/BookDetail'}}}}}
                    delete:
                      operationId: deleteBook
                      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                      responses: {'204': {description: d}}
                components:
                  schemas:
                    Book:
                      type: object
                      required: [id, title]
                      properties:
                        id: {type: string, example: b1}
                        title: {type: string, example: A Book}
                        url: {type: string, format: uri, example: "https://books.example/books/b1"}
                        cover: {type: string, format: uri, example: "https://books.example/covers/b1.png"}
                        self: {type: string, format: uri}
                        avatar_url: {type: string, format: uri}
                        website: {type: string, format: uri}
                    BookDetail:
                      allOf:
                        - {$ref: '#/components/schemas/Book'}
                        - {type: object, required: [pages], properties: {pages: {type: integer, example: 300}}}
                """)
    }

    /// Returns the records of a list, after a check of the members that describe the page.
    private func items(
        _ value: JSONValue, _ shape: Shape, isWhole: Bool
    ) throws -> [JSONValue] {
        let list = try #require(shape.items.reduce(value) { $0?[$1] }?.arrayValue)
        func number(_ keys: [String]?) -> Int64? { keys.flatMap { $0.reduce(value) { $0?[$1] } }?.integerValue }
        if shape.total != nil {
            let total = try #require(number(shape.total))
            if isWhole { #expect(total == list.count) } else { #expect(total > list.count) }
        }
        if shape.count != nil { #expect(number(shape.count) == Int64(list.count)) }
        for (key, flag) in [
            ("last", isWhole), ("isLast", isWhole), ("isLastPage", isWhole), ("has_more", !isWhole),
            ("empty", list.isEmpty),
        ] {
            if let stated = value[key]?.boolValue { #expect(stated == flag, "\(key)") }
        }
        return list.compactMap { item in shape.record.reduce(item) { $0?[$1] } }
    }

    /// Addresses of an item lead to this item, and made addresses lead to the mock.
    private func expectsOwnAddresses(_ item: JSONValue, _ server: String = "{{BASE_URL}}") {
        guard let id = item["id"]?.stringValue else { return }
        #expect(item["url"]?.stringValue?.hasSuffix("/books/\(id)") == true)
        #expect(item["cover"]?.stringValue?.hasSuffix("/covers/\(id).png") == true)
        #expect(item["self"]?.stringValue == server + "/books/\(id)")
        #expect(item["avatar_url"]?.stringValue == server + "/books/avatar_url/\(id).png")
        #expect(item["website"]?.stringValue == server + "/website")
    }

    private static func service(_ shape: Shape, isStateful: Bool = false) throws -> ContractService {
        let result = GenerationPipeline.contract(GenerationInput(document: Self.document(shape)))
        let contract = try #require(result.contract)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        var options = MockOptions()
        options.isStateful = isStateful
        return ContractService(ServedContract.runtime(contract, fixtures), options: options)
    }

    /// Returns the answer to a request for a target with a query.
    private static func answer(_ service: ContractService, _ target: String) throws -> (JSONValue, HTTPHeaders) {
        let components = try #require(URLComponents(string: target))
        let query = components.percentEncodedQuery.map { "?" + $0 } ?? ""
        let response = service.response(
            to: MockHTTPRequest(
                method: .get, path: components.path, target: components.percentEncodedPath + query,
                queryItems: (components.queryItems ?? []).map { ($0.name, $0.value ?? "") },
                headers: ["Host": "localhost"]))
        #expect(response.status == .ok, "\(target)")
        return (try #require(response.body.flatMap { JSONValue(bytes: $0) }), response.headers)
    }

    /// Returns the target of the next page, or nil if the page is the last one.
    private static func next(
        _ shape: Shape, _ page: Int, _ shown: [JSONValue], _ value: JSONValue, _ headers: HTTPHeaders
    ) -> String? {
        func at(_ keys: [String]) -> String? { keys.reduce(value) { $0?[$1] }?.stringValue }
        func query(_ name: String, _ mark: String) -> String {
            "/books?\(shape.size)=2&\(name)=\(mark)".replacingOccurrences(of: "[", with: "%5B")
                .replacingOccurrences(of: "]", with: "%5D")
        }
        switch shape.way {
        case .number(let name, let first): return shown.count < 3 ? query(name, "\(first + page)") : nil
        case .offset(let name, let base): return shown.count < 3 ? query(name, "\(shown.count + base)") : nil
        case .cursor(let name, let keys): return at(keys).map { query(name, $0) }
        case .lastItem(let name):
            return value["has_more"] == true ? query(name, shown.last?["id"]?.stringValue ?? "") : nil
        case .link(let keys): return at(keys)
        case .linkHeader:
            let links = headers["Link"]?.components(separatedBy: ", ") ?? []
            return links.first { $0.hasSuffix("rel=\"next\"") }.flatMap { $0.firstMatch(of: /<(.*)>/) }.map {
                String($0.1)
            }
        case .header(let name): return headers[name]
        }
    }

    /// A client that follows the pages sees each item once. Each page is true: its counts, its flags and its links.
    @Test(arguments: shapes) func pagesOfTheServer(_ shape: Shape) throws {
        let service = try Self.service(shape)
        let (whole, headers) = try Self.answer(service, "/books")
        let all = try items(whole, shape, isWhole: true)
        #expect(Self.next(shape, 1, all, whole, headers) == nil)
        #expect(headers["Total-Records"] == (shape.name == "Kinto" ? "3" : nil))
        var target: String? = "/books?\(shape.size)=2".replacingOccurrences(of: "[", with: "%5B")
            .replacingOccurrences(of: "]", with: "%5D")
        var shown: [JSONValue] = []
        for page in 1...2 {
            let (value, headers) = try Self.answer(service, try #require(target, "page \(page)"))
            let list = try #require(shape.items.reduce(value) { $0?[$1] }?.arrayValue)
            shown += list.compactMap { item in shape.record.reduce(item) { $0?[$1] } }
            #expect(list.count == 3 - page)
            func integer(_ keys: [String]) -> Int64? { keys.reduce(value) { $0?[$1] }?.integerValue }
            if let total = shape.total { #expect(integer(total) == 3) }
            if let count = shape.count { #expect(integer(count) == Int64(list.count)) }
            if let number = value["number"]?.integerValue { #expect(number == Int64(page - 1)) }
            for (key, base) in [("startAt", 0), ("start", 0), ("offset", 0), ("startIndex", 1)] {
                if let start = value[key] { #expect(start == .integer(Int64(2 * (page - 1) + base)), "\(key)") }
            }
            for (keys, flag) in [
                (["first"], page == 1), (["last"], page == 2), (["empty"], false), (["has_more"], page == 1),
                (["isLast"], page == 2), (["isLastPage"], page == 2), (["pageInfo", "hasNextPage"], page == 1),
                (["pageInfo", "hasPreviousPage"], page == 2),
            ] {
                if let stated = keys.reduce(value, { $0?[$1] })?.boolValue {
                    #expect(stated == flag, "\(keys) of \(page)")
                }
            }
            if let previous = shape.previous.map({ $0.reduce(value) { $0?[$1] } }) {
                #expect((previous?.stringValue != nil) == (page == 2), "\(page)")
                if let link = previous?.stringValue {
                    #expect(try items(try Self.answer(service, link).0, shape, isWhole: false).count == 2)
                }
            }
            #expect(headers["Total-Records"] == (shape.name == "Kinto" ? "3" : nil))
            target = Self.next(shape, page, shown, value, headers)
        }
        #expect(target == nil && shown == all)
    }

    /// Every item of the list has an identity of its own, and asking for it gives that item.
    @Test(arguments: shapes, [false, true])
    func server(_ shape: Shape, isStateful: Bool) throws {
        let service = try Self.service(shape, isStateful: isStateful)
        func ask(_ target: String) throws -> JSONValue {
            try Self.answer(service, target).0
        }
        let all = try items(try ask("/books"), shape, isWhole: true)
        #expect(all.count == 3)
        #expect(Set(all.compactMap { $0["id"]?.stringValue }).count == 3)
        for item in all {
            let id = try #require(item["id"]?.stringValue)
            let detail = try ask("/books/\(id)")
            for (key, member) in item.objectValue ?? [:] {
                #expect(detail[key] == member, "\(key) of \(id)")
            }
            #expect(detail["pages"] == 300)
            expectsOwnAddresses(item, "http://localhost")
            expectsOwnAddresses(detail, "http://localhost")
        }
    }

    @Test(arguments: shapes) func documentsOfMocks(_ shape: Shape) throws {
        let result = GenerationPipeline.contract(GenerationInput(document: Self.document(shape)))
        let contract = try #require(result.contract)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        let plans = MockBuilder.plans(of: contract, options: GenerationOptions(), fixtures: fixtures)
        func document(_ name: String) throws -> JSONValue {
            let found = plans.flatMap(\.documents).first { $0.name == name }
            guard case .text(let text)? = found?.content else { return .null }
            return try #require(JSONValue(bytes: Data(text)))
        }
        let all = try items(try document("mock_books_get"), shape, isWhole: true)
        #expect(Set(all.compactMap { $0["id"]?.stringValue }).count == 3)
        all.forEach { expectsOwnAddresses($0) }
        let plan = try #require(plans.first { $0.operation == "getBook" })
        let detail = try document(plan.name)
        let listed = try #require(all.first { $0["id"] == detail["id"] })
        for (key, member) in listed.objectValue ?? [:] { #expect(detail[key] == member) }
    }

    @Test(arguments: shapes) func scenarios(_ shape: Shape) throws {
        let settings = SourceFile(path: "gen-dtos.yaml", text: "emit: [scenarios]")
        let result = GenerationPipeline.run(
            GenerationInput(
                document: Self.document(shape), configuration: Configuration(reading: settings)))
        let file = try #require(result.files?.files.first { $0.path == "Scenarios/Data+Fixture.swift" })
        let text = String(decoding: file.bytes, as: UTF8.self)
        var fixtures: [String: JSONValue] = [:]
        for match in text.matches(of: /"([a-z0-9_]+)": #"""\n([\s\S]*?)\n\s*"""#/) {
            fixtures[String(match.1)] = JSONValue(bytes: Data(match.2.utf8))
        }
        let all = try items(try #require(fixtures["book_list"]), shape, isWhole: true)
        var shown = all
        if let first = fixtures["book_list_page1"] {
            let last = try #require(fixtures["book_list_page2"])
            #expect(try items(first, shape, isWhole: false) == all)
            let list = try #require(shape.items.reduce(last) { $0?[$1] }?.arrayValue)
            shown += list.compactMap { item in shape.record.reduce(item) { $0?[$1] } }
        }
        #expect(Set(shown.compactMap { $0["id"]?.stringValue }).count == shown.count)
        for item in shown {
            let id = try #require(item["id"]?.stringValue)
            let detail = try #require(fixtures["book_detail_\(id)"] ?? fixtures["book_detail"])
            for (key, member) in item.objectValue ?? [:] { #expect(detail[key] == member, "\(key) of \(id)") }
            expectsOwnAddresses(item)
        }
    }
}
