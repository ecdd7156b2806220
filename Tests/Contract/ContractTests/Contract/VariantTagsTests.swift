import ContractSupport
import Testing
@testable import ContractModel

/// A discriminator may be another JSON value than a plain text in some variants.
@Suite struct VariantTagsTests {
    private func tags(_ schemas: String, of name: String = "U") throws -> [[ContractValue]] {
        let read = try ReadContract(schemas)
        let union = try #require(read.union(name))
        return union.variants.indices.map { read.contract.tags(of: $0, in: union) }
    }

    /// The keys of a mapping are always texts, and the type of the property tells which values they mean.
    @Test func numbersAndBooleansAreMappedByTheirText() throws {
        let read = try ReadContract(
            """
            U:
              oneOf: [{$ref: '#/components/schemas/No'}, {$ref: '#/components/schemas/Yes'}]
              discriminator:
                propertyName: flag
                mapping: {'False': '#/components/schemas/No', 'True': '#/components/schemas/Yes'}
            No: {type: object, required: [flag], properties: {flag: {type: boolean, const: false}}}
            Yes: {type: object, required: [flag], properties: {flag: {type: boolean, const: true}}}
            """)
        let union = try #require(read.union("U"))
        #expect(union.variants.map(\.discriminatorValues) == [["False", "false"], ["True", "true"]])
        #expect(read.contract.tags(of: 0, in: union) == [.boolean(false)])
        #expect(
            try tags(
                """
                U:
                  oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
                  discriminator: {propertyName: n, mapping: {'1': '#/components/schemas/A', '2.0': '#/components/schemas/B'}}
                A: {type: object, properties: {n: {type: integer}}}
                B: {type: object, properties: {n: {type: number, const: 2.0}}}
                """) == [[.integer("1")], [.number("2.0")]])
    }

    @Test func anEnumerationHasTheNamesThatItLists() throws {
        #expect(
            try tags(
                """
                U:
                  oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
                  discriminator: {propertyName: kind, mapping: {a: '#/components/schemas/A', b: '#/components/schemas/B'}}
                A: {type: object, properties: {kind: {$ref: '#/components/schemas/Kind'}}}
                B: {type: object, properties: {kind: {type: object, properties: {odd: {type: string}}}}}
                Kind: {type: string, enum: [a, other]}
                """) == [[.string("a")], []])
    }

    /// The variants of a nested union bring their names with them, because a reader that finds `kind: puppy` in an
    /// animal must first choose the dog.
    @Test func aUnionWithinBringsItsNames() throws {
        let schemas = """
            Animal:
              oneOf: [{$ref: '#/components/schemas/Dog'}, {$ref: '#/components/schemas/Cat'}]
              discriminator: {propertyName: kind}
            Dog:
              oneOf: [{$ref: '#/components/schemas/Puppy'}, {$ref: '#/components/schemas/Hound'}]
              discriminator: {propertyName: kind, mapping: {puppy: '#/components/schemas/Puppy'}}
            Puppy: {type: object, required: [kind], properties: {kind: {type: string}}}
            Hound: {type: object, required: [kind], properties: {kind: {type: string}}}
            Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
            """
        let union = try #require(try ReadContract(schemas).union("Animal"))
        #expect(union.variants.map(\.discriminatorValues) == [["Dog", "puppy", "Puppy", "Hound"], ["Cat"]])
        // The name `Dog` does not tell which dog it is, so it is not a tag.
        #expect(
            try tags(schemas, of: "Animal")
                == [[.string("puppy"), .string("Puppy"), .string("Hound")], [.string("Cat")]])
        // A tag leads to the variant inside the nested union.
        let read = try ReadContract(schemas)
        let inner = ["puppy", "Hound", "Cat"].map { tag in
            read.contract.variant(tagged: .string(tag), under: "kind", in: union.variants[0].use)?.reference
        }
        let expected = ["Puppy", "Hound"].map { name in read.definition(name).map { TypeReference.definition($0.id) } }
        #expect(inner == expected + [nil])
        #expect(read.contract.variant(tagged: .string("Cat"), under: "kind", in: union.variants[1].use) == nil)
    }

    @Test func whatTheVariantDoesNotDeclareTheUnionWrites() throws {
        let read = try ReadContract(
            """
            U:
              oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/T'}]
              discriminator:
                propertyName: kind
                mapping: {a: '#/components/schemas/A', c: '#/components/schemas/A', b: '#/components/schemas/B'}
            A: {type: object, properties: {id: {type: string}}}
            B: {type: object, properties: {kind: {type: string}}}
            T: {type: object, additionalProperties: {type: string}}
            """)
        let union = try #require(read.union("U"))
        let names = union.variants.indices.map { read.contract.separateTag(of: $0, in: union)?.name }
        #expect(names == ["a", "c", nil, "T"])
        #expect(read.contract.tags(of: 0, in: union) == [.string("a")])
    }
}
