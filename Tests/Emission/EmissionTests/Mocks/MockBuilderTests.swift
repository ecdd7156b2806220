import ContractModel
import Diagnostics
import FixtureEmission
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings
@testable import MockEmission

/// These tests check which mock documents a contract gets, and what is in them.
@Suite struct MockBuilderTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Shop, version: "1"}
        servers: [{url: "https://api.example.com/v1/"}]
        paths:
          /items:
            get:
              operationId: listItems
              x-pagination: {link: next, items: items}
              responses:
                "200": {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/Page"}}}}
                4XX: {description: d, content: {application/problem+json: {schema: {$ref: "#/components/schemas/Problem"}}}}
                "404": {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/Problem"}}}}
          /items/{id}:
            parameters: [{name: id, in: path, required: true, schema: {type: string}, example: abc}]
            get:
              operationId: getItem
              responses:
                "200":
                  description: d
                  content:
                    application/json:
                      schema: {$ref: "#/components/schemas/Item"}
                      example: {id: "abc", self: "https://api.example.com/v1/items/abc", other: "https://api.example.community/"}
            delete: {operationId: deleteItem, responses: {"204": {description: d}, "304": {description: d}}}
          /items/{key}/image:
            get: {operationId: getImage, responses: {"200": {description: d, content: {image/png: {}}}}}
          /feed:
            get:
              operationId: feed
              responses: {"200": {description: d, content: {application/jsonl: {itemSchema: {$ref: "#/components/schemas/Item"}}}}}
          /odd:
            get: {operationId: odd, responses: {default: {description: d, content: {application/json: {schema: {type: boolean}}}}}}
        components:
          schemas:
            Item:
              type: object
              required: [id]
              properties:
                {id: {type: string}, self: {type: string}, other: {type: string}, tags: {type: array, items: {type: string}}}
            Page:
              type: object
              required: [items, total]
              properties:
                items: {type: array, items: {$ref: "#/components/schemas/Item"}}
                total: {type: integer}
                next: {type: [string, "null"], format: uri}
            Problem: {type: object, required: [code], properties: {code: {type: string}, detail: {type: string}}}
        """

    private func plans(_ configuration: String = "") throws -> [String: MockPlan] {
        let result = GenerationPipeline.contract(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: Self.document),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration))))
        let contract = try #require(result.contract)
        var options = GenerationOptions()
        if configuration.contains("minimal") { options.mocks = .minimal }
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        let plans = MockBuilder.plans(of: contract, options: options, fixtures: fixtures)
        return Dictionary(uniqueKeysWithValues: plans.map { ($0.operation, $0) })
    }

    private func json(_ document: MockPlan.Document?) throws -> [String: Any] {
        guard case .text(let text) = try #require(document).content else { return [:] }
        return try #require(try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any])
    }

    private func document(_ name: String, of operation: String, _ configuration: String = "") throws
        -> MockPlan.Document
    {
        try #require(try plans(configuration)[operation]?.documents.first { $0.name == name })
    }

    @Test(arguments: [
        (
            "listItems",
            [
                "mock_items_get 200", "mock_items_get.empty 200", "mock_items_get.minimal 200",
                "mock_items_get.page2 200",
                "mock_items_get.4XX 400", "mock_items_get.404 404",
            ]
        ),
        ("getItem", ["mock_items_abc_get 200", "mock_items_abc_get.minimal 200"]),
        ("deleteItem", ["mock_items_abc_delete 204"]),
        ("getImage", ["mock_items_123_image_get 200"]),
        ("feed", ["mock_feed_get 200"]),
        ("odd", ["mock_odd_get 200"]),
    ])
    func documents(_ operation: String, _ names: [String]) throws {
        #expect(try plans()[operation]?.documents.map { "\($0.name) \($0.status)" } == names)
    }

    @Test func listsHaveThreeItems() throws {
        func items(_ name: String) throws -> [[String: Any]] {
            try #require(try json(try document(name, of: "listItems"))["items"] as? [[String: Any]])
        }
        let first = try items("mock_items_get")
        let second = try items("mock_items_get.page2")
        #expect(first.count == 3 && second.count == 3)
        #expect(Set((first + second).compactMap { $0["id"] as? String }).count == 6)
        #expect(try items("mock_items_get.empty").isEmpty)
        // The last page has no link to a next page.
        let last = try json(try document("mock_items_get.page2", of: "listItems"))
        #expect(last["next"] is NSNull || last["next"] == nil)
        #expect(try plans()["listItems"]?.pages == .link(["next"]))
    }

    @Test func requiredPropertiesAlone() throws {
        #expect(try Set(json(try document("mock_items_abc_get.minimal", of: "getItem")).keys) == ["id"])
        #expect(try Set(json(try document("mock_items_abc_get", of: "getItem", "mocks: minimal")).keys) == ["id"])
        let names = try plans("mocks: minimal")["getItem"]?.documents.map(\.name)
        #expect(names == ["mock_items_abc_get"])
    }

    /// Only links to the server of the document are replaced.
    @Test func links() throws {
        let item = try json(try document("mock_items_abc_get", of: "getItem"))
        #expect(item["self"] as? String == "{{BASE_URL}}/items/abc")
        #expect(item["other"] as? String == "https://api.example.community/")
    }

    @Test func mediaTypes() throws {
        let plans = try plans()
        #expect(plans["listItems"]?.documents.map(\.mediaType).last == "application/json")
        #expect(plans["listItems"]?.documents.first { $0.status == 400 }?.mediaType == "application/problem+json")
        #expect(plans["deleteItem"]?.documents.first?.mediaType == nil)
        let image = try #require(plans["getImage"]?.documents.first)
        #expect(image.mediaType == "image/png")
        guard case .bytes(let bytes) = image.content else {
            Issue.record("an image is no text")
            return
        }
        // These are the eight bytes with which each PNG file begins (PNG, second edition, section 5.2).
        #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
}
