import ContractModel
import Diagnostics
import Foundation
import Testing
@testable import Generation
@testable import GenerationSettings

/// The first GET answers with a schema that no value satisfies. The generator makes every artefact, or an error
/// explains why it cannot.
@Suite struct ImpossibleSchemaTests {
    private static let schemas = [
        "a record that requires itself":
            "{type: object, required: [next], properties: {next: {$ref: '#/components/schemas/Answer'}}}",
        "large arrays in large arrays":
            "{type: array, minItems: 50, items: {type: array, minItems: 50, items: {type: array, minItems: 50, items: {type: string}}}}",
        "no value of an enumeration": "{allOf: [{enum: [a]}, {enum: [b]}]}",
        "a bound below the other": "{type: integer, minimum: 5, maximum: 4}",
        "a length below the other": "{type: string, minLength: 3, maxLength: 2}",
        "two types": "{allOf: [{type: string}, {type: integer}]}",
        "a list of itself": "{type: array, minItems: 1, items: {$ref: '#/components/schemas/Answer'}}",
        "nothing": "false",
        "a number beyond a double": "{enum: [1e400]}",
        "numbers beyond a double": "{type: number, enum: [1e400, -1e400]}",
        "a constant beyond a double": "{oneOf: [{const: 1e400}, {const: -1e400}]}",
        "more items than a memory holds": "{type: array, minItems: 9223372036854775807, items: {type: string}}",
        "a union of impossible records":
            "{oneOf: [{$ref: '#/components/schemas/Loop'}, {type: object, required: [a], properties: {a: false}}]}",
    ]

    private static func document(_ schema: String) -> String {
        """
        openapi: 3.1.0
        info: {title: Impossible, version: "1"}
        servers: [{url: "https://api.example.com"}]
        paths:
          /answer:
            get:
              operationId: getAnswer
              responses: {"200": {description: d, content: {application/json: {schema: {$ref: "#/components/schemas/Answer"}}}}}
            post:
              operationId: addAnswer
              requestBody: {required: true, content: {application/json: {schema: {$ref: "#/components/schemas/Answer"}}}}
              responses: {"204": {description: d}}
        components:
          schemas:
            Answer: \(schema)
            Loop: {type: object, required: [loop], properties: {loop: {$ref: "#/components/schemas/Loop"}}}
        """
    }

    @Test(arguments: schemas.keys.sorted()) func everyArtefactIsMade(_ name: String) throws {
        let schema = try #require(Self.schemas[name])
        for artifact in GenerationOptions.Artifact.allCases {
            let result = GenerationPipeline.run(
                GenerationInput(
                    document: SourceFile(path: "openapi.yaml", text: Self.document(schema)),
                    overrides: OptionOverrides(emit: [.models, .client, .fixtures, artifact])))
            let errors = result.diagnostics.filter { $0.severity == .error }
            #expect(result.files != nil || !errors.isEmpty, "\(artifact)")
        }
    }
}
