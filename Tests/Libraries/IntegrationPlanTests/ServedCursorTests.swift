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

/// A client that follows a cursor reaches an end, although the document has no rule for pages.
@Suite struct ServedCursorTests {
    private static let document = """
        openapi: 3.0.3
        info: {title: T, version: "1"}
        paths:
          /beside:
            get:
              operationId: beside
              parameters: [{name: page_token, in: query, schema: {type: string}}]
              responses:
                "200":
                  description: d
                  headers:
                    Location: {required: true, schema: {type: string, format: uri-reference}}
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          items: {type: array, items: {$ref: '#/components/schemas/Thing'}}
                          nextPageToken: {type: string}
          /inside:
            get:
              operationId: inside
              parameters:
                - {name: cursor, in: query, schema: {type: string}}
                - {name: limit, in: query, schema: {type: integer}}
              responses:
                "200":
                  description: d
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [data, meta]
                        properties:
                          data: {type: array, items: {$ref: '#/components/schemas/Thing'}}
                          meta: {type: object, properties: {next_cursor: {type: string, nullable: true}}}
                      example: {data: [{id: a}, {id: b}, {id: c}], meta: {next_cursor: abc}}
          /repeated:
            get:
              operationId: repeated
              parameters: [{name: marker, in: query, schema: {type: string}}]
              responses:
                "200":
                  description: d
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          items: {type: array, items: {$ref: '#/components/schemas/Thing'}}
                          marker: {type: string}
                          nextMarker: {type: string, nullable: true}
          /days:
            get:
              operationId: days
              parameters: [{name: after, in: query, schema: {type: string}}]
              responses:
                "200":
                  description: d
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          items: {type: array, items: {$ref: '#/components/schemas/Thing'}}
                          next: {type: string}
          /none:
            get:
              operationId: none
              parameters: [{name: cursor, in: query, schema: {type: string}}]
              responses:
                "200":
                  description: d
                  content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Thing'}}}}
          /charges:
            get:
              operationId: charges
              parameters:
                - {name: starting_after, in: query, schema: {type: string}}
                - {name: limit, in: query, schema: {type: integer}}
              responses:
                "200":
                  description: d
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [data, has_more]
                        properties:
                          data: {type: array, items: {$ref: '#/components/schemas/Thing'}}
                          has_more: {type: boolean}
                      example: {data: [{id: a}, {id: b}, {id: c}], has_more: false}
          /linked:
            get:
              operationId: linked
              x-pagination: {link: next, items: data}
              parameters:
                - {name: offset, in: query, schema: {type: integer}}
                - {name: limit, in: query, schema: {type: integer}}
              responses:
                "200":
                  description: d
                  content:
                    application/json:
                      schema:
                        type: object
                        properties:
                          data: {type: array, items: {$ref: '#/components/schemas/Thing'}}
                          next: {type: string, nullable: true}
                      example: {data: [{id: a}, {id: b}, {id: c}], next: "https://api.example.com/linked?offset=3"}
        components:
          schemas:
            Thing: {type: object, required: [id], properties: {id: {type: string}}}
        """

    private func service() throws -> ContractService {
        let source = SourceFile(path: "openapi.yaml", bytes: Array(Self.document.utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        return ContractService(ServedContract.runtime(contract, fixtures, schemas: schemas))
    }

    private func response(_ path: String, _ query: [(name: String, value: String)]) throws -> (
        body: JSONValue, headers: HTTPHeaders
    ) {
        let response = try service().response(
            to: MockHTTPRequest(
                method: .get, path: path, target: path, queryItems: query, headers: ["Host": "a"], body: nil))
        return (try #require(response.body.flatMap { JSONValue(bytes: $0) }), response.headers)
    }

    /// - Returns: The number of items on each page.
    private func pages(
        _ path: String, items: String, parameter: String, cursor: (JSONValue) -> JSONValue?,
        more: [(name: String, value: String)] = []
    ) throws -> [Int] {
        var counts: [Int] = []
        var mark: String?
        while counts.count < 10 {
            let query = more + (mark.map { [(parameter, $0)] } ?? [])
            let body = try response(path, query).body
            counts.append(try #require(body[items]?.arrayValue).count)
            mark = cursor(body)?.stringValue
            if mark == nil { break }
        }
        return counts
    }

    @Test func aCursorBesideTheItemsEnds() throws {
        let counts = try pages("/beside", items: "items", parameter: "page_token") { $0["nextPageToken"] }
        #expect(counts == [3])
        #expect(try response("/beside", [("page_token", "another")]).body["items"] == [])
    }

    @Test func aCursorInAnObjectEndsAndCountsItems() throws {
        let whole = try pages("/inside", items: "data", parameter: "cursor") { $0["meta"]?["next_cursor"] }
        #expect(whole == [3, 0])
        let twos = try pages(
            "/inside", items: "data", parameter: "cursor", cursor: { $0["meta"]?["next_cursor"] },
            more: [("limit", "2")])
        #expect(twos == [2, 1])
    }

    /// The name of the parameter means that it takes the identity of the last item.
    @Test func theLastItemLeadsOn() throws {
        func mark(_ body: JSONValue) -> JSONValue? {
            body["has_more"] == .bool(true) ? body["data"]?.arrayValue?.last?["id"] : nil
        }
        for (size, counts) in [("1", [1, 1, 1]), ("2", [2, 1]), ("3", [3])] {
            let found = try pages(
                "/charges", items: "data", parameter: "starting_after", cursor: mark, more: [("limit", size)])
            #expect(found == counts)
        }
        #expect(try response("/charges", [("starting_after", "b")]).body["data"]?.arrayValue?.count == 1)
    }

    /// The rule names only the link. The name of the parameter decides about the content of the link.
    @Test func aLinkLeadsToAnOffset() throws {
        let first = try response("/linked", [("limit", "2")]).body
        #expect(first["next"] == .string("http://a/linked?limit=2&offset=2"))
        let second = try response("/linked", [("limit", "2"), ("offset", "2")]).body
        #expect(second["data"]?.arrayValue == [.object(["id": .string("c")])])
        #expect(second["next"] == .null)
    }

    /// `marker` in the response repeats the cursor of the request.
    @Test func aRepeatedCursorIsNotTheNextOne() throws {
        let counts = try pages("/repeated", items: "items", parameter: "marker") { $0["nextMarker"] }
        #expect(counts == [3])
        #expect(try response("/repeated", [("marker", "another")]).body["items"] == [])
    }

    /// `after` may be a day, and `next` alone is not a cursor.
    @Test func whatIsNotCalledACursorIsNone() throws {
        let body = try response("/days", [("after", "2026-01-01")]).body
        #expect(body["items"]?.arrayValue?.isEmpty == false)
    }

    /// The response has no cursor, so the parameter may mean anything.
    @Test func aListWithoutACursorIsWhole() throws {
        let body = try response("/none", [("cursor", "x")]).body
        #expect(body.arrayValue?.isEmpty == false)
    }

    /// A date would be a valid relative reference (RFC 3986 section 4.2), but no API means a date.
    @Test func linksLookLikeLinks() throws {
        #expect(try response("/beside", []).headers["Location"] == "/sample")
    }
}
