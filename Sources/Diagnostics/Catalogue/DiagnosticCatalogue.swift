/// Every diagnostic of the tool by its id: what it means and what to do about it, whatever the single case.
///
/// `Documentation/Diagnostics.md` is this catalogue as a table; a test keeps both in step with the messages of the sources.
public enum DiagnosticCatalogue {
    public struct Entry: Sendable {
        public let id: String
        /// What it is where nothing lessens it: `dangling: JSONValue`, or a part of the document that no type depends on.
        public let severity: Severity
        /// One sentence.
        public let description: String
        /// What to do, in one sentence.
        public let help: String

        public init(_ id: String, _ severity: Severity, _ description: String, _ help: String) {
            self.id = id
            self.severity = severity
            self.description = description
            self.help = help
        }
    }

    /// In the order of the stages that report them.
    public static let entries = reading + document + contract + naming + fixtures + lint + output + changes

    private static let indices = Dictionary(
        entries.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

    public static subscript(id: String) -> Entry? {
        indices[id].map { entries[$0] }
    }
}
