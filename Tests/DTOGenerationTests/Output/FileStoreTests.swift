import Diagnostics
import Testing

@testable import DTOGeneration

/// What a store gets is what a run returns without one.
@Suite struct FileStoreTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: '1'}
        paths:
          /works:
            get:
              responses: {'200': {description: '', content: {application/json: {schema: {$ref: '#/components/schemas/Work'}}}}}
        components:
          schemas:
            Work: {type: object, properties: {title: {type: string}, kind: {enum: [a, b]}}}
            Hit: {oneOf: [{$ref: '#/components/schemas/Work'}, {type: string}]}
        """

    private func input(_ layout: GenerationOptions.Layout) -> GenerationInput {
        GenerationInput(
            document: SourceFile(path: "api.yaml", bytes: Array(Self.document.utf8)),
            overrides: OptionOverrides(emit: Set(GenerationOptions.Artifact.allCases), layout: layout), jobs: 4)
    }

    @Test(arguments: GenerationOptions.Layout.allCases)
    func storeGetsAllFiles(_ layout: GenerationOptions.Layout) throws {
        let stored = Guarded<[String: [UInt8]]>([:])
        var input = input(layout)
        let whole = try #require(GenerationPipeline.run(input).files).files
        input.store = FileStore { file in
            let other = stored.with { $0.updateValue(file.bytes, forKey: file.path) }
            #expect(other == nil, "\(file.path)")
            return file.stored
        }
        let files = try #require(GenerationPipeline.run(input).files).files
        #expect(files.count > 10)
        #expect(files.flatMap(\.parts).isEmpty)
        #expect(files.map(\.digest) == whole.map(\.digest))
        #expect(stored.with { $0 } == Dictionary(uniqueKeysWithValues: whole.map { ($0.path, $0.bytes) }))
    }

    /// A store is for files; what stops a run stops it before.
    @Test func nothingIsMadeOfADocumentWithErrors() {
        var input = input(.files)
        input.document = SourceFile(
            path: "api.yaml", bytes: Array(Self.document.replacing("schemas/Work'", with: "schemas/None'").utf8))
        input.store = FileStore { file in
            Issue.record("\(file.path)")
            return file
        }
        #expect(GenerationPipeline.run(input).files == nil)
    }
}
