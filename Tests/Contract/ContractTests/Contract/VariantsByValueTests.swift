import ContractSupport
import Testing
@testable import ContractModel

/// Tests branches of a union that do not declare the discriminator's property. The union itself has to keep and encode
/// its value.
@Suite struct VariantsByValueTests {
    /// Each branch is an object without properties, in one of the ways in which documents write that.
    @Test(arguments: [
        "{type: object}", "{type: object, title: nothing}", "{type: object, properties: {}}",
        "{type: object, additionalProperties: false}", "{type: object, additionalProperties: true}",
        "{type: object, additionalProperties: {type: string}}",
        "{type: object, additionalProperties: {type: integer}}",
        "{type: object, properties: {n: {type: integer}}}",
        "{oneOf: [{$ref: '#/components/schemas/X'}, {$ref: '#/components/schemas/Y'}]}",
    ])
    func theUnionWritesTheDiscriminator(_ branch: String) throws {
        let read = try ReadContract(
            """
            U:
              oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
              discriminator: {propertyName: kind}
            A: \(branch)
            B: {type: object, properties: {b: {type: string}}}
            X: {type: object, required: [x], properties: {x: {type: string}}}
            Y: {type: object, required: [y], properties: {y: {type: string}}}
            """)
        let union = try #require(read.union("U"))
        let tags = union.variants.indices.map { read.contract.separateTag(of: $0, in: union)?.name }
        #expect(tags == ["A", "B"])
    }

    /// Only an object has a place for the discriminator, and a type that declares the property writes it by itself.
    @Test(arguments: [
        "{type: object, properties: {kind: {type: string}}}", "{type: array, items: {type: string}}",
        "{oneOf: [{$ref: '#/components/schemas/X'}, {type: string}]}",
        "{oneOf: [{$ref: '#/components/schemas/X'}, {type: object, properties: {kind: {type: string}}}]}",
    ])
    func othersAreWrittenAsTheyAre(_ branch: String) throws {
        let read = try ReadContract(
            """
            U:
              oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
              discriminator: {propertyName: kind}
            A: \(branch)
            B: {type: object, properties: {kind: {type: string}, b: {type: string}}}
            X: {type: object, required: [x], properties: {x: {type: string}}}
            """)
        let union = try #require(read.union("U"))
        #expect(union.variants.indices.allSatisfy { read.contract.separateTag(of: $0, in: union) == nil })
    }

    private static let mapped = """
        U:
          oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
          discriminator:
            propertyName: kind
            mapping: {one: '#/components/schemas/A', two: '#/components/schemas/B', three: '#/components/schemas/B'}

        """

    @Test func eachValueOfTheMappingIsAVariant() throws {
        let read = try ReadContract(
            Self.mapped + "A: {type: object}\nB: {type: object, properties: {b: {type: string}}}")
        let union = try #require(read.union("U"))
        #expect(union.variants.map(\.discriminatorValues) == [["one", "A"], ["two"], ["three", "B"]])
        #expect(union.variants.map(\.nameHint) == ["A", "two", "three"])
        #expect(union.variants[1].use.reference == union.variants[2].use.reference)
    }

    /// The keys of a mapping have no order, so another order gives each case the value that it had.
    @Test func theOrderOfTheMappingHasNoEffect() throws {
        let schemas = "A: {type: object}\nB: {type: object, properties: {b: {type: string}}}"
        let swapped = Self.mapped.replacing("two: ", with: "new: ").replacing("three: ", with: "two: ")
            .replacing("new: ", with: "three: ")
        let values = try [Self.mapped, swapped].map { text in
            let union = try #require(try ReadContract(text + schemas).union("U"))
            return Dictionary(uniqueKeysWithValues: union.variants.map { ($0.nameHint, $0.discriminatorValues) })
        }
        #expect(values[0] == values[1])
    }

    /// The property keeps the value, so one variant is enough.
    @Test func aDeclaredPropertyKeepsTheValue() throws {
        let read = try ReadContract(
            Self.mapped + "A: {type: object}\nB: {type: object, properties: {kind: {type: string}}}")
        let union = try #require(read.union("U"))
        #expect(union.variants.map(\.discriminatorValues) == [["one", "A"], ["two", "three", "B"]])
    }

    @Test func theDefaultVariantStaysTheSame() throws {
        let read = try ReadContract(
            """
            U:
              oneOf: [{$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/A'}]
              discriminator:
                propertyName: kind
                defaultMapping: '#/components/schemas/A'
                mapping: {two: '#/components/schemas/B', three: '#/components/schemas/B'}
            A: {type: object}
            B: {type: object, properties: {b: {type: string}}}
            """, version: "3.2.0")
        let union = try #require(read.union("U"))
        #expect(union.variants.map(\.nameHint) == ["two", "three", "A"])
        #expect(union.defaultVariant == 2)
    }
}
