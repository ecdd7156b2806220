import Diagnostics
import Texts

/// The text next to a patch: the number of fixed findings, and the reasons why the patch does not fix the other
/// findings.
package struct AuditFixText {
    private let mended: Int
    private let rest: [AuditFinding]

    /// - Parameter mended: The findings that the patch fixes.
    package init(_ report: AuditReport, mended: [AuditFinding]) {
        let mended = Set(mended)
        self.mended = report.findings.count(where: mended.contains)
        rest = report.findings.filter { !mended.contains($0) }
    }

    /// - Parameter isQuiet: Whether only numbers are printed.
    package func text(isQuiet: Bool) -> String {
        var lines = [summary]
        if !isQuiet {
            lines += rest.map { finding in
                let place = "\(finding.swift.path):\(finding.swift.line):\(finding.swift.column)"
                return "  \(place): \(finding.id) \(finding.subject): \(Self.reason(finding))"
            }
        }
        return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    }

    private var summary: String {
        let all = mended + rest.count
        if all == 0 { return "There is nothing to repair, because the audit has no findings." }
        if rest.isEmpty { return "The patch repairs \(all == 1 ? "the finding" : "all \(all) findings")." }
        let left =
            mended == 0
            ? "There is no patch: \(all.counted("finding")) cannot be repaired without a decision"
            : "The patch repairs \(mended) of \(all.counted("finding")). \(rest.count) \(rest.count == 1 ? "finding is" : "findings are") left"
        return left + "."
    }

    // MARK: Reasons

    /// Returns the reason why a patch does not fix a finding.
    static func reason(_ finding: AuditFinding) -> String {
        if let obstacle = finding.obstacle ?? finding.hold { return obstacle }
        let reason = reason(of: finding.layer)
        if AuditFix.mends(finding) {
            return "The file lacks the lines of the finding, or its lines end in carriage returns alone."
        }
        return finding.lines.isEmpty ? reason : reason + " The report without --fix has lines for the finding."
    }

    private static func reason(of layer: AuditLayer) -> String {
        switch layer {
        case .property, .codingKeys, .envelope:
            "Change names and types yourself, because other code uses them."
        case .initialiser: "Choose the values that the app passes yourself."
        case .decoder: "Decide yourself how an absent or new value is decoded."
        case .encoder: "Decide yourself what the app sends."
        case .enumeration: "Change cases yourself, because other code depends on them."
        case .model: "Decide yourself which values a model keeps."
        case .mapper: "Decide yourself how a value is converted for the model."
        case .use: "Decide yourself whether a screen shows the value."
        case .typescript: "A patch never changes the backend's code."
        }
    }
}
