package import Diagnostics
import Texts

/// Writes a report for people at a terminal.
package struct AuditText {
    private let report: AuditReport
    private let sources: SourceFileTable

    package init(_ report: AuditReport, _ sources: SourceFileTable) {
        self.report = report
        self.sources = sources
    }

    /// - Parameter isQuiet: Whether only findings are printed.
    package func text(isQuiet: Bool) -> String {
        var lines: [String] = []
        for finding in report.findings { lines += self.lines(finding) }
        if !isQuiet {
            lines += checklists
            lines += report.doubts.map { "\(place($0.swift)): cannot tell: \($0.subject). \($0.reason)" }
            if !report.doubts.isEmpty { lines.append("") }
            lines += report.accepted.map {
                "accepted: \($0.finding.subject) [\($0.finding.id)]: \($0.entry.why) (\($0.entry.by)\($0.entry.until.map { ", until \($0)" } ?? ""))"
            }
            lines += types
            lines += flows
            lines += report.proposals.map {
                "'\($0.type)' may represent \($0.schema): \($0.evidence). If so, add to gen-dtos.yaml: audit: {types: {\($0.schema): \($0.type)}}"
            }
            lines.append(report.coverageText)
        }
        lines.append(summary)
        return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    }

    private func place(_ place: AuditPlace) -> String { "\(place.path):\(place.line):\(place.column)" }

    private func lines(_ finding: AuditFinding) -> [String] {
        var lines = [
            "\(place(finding.swift)): \(finding.severity.rawValue.uppercased()) \(finding.subject): \(finding.message) [\(finding.id)]"
        ]
        lines.append("  impact: \(finding.impact)")
        lines.append("  contract: \(contractPlace(finding.contract))")
        if !finding.lines.isEmpty { lines.append("  repair:") }
        lines += finding.lines.map { "    \($0.destination)  \($0.text)" }
        return lines + [""]
    }

    private func contractPlace(_ location: SourceLocation) -> String {
        "\(sources[location.file].path):\(location.line):\(location.column)"
    }

    // MARK: Stages

    /// The checklists of the properties that do not reach a screen.
    private var checklists: [String] {
        var lines: [String] = []
        for table in report.tables where table.hasFlow {
            for row in table.rows where row.reached < AuditStage.allCases.count {
                lines.append("\(table.schema).\(row.key): \(row.reached) of \(AuditStage.allCases.count) stages")
                lines += AuditChecklist(table, row).boxes.map { "  \($0.mark) \($0.text)" }
                lines.append("")
            }
        }
        return lines
    }

    private var flows: [String] {
        report.tables.filter(\.hasFlow).map { table in
            let whole = table.rows.count { $0.reached == AuditStage.allCases.count }
            return
                "\(table.schema): \(whole) of \(table.rows.count) properties reach \(AuditStage.allCases.count) of \(AuditStage.allCases.count) stages"
        }
    }

    // MARK: Types

    private var types: [String] {
        report.types.map { type in
            let units = type.isEnumeration ? ("value", "values") : ("property", "properties")
            let count = type.swiftCount.counted(units.0, units.1)
            guard let schema = type.schema else {
                return "\(type.name) (\(type.place.path):\(type.place.line)): no schema, \(count)"
            }
            if type.swiftCount == 0, type.contractCount == 0 {
                return "\(type.name) (\(type.place.path):\(type.place.line)): \(schema)"
            }
            let counts =
                type.swiftCount == type.contractCount
                ? count
                : "\(count) in \(type.language), \(type.contractCount) in the contract"
            return "\(type.name) (\(type.place.path):\(type.place.line)): \(schema), \(counts)"
        }
    }

    private var summary: String {
        let enumerations = report.types.filter { $0.isEnumeration && $0.schema != nil && $0.language == "Swift" }
        let values = enumerations.reduce(0) { $0 + $1.swiftCount }
        let matched = report.types.count { $0.schema != nil }
        return
            "\(report.findings.count.counted("finding")): \(report.count(.high)) high, \(report.count(.medium)) medium, \(report.count(.low)) low; "
            + (report.accepted.isEmpty ? "" : "\(report.accepted.count) accepted; ")
            + (report.known.isEmpty ? "" : "\(report.known.count) known; ")
            + "\(report.doubts.count) cannot tell, of \(report.comparisons.counted("comparison")). "
            + "\(matched.counted("type")) with a schema, \(report.types.count - matched) without; "
            + "\(values.counted("value")) in \(enumerations.count.counted("enumeration")); \(report.files.count.counted("file"))."
    }
}
