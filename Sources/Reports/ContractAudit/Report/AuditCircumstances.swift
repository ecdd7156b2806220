package import ContractModel

/// A commit that changed audited files.
package struct AuditCommit: Hashable, Sendable {
    package var hash: String
    package var day: String
    package var author: String
    package var subject: String

    package init(hash: String, day: String, author: String, subject: String) {
        self.hash = hash
        self.day = day
        self.author = author
        self.subject = subject
    }
}

/// The numbers of tests that a run reported for Swift Testing and for XCTest.
package struct AuditTestCounts: Hashable, Sendable {
    package var all = 0
    package var failed = 0
    package var skipped = 0
    /// The numbers for XCTest.
    package var executed = 0
    package var executedFailed = 0
    package var executedSkipped = 0

    package init() {}

    /// The counts in words: `12 passed, 1 skipped, 0 failed`.
    package var text: String { "\(allPassed) passed, \(allSkipped) skipped, \(allFailed) failed" }

    var allFailed: Int { failed + executedFailed }
    var allSkipped: Int { skipped + executedSkipped }
    var allPassed: Int { max(0, all + executed - allFailed - allSkipped) }
}

/// The content of a report other than its findings.
package struct AuditCircumstances: Sendable {
    package var today: CalendarDay
    /// The number of days until the next audit.
    package var maxAge: Int
    package var auditor: String?
    package var commits: [AuditCommit] = []
    package var tests: AuditTestCounts?
    package var last: AuditLastReport?

    var nextAudit: CalendarDay { today.adding(days: maxAge) }

    package init(today: CalendarDay, maxAge: Int) {
        self.today = today
        self.maxAge = maxAge
    }
}
