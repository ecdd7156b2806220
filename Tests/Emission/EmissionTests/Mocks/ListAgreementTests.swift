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
            items: ["content"], total: ["totalElements"], count: ["numberOfElements"]),
        Shape(
            name: "Django REST", parameters: ["limit", "offset"],
            schema: """
                {type: object, required: [count, next, previous, results], properties: {count: {type: integer, example: 123},
                next: {type: [string, "null"], format: uri}, previous: {type: [string, "null"], format: uri},
                results: {type: array, items: ITEM}}}
                """,
            items: ["results"], total: ["count"]),
        Shape(
            name: "Laravel", parameters: ["page"],
            schema: """
                {type: object, required: [data, meta], properties: {data: {type: array, items: ITEM},
                links: {type: object, properties: {next: {type: [string, "null"]}, prev: {type: [string, "null"]}}},
                meta: {type: object, required: [current_page, last_page, per_page, total], properties: {
                current_page: {type: integer}, last_page: {type: integer}, per_page: {type: integer}, total: {type: integer, example: 57}}}}}
                """,
            items: ["data"], total: ["meta", "total"]),
        Shape(
            name: "Airflow", parameters: ["limit", "offset"],
            schema: """
                {type: object, required: [books, total_entries], properties: {books: {type: array, items: ITEM},
                total_entries: {type: integer, example: 900}}}
                """,
            items: ["books"], total: ["total_entries"]),
        Shape(
            name: "Stripe", parameters: ["starting_after", "limit"],
            schema: """
                {type: object, required: [data, has_more], properties: {data: {type: array, items: ITEM},
                has_more: {type: boolean, example: true}, object: {type: string, const: list}}}
                """,
            items: ["data"]),
        Shape(
            name: "OData", parameters: ["skip"],
            schema: """
                {type: object, required: [value], properties: {value: {type: array, items: ITEM},
                "@odata.nextLink": {type: string}, "@odata.count": {type: integer}}}
                """,
            items: ["value"]),
        Shape(name: "a plain list", parameters: ["page", "per_page"], schema: "{type: array, items: ITEM}", items: []),
    ]

    private static func document(_ shape: Shape) -> SourceFile {
        let parameters = shape.parameters.map { name in
            "{name: \(name), in: query, schema: {type: \(name == "starting_after" ? "string" : "integer")}}"
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
                      responses: {'200': {description: d, content: {application/json: {schema: \(schema)}}}}
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

    /// Returns the items of a list, after a check of the members that describe the page.
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
        for (key, flag) in [("last", isWhole), ("has_more", !isWhole), ("empty", list.isEmpty)] {
            if let stated = value[key]?.boolValue { #expect(stated == flag, "\(key)") }
        }
        return list
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

    /// Every item of the list has an identity of its own, and asking for it gives that item.
    @Test(arguments: shapes, [false, true])
    func server(_ shape: Shape, isStateful: Bool) throws {
        let result = GenerationPipeline.contract(GenerationInput(document: Self.document(shape)))
        let contract = try #require(result.contract)
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        var options = MockOptions()
        options.isStateful = isStateful
        let service = ContractService(ServedContract.runtime(contract, fixtures), options: options)
        func ask(_ target: String) throws -> JSONValue {
            let response = service.response(
                to: MockHTTPRequest(
                    method: .get, path: target, target: target, queryItems: [], headers: ["Host": "localhost"]))
            #expect(response.status == .ok, "\(target)")
            return try #require(response.body.flatMap { JSONValue(bytes: $0) })
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
            shown += try #require(shape.items.reduce(last) { $0?[$1] }?.arrayValue)
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
