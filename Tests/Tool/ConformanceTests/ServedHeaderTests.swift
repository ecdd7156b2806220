import ContractServing
import DTOContract
import Diagnostics
import Files
import FixtureEmission
import Generation
import GenerationSettings
import Testing

/// The mock server sends the headers of the document's examples (OpenAPI 3.1.1 sections 4.8.21 and 4.8.12.2).
@Suite struct ServedHeaderTests {
    private func headers(_ lines: String, version: String = "3.1.0") throws -> [String: RuntimeHeader] {
        let text = """
            openapi: \(version)
            info: {title: T, version: "1"}
            paths:
              /a:
                get:
                  operationId: a
                  responses:
                    "200":
                      description: One.
                      headers:
            \(lines.split(separator: "\n").map { "            \($0)" }.joined(separator: "\n"))
            components:
              examples: {later: {value: 2026-01-02}}
            """
        let source = SourceFile(path: "openapi.yaml", bytes: Array(text.utf8))
        let (result, schemas) = GenerationPipeline.served(GenerationInput(document: source))
        let contract = try #require(result.contract, "\(result.diagnostics.map(\.message))")
        var diagnostics = DiagnosticSink()
        let fixtures = FixtureBuilder.fixtures(
            of: contract, options: GenerationOptions(), diagnostics: &diagnostics)
        let served = ServedContract.runtime(contract, fixtures, schemas: schemas)
        let headers = try #require(served.operations.first?.answers.first?.headers)
        return Dictionary(uniqueKeysWithValues: headers.map { ($0.name, $0) })
    }

    @Test func examplesAreFoundWhereverTheyStand() throws {
        let headers = try headers(
            """
            One: {schema: {type: integer}, example: 7}
            Named: {schema: {type: string}, examples: {first: {value: a}, second: {value: b}}}
            Referred: {schema: {type: string}, examples: {first: {$ref: '#/components/examples/later'}}}
            Content: {content: {application/json: {schema: {type: object}, example: {a: 1}}}}
            Schema: {schema: {type: string, examples: [of its schema]}}
            None: {schema: {type: string}}
            """)
        #expect(headers["One"]?.example == "7")
        #expect(headers["Named"]?.example == "a")
        #expect(headers["Referred"]?.example == "2026-01-02")
        #expect(headers["Content"]?.example == #"{"a":1}"#)
        #expect(headers["Schema"]?.example == "of its schema")
        #expect(headers["None"] != nil && headers["None"]?.example == nil)
    }

    /// These are the rows of the table of styles (OpenAPI 3.1.1 section 4.8.12.3).
    @Test func listsAndObjectsAreSimple() throws {
        let headers = try headers(
            """
            List: {schema: {type: array, items: {type: string}}, example: [blue, black, brown]}
            Flat: {schema: {type: object}, example: {R: 100, G: 200}}
            Exploded: {explode: true, schema: {type: object}, example: {R: 100, G: 200}}
            Deep: {schema: {type: array}, example: [[1]]}
            """)
        #expect(headers["List"]?.example == "blue,black,brown")
        #expect(headers["Flat"]?.example == "G,200,R,100")
        #expect(headers["Exploded"]?.example == "G=200,R=100")
        #expect(headers["Deep"]?.example == nil)
    }

    @Test func aLongExampleIsPassedOver() throws {
        let text = String(repeating: "a", count: 5_000)
        #expect(try headers("Long: {schema: {type: string}, example: \(text)}")["Long"]?.example == nil)
    }

    /// `serializedValue` is the text that is sent (OpenAPI 3.2.0 section 4.19).
    @Test func whatIsSentIsAnExampleToo() throws {
        let lines = "Sent: {schema: {type: integer}, examples: {first: {serializedValue: '12'}}}"
        #expect(try headers(lines, version: "3.2.0")["Sent"]?.example == "12")
    }
}
