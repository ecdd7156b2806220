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

/// An example is the author's word: the mock server sends it wherever the document has it.
@Suite struct AuthorsWordTests {
    private static func service(_ text: String) throws -> ContractService {
        let source = SourceFile(path: "openapi.yaml", bytes: Array(text.utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let read = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        let contract = read.asWritten ?? read
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        return ContractService(ServedContract.runtime(contract, fixtures, schemas: schemas))
    }

    private static func answer(
        _ service: ContractService, _ path: String = "/a", query: [(name: String, value: String)] = [],
        prefer: String? = nil
    ) -> MockHTTPResponse {
        service.response(
            to: MockHTTPRequest(
                method: .get, path: path, target: path, queryItems: query,
                headers: prefer.map { ["Prefer": $0] } ?? [:]))
    }

    private static func document(_ version: String, _ response: String, components: String = "{}") -> String {
        """
        openapi: \(version)
        info: {title: T, version: "1"}
        paths:
          /a: {get: {operationId: a, responses: {"200": {description: d, \(response)}}}}
        components: {schemas: \(components)}
        """
    }

    private static func body(
        _ version: String, _ mediaType: String, _ schema: String, components: String = "{}"
    ) throws -> String {
        let document = document(version, "content: {\(mediaType): {schema: \(schema)}}", components: components)
        return String(decoding: answer(try service(document)).body ?? Data(), as: UTF8.self)
    }

    /// Examples of schemas count at the root, through references, as items, and in maps.
    @Test(
        arguments: ["3.0.3", "3.1.0"],
        [
            ("{type: string, example: hello}", #""hello""#), ("{type: integer, example: 42}", "42"),
            ("{type: number, example: 1.5}", "1.5"),
            ("{type: array, items: {type: string}, example: [x, y]}", #"["x","y"]"#),
            ("{type: array, items: {type: string, example: red}}", #"["red"]"#),
            (
                "{type: array, uniqueItems: true, minItems: 2, items: {type: string, example: red}}",
                #"["red","value 2"]"#
            ),
            ("{type: object, additionalProperties: {type: integer, example: 7}}", #"{"key1":7}"#),
            ("{type: object, additionalProperties: {type: string}, example: {k: v}}", #"{"k":"v"}"#),
            ("{$ref: '#/components/schemas/L'}", #"["p"]"#), ("{$ref: '#/components/schemas/S'}", #""s""#),
            ("{type: object, properties: {l: {$ref: '#/components/schemas/L'}}}", #"{"l":["p"]}"#),
            ("{type: object, properties: {s: {$ref: '#/components/schemas/S'}}}", #"{"s":"s"}"#),
            ("{type: object, properties: {e: {$ref: '#/components/schemas/E'}}}", #"{"e":"b"}"#),
            ("{type: array, items: {$ref: '#/components/schemas/S'}}", #"["s"]"#),
            ("{type: object, properties: {n: {type: integer, default: 20}}}", #"{"n":20}"#),
            (
                "{type: object, example: {a: whole}, properties: {a: {type: string}, b: {type: string}}}",
                #"{"a":"whole"}"#
            ),
        ])
    func schemasHaveExamples(_ version: String, _ test: (schema: String, expected: String)) throws {
        let components = """
            {L: {type: array, items: {type: string}, example: [p]}, S: {type: string, example: s},
            E: {type: string, enum: [a, b], example: b}}
            """
        let body = try Self.body(version, "application/json", test.schema, components: components)
        #expect(JSONValue(bytes: Data(body.utf8)) == JSONValue(bytes: Data(test.expected.utf8)))
    }

    @Test(arguments: [
        ("3.0.3", "{type: object, required: [p], properties: {p: {type: string, nullable: true, example: null}}}"),
        ("3.1.0", "{type: object, required: [p], properties: {p: {type: [string, 'null'], example: null}}}"),
    ])
    func nullIsAnExample(_ version: String, _ schema: String) throws {
        #expect(try Self.body(version, "application/json", schema).filter { $0 != " " } == #"{"p":null}"#)
    }

    /// A made success has no member that only failures have, as far as the schema allows it.
    @Test(arguments: [
        (
            "{type: object, properties: {data: {type: object, properties: {a: {type: string, example: x}}}, "
                + "errors: {type: array, items: {type: object}}}}", #"{"data":{"a":"x"}}"#
        ),
        (
            "{type: object, required: [ok, error], properties: {ok: {type: boolean, example: true}, "
                + "error: {type: string, nullable: true}}}", #"{"ok":true,"error":null}"#
        ),
        ("{type: object, required: [error], properties: {error: {type: string, example: e}}}", #"{"error":"e"}"#),
    ])
    func successesHaveNoFailures(_ schema: String, _ expected: String) throws {
        let body = try Self.body("3.0.3", "application/json", schema)
        #expect(JSONValue(bytes: Data(body.utf8)) == JSONValue(bytes: Data(expected.utf8)))
    }

    // MARK: Examples that do not conform

    @Test(arguments: [
        ("schema: {type: string, enum: [placed]}, examples: {one: {value: gone}}", #""gone""#),
        (
            "schema: {type: object, required: [id], properties: {id: {type: integer}}}, example: {name: Ann}",
            #"{"name":"Ann"}"#
        ),
        (
            "schema: {type: object, properties: {id: {type: integer}}}, example: {id: '7', extra: 1}",
            #"{"id":"7","extra":1}"#
        ),
    ])
    func aWrongExampleIsSentWithAWarning(_ content: String, _ expected: String) throws {
        let service = try Self.service(Self.document("3.0.3", "content: {application/json: {\(content)}}"))
        let answer = Self.answer(service)
        #expect(answer.body.flatMap { JSONValue(bytes: $0) } == JSONValue(bytes: Data(expected.utf8)))
        #expect(answer.headers["X-Mock-Warning"]?.contains("does not conform") == true)
        #expect(service.control.journal.entries(of: nil).last?.problem?.contains("does not conform") == true)
    }

    /// The example of a property is used like an example of the whole body.
    @Test(arguments: [
        ("{type: object, properties: {t: {type: string, minLength: 9, example: short}}}", #"{"t":"short"}"#),
        (
            "{type: object, properties: {n: {type: integer, example: x}, m: {type: integer, example: 1}}}",
            #"{"n":"x","m":1}"#
        ),
        ("{type: object, properties: {e: {$ref: '#/components/schemas/E'}}}", #"{"e":"z"}"#),
        (
            "{type: array, items: {type: object, required: [id], properties: {id: {type: integer, example: a1}}}}",
            #"[{"id":"a1"},{"id":"a2"},{"id":"a3"}]"#
        ),
    ])
    func aWrongExampleOfAPropertyIsSentWithAWarning(_ schema: String, _ expected: String) throws {
        let document = Self.document(
            "3.0.3", "content: {application/json: {schema: \(schema)}}",
            components: "{E: {type: string, enum: [a], example: z}}")
        let answer = Self.answer(try Self.service(document))
        #expect(answer.body.flatMap { JSONValue(bytes: $0) } == JSONValue(bytes: Data(expected.utf8)))
        #expect(answer.headers["X-Mock-Warning"]?.contains("The body does not conform") == true)
    }

    @Test func aWrongExampleHasAName() throws {
        let service = try Self.service(
            Self.document(
                "3.0.3",
                "content: {application/json: {schema: {type: integer}, examples: {good: {value: 1}, bad: {value: x}}}}")
        )
        #expect(Self.answer(service, prefer: "example=bad").body == Data(#""x""#.utf8))
        #expect(Self.answer(service, prefer: "example=good").headers["X-Mock-Warning"] == nil)
        let unknown = Self.answer(service, prefer: "example=none")
        #expect(unknown.status == .badRequest)
        #expect(String(decoding: unknown.body ?? Data(), as: UTF8.self).contains("good, bad"))
    }

    // MARK: Names

    private static let named = """
        openapi: 3.1.0
        info: {title: T, version: "1"}
        paths:
          /users/{id}:
            get:
              operationId: user
              parameters:
                - {name: id, in: path, required: true, schema: {type: integer},
                   examples: {ann: {value: 1}, bob: {value: 2}}}
                - {name: q, in: query, schema: {type: integer}}
              responses:
                "200": {description: d, content: {application/json: {examples: {ann: {value: Ann}, bob: {value: Bob}}}}}
                "422": {description: d, content: {application/json: {examples: {one: {value: 1}, two: {value: 2}}}}}
        """

    /// Examples of one name in parameters and responses belong together (OpenAPI 3.1.1 section 4.8.19).
    @Test(arguments: [("/users/1", "Ann"), ("/users/2", "Bob"), ("/users/3", "Ann")])
    func examplesBelongTogether(_ path: String, _ name: String) throws {
        #expect(Self.answer(try Self.service(Self.named), path).body == Data("\"\(name)\"".utf8))
    }

    /// A refusal has examples, too.
    @Test(arguments: [
        ("code=422, example=two", 422, "2"), ("code=422", 422, "1"), ("example=ann", 422, "1"),
        ("code=422, example=six", 400, nil),
    ])
    func refusalsHaveExamples(_ prefer: String, _ status: Int, _ body: String?) throws {
        let answer = Self.answer(try Self.service(Self.named), "/users/1", query: [("q", "x")], prefer: prefer)
        #expect(answer.status.code == status)
        if let body { #expect(answer.body == Data(body.utf8)) }
    }

    // MARK: Texts and XML

    @Test(arguments: [
        ("{type: string, enum: [a, b]}", "a"), ("{type: string, default: dd}", "dd"),
        ("{type: integer, minimum: 5, maximum: 9}", "5"),
        ("{type: string, format: uuid}", "00000000-0000-4000-8000-000000000001"),
    ])
    func textsFollowTheirSchema(_ schema: String, _ expected: String) throws {
        #expect(try Self.body("3.0.3", "text/plain", schema) == expected)
    }

    /// The examples of OpenAPI 3.1.1 section 4.8.26 in other words.
    @Test(arguments: [
        (
            "{type: object, xml: {name: pet}, properties: {id: {type: integer, example: 1}, b: {type: string, example: '<'}}}",
            "<pet><id>1</id><b>&lt;</b></pet>"
        ),
        ("{$ref: '#/components/schemas/Pet'}", #"<Pet id="7"><p:n xmlns:p="http://a.example">x</p:n></Pet>"#),
        (
            "{type: object, properties: {tags: {type: array, xml: {name: all, wrapped: true}, "
                + "items: {type: string, xml: {name: tag}, example: red}}}}",
            "<root><all><tag>red</tag></all></root>"
        ),
        (
            "{type: object, properties: {tags: {type: array, items: {type: string, xml: {name: tag}}, example: [a, b]}}}",
            "<root><tag>a</tag><tag>b</tag></root>"
        ),
        ("{type: array, items: {$ref: '#/components/schemas/Node'}}", "<root><root><v>1</v></root></root>"),
        (
            "{type: object, properties: {animals: {type: array, xml: {name: aliens, wrapped: true}, "
                + "items: {type: string, example: v}}}}",
            "<root><aliens><aliens>v</aliens></aliens></root>"
        ),
        (
            "{type: object, properties: {animals: {type: array, xml: {wrapped: true}, "
                + "items: {type: string, example: v}}}}",
            "<root><animals><animals>v</animals></animals></root>"
        ),
        (
            "{type: object, properties: {animals: {type: array, xml: {name: aliens}, "
                + "items: {type: string, example: v}}}}",
            "<root><animals>v</animals></root>"
        ),
        (
            "{type: object, properties: {id: {type: integer, example: 1, "
                + "xml: {attribute: true, prefix: p, namespace: 'http://a.example'}}}}",
            #"<root p:id="1" xmlns:p="http://a.example"/>"#
        ),
    ])
    func xmlIsMadeFromSchemas(_ schema: String, _ expected: String) throws {
        let components = """
            {Pet: {type: object, properties: {id: {type: integer, xml: {attribute: true}, example: 7},
            secret: {type: string, writeOnly: true}, n: {type: string, example: x, xml: {prefix: p, namespace: 'http://a.example'}}}},
            Node: {type: object, properties: {v: {type: integer}}}}
            """
        let body = try Self.body("3.0.3", "application/xml", schema, components: components)
        #expect(body == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(expected)\n")
    }

    /// Each level of a recursive schema multiplies the elements.
    @Test(arguments: [
        "{type: object, properties: {a: {$ref: '#/components/schemas/N'}, b: {$ref: '#/components/schemas/N'}}}",
        "{type: object, properties: {a: {type: array, items: {$ref: '#/components/schemas/N'}}, "
            + "b: {type: array, items: {$ref: '#/components/schemas/N'}}, "
            + "c: {type: array, items: {$ref: '#/components/schemas/N'}}}}",
    ])
    func xmlOfRecursiveSchemasIsBounded(_ schema: String) throws {
        let body = try Self.body(
            "3.0.3", "application/xml", "{$ref: '#/components/schemas/N'}", components: "{N: \(schema)}")
        let tags = body.split(separator: "<").count
        #expect((10_000...20_002).contains(tags), "\(tags)")
        #expect(body.hasSuffix("</N>\n"))
    }

    @Test func anObjectIsAnExampleOfXML() throws {
        let content =
            "content: {application/xml: {schema: {type: object, xml: {name: pet}}, example: {id: 1, name: S}}}"
        let answer = Self.answer(try Self.service(Self.document("3.0.3", content)))
        #expect(
            answer.body.map { String(decoding: $0, as: UTF8.self) }?.hasSuffix("<pet><id>1</id><name>S</name></pet>\n")
                == true)
    }

    // MARK: Version 2.0

    /// An example of version 2.0 needs no schema (section 5.2.13).
    @Test(arguments: [
        ("examples: {application/json: {a: 1}}", "application/json", #"{"a":1}"#),
        ("examples: {text/plain: hello}", "text/plain", "hello"),
        ("schema: {type: string}, examples: {text/plain: hello}", "text/plain", "hello"),
        ("schema: {type: object}, examples: {application/json: {b: 2}}", "application/json", #"{"b":2}"#),
    ])
    func examplesOfVersion2(_ response: String, _ mediaType: String, _ expected: String) throws {
        let text = """
            swagger: "2.0"
            info: {title: T, version: "1"}
            produces: [application/json, text/plain]
            paths:
              /a: {get: {operationId: a, responses: {"200": {description: d, \(response)}}}}
            """
        let service = try Self.service(text)
        let answer = service.response(
            to: MockHTTPRequest(
                method: .get, path: "/a", target: "/a", queryItems: [], headers: ["Accept": mediaType]))
        #expect(answer.headers["Content-Type"] == mediaType)
        #expect(answer.body.map { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace } } == expected)
    }
}
