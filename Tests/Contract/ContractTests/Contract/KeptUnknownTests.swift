import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel

/// `keep-unknown` applies to the schemas that it names, and to all objects in their values.
@Suite struct KeptUnknownTests {
    private static let schemas = """
        Shelf:
          type: object
          properties:
            books: {type: array, items: {$ref: '#/components/schemas/Book'}}
            byName: {type: object, additionalProperties: {$ref: '#/components/schemas/Entry'}}
            choice: {oneOf: [{$ref: '#/components/schemas/Left'}, {$ref: '#/components/schemas/Right'}]}
            text: {type: string, contentMediaType: application/json, contentSchema: {$ref: '#/components/schemas/Inner'}}
        Book: {type: object, properties: {more: {$ref: '#/components/schemas/Book'}, id: {type: string}}}
        Entry: {allOf: [{$ref: '#/components/schemas/Base'}]}
        Base: {type: object, properties: {a: {type: string}}}
        Left: {type: object, required: [l], properties: {l: {type: string}}}
        Right: {type: object, required: [r], properties: {r: {type: string}}}
        Inner: {type: object, properties: {i: {type: string}}}
        Open: {type: object, properties: {o: {type: string}}, additionalProperties: {type: integer}}
        Apart: {type: object, properties: {x: {type: string}}}
        """

    private func kept(_ configuration: String) throws -> Set<String> {
        let read = try ReadContract(Self.schemas, configuration: configuration)
        #expect(read.codes == [])
        return Set(
            read.contract.definitions.compactMap { definition in
                guard case .record(let record) = definition.shape, record.keepsUnknown else { return nil }
                return read.contract.documentName(of: definition.id)
            })
    }

    @Test func aSchemaSelectsAllObjectsInItsValues() throws {
        #expect(try kept("keep-unknown: [Book]") == ["Book"])
        let all: Set = ["Shelf", "Book", "Base", "Left", "Right", "Inner"]
        #expect(try kept("keep-unknown: [Shelf]").intersection(all) == all)
        #expect(try kept("keep-unknown: [Shelf]").isDisjoint(with: ["Apart", "Open"]))
    }

    @Test func allSchemasOrNone() throws {
        #expect(try kept("keep-unknown: true").isSuperset(of: ["Shelf", "Apart", "Base"]))
        #expect(try !kept("keep-unknown: true").contains("Open"))
        #expect(try kept("{}") == [])
        #expect(try kept("keep-unknown: false") == [])
    }

    @Test func aNameMustBeInTheDocument() throws {
        let read = try ReadContract(Self.schemas, configuration: "keep-unknown: [Boook]")
        #expect(read.codes == ["unknown-name"])
        #expect(read.diagnostics.first?.message.contains("did you mean 'Book'?") == true)
    }
}
