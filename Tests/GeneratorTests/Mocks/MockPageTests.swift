import ContractModel
import Diagnostics
import FixtureEmission
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings
@testable import MockEmission

/// What mock documents say of their pages is true of the items in them.
@Suite struct MockPageTests {
    /// - Parameters:
    ///   - members: of the answer, beside `data`.
    ///   - example: of the answer.
    private func documents(
        _ configuration: String, _ members: String, parameters: String = "page, limit", example: String? = nil
    ) throws -> [String: [String: Any]] {
        let names = parameters.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let document = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /items:
                get:
                  operationId: listItems
                  parameters: [\(names.map { "{name: \($0), in: query, schema: {type: integer}}" }.joined(separator: ", "))]
                  responses:
                    "200":
                      description: d
                      content:
                        application/json:
                          schema:
                            type: object
                            required: [data]
                            properties:
                              data:
                                type: array
                                items: {type: object, required: [id], properties: {id: {type: string}}}
                              \(members)
                          \(example.map { "example: \($0)" } ?? "")
            """
        let settings = Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration))
        let result = GenerationPipeline.contract(
            GenerationInput(document: SourceFile(path: "openapi.yaml", text: document), configuration: settings))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, diagnostics: &diagnostics)
        let plans = MockBuilder.plans(of: contract, options: settings.options, fixtures: fixtures)
        var documents: [String: [String: Any]] = [:]
        for document in plans.flatMap(\.documents) {
            guard case .text(let text) = document.content else { continue }
            let name = document.name.replacingOccurrences(of: "mock_items_get", with: "")
            documents[name] = try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
        }
        return documents
    }

    private static let meta = """
        meta:
                                type: object
                                properties:
                                  {total: {type: integer}, page: {type: integer}, limit: {type: integer}, totalPages: {type: integer}, hasNext: {type: boolean}}
        """

    private func numbers(_ value: Any?) throws -> [String: Int] {
        try #require(value as? [String: Any]).compactMapValues { $0 as? Int }
    }

    @Test func nestedMembersFollow() throws {
        let documents = try documents(
            "pagination: {listItems: {page: page, items: data, total: meta.total}}", Self.meta)
        let first = try numbers(documents[""]?["meta"])
        #expect(first == ["total": 6, "page": 1, "limit": 3, "totalPages": 2, "hasNext": 1])
        let second = try numbers(documents[".page2"]?["meta"])
        #expect(second == ["total": 6, "page": 2, "limit": 3, "totalPages": 2, "hasNext": 0])
        let empty = try numbers(documents[".empty"]?["meta"])
        #expect(empty == ["total": 0, "page": 1, "limit": 3, "totalPages": 0, "hasNext": 0])
    }

    /// The parameter and the total may be called anything; the rule says what they are.
    @Test func theRuleNamesMembers() throws {
        let documents = try documents(
            "pagination: {listItems: {page: seite, first: 0, items: data, total: info.menge}}",
            "info: {type: object, properties: {menge: {type: integer}, seite: {type: integer}, year: {type: integer}}}",
            parameters: "seite")
        let year = try #require(try numbers(documents[""]?["info"])["year"])
        #expect(try numbers(documents[""]?["info"]) == ["menge": 6, "seite": 0, "year": year])
        #expect(try numbers(documents[".page2"]?["info"]) == ["menge": 6, "seite": 1, "year": year])
        #expect(try numbers(documents[".empty"]?["info"]) == ["menge": 0, "seite": 0, "year": year])
    }

    @Test func offsetsAndCursors() throws {
        let offsets = try documents(
            "pagination: {listItems: {offset: offset, items: data, total: paging.totalCount}}",
            "paging: {type: object, properties: {totalCount: {type: integer}, offset: {type: integer}}}",
            parameters: "offset")
        #expect(try numbers(offsets[""]?["paging"]) == ["totalCount": 6, "offset": 0])
        #expect(try numbers(offsets[".page2"]?["paging"]) == ["totalCount": 6, "offset": 3])
        #expect(try numbers(offsets[".empty"]?["paging"]) == ["totalCount": 0, "offset": 0])
        let cursors = try documents(
            "pagination: {listItems: {cursor: page, items: data, next: links.next}}",
            "links: {type: object, properties: {next: {type: [integer, 'null']}, prev: {type: [string, 'null']}, count: {type: integer}}}"
        )
        let first = try #require(cursors[""]?["links"] as? [String: Any])
        #expect(first["next"] is Int && first["prev"] is NSNull && first["count"] as? Int == 6)
        let second = try #require(cursors[".page2"]?["links"] as? [String: Any])
        #expect(second["next"] is NSNull && second["count"] as? Int == 6)
        let empty = try #require(cursors[".empty"]?["links"] as? [String: Any])
        #expect(empty["next"] is NSNull && empty["count"] as? Int == 0)
    }

    /// An example stays as the document has it; what is made of it is true of itself.
    @Test func anExampleStays() throws {
        let documents = try documents(
            "pagination: {listItems: {page: page, items: data, total: meta.total}}", Self.meta,
            example: "{data: [{id: a}, {id: b}], meta: {total: 850, page: 1, limit: 20}}")
        #expect(try numbers(documents[""]?["meta"]) == ["total": 850, "page": 1, "limit": 20])
        #expect(try numbers(documents[".page2"]?["meta"]) == ["total": 5, "page": 2, "limit": 2])
        #expect(try numbers(documents[".empty"]?["meta"]) == ["total": 0, "page": 1, "limit": 2])
    }

    /// Without a rule, the names of parameters and members tell it where they agree; else nothing is guessed.
    @Test func withoutARule() throws {
        let known = try documents("", Self.meta)
        #expect(try numbers(known[""]?["meta"]) == ["total": 3, "page": 1, "limit": 3, "totalPages": 1, "hasNext": 0])
        #expect(try numbers(known[".empty"]?["meta"])["total"] == 0)
        #expect(known[".page2"] == nil)
        let unknown = try documents("", Self.meta, parameters: "volume")
        #expect(try numbers(unknown[".empty"]?["meta"]) == numbers(unknown[""]?["meta"]))
    }
}
