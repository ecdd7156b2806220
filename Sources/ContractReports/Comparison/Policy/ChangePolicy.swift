package import Diagnostics

/// What a team has agreed on about changes: which are approved, and which are graver or lighter for it than for others.
package struct ChangePolicy: Sendable {
    /// A change that may happen, why, and until when.
    struct Approval: Sendable {
        /// All that are given must fit.
        var fingerprint: String?
        var rule: String?
        var place: String?
        var reason: String
        /// The last day on which it counts: `2026-03-01`.
        var until: String?
        var location: SourceLocation
    }

    var approvals: [Approval] = []
    /// By rule; nil leaves its changes out.
    var severities: [String: ChangeSeverity?] = [:]

    package init() {}

    /// - Parameter today: the day on which approvals are judged.
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

/// A change with what the policy says of it.
package struct JudgedChange: Sendable {
    package var change: Change
    /// Why it may happen; nil where nobody has approved it.
    package var approval: String?

    package init(change: Change, approval: String? = nil) {
        self.change = change
        self.approval = approval
    }
}

extension ChangePolicy.Approval {
    fileprivate func fits(_ change: Change) -> Bool {
        fingerprint.map { $0 == change.fingerprint } ?? true
            && rule.map { $0 == change.rule.id } ?? true
            && place.map { $0 == change.place } ?? true
    }
}
