/// Every diagnostic of the tool by its id: what it means and what to do about it, whatever the single case.
///
/// `Documentation/Diagnostics.md` is this catalogue as a table; a test keeps both in step with the messages of the sources.
package enum DiagnosticCatalogue {
    package struct Entry: Sendable {
        package let id: String
        /// What it is where nothing lessens it: `dangling: JSONValue`, or a part of the document that no type depends on.
        package let severity: Severity
        /// One sentence.
        package let description: String
        /// What to do, in one sentence.
        package let help: String

        package init(_ id: String, _ severity: Severity, _ description: String, _ help: String) {
            self.id = id
            self.severity = severity
            self.description = description
            self.help = help
        }
    }

    /// In the order of the stages that report them.
    package static let entries = reading + document + contract + naming + fixtures + lint + output + changes

    private static let indices = Dictionary(
        entries.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })

    package static subscript(id: String) -> Entry? {
        indices[id].map { entries[$0] }
    }
}
