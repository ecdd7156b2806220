import Diagnostics
import Files
import Generation
import GenerationSettings
import Testing

/// The place of a file shows which artefact it belongs to.
@Suite struct ArtifactPlacesTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: '1'}
        paths:
          /works: {get: {operationId: list, responses: {'200': {description: all, content: {application/json: {schema: {$ref: '#/components/schemas/Work'}}}}}}}
        components:
          schemas:
            Name: {type: string}
            Size: {type: string, enum: [small, large]}
            Work: {type: object, properties: {name: {$ref: '#/components/schemas/Name'}, size: {$ref: '#/components/schemas/Size'}}}
            Either: {oneOf: [{$ref: '#/components/schemas/Work'}, {type: string}]}
        """

    private func paths(_ emit: Set<GenerationOptions.Artifact>) throws -> [String] {
        let kinds = emit.map(\.rawValue).sorted().joined(separator: ", ")
        let settings = "emit: [\(kinds)]\nscenarios: {app: books}\nmodels: {Work: {model: Book}}\n"
        let result = GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "api.yaml", text: Self.document),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: settings))))
        return try #require(result.files, "\(result.diagnostics)").files.map(\.path)
    }

    /// Each artefact adds files that do not exist without it.
    @Test(
        arguments: [
            ([], .models), ([.models], .fixtures), ([.models, .fixtures], .tests), ([.models], .docs),
            ([.models], .client), ([.models, .fixtures, .tests, .client], .mocks), ([.models], .scenarios),
            ([.models], .mapping),
        ] as [(Set<GenerationOptions.Artifact>, GenerationOptions.Artifact)])
    func everyArtifact(_ others: Set<GenerationOptions.Artifact>, _ artifact: GenerationOptions.Artifact) throws {
        let known = Set(others.isEmpty ? ["contract.lock"] : try paths(others))
        let own = try paths(others.union([artifact])).filter { !known.contains($0) }
        #expect(!own.isEmpty)
        for path in own { #expect(GenerationOptions.Artifact.makers(of: path).contains(artifact), "\(path)") }
    }

    @Test(arguments: ["contract.lock", "Package.swift", "Sources", "notes.txt"])
    func noArtifact(_ path: String) {
        #expect(GenerationOptions.Artifact.makers(of: path) == [])
    }
}
