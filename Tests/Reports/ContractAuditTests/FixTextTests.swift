import ContractAudit
import Testing

/// The text that `--fix` writes next to the patch.
@Suite struct FixTextTests {
    private func text(_ properties: [(String, String)], isQuiet: Bool = false) throws -> String {
        let report = Audit.report(
            try Sample.contract(
                "Pet: {type: object, required: [id], properties: {id: {type: integer}, name: {type: string}}}"),
            [Sample.file("Pet.swift", [Sample.type("Pet", properties)])])
        return AuditFixText(report, mended: report.findings.filter(AuditFix.mends)).text(isQuiet: isQuiet)
    }

    @Test func nothingIsWrong() throws {
        #expect(
            try text([("id", "Int"), ("name", "String?")])
                == "There is nothing to repair, because the audit has no findings.\n")
    }

    @Test func allIsMended() throws {
        #expect(try text([("id", "Int")]) == "The patch repairs the finding.\n")
    }

    @Test func nothingIsMended() throws {
        let summary = "There is no patch: 1 finding cannot be repaired without a decision.\n"
        #expect(try text([("id", "Int"), ("name", "String")], isQuiet: true) == summary)
        #expect(
            try text([("id", "Int"), ("name", "String")]) == summary
                + "  Pet.swift:3:5: decoder.throws Pet.name: Decide yourself how an absent or new value is decoded. "
                + "The report without --fix has lines for the finding.\n")
    }

    @Test func someIsMended() throws {
        #expect(
            try text([("id", "Int?")]).hasPrefix(
                "The patch repairs 1 of 2 findings. 1 finding is left.\n  Pet.swift:2:5: property.optional Pet.id: "))
    }
}
