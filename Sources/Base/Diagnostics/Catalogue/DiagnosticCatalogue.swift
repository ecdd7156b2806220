/// All diagnostics of the tool by id, each with its meaning and remedy in general words.
///
/// `Documentation/Diagnostics.md` shows this catalogue as a table. A test compares both with the messages in the
/// sources.
public enum DiagnosticCatalogue {
    /// A diagnostic in general words.
    public struct Entry: Sendable {
        public let id: String
        /// The usual severity. It may be lower, for example with `dangling: JSONValue`, or in a part of the document
        /// that no type uses.
        public let severity: Severity
        /// The meaning in one sentence.
        public let description: String
        /// The remedy in one sentence.
        public let help: String

        public init(_ id: String, _ severity: Severity, _ description: String, _ help: String) {
            self.id = id
            self.severity = severity
            self.description = description
            self.help = help
        }
    }

    /// All entries, in the order of the stages that report them.
    public static let entries = reading + document + contract + naming + fixtures + lint + output + changes

    private static let indices = Dictionary(
        entries.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

    /// The entry of a diagnostic, or nil for an unknown id.
    public static subscript(id: String) -> Entry? {
        indices[id].map { entries[$0] }
    }
}
