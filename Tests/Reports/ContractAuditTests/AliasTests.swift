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

    @Test func inACircle() throws { #expect(try schemas("Pet", of: "Pet") == [nil]) }
}
