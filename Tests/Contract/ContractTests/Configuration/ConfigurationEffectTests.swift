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
            Work: {type: object, required: [any], properties: {any: {}, state: {$ref: '#/components/schemas/Stage'}}}
            Stage: {type: string, enum: [open]}
            Place: {type: object, properties: {old: {type: string, deprecated: true}, name: {type: object, properties: {text: {type: string}}}}}
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
        #expect(text.contains("@_spi(Generated) public import BooksRuntime"))
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
        #expect(run("conformances: {Work: {identity: no}}").diagnostics.map(\.id) == ["not-identifiable"])
        #expect(run("conformances: {'*': {identity: any}}").diagnostics.isEmpty)
        #expect(run("conformances: {Place: {identity: name}}").diagnostics.isEmpty)
        let unusable = [
            "{deprecated: skip, conformances: {Place: {identity: old}}}",
            "conformances: {Place: {identity: name}, Place.name: {without: Hashable}}",
        ]
        for configuration in unusable {
            #expect(run(configuration).diagnostics.map(\.id) == ["not-identifiable"], "\(configuration)")
        }
        #expect(run("conformances: {'*': Identifiable, Wokr: Equatable}").diagnostics.map(\.id) == ["unknown-name"])
    }

    private func secured(_ configuration: String, _ head: String = "openapi: 3.0.3") -> GenerationResult {
        let schemes = "{token: {type: apiKey, in: header, name: T}, key: {type: apiKey, in: header, name: K}}"
        let document = """
            \(head)
            info: {title: Books, version: "1"}
            \(head.hasPrefix("swagger") ? "securityDefinitions: \(schemes)" : "components: {securitySchemes: \(schemes)}")
            security: [{token: []}]
            paths:
              /login: {post: {operationId: login, responses: {"204": {description: d}}}}
              /books: {get: {security: [{key: []}], responses: {"204": {description: d}}}}
            """
        return GenerationPipeline.run(
            GenerationInput(
                document: SourceFile(path: "openapi.yaml", text: document),
                configuration: Configuration(reading: SourceFile(path: "gen-dtos.yaml", text: configuration)),
                overrides: OptionOverrides(emit: [.models, .client])))
    }

    /// `security:` replaces the requirements of an operation.
    @Test(
        arguments: ["swagger: '2.0'", "openapi: 3.0.3", "openapi: 3.1.0"],
        [
            ("{}", [".token"], [".key"]),
            ("security: {login: none}", nil, [".key"]),
            ("security: {'GET /books': [token, [key, token]]}", [".token"], [".token", ".key, .token"]),
            ("security: {'*': key, login: none}", nil, [".key"]),
            ("security: {'*': none}", nil, nil),
        ] as [(String, [String]?, [String]?)])
    func securityMayBeCorrected(_ head: String, _ row: (text: String, login: [String]?, books: [String]?)) throws {
        let result = secured(row.text, head)
        #expect(result.diagnostics.map(\.message) == [])
        for (path, wanted) in [("Login", row.login), ("GetBooks", row.books)] {
            let files = try #require(result.files).files
            let file = try #require(files.first { $0.path.contains("Operations/\(path)") })
            let text = String(decoding: file.bytes, as: UTF8.self)
            let security = text.firstMatch(of: /security: \[\[(.*)\]\]/)?.1.replacing("], [", with: "|")
            #expect(security?.split(separator: "|").map(String.init) == wanted, "\(path)")
        }
    }

    @Test func securityNamesWhatThereIs() {
        let result = secured("security: {logn: none, login: tokn}")
        #expect(result.diagnostics.map(\.id) == ["unknown-name", "unknown-name"])
        #expect(result.diagnostics.allSatisfy { $0.message.contains("did you mean") })
        #expect(result.diagnostics.map { $0.location?.line } == [1, 1])
    }

    @Test func aReplacedSchemaHasNoFilesOfItsOwn() throws {
        let files = try #require(run("{types: {Stage: Condition}, exclude: {schemas: [Inside]}}").files).files
        #expect(!files.contains { $0.path.contains("Stage") })
        #expect(try module("types: {Stage: Condition}").contains("public var state: Condition?"))
    }
}
