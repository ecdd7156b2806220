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

/// The mock server responds with the document's examples of bodies, for all media types, with or without a schema.
@Suite struct ServedExampleTests {
    /// Returns the examples of a response's only content as texts.
    private func examples(_ content: String, answer: String? = nil, components: String = "") throws -> [String] {
        try served(content, answer: answer, components: components).examples.map {
            String(decoding: $0.body, as: UTF8.self)
        }
    }

    private func served(_ content: String, answer: String? = nil, components: String = "") throws -> RuntimeContent {
        let text = """
            openapi: 3.1.0
            info: {title: T, version: "1"}
            paths:
              /a:
                get:
                  operationId: a
                  responses:
                    "200": \(answer ?? "{description: d, content: {\(content)}}")
            \(components)
            """
        let source = SourceFile(path: "openapi.yaml", bytes: Array(text.utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(
            of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        let served = ServedContract.runtime(contract, fixtures, schemas: schemas)
        return try #require(served.operations.first?.answers.first?.contents.first)
    }

    /// A schema may describe a complete event with its name and its data (OpenAPI 3.2.0 section 4.14.4). A text is not
    /// JSON.
    @Test(arguments: [
        (
            "text/event-stream: {itemSchema: {type: object, required: [event, data], properties: {"
                + "event: {type: string, const: ping}, data: {type: string, const: now}}}}",
            RuntimeEvent(name: "ping", data: "now")
        ),
        (
            "text/event-stream: {itemSchema: {type: object, required: [event, data], properties: {event: {type: string, const: ping},"
                + " data: {type: object, required: [x], properties: {x: {type: integer, const: 7}}}}}}",
            RuntimeEvent(name: "ping", data: #"{"x":7}"#)
        ),
        ("text/event-stream: {schema: {type: string}}", RuntimeEvent(data: "Sample")),
        ("text/event-stream: {itemSchema: {type: integer}}", RuntimeEvent(data: "1")),
        ("application/jsonl: {itemSchema: {type: string}}", RuntimeEvent(data: #""Sample""#)),
    ])
    func eventsAreWhatTheirSchemaSays(_ content: String, _ expected: RuntimeEvent) throws {
        #expect(try served(content).events == [expected])
    }

    @Test(arguments: [
        (#"text/csv: {schema: {type: string}, example: "a,b\n1,2"}"#, ["a,b\n1,2"]),
        ("application/xml: {schema: {type: object}, example: <a/>}", ["<a/>"]),
        ("text/plain: {examples: {one: {value: eins}, two: {value: zwei}}}", ["eins", "zwei"]),
        ("text/plain: {schema: {type: string, examples: [of its schema]}}", ["of its schema"]),
        ("image/svg+xml: {example: <svg/>}", ["<svg/>"]),
        ("text/plain: {schema: {type: integer}, example: 42}", ["42"]),
        ("text/plain: {schema: {type: boolean}, example: false}", ["false"]),
    ])
    func examplesAreServed(_ content: String, _ expected: [String]) throws {
        #expect(try examples(content) == expected)
    }

    /// No text is an object, so the text is sent with a warning.
    @Test(arguments: [("{type: object}", false), ("{type: string, minLength: 3}", true), ("{type: integer}", true)])
    func aTextThatIsNoValueHasAFault(_ schema: String, _ conforms: Bool) throws {
        #expect(try served("text/plain: {schema: \(schema)}").examples.map { $0.fault == nil } == [conforms])
    }

    /// A generated text conforms to its schema.
    @Test(arguments: [
        ("{type: integer}", "1"), ("{type: boolean}", "true"), ("{type: string}", "sample"),
        ("{type: object}", "Sample"),
    ])
    func textsAreOfTheirSchema(_ schema: String, _ expected: String) throws {
        #expect(try examples("text/plain: {schema: \(schema)}") == [expected])
    }

    @Test func jsonNeedsNoSchema() throws {
        let examples = try examples("application/json: {example: {a: [1, x]}}").map {
            try DTODecoder().decode(JSONValue.self, from: Data($0.utf8))
        }
        #expect(examples == [["a": [1, "x"]]])
    }

    @Test func aTextIsNoFile() throws {
        #expect(try examples("application/pdf: {schema: {type: string}, example: a file}")[0].hasPrefix("%PDF"))
    }

    /// A response that many operations share is served too, if it is short.
    @Test func sharedAnswersHaveExamples() throws {
        func components(_ example: String) -> String {
            "components: {responses: {R: {description: d, content: {application/json: {example: \(example)}}}}}"
        }
        let answer = "{$ref: '#/components/responses/R'}"
        let short = try examples("", answer: answer, components: components("{code: gone}"))
        #expect(try short.map { try DTODecoder().decode(JSONValue.self, from: Data($0.utf8)) } == [["code": "gone"]])
        let long = "[\(Array(repeating: "abcdefghij", count: 1000).joined(separator: ","))]"
        #expect(try examples("", answer: answer, components: components(long)) == ["null"])
    }
}
