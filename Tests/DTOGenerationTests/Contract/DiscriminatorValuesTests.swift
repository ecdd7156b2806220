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
}
