import ContractSupport
import Diagnostics
import Testing
@testable import ContractModel
@testable import ContractReading

@Suite struct DiscriminatorValuesTests {
    @Test func anInlineVariantHasTheValuesThatItsPropertyAllows() {
        var fixture = ContractFixture()
        let kinds = fixture.schema("Kinds", .strings("regex", "json", "pattern"))
        let json = fixture.schema("Json", .record(.required("type", .string).with { $0.constant = .string("json") }))
        let regex = fixture.schema("Regex", .record(.required("type", .definition(kinds))))
        let named = fixture.schema("Named", .record(.required("type", .string)))
        let union = fixture.schema(
            "Grammar",
            .union(
                VariantDefinition(.definition(json), "json"), VariantDefinition(.definition(regex), "regex"),
                VariantDefinition(.definition(named), "named", tags: ["pattern"]), VariantDefinition(.string, "text"),
                discriminator: "type"))
        var diagnostics = DiagnosticSink()
        DiscriminatorValues.complete(&fixture.contract, diagnostics: &diagnostics)
        #expect(diagnostics.sorted.isEmpty)
        guard case .union(let shape) = fixture.contract[union].shape else {
            Issue.record("The union is none any more.")
            return
        }
        // A value that several variants claim belongs to the first of them.
        #expect(shape.variants.map(\.discriminatorValues) == [["json"], ["regex"], ["pattern"], []])
    }

    /// The variants share one enumeration of all kinds, which does not tell them apart. Only a value that is spelled
    /// like the name of a variant does.
    @Test func aSharedEnumerationTellsByItsSpelling() throws {
        let read = try ReadContract(
            """
            Parent:
              type: object
              required: [type]
              properties: {type: {$ref: '#/components/schemas/Kind'}}
              discriminator: {propertyName: type}
            Kind: {type: string, enum: [CHILD_TYPE_A, child-type-b, other]}
            ChildTypeA: {allOf: [{$ref: '#/components/schemas/Parent'}, {properties: {a: {type: string}}}]}
            ChildTypeB: {allOf: [{$ref: '#/components/schemas/Parent'}, {properties: {b: {type: string}}}]}
            """)
        let union = try #require(read.union("Parent"))
        #expect(union.variants.map(\.discriminatorValues) == [["CHILD_TYPE_A"], ["child-type-b"], []])
    }

    /// Both variants state an equal value, so the discriminator does not tell them apart.
    @Test func aValueThatAllVariantsAllowTellsNothing() throws {
        let read = try ReadContract(
            """
            Completion:
              oneOf:
                - {type: object, required: [object, chunk], properties: {object: {type: string, enum: [text]}, chunk: {type: string}}}
                - {type: object, required: [object, usage], properties: {object: {type: string, enum: [text]}, usage: {type: integer}}}
              discriminator: {propertyName: object}
            """)
        let union = try #require(read.union("Completion"))
        #expect(union.variants.map(\.discriminatorValues) == [[], []])
        #expect(union.discriminator == nil)
        #expect(read.diagnostics.map(\.id) == ["idle-discriminator"])
    }

    /// The names of the schemas cannot be values of the property, because it is a number, a list, or an enumeration
    /// without these names.
    @Test(arguments: ["type: integer", "type: array, items: {}", "type: string, enum: [CAT, DOG_2]"])
    func namesThatThePropertyCannotHave(_ kind: String) throws {
        let read = try ReadContract(
            """
            Pet:
              oneOf: [{$ref: '#/components/schemas/House'}, {$ref: '#/components/schemas/Garden'}]
              discriminator: {propertyName: kind}
            House: {type: object, required: [kind, lives], properties: {kind: {\(kind)}, lives: {type: integer}}}
            Garden: {type: object, required: [kind, bark], properties: {kind: {\(kind)}, bark: {type: string}}}
            """)
        #expect(try #require(read.union("Pet")).discriminator == nil)
        #expect(read.diagnostics.map(\.id) == ["idle-discriminator"])
    }

    /// Three unions are nested in each other. The outermost union has equal names in equal order, whichever union comes
    /// first.
    @Test func theOrderOfUnionsDoesNotMatter() throws {
        let unions = [
            "A: {oneOf: [{$ref: '#/components/schemas/B'}, {$ref: '#/components/schemas/R1'}], discriminator: {propertyName: k}}",
            "B: {oneOf: [{$ref: '#/components/schemas/C'}, {$ref: '#/components/schemas/R2'}], discriminator: {propertyName: k}}",
            "C: {oneOf: [{$ref: '#/components/schemas/R3'}, {$ref: '#/components/schemas/R4'}], discriminator: {propertyName: k}}",
        ]
        let records = (1...4).map { "R\($0): {type: object, required: [k], properties: {k: {type: string}}}" }
        let forwards = try ReadContract((unions + records).joined(separator: "\n"))
        let backwards = try ReadContract((unions.reversed() + records).joined(separator: "\n"))
        #expect(
            forwards.union("A")?.variants.map(\.discriminatorValues) == [["B", "C", "R2", "R3", "R4"], ["R1"]])
        #expect(
            backwards.union("A")?.variants.map(\.discriminatorValues)
                == forwards.union("A")?.variants.map(\.discriminatorValues))
    }
}
