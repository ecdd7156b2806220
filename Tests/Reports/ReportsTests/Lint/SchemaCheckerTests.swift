import Diagnostics
import Testing
@testable import Generation
@testable import GenerationSettings

/// These tests cover what the golden cases of lint do not show: differences between versions, and documents written to
/// take long.
@Suite struct SchemaCheckerTests {
    private func findings(_ schemas: String, version: String = "3.1.0") -> [String] {
        let lines = schemas.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
        let text = """
            openapi: \(version)
            info: {title: T, version: "1"}
            paths: {}
            components:
              schemas:
            \(lines)
            """
        let result = GenerationPipeline.lint(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", bytes: Array(text.utf8)),
                overrides: OptionOverrides(module: "T", emit: [.models])))
        return result.diagnostics.filter { ["example-mismatch", "unusable-default"].contains($0.id) }.map(\.message)
    }

    /// Keywords beside `$ref` count from version 3.1 on.
    @Test func siblingsOfReferences() {
        let schemas = """
            A: {type: string}
            B: {type: object, properties: {a: {$ref: '#/components/schemas/A', pattern: '^x', default: y}}}
            """
        #expect(findings(schemas, version: "3.0.3").isEmpty)
        #expect(findings(schemas).count == 1)
    }

    @Test func exclusiveBoundsOfBothVersions() {
        let flag = "A: {type: number, minimum: 1, exclusiveMinimum: true, example: 1}"
        #expect(findings(flag, version: "3.0.3").count == 1)
        #expect(findings("A: {type: number, exclusiveMinimum: 1, example: 1}").count == 1)
        #expect(findings("A: {type: number, exclusiveMaximum: 1, example: 0.999}").isEmpty)
    }

    /// `x-extensible-enum` lists known values, while `enum` lists the only allowed values.
    @Test func otherValuesOfExtensibleEnumerations() {
        #expect(findings("A: {type: string, x-extensible-enum: [a], example: b}").isEmpty)
        #expect(findings("A: {type: string, x-extensible-enum: [a], example: true}").count == 1)
        #expect(findings("A: {type: string, enum: [a], example: b}").count == 1)
    }

    /// Only the server sends read-only properties, so an example of a request may leave them out.
    @Test func readOnlyPropertiesMayBeAbsent() {
        let schemas = """
            A:
              allOf:
                - {type: object, properties: {id: {readOnly: true, type: string}}}
                - {type: object, required: [id], properties: {b: {type: string}}}
              example: {b: x}
            """
        #expect(findings(schemas).isEmpty)
    }

    @Test func schemasThatLeadBackToThemselvesEnd() {
        let schemas = """
            Pet:
              oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
              example: {name: 1}
            Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {name: {type: string}}}]}
            Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {name: {type: string}}}]}
            """
        #expect(findings(schemas).count <= 1)
    }

    /// If nothing limited the number of steps, the check would need 2 to the power of the number of schemas.
    @Test(.timeLimit(.minutes(10))) func choicesOfChoicesEnd() {
        let count = 40
        let choices = (0..<count).map { index in
            let next = "{type: object, properties: {a: {$ref: '#/components/schemas/S\(index + 1)'}}}"
            return "S\(index): {anyOf: [\(next), \(next)]}"
        }
        let value = String(repeating: "{a: ", count: count) + "1" + String(repeating: "}", count: count)
        let last =
            "S\(count): {type: string, pattern: '^x$'}\nTop: {allOf: [{$ref: '#/components/schemas/S0'}], example: \(value)}"
        #expect(findings(choices.joined(separator: "\n") + "\n" + last).count <= 1)
    }

    @Test(.timeLimit(.minutes(10))) func largePatternsOnLongTextsEnd() {
        let text = String(repeating: "a", count: 9_000)
        let schemas = (0..<200).map { "S\($0): {type: string, pattern: '^((a|a){15}){20}b\($0)$', example: \(text)}" }
        #expect(findings(schemas.joined(separator: "\n")).count <= 200)
    }
}
