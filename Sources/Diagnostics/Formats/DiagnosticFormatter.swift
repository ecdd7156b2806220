/// Diagnostics as text for a person:
///
///     petstore.yaml:3:12: error: "titel" is not a field of the Info Object; did you mean "title"? [unknown-field]
///         info: {titel: Pets}
///                ^
///
/// Notes follow in the same form. Every text of the document is made visible first (`VisibleText`), so that a hostile
/// one cannot reorder the terminal's lines or send it commands. No line break at the end.
public struct DiagnosticFormatter {
    private let sources: SourceFileTable
    private let colour: Bool
    private let excerpts: SourceExcerpts

    public init(sources: SourceFileTable, colour: Bool = false) {
        self.sources = sources
        self.colour = colour
        excerpts = SourceExcerpts()
    }

    public func format(_ diagnostic: Diagnostic) -> String {
        let heading = entry(
            diagnostic.severity, diagnostic.message, suffix: " [\(diagnostic.id)]", at: diagnostic.location)
        let notes = diagnostic.notes.map { entry(.note, $0.message, suffix: "", at: $0.location) }
        return ([heading] + notes).joined(separator: "\n")
    }

    /// Several diagnostics, in the order given, a line break after each.
    public func format(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { format($0) + "\n" }.joined()
    }

    private func entry(_ severity: Severity, _ message: String, suffix: String, at location: SourceLocation?) -> String
    {
        let text =
            styled(severity.rawValue + ":", Self.style(of: severity)) + " " + VisibleText.escaped(message) + suffix
        guard let location, let file = file(of: location) else { return text }
        let place = styled("\(VisibleText.escaped(file.path)):\(location.line):\(location.column):", .bold)
        let heading = place + " " + text
        guard let excerpt = excerpts.excerpt(of: file, at: location), !excerpt.line.isEmpty else { return heading }
        return heading + "\n    " + excerpt.line + "\n    " + excerpt.indentation + styled("^", .green)
    }

    /// Nil for a location that belongs to another run's table.
    private func file(of location: SourceLocation) -> SourceFile? {
        let index = Int(location.file.rawValue)
        return sources.files.indices.contains(index) ? sources.files[index] : nil
    }

    /// Select Graphic Rendition parameters of ECMA-48.
    private enum Style: String {
        case bold = "1"
        case red = "1;31"
        case magenta = "1;35"
        case cyan = "1;36"
        case green = "1;32"
    }

    private static func style(of severity: Severity) -> Style {
        switch severity {
        case .error: .red
        case .warning: .magenta
        case .note: .cyan
        }
    }

    private func styled(_ text: String, _ style: Style) -> String {
        colour ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
