/// The severity of a diagnostic. An error stops the run between two stages, and nothing is written.
public enum Severity: String, Sendable {
    /// A fault that stops the run.
    case error
    /// A likely fault that does not stop the run.
    case warning
    /// A remark without a fault, or an addition to another diagnostic.
    case note
}

/// A message about the input or the output: what is wrong, where it is, and what to do about it.
public struct Diagnostic: Hashable, Sendable {
    /// A note about another place that belongs to a diagnostic, such as the first of two declarations that clash.
    public struct Note: Hashable, Sendable {
        /// The text of the note, which may name a remedy.
        public var message: String
        /// The place, or nil for a note without a place in a file.
        public var location: SourceLocation?

        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// The id in kebab case, such as `duplicate-key`. Messages show it in brackets. An id never changes, because
    /// scripts and documentation refer to it.
    public var id: String
    public var severity: Severity
    /// The message, which names the fault and the remedy.
    public var message: String
    /// The place of the fault, or nil for a fault without a place in a file, such as an empty document.
    public var location: SourceLocation?
    /// Other places that belong to the diagnostic.
    public var notes: [Note]
    /// The string that identifies the diagnostic when two runs are compared, even if the diagnostic moves within its
    /// file. If the string is nil, the message identifies the diagnostic.
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
