import Testing

@testable import DTOGeneration

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
                UnionVariant(.definition(json), "json"), UnionVariant(.definition(regex), "regex"),
                UnionVariant(.definition(named), "named", tags: ["pattern"]), UnionVariant(.string, "text"),
                discriminator: "type"))
        DiscriminatorValues.complete(&fixture.contract)
        guard case .union(let shape) = fixture.contract[union].shape else {
            Issue.record("The union is none any more.")
            return
        }
        // A value belongs to the variant that had it first.
        #expect(shape.variants.map(\.discriminatorValues) == [["json"], ["regex"], ["pattern"], []])
    }

    /// An enumeration of all kinds, which the variants have in common, says of none of them which kind it is; its spelling may.
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
}
