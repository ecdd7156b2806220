import ContractModel
import Diagnostics
import FixtureEmission
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings
@testable import MockEmission

/// The numbers in a mock document that describe its page agree with the items in the page.
@Suite struct MockPageTests {
    /// - Parameters:
    ///   - members: The properties of the response next to `data`.
    ///   - example: The example of the response.
    ///   - defaultValue: The default of each parameter.
    private func documents(
        _ configuration: String, _ members: String, parameters: String = "page, limit", example: String? = nil,
        defaultValue: Int? = nil
    ) throws -> [String: [String: Any]] {
        let plans = try plans(
            configuration, members, parameters: parameters, example: example, defaultValue: defaultValue)
        var documents: [String: [String: Any]] = [:]
        for document in plans.flatMap(\.documents) {
            guard case .text(let text) = document.content else { continue }
            let name = document.name.replacingOccurrences(of: "mock_items_get", with: "")
            documents[name] = try JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
        }
        return documents
    }

    private func plans(
        _ configuration: String, _ members: String, parameters: String, example: String? = nil, defaultValue: Int? = nil
    ) throws -> [MockPlan] {
        let names = parameters.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let type = "type: integer" + (defaultValue.map { ", default: \($0)" } ?? "")
        let document = """
            openapi: 3.1.0
            info: {title: Shop, version: "1"}
            paths:
              /items:
                get:
                  operationId: listItems
                  parameters: [\(names.map { "{name: \($0), in: query, schema: {\(type)}}" }.joined(separator: ", "))]
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
        return MockBuilder.plans(of: contract, options: settings.options, fixtures: fixtures)
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

    /// The rule names the parameter and the total, so their names may be any words.
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

    @Test(arguments: [("more", true), ("has_more", true), ("has_more", false)])
    func lastItems(_ name: String, isSaid: Bool) throws {
        let more = isSaid ? ", more: \(name)" : ""
        let documents = try documents(
            "pagination: {listItems: {cursor: page, last: id, items: data\(more)}}", "\(name): {type: boolean}")
        #expect(documents[""]?[name] as? Bool == true)
        #expect(documents[".page2"]?[name] as? Bool == false)
        #expect(documents[".empty"]?[name] as? Bool == false)
        func ids(_ page: String) throws -> [String] {
            try #require(documents[page]?["data"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        }
        // The second page follows the first, so none of its items is on the first.
        #expect(try Set(ids("") + ids(".page2")).count == 6)
        let plans = try plans(
            "pagination: {listItems: {cursor: page, last: id, items: data}}", "last_id: {type: string}",
            parameters: "page")
        #expect(plans.map(\.pages) == [.lastItem(parameter: "page", items: ["data"], member: ["id"])])
    }

    /// A default of 0 or 1 is the number of the first page. Any other default chooses another page.
    @Test(arguments: [(-1, 1), (0, 0), (1, 1), (3, 1)])
    func theDefaultIsTheFirstNumber(_ value: Int, _ first: Int) throws {
        let rule = "pagination: {listItems: {page: page, items: data, total: meta.total}}"
        for configuration in [rule, ""] {
            let documents = try documents(configuration, Self.meta, parameters: "page", defaultValue: value)
            #expect(try numbers(documents[""]?["meta"])["page"] == first)
        }
    }

    /// An example stays as the document has it. The other pages repeat its numbers where these describe all pages.
    @Test func anExampleStays() throws {
        let documents = try documents(
            "pagination: {listItems: {page: page, items: data, total: meta.total}}", Self.meta,
            example: "{data: [{id: a}, {id: b}], meta: {total: 850, page: 1, limit: 20}}")
        #expect(try numbers(documents[""]?["meta"]) == ["total": 850, "page": 1, "limit": 20])
        #expect(try numbers(documents[".page2"]?["meta"]) == ["total": 850, "page": 2, "limit": 20])
        #expect(try numbers(documents[".empty"]?["meta"]) == ["total": 0, "page": 1, "limit": 20])
    }

    /// The total of the first page limits the number of items on the second page.
    @Test(arguments: [(1, nil), (2, nil), (3, 1), (4, 2), (5, 3), (9, 3)] as [(Int, Int?)])
    func whatAnExampleLeaves(_ total: Int, _ count: Int?) throws {
        for rule in [
            "page: page, total: meta.total", "offset: page, total: meta.total", "cursor: page, next: meta.next",
        ] {
            let documents = try documents(
                "pagination: {listItems: {\(rule), items: data}}",
                Self.meta.replacing("{total:", with: "{next: {type: [string, 'null']}, total:"),
                example: "{data: [{id: a}, {id: b}], meta: {total: \(total), hasNext: true, next: x}}")
            let second = documents[".page2"]
            #expect((second?["data"] as? [Any])?.count == count)
            guard let second else { continue }
            #expect(try numbers(second["meta"]) == ["total": total, "hasNext": 0])
            let next = try #require(second["meta"] as? [String: Any])["next"]
            #expect(rule.hasPrefix("cursor") == (next is NSNull))
        }
    }

    /// A total that is negative or too large to count with is ignored.
    @Test(arguments: [Int.max, .min, -1])
    func totalsBeyondAllLists(_ total: Int) throws {
        let documents = try documents(
            "pagination: {listItems: {page: page, items: data, total: meta.total}}", Self.meta,
            example: "{data: [{id: a}], meta: {total: \(total), limit: 1, totalPages: 1}}")
        #expect(try numbers(documents[".page2"]?["meta"]) == ["total": 4, "limit": 1, "totalPages": 4])
    }

    /// If no rule is given, the names of parameters and members can tell the kind of pages. If the names of parameters
    /// are unknown, the members describe a list with all items.
    @Test(arguments: ["page, limit", "volume"]) func withoutARule(_ parameters: String) throws {
        let known = try documents("", Self.meta, parameters: parameters)
        #expect(try numbers(known[""]?["meta"]) == ["total": 3, "page": 1, "limit": 3, "totalPages": 1, "hasNext": 0])
        #expect(try numbers(known[".empty"]?["meta"])["total"] == 0)
        #expect(known[".page2"] == nil)
    }
}
