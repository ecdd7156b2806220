import ContractAudit
import Diagnostics
import Generation
import GenerationSettings
import Testing
@testable import gen_dtos

/// Names under `audit: types:` that no type in the Swift code has.
@Suite struct ConfiguredTypesTests {
    private func messages(_ types: String, _ files: [FileFacts]) throws -> [String] {
        let document = """
            openapi: 3.1.0
            info: {title: Pets, version: '1'}
            paths: {}
            components: {schemas: {Pet: {type: object, properties: {name: {type: string}}}}}

            """
        let configuration = Configuration(
            reading: SourceFile(path: "gen-dtos.yaml", text: "audit:\n  types: \(types)\n"))
        let input = GenerationInput(
            document: SourceFile(path: "api.yaml", text: document), configuration: configuration)
        let result = GenerationPipeline.contract(input)
        let contract = try #require(result.contract)
        return ConfiguredTypes(configuration.options).faults(in: contract, files).map { fault in
            let place = fault.location.map { "\(result.sources[$0.file].path):\($0.line):\($0.column)" } ?? "nowhere"
            return "\(place): \(fault.message)"
        }
    }

    private var swift: [FileFacts] {
        var facts = FileFacts(path: "Animal.swift")
        facts.types = [
            TypeFacts(kind: .struct, name: "Animal", place: SwiftPlace(line: 1, column: 1), lastLine: 3)
        ]
        return [facts]
    }

    @Test func namesThatAreThere() throws {
        #expect(try messages("{Pet: Animal}", swift) == [])
    }

    @Test func severalTypesAndNone() throws {
        #expect(try messages("{Pet: [Animal, Aminal]}", swift).count == 1)
        #expect(try messages("{Pet: null, Animal: null}", swift) == [])
        #expect(
            try messages("{Aminal: null}", swift) == [
                "gen-dtos.yaml:2:11: 'Aminal' under 'audit.types' is not a type of the audited Swift code; did you mean 'Animal'?"
            ])
    }

    @Test func aMisspeltSchema() throws {
        #expect(
            try messages("{Pets: Animal}", swift) == [
                "gen-dtos.yaml:2:11: 'Pets' under 'audit.types' is not a schema of the document that has properties or values; "
                    + "did you mean 'Pet'?"
            ])
    }

    @Test func aMisspeltType() throws {
        #expect(
            try messages("{Pet: Aminal}", swift) == [
                "gen-dtos.yaml:2:16: 'Aminal' under 'audit.types' is not a type of the audited Swift code; did you mean 'Animal'?"
            ])
    }

    /// If an audit examines only TypeScript, it has no Swift types to compare with, so it reports nothing.
    @Test func withoutSwift() throws {
        #expect(try messages("{Pet: Aminal}", []) == [])
    }
}
