package import Diagnostics

/// A team's policy for changes: the approved changes, and rules with another severity.
package struct ChangePolicy: Sendable {
    /// An approved change, with the reason and the last day.
    struct Approval: Sendable {
        /// The criteria. Each criterion that is not nil must match.
        var fingerprint: String?
        var rule: String?
        var place: String?
        var reason: String
        /// The last day of the approval: `2026-03-01`.
        var until: String?
        var location: SourceLocation
    }

    var approvals: [Approval] = []
    /// Maps rules to severities. Nil hides the changes of the rule.
    var severities: [String: ChangeSeverity?] = [:]

    package init() {}

    /// - Parameter today: The day for judging approvals.
    package func judged(
        _ changes: [Change], today: String, diagnostics: inout DiagnosticSink
    ) -> [JudgedChange] {
        var isUsed = Array(repeating: false, count: approvals.count)
        var judged: [JudgedChange] = []
        for change in changes {
            var change = change
            if let severity = severities[change.rule.id] {
                guard let severity else { continue }
                change.severity = severity
            }
            var reason: String?
            for (index, approval) in approvals.enumerated() where approval.fits(change) {
                isUsed[index] = true
                if let until = approval.until, until < today { continue }
                reason = reason ?? approval.reason
            }
            judged.append(JudgedChange(change: change, approval: reason))
        }
        for (approval, isUsed) in zip(approvals, isUsed) {
            if let until = approval.until, until < today {
                diagnostics.emit(ChangePolicyMessages.expired(until, at: approval.location))
            } else if !isUsed {
                diagnostics.emit(ChangePolicyMessages.unused(at: approval.location))
            }
        }
        return judged
    }
}

/// A change with the result of the policy.
package struct JudgedChange: Sendable {
    package var change: Change
    /// The reason for the approval, or nil.
    package var approval: String?
}

extension ChangePolicy.Approval {
    fileprivate func fits(_ change: Change) -> Bool {
        fingerprint.map { $0 == change.fingerprint } ?? true
            && rule.map { $0 == change.rule.id } ?? true
            && place.map { $0 == change.place } ?? true
    }
}
