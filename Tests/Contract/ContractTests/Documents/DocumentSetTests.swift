import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel

/// These tests check references between files, and the messages about invalid references.
@Suite struct DocumentSetTests {
    private func read(_ reference: String, _ files: [String: String], configuration: String = "") throws -> ReadContract
    {
        try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: "1"}
                paths: {}
                components: {schemas: {Zoo: {type: object, properties: {pet: {$ref: "\(reference)"}}}}}
                """,
            files: files, configuration: configuration)
    }

    @Test(arguments: [
        "schemas/Pet.yaml", "./schemas/Pet.yaml#", "schemas/../schemas/Pet.yaml#/", ".\\\\schemas\\\\Pet.yaml",
    ])
    func spellingsOfOneFile(_ reference: String) throws {
        let read = try read(reference, ["schemas/Pet.yaml": "{type: object, properties: {name: {type: string}}}"])
        #expect(read.codes == [])
        #expect(read.reference("Zoo", "pet") == read.definition("Pet").map { .definition($0.id) })
        #expect(read.definition("Pet")?.pointer == "schemas/Pet.yaml#")
        #expect(read.definition("Pet")?.file == "schemas/Pet.yaml")
    }

    @Test func eachFileIsReadOnceInACircle() throws {
        let read = try read(
            "A.yaml",
            [
                "A.yaml":
                    "{type: object, properties: {b: {$ref: B.yaml}, zoo: {$ref: 'openapi.yaml#/components/schemas/Zoo'}}}",
                "B.yaml": "{type: object, properties: {a: {$ref: A.yaml}, self: {$ref: '#'}}}",
            ])
        #expect(read.codes == [])
        #expect(read.contract.definitions.count == 3)
        #expect(read.reference("B", "self") == read.definition("B").map { .definition($0.id) })
        #expect(read.reference("A", "zoo") == read.definition("Zoo").map { .definition($0.id) })
    }

    @Test func jsonAndYAMLMix() throws {
        let read = try read(
            "a.json#/definitions/Pet",
            [
                "a.json": #"{"definitions": {"Pet": {"type": "array", "items": {"$ref": "b.yaml#/Tag"}}}}"#,
                "b.yaml": "Tag: {enum: [x]}",
            ])
        #expect(read.codes == [])
        #expect(read.alias("Pet") == read.definition("Tag").map { .array(.definition($0.id)) })
    }

    @Test func faultsOfUnusedFilesAreNotReported() throws {
        let read = try ReadContract(
            document: """
                openapi: 3.1.0
                info: {title: T, version: "1", description: {$ref: ./broken.md}}
                paths: {}
                components: {schemas: {Zoo: {type: string, x-note: {$ref: ./none.yaml}}}}
                """,
            files: ["broken.md": "# [A\n\t- *b: }"])
        #expect(!read.codes.contains("missing-file") && !read.codes.contains("yaml-syntax"))
    }

    @Test func danglingReferencesMayBeJSON() throws {
        let read = try read("https://example.com/pet", [:], configuration: "dangling: JSONValue")
        #expect(read.diagnostics.map(\.severity) == [.warning])
        #expect(read.reference("Zoo", "pet") == .json)
    }

    @Test func theHashCoversAllFiles() throws {
        let first = try read("A.yaml", ["A.yaml": "{type: string}"])
        let second = try read("A.yaml", ["A.yaml": "{type: string, description: Changed.}"])
        #expect(first.contract.info.contentHash != second.contract.info.contentHash)
    }
}
