/// How grave a diagnostic is. An error stops the run between two stages and nothing is written.
public enum Severity: String, Sendable {
    case error
    case warning
    case note
}

/// One thing that is wrong with the input: what, where, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
    /// A further place that belongs to the same diagnostic, such as the first of two declarations that clash.
    public struct Note: Hashable, Sendable {
        public var message: String
        public var location: SourceLocation?

        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// Stable and kebab-case, such as `duplicate-key`. Printed in brackets; documentation and filters refer to it.
    public var id: String
    public var severity: Severity
    public var message: String
    /// Nil only for what has no place in a file, such as a document that is empty.
    public var location: SourceLocation?
    public var notes: [Note]
    /// What tells it from others of its kind wherever it stands in the file, for those who compare runs; nil where nothing does.
    public var fingerprint: String?

    public init(
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
