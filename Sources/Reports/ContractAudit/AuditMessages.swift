package import ContractModel
package import Diagnostics

/// The diagnostics of tasks that a team has planned to repeat by a date.
package enum AuditMessages {
    package static func due(_ day: CalendarDay, days: Int, allowed: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "audit-due",
            "the last audit was on \(day), \(days) days ago, and 'max-age' is \(allowed): run gen-dtos audit, and replace this report by the new report",
            at: location)
    }

    package static func unreported(_ path: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "audit-due",
            "the report of the audit, '\(path)', does not exist: "
                + "gen-dtos audit … --format markdown > \(path) creates it",
            at: location)
    }

    package static func undated(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "audit-due",
            "this report does not contain the day of the audit: replace the report by the output of gen-dtos audit … --format markdown",
            at: location)
    }

    package static func ended(_ what: String, _ day: CalendarDay, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "acceptance-ended",
            "'\(what)' was accepted until \(day): fix the difference, or set a later 'until'", at: location)
    }
}
