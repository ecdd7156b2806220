/// How grave a diagnostic is. An error stops the run between two stages and nothing is written.
package enum Severity: String, Sendable {
    case error
    case warning
    case note
}

/// One thing that is wrong with the input: what, where, and what to do about it.
package struct Diagnostic: Hashable, Sendable {
    /// A further place that belongs to the same diagnostic, such as the first of two declarations that clash.
    package struct Note: Hashable, Sendable {
        package var message: String
        package var location: SourceLocation?

        package init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// Stable and kebab-case, such as `duplicate-key`. Printed in brackets; documentation and filters refer to it.
    package var id: String
    package var severity: Severity
    package var message: String
    /// Nil only for what has no place in a file, such as a document that is empty.
    package var location: SourceLocation?
    package var notes: [Note]
    /// What tells it from others of its kind wherever it stands in the file, for those who compare runs; nil where nothing does.
    package var fingerprint: String?

    package init(
        _ severity: Severity,
        _ id: String,
        _ message: String,
        at location: SourceLocation?,
        notes: [Note] = [],
        fingerprint: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fingerprint = fingerprint
    }
}
