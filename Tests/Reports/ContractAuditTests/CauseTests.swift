import ContractAudit
import ContractModel
import Diagnostics
import Testing

/// Findings with one cause are one finding of the reports, with its parts.
@Suite struct CauseTests {
    private func report(_ schemas: String, _ types: [TypeFacts], _ functions: [FunctionFacts] = []) throws
        -> AuditReport
    {
        Audit.report(try Sample.contract(schemas), [Sample.file("App.swift", types, functions)])
    }

    private var sources: SourceFileTable {
        var sources = SourceFileTable()
        _ = sources.add(SourceFile(path: "api.yaml", text: ""))
        return sources
    }

    /// Returns the first line of each finding in the report as text.
    private func lines(_ report: AuditReport) -> [String] {
        AuditText(report, sources).text(isQuiet: true).split(separator: "\n").filter { !$0.hasPrefix(" ") }
            .map(String.init)
    }

    private func schema(_ name: String, _ count: Int, requires: Bool) -> String {
        let names = (1...count).map { "key\($0)" }
        let required = requires ? ", required: [\(names.joined(separator: ", "))]" : ""
        return "\(name): {type: object\(required), properties: {"
            + names.map { "\($0): {type: string}" }.joined(separator: ", ") + "}}"
    }

    @Test func manyFindingsOfAKindAreOne() throws {
        let type = Sample.type("Pet", [("key1", "String")])
        let four = try report(schema("Pet", 5, requires: true), [type])
        #expect(four.told.count == 4)
        #expect(four.count(.high) == 1)
        #expect(
            lines(four) == [
                "App.swift:1:5: HIGH Pet: A property of the contract is missing in Swift: 4 times in 'Pet'. [property.missing]",
                lines(four).last ?? "",
            ])
        #expect(try report(schema("Pet", 4, requires: true), [type]).count(.high) == 3)
    }

    @Test func allFindingsAboutAPropertyAreOne() throws {
        let pet = "Pet: {type: object, required: [kind], properties: {kind: {type: string, enum: [cat, dog]}}}"
        let found = try report(pet, [Sample.type("Pet", [("kind", "String?")])])
        #expect(found.told == ["property.optional Pet.kind:2", "property.wider-type Pet.kind:2"])
        #expect(found.count(.low) == 1)
    }

    @Test func aContractWithoutRequiredIsOneCause() throws {
        let types = ["Pet", "Owner"].map { Sample.type($0, [("key1", "String"), ("key2", "String")]) }
        let schemas = [schema("Pet", 2, requires: false), schema("Owner", 2, requires: false)]
        let found = try report(schemas.joined(separator: "\n"), types)
        #expect(found.told.count == 4)
        #expect(found.count(.high) == 0)
        #expect(found.count(.medium) == 1)
        #expect(lines(found)[0].contains("The contract does not say which properties of 2 schemas are always present"))
    }

    @Test func aSchemaThatRequiresSomethingStatesTheRest() throws {
        let pet = "Pet: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}"
        let found = try report(pet, [Sample.type("Pet", [("id", "String"), ("name", "String")])])
        #expect(found.findings.map(\.severity) == [.high])
    }

    @Test func aClosedEnumerationIsOneCause() throws {
        let schemas = """
            Pet: {type: object, required: [kind], properties: {kind: {$ref: '#/components/schemas/Kind'}}}
            Owner: {type: object, required: [likes], properties: {likes: {$ref: '#/components/schemas/Kind'}}}
            Kind: {type: string, enum: [cat, dog]}
            """
        let types = [
            Sample.type("Pet", [("kind", "Kind")]), Sample.type("Owner", [("likes", "Kind")]),
            Sample.enumeration("Kind", ["cat", "dog"]),
        ]
        let found = try report(schemas, types)
        #expect(found.told.count == 2)
        #expect(found.count(.medium) == 1)
        #expect(lines(found)[0].hasPrefix("App.swift:2:5: MEDIUM Kind: "))
    }

    @Test func aMarkdownReportHasThePartsForTheNextReport() throws {
        let five = try report(schema("Pet", 5, requires: true), [Sample.type("Pet", [("key1", "String")])])
        var circumstances = AuditCircumstances(today: try #require(CalendarDay("2026-03-01")), maxAge: 90)
        let text = AuditMarkdown(five, sources, circumstances).text
        #expect(text.contains("| HIGH | `property.missing Pet`: `key2`, `key3`, `key4`, `key5` | "))
        circumstances.last = AuditLastReport(text)
        let fixed = Array((1...4).map { ("key\($0)", "String") })
        let rest = try report(schema("Pet", 5, requires: true), [Sample.type("Pet", fixed)])
        let next = AuditMarkdown(rest, sources, circumstances).text
        #expect(next.contains("3 fixed, 0 new, 1 as before."))
        #expect(next.contains("- Fixed: `property.missing Pet.key2`\n"))
    }
}
