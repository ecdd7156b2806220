import ContractServing
import DTORuntime
import Diagnostics
import Files
import FixtureEmission
import Foundation
import Generation
import Testing

@testable import DTOMockServer

/// Lists of documents that frameworks do not write: without schemas, of several types, or with wrong examples.
@Suite struct ServedListTests {
    private static func service(
        _ paths: String, _ rest: String = "", isStateful: Bool = false
    ) throws -> ContractService {
        let text = "openapi: 3.0.3\ninfo: {title: t, version: '1'}\npaths:\n\(paths)\n\(rest)"
        return try service(of: SourceFile(path: "api.yaml", text: text), isStateful: isStateful)
    }

    private static func service(of document: SourceFile, isStateful: Bool = false) throws -> ContractService {
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: document))
        let known = try #require(result.contract)
        let contract = known.asWritten ?? known
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        var options = MockOptions()
        options.isStateful = isStateful
        return ContractService(ServedContract.runtime(contract, fixtures, schemas: schemas), options: options)
    }

    private func answer(_ service: ContractService, _ target: String) throws -> (value: JSONValue, type: String?) {
        let components = try #require(URLComponents(string: target))
        let response = service.response(
            to: MockHTTPRequest(
                method: .get, path: components.path, target: target,
                queryItems: (components.queryItems ?? []).map { ($0.name, $0.value ?? "") },
                headers: ["Host": "localhost"]))
        #expect(response.status == .ok, "\(target)")
        return (try #require(response.body.flatMap { JSONValue(bytes: $0) }), response.headers["Content-Type"])
    }

    private static func list(_ parameters: String, _ content: String) -> String {
        let names = parameters.split(separator: " ").map { name in
            let type = ["cursor", "starting_after"].contains(name) ? "string" : "integer"
            return "{name: \(name), in: query, schema: {type: \(type)}}"
        }
        return """
              /list:
                get:
                  parameters: [\(names.joined(separator: ", "))]
                  responses: {'200': {description: d, content: {application/json: {\(content)}}}}
            """
    }

    /// A client that follows an example's cursor would never stop if each page showed all items.
    @Test func examplesWithoutSchemasHavePages() throws {
        let cursor = try Self.service(
            Self.list("cursor limit", "example: {items: [{id: 1}, {id: 2}, {id: 3}], meta: {next_cursor: abc}}"))
        #expect(try answer(cursor, "/list").value["meta"]?["next_cursor"] == "abc")
        let first = try answer(cursor, "/list?limit=2").value
        #expect(first == ["items": [["id": 1], ["id": 2]], "meta": ["next_cursor": "2"]])
        let second = try answer(cursor, "/list?limit=2&cursor=2").value
        #expect(second == ["items": [["id": 3]], "meta": ["next_cursor": .null]])
        let last = try Self.service(
            Self.list("starting_after limit", "example: {data: [{id: a}, {id: b}, {id: c}], has_more: false}"))
        #expect(try answer(last, "/list?limit=2").value == ["data": [["id": "a"], ["id": "b"]], "has_more": true])
        #expect(try answer(last, "/list?limit=2&starting_after=b").value == ["data": [["id": "c"]], "has_more": false])
    }

    /// All variants of the response have their items in one place.
    @Test func listsOfVariantsHavePages() throws {
        func variant(_ name: String, _ key: String) -> String {
            "\(name): {type: object, required: [rows], properties: {rows: {type: array, items: {type: object, "
                + "required: [name, \(key)], properties: {name: {type: string}, \(key): {type: integer}}}}}}"
        }
        let service = try Self.service(
            Self.list(
                "offset limit",
                "schema: {oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}"),
            "components: {schemas: {\(variant("A", "clicks")), \(variant("B", "views"))}}")
        let all = try #require(try answer(service, "/list").value["rows"]?.arrayValue)
        #expect(all.count == 3)
        #expect(try answer(service, "/list?limit=1&offset=1").value["rows"]?.arrayValue == [all[1]])
    }

    /// A total may have the type `number`. In HAL it is next to the object that contains the items.
    @Test(arguments: ["total_items", "count"]) func totalsAreTrue(_ name: String) throws {
        let items = "items: {type: array, items: {type: object, properties: {id: {type: integer}}}}"
        let total = "\(name): {type: number, example: 100}"
        let plain = try Self.service(Self.list("page", "schema: {type: object, properties: {\(total), \(items)}}"))
        #expect(try answer(plain, "/list").value[name] == 3)
        let embedded = try Self.service(
            Self.list(
                "", "schema: {type: object, properties: {\(total), _embedded: {type: object, properties: {\(items)}}}}")
        )
        #expect(try answer(embedded, "/list").value[name] == 3)
    }

    /// Wrong examples do not keep an item from its list.
    @Test(arguments: [false, true]) func itemsAgreeInSpiteOfWrongExamples(_ isStateful: Bool) throws {
        let service = try Self.service(
            """
              /users:
                get: {responses: {'200': {description: d, content: {application/json: {schema:
                  {type: array, items: {$ref: '#/components/schemas/User'}}}}}}}
              /users/{id}:
                get: {parameters: [{name: id, in: path, required: true, schema: {type: integer}}],
                  responses: {'200': {description: d, content: {application/json: {schema:
                  {$ref: '#/components/schemas/User'}}}}}}
                delete: {parameters: [{name: id, in: path, required: true, schema: {type: integer}}],
                  responses: {'204': {description: d}}}
            """,
            """
            servers: [{url: "https://users.example"}]
            components: {schemas: {User: {type: object, properties: {id: {type: integer, example: 7},
              account: {type: string, example: 12}, site: {type: string, example: "https://users.example/sites/1"}}}}}
            """, isStateful: isStateful)
        let users = try #require(try answer(service, "/users").value.arrayValue)
        #expect(users.map { $0["id"] } == [7, 8, 9])
        for user in users {
            let shown = try answer(service, "/users/\(user["id"]?.integerValue ?? 0)").value
            #expect(shown == user && shown["account"] == 12 && shown["site"] == "http://localhost/sites/1")
        }
    }

    /// Identifiers may have the type `number`.
    @Test(arguments: [false, true]) func itemsWithNumbersAsIdentifiers(_ isStateful: Bool) throws {
        let id = "{name: bookId, in: path, required: true, schema: {type: number}}"
        let book = "{type: object, required: [id], properties: {id: {type: number}, price: {type: number}}}"
        let service = try Self.service(
            """
              /books:
                get: {responses: {'200': {description: d, content: {application/json: {schema:
                  {type: array, items: \(book)}}}}}}
              /books/{bookId}:
                get: {parameters: [\(id)], responses: {'200': {description: d, content: {application/json: {schema:
                  \(book)}}}}}
                delete: {parameters: [\(id)], responses: {'204': {description: d}}}
            """, isStateful: isStateful)
        let books = try #require(try answer(service, "/books").value.arrayValue)
        let ids = books.compactMap { $0["id"]?.integerValue }
        #expect(Set(ids).count == 3)
        for (id, book) in zip(ids, books) { #expect(try answer(service, "/books/\(id)").value == book) }
    }

    /// A date with the name of a position selects no page.
    @Test func datesAreNoOffsets() throws {
        let service = try Self.service(
            """
              /books:
                get: {parameters: [{name: from, in: query, schema: {type: string, format: date}},
                  {name: limit, in: query, schema: {type: integer}}], responses: {'200': {description: d, content:
                  {application/json: {schema: {type: object, required: [items], properties: {next: {type: string},
                  items: {type: array, items: {type: object, properties: {id: {type: integer}}}}}}}}}}}
            """)
        #expect(try answer(service, "/books?limit=2").value["next"]?.stringValue?.contains("from=2") != true)
    }

    /// The path of an item identifies it even if no request returns a single item.
    @Test func itemsThatRequestsOnlyRemove() throws {
        let service = try Self.service(
            """
              /cards:
                get: {responses: {'200': {description: d, content: {application/json: {schema: {type: array, items:
                  {type: object, required: [card_no], properties: {card_no: {type: integer}}}}}}}}}
              /cards/{cardNo}:
                delete: {parameters: [{name: cardNo, in: path, required: true, schema: {type: integer}}],
                  responses: {'204': {description: d}}}
            """, isStateful: true)
        #expect(try answer(service, "/cards").value.arrayValue?.count == 3)
    }

    /// A server's URL may have variables, which have their defaults in links (OpenAPI 3.1.1 section 4.8.6).
    @Test func linksToServersWithVariables() throws {
        let service = try Self.service(
            Self.list("", "example: {next: \"https://api.example/v1/list?page=2\"}"),
            "servers: [{url: \"https://api.example/{version}\", variables: {version: {default: v1}}}]")
        #expect(try answer(service, "/list").value["next"] == "http://localhost/list?page=2")
        #expect(try answer(service, "/v1/list").value["next"] == "http://localhost/v1/list?page=2")
    }

    /// Items whose schema says only that they are objects have pages, too.
    @Test(arguments: ["{type: object}", "{type: object, additionalProperties: true}"])
    func listsOfFreeObjectsHavePages(_ item: String) throws {
        let schema = "{type: object, properties: {rows: {type: array, items: \(item)}, total: {type: integer}}}"
        let service = try Self.service(Self.list("offset limit", "schema: \(schema)"))
        func count(_ target: String) throws -> Int? { try answer(service, target).value["rows"]?.arrayValue?.count }
        #expect(try count("/list") == 3)
        #expect(try count("/list?limit=2") == 2)
        #expect(try count("/list?limit=2&offset=2") == 1)
        #expect(try answer(service, "/list?limit=2").value["total"] == 3)
    }

    /// Without pages, a request may still limit the number of items.
    @Test func aLimitAloneIsKept() throws {
        let schema =
            "{type: object, properties: {rows: {type: array, items: {type: object, properties: {id: {type: string}}}}}}"
        let service = try Self.service(Self.list("limit", "schema: \(schema)"))
        #expect(try answer(service, "/list").value["rows"]?.arrayValue?.count == 3)
        #expect(try answer(service, "/list?limit=2").value["rows"]?.arrayValue?.count == 2)
        // A size may be the size of anything.
        let size = try Self.service(Self.list("size", "schema: \(schema)"))
        #expect(try answer(size, "/list?size=2").value["rows"]?.arrayValue?.count == 3)
    }

    /// An array of links or errors is not the list.
    @Test(arguments: ["links", "errors"])
    func listsNextToOtherArrays(_ other: String) throws {
        func array(_ key: String, _ members: String) -> String {
            "\(key): {type: array, items: {type: object, properties: {\(members)}}}"
        }
        let members = array("products", "id: {type: string}") + ", " + array(other, "rel: {type: string}")
        let schema = "{type: object, properties: {\(members), total_pages: {type: integer}}}"
        let service = try Self.service(Self.list("page page_size", "schema: \(schema)"))
        let page = try answer(service, "/list?page_size=1&page=2").value
        #expect(page["products"]?.arrayValue?.count == 1)
        #expect(page["total_pages"] == 3)
        let example = try Self.service(
            Self.list("page page_size", "example: {products: [{id: a}, {id: b}], \(other): [{rel: self}]}"))
        #expect(try answer(example, "/list?page_size=1&page=2").value["products"] == [["id": "b"]])
    }

    /// Items without an identity or a label differ, too. Otherwise the second page would be the first page again.
    @Test(arguments: ["search: {type: string}, count: {type: integer}", "count: {type: integer}"])
    func itemsWithoutLabelsDiffer(_ members: String) throws {
        let service = try Self.service(
            Self.list("", "schema: {type: array, items: {type: object, properties: {\(members)}}}"))
        let items = try #require(try answer(service, "/list").value.arrayValue)
        #expect(items.count == 3 && Set(items).count == 3)
    }

    /// A generated response has no member that nobody has described.
    @Test func freeMembersAreNotMadeUp() throws {
        let service = try Self.service(
            Self.list(
                "page", "schema: {type: object, additionalProperties: {type: object}, properties: {a: {type: string}}}")
        )
        #expect(try answer(service, "/list").value == ["a": "a"])
    }

    /// In version 2.0, an example of `*/*` belongs to a media type that the operation produces.
    @Test func exampleOfAnyMediaType() throws {
        let service = try Self.service(
            of: SourceFile(
                path: "api.yaml",
                text: """
                    swagger: "2.0"
                    info: {title: t, version: "1"}
                    paths:
                      /text: {get: {produces: [text/plain], responses: {200: {description: d, examples: {"*/*": "12"}}}}}
                      /json: {get: {responses: {200: {description: d, examples: {"*/*": "12"}}}}}
                    """))
        #expect(try answer(service, "/text").type == "text/plain")
        #expect(try answer(service, "/text").value == 12)
        #expect(try answer(service, "/json").type == "application/json")
    }
}
