import ContractSupport
import Testing
@testable import ContractModel

/// Schemas may lead to each other only by references and compositions. The result is the smallest set of values that
/// satisfies all of them.
@Suite struct KnotTests {
    /// Each union contains the other, so both are one set of values.
    @Test(arguments: [true, false])
    func unionsOfEachOther(_ isReversed: Bool) throws {
        let components = [
            "A: {oneOf: [{$ref: '#/components/schemas/B'}, {type: string}]}",
            "B: {oneOf: [{$ref: '#/components/schemas/A'}, {type: integer}, {type: 'null'}]}",
            """
            R: {type: object, properties: {a: {$ref: '#/components/schemas/A'}, b: {$ref: '#/components/schemas/B'}}}
            """,
        ]
        let read = try ReadContract((isReversed ? components.reversed() : components).joined(separator: "\n"))
        #expect(read.union("A")?.variants.map(\.use.reference) == [.scalar(.int), .scalar(.string)])
        #expect(read.alias("B") == read.definition("A").map { .definition($0.id) })
        #expect(read.record("R")?.properties.map(\.isNullable) == [true, true])
        #expect(read.codes == [])
    }

    /// The type belongs to the schema that describes it, and the other schema is an alias.
    @Test func recordBehindAUnionOfItself() throws {
        let read = try ReadContract(
            """
            A: {anyOf: [{$ref: '#/components/schemas/B'}, {type: 'null'}]}
            B: {anyOf: [{$ref: '#/components/schemas/A'}, {type: object, properties: {x: {type: string}}}]}
            """)
        #expect(read.record("B")?.properties.map(\.key) == ["x"])
        #expect(read.alias("A") == read.definition("B").map { .definition($0.id) })
        #expect(read.codes == [])
    }

    /// The discriminator of another schema, which is inherited, makes no difference.
    @Test func aUnionOfItselfBesideADiscriminator() throws {
        let read = try ReadContract(
            """
            R: {anyOf: [{$ref: '#/components/schemas/R'}, {type: string}]}
            Base: {type: object, discriminator: {propertyName: kind}, properties: {kind: {type: string}}}
            Child: {allOf: [{$ref: '#/components/schemas/Base'}]}
            """)
        #expect(read.alias("R") == .scalar(.string))
        #expect(read.codes == [])
    }

    @Test func nothingIsSaid() throws {
        let read = try ReadContract(
            """
            A: {anyOf: [{$ref: '#/components/schemas/B'}]}
            B: {oneOf: [{$ref: '#/components/schemas/A'}]}
            N: {anyOf: [{$ref: '#/components/schemas/N'}, {type: 'null'}]}
            """)
        #expect(read.alias("A") == .json)
        #expect(read.alias("N") == .json)
        #expect(read.codes == ["circular-reference"])
    }

    /// The values inside a map do not decide what the map itself is.
    @Test func mapThatHoldsItself() throws {
        let read = try ReadContract(
            """
            Map:
              type: object
              additionalProperties: {$ref: '#/components/schemas/Map'}
              patternProperties: {'^b': {$ref: '#/components/schemas/Either'}}
            Either: {oneOf: [{$ref: '#/components/schemas/Map'}, {type: string}]}
            Texts:
              type: object
              additionalProperties: {type: string}
              patternProperties: {'^t': {$ref: '#/components/schemas/Text'}}
            Text: {type: string, description: Some text.}
            """)
        #expect(read.alias("Map") == .dictionary(.json))
        #expect(read.union("Either")?.variants.count == 2)
        let text = try #require(read.definition("Text")).id
        #expect(read.alias("Texts") == .dictionary(.definition(text)))
        #expect(read.codes == [])
    }

    /// A branch that is also a branch of another branch adds nothing.
    @Test func unionWithinABranch() throws {
        let read = try ReadContract(
            """
            A: {type: object, properties: {x: {type: string}}}
            U: {oneOf: [{$ref: '#/components/schemas/A'}, {type: string}]}
            V: {anyOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/U'}]}
            W: {anyOf: [{$ref: '#/components/schemas/A'}, {oneOf: [{$ref: '#/components/schemas/A'}, {type: string}]}]}
            """)
        #expect(read.alias("V") == read.definition("U").map { .definition($0.id) })
        #expect(read.union("W")?.variants.map(\.use.reference) == read.union("U")?.variants.map(\.use.reference))
        #expect(read.codes == [])
    }
}
