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

/// The members that describe a list are true: in made responses, in pages, and in remembered lists.
@Suite struct ServedListTests {
    private static func service(
        _ properties: String, parameters: String = "", isStateful: Bool = false
    ) throws -> ContractService {
        let text = """
            openapi: 3.0.3
            info: {title: T, version: "1"}
            paths:
              /items:
                get:
                  operationId: list
                  parameters: [\(parameters)]
                  responses: {"200": {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}}
                post:
                  operationId: add
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}
                  responses: {"201": {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}
              /items/{id}:
                get:
                  operationId: item
                  parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                  responses: {"200": {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Item'}}}}}
            components:
              schemas:
                Item: {type: object, required: [id], properties: {id: {type: integer}}}
                Page: {type: object, properties: \(properties)}
            """
        return try service(of: text, isStateful: isStateful)
    }

    private static func service(of text: String, isStateful: Bool = false) throws -> ContractService {
        let source = SourceFile(path: "openapi.yaml", bytes: Array(text.utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let read = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        let contract = read.asWritten ?? read
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        var options = MockOptions()
        options.isStateful = isStateful
        return ContractService(ServedContract.runtime(contract, fixtures, schemas: schemas), options: options)
    }

    private static func answer(
        _ service: ContractService, _ method: HTTPMethod = .get, _ query: [(name: String, value: String)] = [],
        body: String? = nil
    ) throws -> JSONValue {
        let target =
            "/items" + (query.isEmpty ? "" : "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))
        let response = service.response(
            to: MockHTTPRequest(
                method: method, path: "/items", target: target, queryItems: query,
                headers: ["Host": "a", "Content-Type": "application/json"], body: body.map { Data($0.utf8) }))
        return try #require(response.body.flatMap { JSONValue(bytes: $0) })
    }

    private static let items = "{type: array, items: {$ref: '#/components/schemas/Item'}}"
    private static let number = "{type: integer}"
    private static let flag = "{type: boolean}"

    /// The pages of frameworks, without their items.
    @Test(arguments: [
        (
            "{items: ITEMS, total: NUM, totalElements: NUM, totalRecords: NUM, count: NUM, total_entries: NUM}",
            #"{"total":3,"totalElements":3,"totalRecords":3,"count":3,"total_entries":3}"#
        ),
        // Spring
        (
            "{content: ITEMS, totalElements: NUM, totalPages: NUM, number: NUM, size: NUM, numberOfElements: NUM, first: FLAG, last: FLAG, empty: FLAG}",
            #"{"totalElements":3,"totalPages":1,"number":1,"size":3,"numberOfElements":3,"first":true,"last":true,"empty":false}"#
        ),
        // Laravel
        (
            "{data: ITEMS, meta: {type: object, properties: {current_page: NUM, from: NUM, last_page: NUM, per_page: NUM, to: NUM, total: NUM}}}",
            #"{"meta":{"current_page":1,"from":1,"last_page":1,"per_page":3,"to":3,"total":3}}"#
        ),
        // Django REST
        ("{count: NUM, next: URL, previous: URL, results: ITEMS}", #"{"count":3,"next":null,"previous":null}"#),
        // JSON:API
        (
            "{data: ITEMS, meta: {type: object, properties: {total: NUM}}, links: {type: object, properties: {next: URL, prev: URL}}}",
            #"{"meta":{"total":3},"links":{"next":null,"prev":null}}"#
        ),
        // OData
        ("{'@odata.count': NUM, '@odata.nextLink': URL, value: ITEMS}", #"{"@odata.count":3,"@odata.nextLink":null}"#),
        // Stripe
        (
            "{object: {type: string, example: list}, data: ITEMS, has_more: FLAG, total_count: NUM}",
            #"{"object":"list","has_more":false,"total_count":3}"#
        ),
    ])
    func madeListsCountThemselves(_ properties: String, _ expected: String) throws {
        let filled = properties.replacing("ITEMS", with: Self.items).replacing("NUM", with: Self.number)
            .replacing("FLAG", with: Self.flag).replacing("URL", with: "{type: string, format: uri, nullable: true}")
        let answer = try Self.answer(try Self.service(filled))
        let rest = answer.objectValue?.filter { $0.value.arrayValue == nil }
        #expect(JSONValue.object(rest ?? [:]) == JSONValue(bytes: Data(expected.utf8)))
    }

    /// A list has as many items as its schema wants, each with its own id and its own detail.
    @Test(arguments: [2, 5, 120]) func shortListsAreNotEnough(_ count: Int) throws {
        let service = try Self.service(
            "{items: {type: array, minItems: \(count), items: {$ref: '#/components/schemas/Item'}}, total: \(Self.number)}"
        )
        let answer = try Self.answer(service)
        let ids = try #require(answer["items"]?.arrayValue).compactMap { $0["id"]?.integerValue }
        #expect(Set(ids).count == max(count, 3) && ids.count == max(count, 3))
        #expect(answer["total"] == .integer(Int64(ids.count)))
        for id in ids.suffix(2) {
            let path = "/items/\(id)"
            let response = service.response(
                to: MockHTTPRequest(method: .get, path: path, target: path, queryItems: [], headers: ["Host": "a"]))
            #expect(response.body.flatMap { JSONValue(bytes: $0) }?["id"] == .integer(id))
        }
    }

    /// No document causes an endless body.
    @Test func aListHasAtMostAThousandItems() throws {
        let service = try Self.service("{items: {type: array, minItems: 3000, items: {type: string}}}")
        let response = service.response(
            to: MockHTTPRequest(method: .get, path: "/items", target: "/items", queryItems: [], headers: ["Host": "a"]))
        #expect(response.body.flatMap { JSONValue(bytes: $0) }?["items"]?.arrayValue?.count == 1_000)
        #expect(response.headers["X-Mock-Warning"]?.contains("/items: ") == true)
    }

    /// A made detail shows what the list shows, also for the item that it was made with.
    @Test func aMadeDetailIsTheItem() throws {
        let text = """
            openapi: 3.0.3
            info: {title: T, version: "1"}
            paths:
              /items: {get: {operationId: list, responses: {"200": {description: d, content: {application/json: {schema:
                {type: array, items: {type: object, properties: {id: {type: integer, example: 7}, name: {type: string, example: Ann}}}}}}}}}}
              /items/{id}:
                get:
                  operationId: item
                  parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                  responses: {"200": {description: d, content: {application/json: {schema:
                    {type: object, properties: {id: {type: integer, example: 7}, name: {type: string}, more: {type: integer, example: 1}}}}}}}
            """
        let service = try Self.service(of: text)
        let response = service.response(
            to: MockHTTPRequest(
                method: .get, path: "/items/7", target: "/items/7", queryItems: [], headers: ["Host": "a"]))
        #expect(response.body.flatMap { JSONValue(bytes: $0) } == ["id": 7, "name": "Ann", "more": 1])
    }

    /// A list that remembers its items counts them, with any name for the count.
    @Test func rememberedListsCountThemselves() throws {
        let properties = "{items: \(Self.items), totalElements: \(Self.number), total_elements: \(Self.number)}"
        let service = try Self.service(properties, isStateful: true)
        _ = try Self.answer(service, .post, body: #"{"id":7}"#)
        let answer = try Self.answer(service)
        let count = try #require(answer["items"]?.arrayValue?.count)
        #expect(count > 1)
        #expect(answer["totalElements"] == .integer(Int64(count)) && answer["total_elements"] == .integer(Int64(count)))
    }

    /// The flags and counts of a page fit the page that was asked for.
    @Test func aPageOfSpringIsTrue() throws {
        let properties = """
            {content: \(Self.items), totalElements: \(Self.number), totalPages: \(Self.number), number: \(Self.number), \
            numberOfElements: \(Self.number), first: \(Self.flag), last: \(Self.flag), empty: \(Self.flag)}
            """
        let parameters =
            "{name: page, in: query, schema: {type: integer}}, {name: size, in: query, schema: {type: integer}}"
        let service = try Self.service(properties, parameters: parameters, isStateful: true)
        for id in 100..<104 { _ = try Self.answer(service, .post, body: "{\"id\":\(id)}") }
        let total = try #require(try Self.answer(service)["content"]?.arrayValue?.count)
        let last = try Self.answer(service, .get, [("page", "1"), ("size", "\(total - 1)")])
        #expect(last["number"] == 1 && last["numberOfElements"] == 1 && last["totalPages"] == 2)
        #expect(last["first"] == false && last["last"] == true && last["empty"] == false)
        #expect(last["totalElements"] == .integer(Int64(total)))
    }
}
