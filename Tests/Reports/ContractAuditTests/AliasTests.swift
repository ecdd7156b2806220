import ContractAudit
import Testing

/// If a type alias has a schema's name, its target is the type that belongs to the schema.
@Suite struct AliasTests {
    private func schemas(_ alias: String, of target: String) throws -> [String?] {
        var facts = TypeFacts(kind: .alias, name: alias, place: Sample.place(9), lastLine: 9)
        facts.target = target
        let contract = try Sample.contract("Pet: {type: object, properties: {id: {type: integer}}}")
        let report = Audit.report(
            contract, [Sample.file("Pet.swift", [Sample.type("Animal", [("id", "Int?")]), facts])])
        return report.types.map(\.schema)
    }

    @Test func itsTarget() throws { #expect(try schemas("Pet", of: "Animal") == ["Pet"]) }

    @Test func anotherName() throws { #expect(try schemas("Creature", of: "Animal") == [nil]) }

    /// An alias may have the name of a schema that it does not represent, so the report shows its target.
    @Test func theReportShowsTheTarget() throws {
        var alias = TypeFacts(kind: .alias, name: "Actions", place: Sample.place(9), lastLine: 9)
        alias.target = "[String: Int]"
        let contract = try Sample.contract(
            """
            Pet: {type: object, required: [can], properties: {can: {$ref: '#/components/schemas/Actions'}}}
            Actions: {type: object, properties: {sit: {type: boolean}}}
            """)
        let report = Audit.report(
            contract, [Sample.file("Pet.swift", [Sample.type("Pet", [("can", "Actions")]), alias])])
        let message = try #require(report.findings.first { $0.id == "property.type" }?.message)
        #expect(message.hasPrefix("'can' is '[String: Int]' in Swift and Actions in the contract."))
    }

    @Test func inACircle() throws { #expect(try schemas("Pet", of: "Pet") == [nil]) }
}
