import ContractModel
import Diagnostics
import Texts

/// The diagnostics of dates that have passed or will soon pass.
extension LintMessages {
    static func unreadableSunset(_ text: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "unreadable-sunset", "'\(text)' is not a date such as 2026-03-01, so the sunset is unknown",
            at: location)
    }

    static func passedSunset(_ day: CalendarDay, days: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .error, "sunset-passed",
            "the contract promised this until \(day), which was \(days.counted("day")) ago: remove this part, or announce a later day",
            at: location)
    }

    static func nearSunset(_ day: CalendarDay, days: Int, at location: SourceLocation) -> Diagnostic {
        let when = days == 0 ? "today" : "in \(days.counted("day"))"
        return Diagnostic(
            .warning, "sunset-near",
            "the contract promises this only until \(day), \(when): make sure that nothing needs this part after that day",
            at: location)
    }

    static func dueRemoval(
        of name: String, since day: CalendarDay, due: CalendarDay, at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .warning, "removal-due",
            "'\(name)' left the contract on \(day) and was to be kept until \(due): 'gen-dtos prune' removes the part",
            at: location)
    }

    static func oldMigration(of name: String, since day: CalendarDay, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "migration-due",
            "'\(name)' has also been decoded in its former type since \(day): when no server sends that type, put "
                + "'migrated: [\(name)]' into the configuration",
            at: location)
    }

    static func missingReview(at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .warning, "review-due",
            "'review-every' asks for reviews of the contract, but 'reviewed' with the date of the last review is missing",
            at: location)
    }

    static func dueReview(last: CalendarDay, due: CalendarDay, at location: SourceLocation?) -> Diagnostic {
        Diagnostic(
            .warning, "review-due",
            "the contract was last reviewed on \(last), and the next review was due by \(due): review the contract, and set "
                + "'reviewed' to the date of the review",
            at: location)
    }
}
