import ContractSupport
import Testing
@testable import ContractModel

/// Unions of schemas that extend a base with a discriminator, as springdoc writes them by default (OpenAPI 3.1.1,
/// section 4.8.25).
@Suite struct InheritedDiscriminatorTests {
    private static let pets = """
        Pet:
          type: object
          required: [kind]
          discriminator:
            propertyName: kind
            mapping: {cat: '#/components/schemas/Cat', bird: '#/components/schemas/Bird'}
          properties: {kind: {type: string}, name: {type: string}}
        Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {lives: {type: integer}}}]}
        Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {loud: {type: boolean}}}]}
        Bird: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {wings: {type: integer}}}]}
        Puppy: {allOf: [{$ref: '#/components/schemas/Dog'}, {type: object, properties: {age: {type: integer}}}]}
        Stone: {type: object, properties: {weight: {type: number}}}

        """

    private static func union(_ text: String, version: String = "3.1.0") throws -> UnionShape? {
        let read = try ReadContract(Self.pets + "U: \(text)", version: version)
        #expect(read.diagnostics.isEmpty)
        return read.union("U")
    }

    private static func references(_ names: String...) -> String {
        "[" + names.map { "{$ref: '#/components/schemas/\($0)'}" }.joined(separator: ", ") + "]"
    }

