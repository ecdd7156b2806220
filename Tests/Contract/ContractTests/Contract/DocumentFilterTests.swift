import ContractSupport
import Diagnostics
import TestSupport
import Testing
@testable import ContractModel

@Suite struct DocumentFilterTests {
    private static let document = """
        openapi: 3.1.0
        info: {title: T, version: "1"}
        paths:
          /works/{id}:
            get:
              operationId: getWork
              tags: [Works, Public]
              parameters: [{name: mode, in: query, schema: {$ref: '#/components/schemas/Mode'}}]
              responses: {"200": {description: ., content: {application/json: {schema: {$ref: '#/components/schemas/Work'}}}}}
            delete:
              tags: [Admin]
              responses: {"200": {description: ., content: {application/json: {schema: {$ref: '#/components/schemas/Receipt'}}}}}
          /trips:
            get: {tags: [Trips], responses: {"204": {description: .}}}
        components:
          schemas:
            Work: {type: object, properties: {author: {$ref: '#/components/schemas/Author'}}}
            Author: {type: object, properties: {work: {$ref: '#/components/schemas/Work'}, name: {$ref: '#/components/schemas/Name/properties/full'}}}
            Name: {type: object, properties: {full: {type: object, properties: {text: {type: string}}}}}
            Mode: {type: string, enum: [a, b]}
            Receipt: {type: object, properties: {id: {type: string}}}
            Trip: {type: object, properties: {way: {type: string, enum: [on, off]}, back: {type: string, enum: [on, off]}}}
            Pet: {type: object, discriminator: {propertyName: kind}, properties: {kind: {type: string}}}
            Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {friend: {$ref: '#/components/schemas/Mouse'}}}]}
            Mouse: {type: object, properties: {id: {type: string}}}
            Loose: {type: object, properties: {broken: {$ref: '#/components/schemas/Nowhere'}}}
        """

    private func read(_ configuration: String) throws -> (
        schemas: Set<String>, operations: Set<String>, codes: [String]
    ) {
        let read = try ReadContract(document: Self.document, configuration: configuration)
        let schemas = read.contract.definitions.compactMap { definition in
            if case .schema(let name) = definition.origin { name } else { nil }
        }
        return (Set(schemas), Set(read.contract.operations.map(\.name)), read.codes)
    }

    @Test(arguments: [
        ("include: {schemas: Work}", ["Work", "Author", "Name"]),
        ("include: {schemas: 'M*'}", ["Mode", "Mouse"]),
        ("include: {schemas: Pet}", ["Pet", "Cat", "Mouse"]),
        ("include: {operations: getWork}", ["Work", "Author", "Name", "Mode"]),
        ("include: {tags: [Admin]}", ["Receipt"]),
        ("include: {operations: 'DELETE /works/*', schemas: Mode}", ["Receipt", "Mode"]),
        ("include: {operations: /works/*}\nexclude: {tags: Admin}", ["Work", "Author", "Name", "Mode"]),
        ("exclude: {unused: true}", ["Work", "Author", "Name", "Mode", "Receipt"]),
        ("exclude: {unused: true, tags: Pub*}", ["Receipt"]),
        ("exclude: {schemas: [Loose, Cat, Pet]}", ["Work", "Author", "Name", "Mode", "Receipt", "Mouse", "Trip"]),
    ])
    func whatIsKept(_ configuration: String, schemas: [String]) throws {
        let read = try read(configuration)
        #expect(read.schemas == Set(schemas))
        #expect(read.codes == [])
    }

    @Test func operationsAreKeptWithTheirTags() throws {
        #expect(try read("include: {tags: Works}").operations == ["getWork"])
        #expect(try read("include: {schemas: Mode}").operations == [])
        let others = try read("exclude: {schemas: Loose, operations: getWork}").operations
        #expect(others == ["delete /works/{id}", "get /trips"])
    }

    @Test func whatIsNeededIsKeptAllTheSame() throws {
        let read = try ReadContract(
            document: Self.document, configuration: "exclude: {schemas: [Loose, Author, Cat]}")
        #expect(read.codes == ["excluded-but-needed", "excluded-but-needed"])
        #expect(
            read.diagnostics.map(\.message).contains {
                $0 == "'Author' is excluded, but kept, because 'Work' needs this schema"
            })
        #expect(
            read.diagnostics.map(\.message).contains {
                $0 == "'Cat' is excluded, but kept, because 'Pet' needs this schema"
            })
        #expect(read.diagnostics.allSatisfy { $0.severity == .warning })
    }

    @Test(arguments: [
        ("include: {schemas: Worc}", "did you mean 'Work'?"), ("include: {tags: works}", "did you mean 'Works'?"),
        ("exclude: {operations: getWorks}", "did you mean 'getWork'?"), ("exclude: {schemas: 'X*'}", "'X*'"),
    ])
    func namesOfNothing(_ configuration: String, hint: String) throws {
        let diagnostics = try ReadContract(document: Self.document, configuration: configuration).diagnostics
        let unknown = diagnostics.filter { $0.id == "unknown-name" }
        #expect(unknown.count == 1)
        #expect(unknown.first?.message.contains(hint) == true)
        #expect(unknown.first?.location != nil)
    }

    /// Settings for schemas that a filter leaves out are not errors, so one configuration can be used with several
    /// filters.
    @Test(arguments: [
        "strict: [Receipt.id]", "defaults: {Receipt.id: x}", "aliases: {Receipt.id: key}", "presence: [Receipt.id]",
        "types: {Receipt: Bill}", "shared: {Way: [Trip.way, Trip.back]}", "shared: {Way: 'Trip.*'}",
        "envelopes: {Answer: {schemas: Receipt}}", "envelopes: {Answer: {schemas: 'Rec*'}}",
        "security: {'DELETE /works/{id}': none}", "security: {/trips: none}", "migrated: [Receipt.id]",
    ])
    func namesOfWhatIsLeftOutAreKnown(_ configuration: String) throws {
        #expect(try read("include: {operations: getWork}\n\(configuration)").codes == [])
    }

    @Test(arguments: [
        "strict: [Receip.id]", "types: {Receipts: Bill}", "shared: {Way: 'Trips.*'}",
        "envelopes: {Answer: {schemas: 'Rex*'}}", "security: {/trip: none}", "strict: [Work.id]",
    ])
    func otherNamesStayUnknown(_ configuration: String) throws {
        #expect(try read("include: {operations: getWork}\n\(configuration)").codes == ["unknown-name"])
    }

    /// The chain of references is as long as a hostile document could make it.
    @Test func longChains() throws {
        let count = TestExtent.choose(sample: 3_000, full: 20_000)
        let schemas = (0..<count).map { index in
            "S\(index): {type: object, properties: {next: {$ref: '#/components/schemas/S\((index + 1) % count)'}}}"
        }
        let read = try ReadContract(schemas.joined(separator: "\n"), configuration: "include: {schemas: S0}")
        #expect(read.contract.definitions.count == count)
    }
}
