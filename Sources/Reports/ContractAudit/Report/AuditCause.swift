/// The consequences of findings for the app's users, the gravest one first.
enum AuditConsequence: Int, CaseIterable {
    case answerLost, valueLost, valueWrong, valueUnsent, other

    init(_ finding: AuditFinding) {
        switch finding.id {
        case "decoder.throws", "decoder.no-fallback", "decoder.closed-enumeration", "property.never-sent",
            "property.type", "envelope.throws":
            self = .answerLost
        case "property.missing", "property.renamed", "coding-keys.missing", "coding-keys.duplicate", "decoder.missing",
            "model.missing", "mapper.not-mapped", "mapper.not-merged", "envelope.missing", "enumeration.missing",
            "enumeration.spelling", "initialiser.not-assigned", "use.unread":
            self = .valueLost
        case "mapper.wrong-property", "decoder.default", "envelope.decision": self = .valueWrong
        case "encoder.missing", "initialiser.missing": self = .valueUnsent
        default: self = .other
        }
    }

    /// The beginning of a sentence about properties. Nil for a consequence that users do not notice.
    var words: String? {
        switch self {
        case .answerLost: "Whole responses are lost because of"
        case .valueLost: "Users never see"
        case .valueWrong: "Users see wrong values of"
        case .valueUnsent: "The app cannot send"
        case .other: nil
        }
    }
}

/// The findings about one property, which have one cause and are repaired together.
struct AuditCause {
    let subject: String
    /// The findings, the gravest one first.
    let findings: [AuditFinding]

    var gravest: AuditFinding { findings[0] }
    var consequence: AuditConsequence { AuditConsequence(gravest) }
}

extension AuditReport {
    /// The causes of the findings, by severity and then by consequence.
    var causes: [AuditCause] {
        var order: [String] = []
        var found: [String: [AuditFinding]] = [:]
        for finding in findings {
            if found[finding.subject] == nil { order.append(finding.subject) }
            found[finding.subject, default: []].append(finding)
        }
        let causes = order.compactMap { subject in found[subject].map { AuditCause(subject: subject, findings: $0) } }
        return causes.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            if a.gravest.severity != b.gravest.severity { return a.gravest.severity > b.gravest.severity }
            let ranks = (a.consequence.rawValue, b.consequence.rawValue)
            return ranks.0 == ranks.1 ? left.offset < right.offset : ranks.0 < ranks.1
        }.map(\.element)
    }
}

/// The findings of an earlier report in Markdown.
package struct AuditLastReport: Sendable {
    /// The ids and subjects: `property.missing WorkDTO.coverImageURL`.
    let findings: Set<String>

    /// - Parameter text: The report. Only the rows of its findings are read.
    package init(_ text: String) {
        let rows = text.split(separator: "\n").filter { line in
            AuditSeverity.allCases.contains { line.hasPrefix("| \($0.rawValue.uppercased()) | `") }
        }
        findings = Set(rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
    }
}
