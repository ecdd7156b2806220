package import Diagnostics
import Texts

/// Writes a report as a Markdown document.
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
            head, summary, losses, changes, recommendations, findings, lines, types, tables, enumerations, envelopes,
            backend, flow, acceptances, doubts, withoutSchema, withoutSwift, methodology, files, trail, conclusion,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// Returns a text of the document or of code, escaped for a table cell or a line.
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
            "- Scope: \(report.files.count.counted("Swift file")), \(report.lineCount.counted("line"))",
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
            "| Types that can be decoded | \(words(report.coverageOfTypes)) |",
            "| Schemas | \(words(report.coverageOfSchemas)) |",
            "| Properties | \(report.propertyCount) |",
            "| Enumerations, and their values | \(enumerations.count), \(enumerations.reduce(0) { $0 + $1.swiftCount }) |",
        ] + (circumstances.tests.map { ["| Tests | \($0.text) |"] } ?? [])
    }

    private func words(_ coverage: AuditReport.Coverage) -> String {
        "\(coverage.compared) of \(coverage.all) compared (\(coverage.percent) %), \(coverage.proposed) with a proposal, \(coverage.left) without a proposal"
    }

    /// The greatest number of rows on the summary page, which must fit on one page.
    private static let mostLosses = 12

    private var losses: [String] {
        let causes = report.causes.filter { $0.consequence != .other }
        if causes.isEmpty { return [] }
        let rest = causes.count - Self.mostLosses
        return ["## What users lose", ""]
            + causes.prefix(Self.mostLosses).enumerated().map { number, cause in
                let layers = Set(cause.parts.map(\.layer))
                let names = AuditLayer.allCases.filter(layers.contains).map(\.rawValue).joined(separator: ", ")
                return
                    "\(number + 1). \(cause.gravest.severity.rawValue.uppercased()) \(code(cause.subject)) (\(names)): \(plain(cause.impact))"
            }
            + (rest > 0 ? ["", "\(rest) more are below."] : [])
    }

    private var changes: [String] {
        guard let last = circumstances.last else { return [] }
        let now = Set(report.findings.map(Self.name))
        let fixed = last.findings.subtracting(report.all.map(Self.name)).sorted()
        let new = report.findings.map(Self.name).filter { !last.findings.contains($0) }
        var lines = [
            "## Since the last report", "",
            "\(fixed.count) fixed, \(new.count) new, \(now.count - new.count) as before.",
        ]
        if !fixed.isEmpty { lines += [""] + fixed.map { "- Fixed: \(code($0))" } }
        return lines
    }

    private static func name(_ finding: AuditFinding) -> String { finding.id + " " + finding.subject }

    private var findings: [String] {
        if report.findings.isEmpty { return ["## Findings", "", "None."] }
        var lines = ["## Findings", "", "| severity | what | finding | Swift | contract |", "|---|---|---|---|---|"]
        for cause in report.causes {
            let contract = code("\(sources[cause.gravest.contract.file].path):\(cause.gravest.contract.line)")
            let messages = cause.isOfKind ? [cause.message] : cause.parts.map(\.message)
            lines.append(
                "| \(cause.gravest.severity.rawValue.uppercased()) | \(names(cause)) | \(plain(messages.joined(separator: " "))) | \(place(cause.gravest.swift)) | \(contract) |"
            )
        }
        return lines
    }

    /// The findings of a cause, as `AuditLastReport` reads them again.
    private func names(_ cause: AuditCause) -> String {
        guard cause.isOfKind else { return cause.parts.map { code(Self.name($0)) }.joined(separator: ", ") }
        let isOfOne = cause.parts.allSatisfy { $0.schema == cause.subject }
        let keys = cause.parts.map { isOfOne ? $0.key : $0.subject }
        return code(cause.gravest.id + (isOfOne ? " " + cause.subject : "")) + ": "
            + keys.map(code).joined(separator: ", ")
    }

    private var lines: [String] {
        let findings = report.causes.flatMap(\.parts).filter { $0.severity > .low && !$0.lines.isEmpty }
        if findings.isEmpty { return [] }
        return ["## Repairs", "", "| finding | place | line |", "|---|---|---|"]
            + findings.flatMap { finding in
                finding.lines.map { "| \(code(Self.name(finding))) | \(code($0.destination)) | \(code($0.text)) |" }
            }
    }

    private var types: [String] {
        if report.tables.isEmpty { return [] }
        return ["## Types", "", "| schema | Swift | properties | differ |", "|---|---|---|---|"]
            + report.tables.map { table in
                let present = table.rows.count { $0.swiftName != nil }
                let different = table.rows.count { !$0.findings.isEmpty }
                return
                    "| \(code(table.pointer)) | \(code(table.type)) | \(present) of \(table.rows.count) | \(different) |"
            }
    }

    /// The types with findings, property by property.
    private var tables: [String] {
        let tables = report.tables.filter { $0.rows.contains { !$0.findings.isEmpty } }
        var lines: [String] = []
        for table in tables {
            lines += [
                lines.isEmpty ? "### \(plain(table.schema))" : "\n### \(plain(table.schema))", "",
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

    private var envelopes: [String] {
        if report.envelopes.isEmpty { return [] }
        return ["## Envelopes", "", "| contract | Swift | success or failure is decided by |", "|---|---|---|"]
            + report.envelopes.map { envelope in
                let rules = envelope.rules.map(code).joined(separator: ", ")
                return
                    "| \(code(envelope.schema)) | \(envelope.type.map(code) ?? "–") | \(rules.isEmpty ? "–" : rules) |"
            }
    }

    /// The greatest number of schemas in the list.
    private static let mostSchemas = 40

    private var withoutSwift: [String] {
        let names = report.missingSchemas
        if names.isEmpty { return [] }
        let rest = names.count - Self.mostSchemas
        let shown = names.prefix(Self.mostSchemas).map(code).joined(separator: ", ")
        return ["## Schemas without Swift", "", shown + (rest > 0 ? " and \(rest) more" : "") + "."]
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
        let lost = tables.flatMap { table in
            table.rows.filter { $0.reached < AuditStage.allCases.count }.map { (table, $0) }
        }
        if lost.isEmpty { return lines }
        lines += ["", "| incomplete property | DTO | mapper | model | read |", "|---|---|---|---|---|"]
        lines += lost.map { table, row in
            let marks = AuditStage.allCases.map { row.stages[$0] == true ? "x" : " " }
            return "| \(code("\(table.schema).\(row.key)")) | \(marks.joined(separator: " | ")) |"
        }
        let checked = report.checkedSubjects
        for (table, row) in lost where checked.contains("\(table.schema).\(row.key)") {
            lines += [
                "", "\(code("\(table.schema).\(row.key)")): \(row.reached) of \(AuditStage.allCases.count) stages", "",
            ]
            lines += AuditChecklist(table, row).boxes.map { "- \($0.mark == "[-]" ? "[ ]" : $0.mark) \($0.text)" }
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
        if !report.known.isEmpty { lines += ["", "Known findings, to be fixed later: \(report.known.count)."] }
        return lines + report.warnings.flatMap { ["", "Warning: \(plain($0.text))"] }
    }

    private var doubts: [String] {
        if report.doubts.isEmpty { return [] }
        return ["## Cannot tell", "", "| what | why | place |", "|---|---|---|"]
            + report.doubts.map { "| \(code($0.subject)) | \(plain($0.reason)) | \(place($0.swift)) |" }
    }

    private var withoutSchema: [String] {
        let others = report.types.filter { $0.schema == nil }
        if others.isEmpty { return [] }
        return ["## Types without a schema", ""] + others.map { "- \(code($0.name)), \(place($0.place))" }
    }

    private var methodology: [String] {
        [
            "## Methodology", "",
            "The parser of Swift's compiler read the Swift code. The code was not compiled. Each type was compared with its schema: properties, keys,",
            "initialisers, decoders, encoders, enumerations and envelopes; mappers and models with the types that they take.",
            "The audit made \(report.comparisons) comparisons. The properties of a nested type are counted only for the nested type.",
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
        var sentences: [String] = []
        for consequence in AuditConsequence.allCases {
            let subjects = report.causes.filter { $0.consequence == consequence && $0.gravest.severity > .low }
                .map { code($0.subject) }
            guard let words = consequence.words, !subjects.isEmpty else { continue }
            let rest = subjects.count - Self.mostLosses
            sentences.append(
                "\(words) \(subjects.prefix(Self.mostLosses).joined(separator: ", "))"
                    + (rest > 0 ? " and \(rest) more." : "."))
        }
        if let first = report.causes.first { sentences.append("Begin with \(code(first.subject)).") }
        let text = sentences.isEmpty ? "Compliant, apart from accepted findings." : sentences.joined(separator: " ")
        return ["## Conclusion", "", text]
    }
}
