import ContractModel
package import Diagnostics

/// A report as a document to keep.
package struct AuditMarkdown {
    private let report: AuditReport
    private let sources: SourceFileTable
    private let circumstances: AuditCircumstances

    package init(_ report: AuditReport, _ sources: SourceFileTable, _ circumstances: AuditCircumstances) {
        self.report = report
        self.sources = sources
        self.circumstances = circumstances
    }

    package var text: String {
        let parts = [
            head, summary, findings, tables, enumerations, backend, flow, acceptances, doubts, types, methodology,
            files, recommendations, trail, conclusion,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// Text of documents and code within a table or a line.
    private func plain(_ text: String) -> String {
        VisibleText.escaped(text).replacing("\n", with: " ").replacing("|", with: "\\|").replacing("<", with: "&lt;")
    }

    private func code(_ text: String) -> String {
        let text = VisibleText.escaped(text).replacing("\n", with: " ").replacing("`", with: "'").replacing(
            "|", with: "\\|")
        return "`\(text)`"
    }

    private func place(_ place: AuditPlace) -> String { code("\(place.path):\(place.line)") }

    private var head: [String] {
        [
            "# Contract audit: \(plain(report.title)) \(plain(report.version))", "",
            "- Date: \(circumstances.today)",
            "- Next audit: \(circumstances.nextAudit), or after the next change of the contract",
            "- Scope: \(report.files.count) Swift files, \(report.lineCount) lines",
            "- Auditor: \(circumstances.auditor.map { plain($0) + ", with " } ?? "")gen-dtos audit",
            "- Status: \(report.findings.isEmpty ? "compliant" : "not compliant")",
        ]
    }

    private var summary: [String] {
        let enumerations = report.enumerations
        return [
            "## Summary", "",
            "| | |", "|---|---|",
            "| High | \(report.count(.high)) |", "| Medium | \(report.count(.medium)) |",
            "| Low | \(report.count(.low)) |",
            "| Accepted | \(report.accepted.count) |", "| Known | \(report.known.count) |",
            "| Cannot tell | \(report.doubts.count) |",
            "| Types with a schema | \(report.matched.count) |", "| Properties | \(report.propertyCount) |",
            "| Values of enumerations | \(enumerations.reduce(0) { $0 + $1.swiftCount }) in \(enumerations.count) |",
        ] + (circumstances.tests.map { ["| Tests | \($0.text) |"] } ?? [])
    }

    private var findings: [String] {
        var lines = ["## Findings"]
        if report.findings.isEmpty { lines += ["", "None."] }
        for finding in report.findings {
            lines += [
                "", "### \(finding.severity.rawValue.uppercased()): \(plain(finding.subject)) (\(finding.id))", "",
                plain(finding.message), "",
                "- Impact: \(plain(finding.impact))", "- Swift: \(place(finding.swift))",
                "- Contract: \(code("\(sources[finding.contract.file].path):\(finding.contract.line)"))",
            ]
            if finding.lines.isEmpty { continue }
            lines += ["", "To mend it:", "", "| place | line |", "|---|---|"]
            lines += finding.lines.map { "| \(code($0.destination)) | \(code($0.text)) |" }
        }
        return lines
    }

    private var tables: [String] {
        var lines = ["## Types"]
        for table in report.tables {
            let present = table.rows.count { $0.swiftName != nil }
            lines += [
                "", "### \(plain(table.schema))", "",
                "\(code(table.type)), \(present) of \(table.rows.count) properties of \(code(table.pointer)).", "",
                "| field | contract | Swift | status |", "|---|---|---|---|",
            ]
            lines += table.rows.map { row in
                let status = row.findings.isEmpty ? "agrees" : row.findings.map { code($0) }.joined(separator: ", ")
                return
                    "| \(code(row.key)) | \(plain(row.contractType)) | \(row.swiftType.map(code) ?? "–") | \(status) |"
            }
        }
        return lines
    }

    private var backend: [String] {
        let all = report.types.filter { $0.language != "Swift" }
        if all.isEmpty { return [] }
        return ["## Backend", "", "| contract | TypeScript | in the contract | in TypeScript |", "|---|---|---|---|"]
            + all.map {
                "| \($0.schema.map(code) ?? "–") | \(code($0.name)) | \($0.contractCount) | \($0.swiftCount) |"
            }
    }

    private var enumerations: [String] {
        let all = report.enumerations
        if all.isEmpty { return [] }
        return ["## Enumerations", "", "| contract | Swift | values in the contract | in Swift |", "|---|---|---|---|"]
            + all.map { "| \(code($0.schema ?? "")) | \(code($0.name)) | \($0.contractCount) | \($0.swiftCount) |" }
    }

    private var flow: [String] {
        let tables = report.tables.filter(\.hasFlow)
        if tables.isEmpty { return [] }
        var lines = ["## Data flow", "", "| type | DTO | mapper | model | read | whole |", "|---|---|---|---|---|---|"]
        lines += tables.map { table in
            let counts = AuditStage.allCases.map { stage in String(table.rows.count { $0.stages[stage] == true }) }
            let whole = table.rows.count { $0.reached == AuditStage.allCases.count }
            return "| \(code(table.schema)) | \(counts.joined(separator: " | ")) | \(whole) of \(table.rows.count) |"
        }
        for table in tables {
            for row in table.rows where row.reached < AuditStage.allCases.count {
                lines += [
                    "", "\(code("\(table.schema).\(row.key)")): \(row.reached) of \(AuditStage.allCases.count) stages",
                    "",
                ]
                lines += AuditChecklist(table, row).boxes.map { "- \($0.mark == "[-]" ? "[ ]" : $0.mark) \($0.text)" }
            }
        }
        return lines
    }

    private var acceptances: [String] {
        if report.accepted.isEmpty, report.known.isEmpty, report.warnings.isEmpty { return [] }
        var lines = ["## Accepted exceptions", ""]
        if !report.accepted.isEmpty {
            lines += ["| what | why | by | until |", "|---|---|---|---|"]
            lines += report.accepted.map {
                "| \(code("\($0.finding.id) \($0.finding.subject)")) | \(plain($0.entry.why)) | \(plain($0.entry.by)) | \($0.entry.until.map { "\($0)" } ?? "–") |"
            }
        }
        if !report.known.isEmpty { lines += ["", "Known, and to become fewer: \(report.known.count)."] }
        return lines + report.warnings.flatMap { ["", "Warning: \(plain($0.text))"] }
    }

    private var doubts: [String] {
        if report.doubts.isEmpty { return [] }
        return ["## Cannot tell", "", "| what | why | place |", "|---|---|---|"]
            + report.doubts.map { "| \(code($0.subject)) | \(plain($0.reason)) | \(place($0.swift)) |" }
    }

    private var types: [String] {
        let others = report.types.filter { $0.schema == nil }
        if others.isEmpty { return [] }
        return ["## Types without a schema", ""] + others.map { "- \(code($0.name)), \(place($0.place))" }
    }

    private var methodology: [String] {
        [
            "## Methodology", "",
            "Swift was read by the parser of Swift's compiler, and not compiled. Each type was compared with its schema: properties, keys,",
            "initialisers, decoders, encoders, enumerations and envelopes; mappers and models with the types that they take.",
            "\(report.comparisons) comparisons. A nested type's properties count for that type alone.",
        ]
    }

    private var files: [String] {
        ["## Files", "", "| file | lines |", "|---|---|"] + report.files.map { "| \(code($0.path)) | \($0.lines) |" }
    }

    private var recommendations: [String] {
        let all = report.recommendations
        if all.isEmpty { return [] }
        return ["## Recommendations", ""]
            + all.enumerated().map { "\($0 + 1). \(code($1.id)), \($1.count) of them: \($1.help)" }
    }

    private var trail: [String] {
        if circumstances.commits.isEmpty { return [] }
        return ["## Audit trail", "", "| commit | day | author | subject |", "|---|---|---|---|"]
            + circumstances.commits.map {
                "| \(code($0.hash)) | \(plain($0.day)) | \(plain($0.author)) | \(plain($0.subject)) |"
            }
    }

    private var conclusion: [String] {
        let gravest = report.findings.first
        let text =
            gravest.map { "Not compliant: begin with \(code($0.subject)) (\($0.id))." }
            ?? "Compliant, but for what is accepted above."
        return ["## Conclusion", "", text]
    }
}
