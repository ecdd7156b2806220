import ContractSupport
import Testing
@testable import ContractModel

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

    /// A value of a base with `oneOf` is a value of a branch (OpenAPI 3.1.1, section 4.8.25), so the base alone is a
    /// variant only if the mapping leads to it. The inline types of its properties belong to it in any case.
    @Test(arguments: [("", ["Dog"]), (", mapping: {plain: '#/components/schemas/Pet'}", ["Dog", "base"])])
    func aBaseWithBranchesIsNoVariant(mapping: String, variants: [String]) throws {
        let read = try ReadContract(
            """
            Pet:
              required: [kind, size]
              properties: {kind: {type: string}, size: {type: object, properties: {height: {type: integer}}}}
              oneOf: [{$ref: '#/components/schemas/Dog'}]
              discriminator: {propertyName: kind\(mapping)}
            Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {bark: {type: string}}}]}
            """)
        #expect(read.union("Pet")?.variants.map(\.nameHint) == variants)
        guard case .definition(let size)? = read.reference("Dog", "size") else {
            Issue.record("no type")
            return
        }
        #expect(read.contract.documentName(of: size) == "Pet size")
    }

    /// A union is not a base. A schema that extends a union becomes a union of its branches, each with the added
    /// properties.
    @Test func aUnionThatIsExtendedFromOutside() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {kind: {const: a}, a: {type: string}}}
            B: {type: object, properties: {kind: {const: b}, b: {type: string}}}
            Either:
              oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
              discriminator: {propertyName: kind}
            More:
              allOf: [{$ref: '#/components/schemas/Either'}, {type: object, properties: {more: {type: string}}}]
            """)
        #expect(read.union("Either")?.variants.count == 2)
        let variants = try #require(read.union("More")?.variants)
        let keys = variants.map { variant -> [String] in
            guard case .definition(let id) = variant.use.reference,
                case .record(let record) = read.contract[id].shape
            else { return [] }
            return record.properties.map(\.key)
        }
        #expect(keys == [["kind", "a", "more"], ["kind", "b", "more"]])
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
