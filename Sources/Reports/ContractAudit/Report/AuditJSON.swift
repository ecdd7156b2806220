package import Diagnostics

/// Writes a report as a JSON object that conforms to `Documentation/audit.schema.json`.
package struct AuditJSON {
    private let report: AuditReport
    private let sources: SourceFileTable
    private let circumstances: AuditCircumstances

    package init(_ report: AuditReport, _ sources: SourceFileTable, _ circumstances: AuditCircumstances) {
        self.report = report
        self.sources = sources
        self.circumstances = circumstances
    }

    package var text: String {
        JSONText.object([
            ("version", .number(1)),
            ("contract", .object([("title", .string(report.title)), ("version", .string(report.version))])),
            ("date", .string("\(circumstances.today)")),
            ("nextAudit", .string("\(circumstances.nextAudit)")),
            ("auditor", circumstances.auditor.map { .string($0) } ?? .null),
            ("isCompliant", .boolean(report.findings.isEmpty)),
            ("summary", summary),
            ("findings", .array(report.causes.map(cause))),
            ("known", .array(report.known.map(finding))),
            ("accepted", .array(report.accepted.map(accepted))),
            ("cannotTell", .array(report.doubts.map(doubt))),
            ("types", .array(report.types.map(type))),
            ("proposals", .array(report.proposals.map(proposal))),
            ("coverage", coverage),
            ("tables", .array(report.tables.map(table))),
            (
                "files",
                .array(report.files.map { .object([("path", .string($0.path)), ("lines", .number($0.lines))]) })
            ),
            ("recommendations", .array(report.recommendations.map(recommendation))),
            ("commits", .array(circumstances.commits.map(commit))),
        ]).text
    }

    private var summary: JSONText {
        .object(
            [
                ("high", .number(report.count(.high))), ("medium", .number(report.count(.medium))),
                ("low", .number(report.count(.low))), ("accepted", .number(report.accepted.count)),
                ("known", .number(report.known.count)), ("cannotTell", .number(report.doubts.count)),
                ("comparisons", .number(report.comparisons)), ("files", .number(report.files.count)),
                ("lines", .number(report.lineCount)), ("types", .number(report.matched.count)),
                ("properties", .number(report.propertyCount)), ("enumerations", .number(report.enumerations.count)),
                ("enumerationValues", .number(report.enumerations.reduce(0) { $0 + $1.swiftCount })),
            ] + tests)
    }

    private var tests: [(String, JSONText)] {
        guard let tests = circumstances.tests else { return [] }
        return [
            ("testsPassed", .number(tests.allPassed)), ("testsSkipped", .number(tests.allSkipped)),
            ("testsFailed", .number(tests.allFailed)),
        ]
    }

    private var coverage: JSONText {
        func object(_ coverage: AuditReport.Coverage) -> JSONText {
            .object([
                ("compared", .number(coverage.compared)), ("proposed", .number(coverage.proposed)),
                ("left", .number(coverage.left)), ("percent", .number(coverage.percent)),
            ])
        }
        return .object([("types", object(report.coverageOfTypes)), ("schemas", object(report.coverageOfSchemas))])
    }

    private func proposal(_ proposal: TypeMatching.Proposal) -> JSONText {
        .object([
            ("type", .string(proposal.type)), ("schema", .string(proposal.schema)),
            ("evidence", .string(proposal.evidence)),
        ])
    }

    private func cause(_ cause: AuditCause) -> JSONText {
        let (first, parts) = (cause.gravest, cause.parts)
        return .object(
            members(first, cause.subject, cause.message, cause.impact)
                + (parts.count > 1 ? [("parts", .array(parts.map(finding)))] : []))
    }

    private func finding(_ finding: AuditFinding) -> JSONText {
        .object(members(finding, finding.subject, finding.message, finding.impact))
    }

    private func members(
        _ finding: AuditFinding, _ subject: String, _ message: String, _ impact: String
    ) -> [(String, JSONText)] {
        [
            ("id", .string(finding.id)), ("severity", .string(finding.severity.rawValue)),
            ("layer", .string(finding.layer.rawValue)), ("subject", .string(subject)),
            ("message", .string(message)), ("impact", .string(impact)),
            ("place", place(finding.swift)), ("contract", place(finding.contract)),
            ("lines", .array(finding.lines.map(line))),
        ]
    }

    private func line(_ line: AuditFinding.Line) -> JSONText {
        var members: [(String, JSONText)] = [("place", .string(line.place)), ("text", .string(line.text))]
        if let column = line.column { members.append(("column", .number(column))) }
        if line.isReplacement { members.append(("replaces", .boolean(true))) }
        return .object(members)
    }

    private func recommendation(_ recommendation: AuditReport.Recommendation) -> JSONText {
        .object([
            ("id", .string(recommendation.id)), ("count", .number(recommendation.count)),
            ("help", .string(recommendation.help)),
        ])
    }

    private func commit(_ commit: AuditCommit) -> JSONText {
        .object([
            ("hash", .string(commit.hash)), ("day", .string(commit.day)), ("author", .string(commit.author)),
            ("subject", .string(commit.subject)),
        ])
    }

    private func accepted(_ accepted: AuditReport.Accepted) -> JSONText {
        .object([
            ("finding", finding(accepted.finding)), ("why", .string(accepted.entry.why)),
            ("by", .string(accepted.entry.by)),
            ("until", accepted.entry.until.map { .string("\($0)") } ?? .null),
        ])
    }

    private func doubt(_ doubt: AuditDoubt) -> JSONText {
        .object([
            ("subject", .string(doubt.subject)), ("reason", .string(doubt.reason)), ("place", place(doubt.swift)),
        ])
    }

    private func type(_ type: AuditReport.AuditedType) -> JSONText {
        .object([
            ("name", .string(type.name)), ("kind", .string(type.kind)), ("place", place(type.place)),
            ("schema", type.schema.map { .string($0) } ?? .null), ("language", .string(type.language)),
            ("evidence", type.evidence.map { .string($0) } ?? .null),
            ("count", .number(type.swiftCount)),
            ("contractCount", .number(type.contractCount)),
        ])
    }

    private func table(_ table: AuditTable) -> JSONText {
        .object([
            ("schema", .string(table.schema)), ("type", .string(table.type)),
            (
                "properties",
                .array(
                    table.rows.map { row in
                        .object([
                            ("key", .string(row.key)), ("contractType", .string(row.contractType)),
                            ("swiftName", row.swiftName.map { .string($0) } ?? .null),
                            ("swiftType", row.swiftType.map { .string($0) } ?? .null),
                            (
                                "stages",
                                table.hasFlow
                                    ? .object(
                                        AuditStage.allCases.map { ($0.rawValue, .boolean(row.stages[$0] == true)) })
                                    : .null
                            ),
                            ("findings", .array(row.findings.map { .string($0) })),
                        ])
                    })
            ),
        ])
    }

    private func place(_ place: AuditPlace) -> JSONText {
        .object([("path", .string(place.path)), ("line", .number(place.line)), ("column", .number(place.column))])
    }

    private func place(_ location: SourceLocation) -> JSONText {
        .object([
            ("path", .string(sources[location.file].path)), ("line", .number(Int(location.line))),
            ("column", .number(Int(location.column))),
        ])
    }
}