    @Test(arguments: ["oneOf", "anyOf"], ["3.0.3", "3.1.0"])
    func aUnionHasTheDiscriminatorOfItsBranchesBase(_ keyword: String, _ version: String) throws {
        let union = try #require(
            try Self.union("{\(keyword): \(Self.references("Cat", "Dog"))}", version: version))
        #expect(union.discriminator == "kind")
        #expect(union.variants.map(\.discriminatorValues) == [["cat", "Cat"], ["Dog"]])
        #expect(union.mappedValues == ["cat"])
    }

    @Test(arguments: [
        "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}, {type: 'null'}]}",
        "{oneOf: [{allOf: [{$ref: '#/components/schemas/Cat'}]}, {$ref: '#/components/schemas/Dog'}]}",
        "{anyOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}, {type: string}]}",
        "{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}, {type: array, items: {type: string}}]}",
    ])
    func nullAndOtherSpellingsOfABranchMakeNoDifference(_ text: String) throws {
        let union = try #require(try Self.union(text))
        #expect(union.discriminator == "kind")
        #expect(union.variants.prefix(2).map { Set($0.discriminatorValues) } == [["cat", "Cat"], ["Dog"]])
    }

    @Test func aBranchMayExtendTheBaseThroughOthers() throws {
        let union = try #require(try Self.union("{oneOf: \(Self.references("Cat", "Puppy"))}"))
        #expect(union.discriminator == "kind")
        #expect(union.variants.map(\.discriminatorValues) == [["cat", "Cat"], ["Puppy"]])
    }

    @Test func unionsWithinOtherSchemasInheritToo() throws {
        let branches = Self.references("Cat", "Dog")
        let read = try ReadContract(
            Self.pets
                + "Home: {type: object, properties: {pets: {type: array, items: {oneOf: \(branches)}}, best: {anyOf: \(branches)}}}"
        )
        let unions = read.contract.definitions.compactMap { definition -> UnionShape? in
            guard case .union(let union) = definition.shape, union.variants.count == 2 else { return nil }
            return union
        }
        #expect(!unions.isEmpty)
        #expect(unions.allSatisfy { $0.discriminator == "kind" })
    }

    @Test func theNearestBaseDecides() throws {
        let read = try ReadContract(
            """
            Thing: {type: object, properties: {class: {type: string}}, discriminator: {propertyName: class}}
            Pet:
              allOf: [{$ref: '#/components/schemas/Thing'}, {type: object, properties: {kind: {type: string}}}]
              discriminator: {propertyName: kind}
            Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]}
            Dog: {allOf: [{$ref: '#/components/schemas/Pet'}]}
            Stone: {allOf: [{$ref: '#/components/schemas/Thing'}]}
            Near: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}
            Far: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Stone'}]}
            """)
        #expect(read.union("Near")?.discriminator == "kind")
        #expect(read.union("Far")?.discriminator == "class")
    }

    /// Jackson's `@Schema(oneOf:)` beside `@JsonSubTypes`: the union names the property, and the base has the mapping.
    @Test func aDiscriminatorOfItsOwnGetsTheMappingOfTheBase() throws {
        let union = try #require(
            try Self.union("{oneOf: \(Self.references("Cat", "Dog")), discriminator: {propertyName: kind}}"))
        #expect(union.variants.map(\.discriminatorValues) == [["cat", "Cat"], ["Dog"]])
        let other = try #require(
            try Self.union(
                """
                {oneOf: \(Self.references("Cat", "Dog")),
                     discriminator: {propertyName: kind, mapping: {feline: '#/components/schemas/Cat'}}}
                """))
        #expect(other.variants.map(\.discriminatorValues) == [["feline", "cat", "Cat"], ["Dog"]])
    }

    /// The discriminator names the branches that extend the base. The keys decide about the others.
    @Test(arguments: ["oneOf", "anyOf"])
    func aBranchThatDoesNotExtendTheBaseHasNoValue(_ keyword: String) throws {
        let union = try #require(try Self.union("{\(keyword): \(Self.references("Stone", "Cat", "Dog"))}"))
        #expect(union.discriminator == "kind")
        #expect(union.variants.map(\.discriminatorValues) == [[], ["cat", "Cat"], ["Dog"]])
        let other = "{type: object, required: [x], properties: {x: {type: string}}}"
        let one = try #require(try Self.union("{\(keyword): [{$ref: '#/components/schemas/Cat'}, \(other)]}"))
        #expect(one.variants.map(\.discriminatorValues) == [["cat", "Cat"], []])
    }

    /// A constant of its own names a branch that does not extend the base.
    @Test func aBranchWithAConstantOfItsOwnHasItAsValue() throws {
        let read = try ReadContract(
            Self.pets + """
                Rock: {type: object, properties: {kind: {const: granite}, weight: {type: number}}}
                U: {oneOf: \(Self.references("Cat", "Rock"))}
                """)
        #expect(read.union("U")?.variants.map(\.discriminatorValues) == [["cat", "Cat"], ["granite"]])
    }

    /// Branches may extend several bases. If these have one property, all of their values count.
    @Test func branchesOfSeveralBases() throws {
        let bases = """
            Fish: {allOf: [{$ref: '#/components/schemas/Swimmer'}, {type: object, properties: {fins: {type: integer}}}]}
            Whale: {allOf: [{$ref: '#/components/schemas/Swimmer'}, {type: object, properties: {song: {type: string}}}]}
            Swimmer: {type: object, properties: {PROPERTY: {type: string}}, discriminator: {propertyName: PROPERTY}}
            U: {oneOf: \(Self.references("Cat", "Fish", "Whale"))}
            """
        let alike = try ReadContract(Self.pets + bases.replacing("PROPERTY", with: "kind")).union("U")
        #expect(alike?.variants.map(\.discriminatorValues) == [["cat", "Cat"], ["Fish"], ["Whale"]])
        let other = try ReadContract(Self.pets + bases.replacing("PROPERTY", with: "class")).union("U")
        #expect(other?.discriminator == "class")
        #expect(other?.variants.map(\.discriminatorValues) == [[], ["Fish"], ["Whale"]])
    }

    /// The base's discriminator chooses only among schemas that extend the base. A branch that is the base itself is
    /// recognized by its keys.
    @Test func aBranchThatIsTheBaseIsChosenByItsKeys() throws {
        #expect(try Self.union("{oneOf: \(Self.references("Pet", "Stone"))}")?.discriminator == nil)
    }
}
