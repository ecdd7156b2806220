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
        let causes = report.causes
        var lines = isQuiet ? [] : page(causes)
        let told: Set<AuditFinding> =
            isQuiet ? [] : Set(causes.filter { $0.consequence != .other }.prefix(Self.mostLosses).map(\.gravest))
        for cause in causes { lines += self.lines(cause, hasImpact: !told.contains(cause.gravest)) }
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
        }
        lines.append(summary(causes.count))
        return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    }

    // MARK: The first page

    /// The greatest number of losses on the first page, and of recommendations.
    private static let mostLosses = 12
    private static let mostRemedies = 5

    /// The first page: what users lose, what to do, and how much was compared.
    private func page(_ causes: [AuditCause]) -> [String] {
        var lines = [
            "\(report.title) \(report.version): \(report.count(.high)) high, \(report.count(.medium)) medium, \(report.count(.low)) low",
            report.coverageText, "",
        ]
        let lost = causes.filter { $0.consequence != .other }
        if !lost.isEmpty {
            lines.append("What users lose:")
            lines += lost.prefix(Self.mostLosses).enumerated().map { number, cause in
                "  \(number + 1). \(cause.gravest.severity.rawValue.uppercased()) \(cause.subject): \(cause.impact)"
            }
            if lost.count > Self.mostLosses { lines.append("  \(lost.count - Self.mostLosses) more are below.") }
            lines += ["", "What to do, the most urgent first:"]
            lines += report.recommendations.prefix(Self.mostRemedies).map {
                "  \($0.help) [\($0.id)] (\($0.count.counted("place")))"
            }
            lines.append("")
        }
        return lines
    }

    private func place(_ place: AuditPlace) -> String { "\(place.path):\(place.line):\(place.column)" }

    /// - Parameter hasImpact: Whether the lines have the impact. The first page has it for the gravest losses.
    private func lines(_ cause: AuditCause, hasImpact: Bool) -> [String] {
        let first = cause.gravest
        var lines = [
            "\(place(first.swift)): \(first.severity.rawValue.uppercased()) \(cause.subject): \(cause.message) [\(first.id)]"
        ]
        if cause.isOfKind {
            lines += cause.keys.map { "  \($0.schema): \($0.keys.joined(separator: ", "))" }
        } else {
            lines += cause.parts.dropFirst().map { "  \(place($0.swift)): \($0.message) [\($0.id)]" }
        }
        if hasImpact { lines.append("  impact: \(cause.impact)") }
        lines.append("  contract: \(contractPlace(first.contract))")
        // The lines of many properties would hide the other findings. Only the other formats have these lines.
        let mending = cause.isOfKind ? [] : cause.parts.flatMap(\.lines)
        if !mending.isEmpty { lines.append("  repair:") }
        lines += mending.map { "    \($0.destination)  \($0.text)" }
        return lines + [""]
    }

    private func contractPlace(_ location: SourceLocation) -> String {
        "\(sources[location.file].path):\(location.line):\(location.column)"
    }

    // MARK: Stages

    /// The properties that do not reach a screen, with the checklists of the properties that have a finding of high
    /// severity.
    private var checklists: [String] {
        let all = AuditStage.allCases
        let checked = report.checkedSubjects
        var lines: [String] = []
        for table in report.tables where table.hasFlow {
            for row in table.rows where row.reached < all.count {
                let open = all.filter { row.stages[$0] != true }.map(\.rawValue).joined(separator: ", ")
                lines.append("\(table.schema).\(row.key): \(row.reached) of \(all.count) stages; missing: \(open)")
                guard checked.contains("\(table.schema).\(row.key)") else { continue }
                lines += AuditChecklist(table, row).boxes.map { "  \($0.mark) \($0.text)" }
            }
        }
        return lines.isEmpty ? [] : lines + [""]
    }

    private var flows: [String] {
        report.tables.filter(\.hasFlow).map { table in
            let whole = table.rows.count { $0.reached == AuditStage.allCases.count }
            return
                "\(table.schema): \(whole) of \(table.rows.count.counted("property", "properties")) reach \(AuditStage.allCases.count) of \(AuditStage.allCases.count) stages"
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

    private func summary(_ count: Int) -> String {
        let enumerations = report.types.filter { $0.isEnumeration && $0.schema != nil && $0.language == "Swift" }
        let values = enumerations.reduce(0) { $0 + $1.swiftCount }
        let matched = report.types.count { $0.schema != nil }
        return
            "\(count.counted("finding")): \(report.count(.high)) high, \(report.count(.medium)) medium, \(report.count(.low)) low. "
            + (report.accepted.isEmpty ? "" : "Accepted findings: \(report.accepted.count). ")
            + (report.known.isEmpty ? "" : "Known findings: \(report.known.count). ")
            + "The audit made \(report.comparisons.counted("comparison")) and reports 'cannot tell' \(report.doubts.count.counted("time")). "
            + "It read \(matched.counted("type")) with a schema and \(report.types.count - matched) without a schema, "
            + "\(values.counted("value")) in \(enumerations.count.counted("enumeration")), and \(report.files.count.counted("file"))."
    }
}
