import Testing

@testable import DTOGeneration

@Suite struct PolymorphismTests {
    private static let pets = """
        Pet:
          type: object
          required: [kind]
          properties: {kind: {type: string}}
          discriminator: {propertyName: kind, mapping: {dog: '#/components/schemas/Dog'}}
        Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {bark: {type: string}}}]}
        Puppy: {allOf: [{$ref: '#/components/schemas/Dog'}, {type: object, properties: {age: {type: integer}}}]}
        Owner: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet'}}}
        """

    @Test func aBaseIsTheUnionOfItsDescendants() throws {
        let read = try ReadContract(Self.pets)
        let union = try #require(read.union("Pet"))
        #expect(union.discriminator == "kind")
        #expect(union.variants.map(\.discriminatorValues) == [["dog", "Dog"], ["Puppy"], ["Pet"]])
        #expect(read.record("Dog")?.properties.map(\.key) == ["kind", "bark"])
        #expect(read.record("Puppy")?.properties.map(\.key) == ["kind", "bark", "age"])
        #expect(read.reference("Owner", "pet") == read.definition("Pet").map { .definition($0.id) })
    }

    @Test func withoutADiscriminatorABaseIsARecord() throws {
        let read = try ReadContract(
            """
            Base: {type: object, properties: {a: {type: string}}}
            Child: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, properties: {b: {type: string}}}]}
            """)
        #expect(read.record("Base") != nil)
    }
}
