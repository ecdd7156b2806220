import Diagnostics
import FixtureEmission
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings
@testable import MockEmission

/// A list of union values shows each variant of the union.
@Suite struct UnionListTests {
    private func documents(_ kinds: [String], _ list: String = "") throws -> [String: [[String: Any]]] {
        let schemas = kinds.map { kind in
            """
                \(kind):
                  type: object
                  required: [kind, id]
                  properties: {kind: {const: \(kind)}, id: {type: string}, \(kind.lowercased()): {type: integer}}
            """
        }
        let document = """
            openapi: 3.1.0
            info: {title: Feed, version: "1"}
            paths:
              /feed:
                get:
                  operationId: feed
                  x-pagination: {link: header, items: items}
                  responses:
                    "200":
                      description: d
                      content:
                        application/json:
                          schema:
                            type: object
                            required: [items]
                            properties:
                              items:
                                type: array
                                \(list)
                                items: {oneOf: [\(kinds.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", "))]}
            components:
              schemas:
            \(schemas.joined(separator: "\n"))
            """
        let result = GenerationPipeline.contract(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document)))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        let plans = MockBuilder.plans(of: contract, options: GenerationOptions(), fixtures: fixtures)
        var found: [String: [[String: Any]]] = [:]
        for document in plans.flatMap(\.documents) {
            guard case .text(let text) = document.content else { continue }
            let value = try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
            found[document.name] = value?["items"] as? [[String: Any]]
        }
        return found
    }

    private func kinds(_ items: [[String: Any]]?) -> [String] {
        items?.compactMap { $0["kind"] as? String } ?? []
    }

    @Test(arguments: [
        (["A", "B"], ["A", "B", "A"]), (["A", "B", "C", "D"], ["A", "B", "C", "D"]),
        (["A", "B", "C", "D", "E", "F", "G"], ["A", "B", "C", "D", "E"]),
    ])
    func eachVariantInTheOrderOfTheDocument(_ variants: [String], _ shown: [String]) throws {
        let documents = try documents(variants)
        #expect(kinds(documents["mock_feed_get"]) == shown)
        // The second page has different items.
        let all = (documents["mock_feed_get"] ?? []) + (documents["mock_feed_get.page2"] ?? [])
        #expect(all.count == shown.count + 3)
        #expect(Set(all.compactMap { $0["id"] as? String }).count == all.count)
        #expect(documents["mock_feed_get.empty"]?.isEmpty == true)
    }

    @Test func theContractSaysHowManyThereAre() throws {
        #expect(try kinds(documents(["A", "B", "C", "D"], "maxItems: 2")["mock_feed_get"]) == ["A", "B"])
        #expect(
            try kinds(documents(["A", "B"], "minItems: 4")["mock_feed_get"]) == ["A", "B", "A", "B"])
    }
}
