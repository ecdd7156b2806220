import Diagnostics
import Testing
@testable import Files
@testable import Generation
@testable import GenerationSettings

/// These settings change the text of a module in ways that no golden shows.
@Suite struct ConfigurationEffectTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: Books, version: "1"}
        paths:
          /opened:
            get:
              responses:
                "200":
                  description: When.
                  content: {application/json: {schema: {type: array, items: {type: string, format: date-time}}}}
        components:
          schemas:
            Work: {type: object, required: [any], properties: {any: {}, state: {$ref: '#/components/schemas/State'}}}
            State: {type: string, enum: [open]}
            Place: {type: object, properties: {name: {type: object, properties: {text: {type: string}}}}}
            Inside: {$ref: '#/components/schemas/Place/properties/name'}
        """

    private func run(_ configuration: String) -> GenerationResult {
        GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: Self.document),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration))))
    }

    /// Returns the texts of all files of the module, joined.
    private func module(_ configuration: String) throws -> String {
        let files = try #require(run(configuration).files).files
        return files.filter { $0.path.hasPrefix("Sources/") }.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    @Test func theRuntimeMayHaveAnotherName() throws {
        let text = try module("runtime-module: BooksRuntime")
        #expect(text.contains("public import BooksRuntime"))
        #expect(!text.contains("DTORuntime"))
    }

    @Test func isolationMayBeTheModulesOwn() throws {
        let text = try module("{nonisolated: false, access: internal}")
        #expect(!text.contains("nonisolated"))
        #expect(text.contains("\nstruct Work: DefensiveRecord") && text.contains("\nenum ContractInfo {"))
        #expect(try module("access: internal").contains("\nnonisolated struct Work: DefensiveRecord"))
    }

    @Test func aFormatMayBeThatOfAResponseAlone() {
        #expect(run("formats: {date-time: Date}").diagnostics.isEmpty)
        #expect(run("formats: {date-time: UUID}").diagnostics.map(\.id) == ["unusable-format"])
        #expect(run("formats: {date-time: Int}").diagnostics.map(\.id) == ["unusable-format"])
        #expect(run("formats: {date: Date}").diagnostics.map(\.id) == ["unused-format"])
    }

    @Test func aPartOfAReplacedSchemaCannotBeUsed() throws {
        let result = run("types: {Place: CLPlacemark}")
        #expect(result.files == nil)
        #expect(result.diagnostics.map(\.id) == ["reference-into-replaced"])
    }

    @Test func onlyWhatHasAnIdentityIsIdentifiable() throws {
        #expect(run("conformances: {Work: Identifiable}").diagnostics.map(\.id) == ["not-identifiable"])
        #expect(run("conformances: {'*': Identifiable}").diagnostics.isEmpty)
        #expect(run("conformances: {'*': Identifiable, Wokr: Equatable}").diagnostics.map(\.id) == ["unknown-name"])
    }

    @Test func aReplacedSchemaHasNoFilesOfItsOwn() throws {
        let files = try #require(run("{types: {State: Condition}, exclude: {schemas: [Inside]}}").files).files
        #expect(!files.contains { $0.path.contains("State") })
        #expect(try module("types: {State: Condition}").contains("public var state: Condition?"))
    }
}
