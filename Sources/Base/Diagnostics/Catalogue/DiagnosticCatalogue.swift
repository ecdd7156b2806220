/// All diagnostics of the tool, with a general description and a remedy for each id.
///
/// `Documentation/Diagnostics.md` shows this catalogue as a table. A test compares both with the messages in the
/// sources.
public enum DiagnosticCatalogue {
    /// Describes all diagnostics with the same id.
    public struct Entry: Sendable {
        public let id: String
        /// The usual severity. The severity is lower in some cases, for example with `dangling: JSONValue`, or in a
        /// part of the document that no type uses.
        public let severity: Severity
        /// The description of the fault. It contains no names of a document.
        public let description: String
        /// The remedy of the fault. It contains no names of a document.
        public let help: String

        public init(_ id: String, _ severity: Severity, _ description: String, _ help: String) {
            self.id = id
            self.severity = severity
            self.description = description
            self.help = help
        }
    }

    /// All entries, roughly in the order of the stages that report them.
    public static let entries = reading + document + contract + naming + fixtures + lint + output + changes

    private static let indices = Dictionary(
        entries.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

    /// The entry of a diagnostic, or nil for an unknown id.
    public static subscript(id: String) -> Entry? {
        indices[id].map { entries[$0] }
    }
}
