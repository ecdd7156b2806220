package import ContractModel

/// A commit that touched what is audited.
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

/// How many tests there were, by both libraries of tests.
package struct AuditTestCounts: Hashable, Sendable {
    package var all = 0
    package var failed = 0
    package var skipped = 0
    /// Those of XCTest.
    package var executed = 0
    package var executedFailed = 0
    package var executedSkipped = 0

    package init() {}

    /// `12 passed, 1 skipped, 0 failed`.
    package var text: String { "\(allPassed) passed, \(allSkipped) skipped, \(allFailed) failed" }

    var allFailed: Int { failed + executedFailed }
    var allSkipped: Int { skipped + executedSkipped }
    var allPassed: Int { max(0, all + executed - allFailed - allSkipped) }
}

/// The parts of a report other than its findings.
package struct AuditCircumstances: Sendable {
    package var today: CalendarDay
    /// Days until the next audit.
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
