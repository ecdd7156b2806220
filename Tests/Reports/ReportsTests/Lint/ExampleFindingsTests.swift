import Diagnostics
import Files
import Generation
import GenerationSettings
import Testing

/// Lint reports every example that breaks its schema, whatever the configuration emits. Generation reports only the
/// examples that it uses for fixtures.
@Suite struct ExampleFindingsTests {
    /// The examples in lines 8, 14, 16, 23, and 25 break their schemas.
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: '1'}
        paths:
          /books:
            post:
              operationId: addBook
              parameters:
                - {name: page, in: query, schema: {type: integer}, example: first}
              requestBody:
                content:
                  application/json:
                    schema: {$ref: '#/components/schemas/Book'}
                    examples:
                      short: {value: {pages: few}}
              responses:
                '200': {description: d, headers: {X-Count: {schema: {type: integer}, example: many}}, content: {application/json: {
                  schema: {$ref: '#/components/schemas/Book'}, example: {pages: 412}}}}
        components:
          schemas:
            Book:
              type: object
              properties:
                pages: {type: integer, example: many}
                title: {type: string}
              example: {title: 1984}
        """

    typealias Artifacts = Set<GenerationOptions.Artifact>

    private func lines(_ emit: Artifacts, _ run: (GenerationInput) -> GenerationResult) -> [UInt32] {
        let document = SourceFile(path: "openapi.yaml", text: Self.document)
        let result = run(GenerationInput(document: document, overrides: OptionOverrides(emit: emit)))
        let found = result.diagnostics.filter { $0.id == "example-mismatch" }
        return found.compactMap(\.location?.line)
    }

    @Test(arguments: [[.models], [.models, .client], [.models, .fixtures, .tests]] as [Artifacts])
    func lintReportsAll(_ emit: Artifacts) {
        #expect(lines(emit) { GenerationPipeline.lint($0) } == [8, 14, 16, 23, 25])
    }

    @Test func generationReportsWhatItUses() {
        #expect(lines([.models]) { GenerationPipeline.run($0) } == [])
        #expect(lines([.models, .client]) { GenerationPipeline.run($0) } == [])
        #expect(lines([.models, .fixtures]) { GenerationPipeline.run($0) } == [23, 25])
    }
}
