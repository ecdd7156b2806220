/// Writes diagnostics as text for people:
///
///     petstore.yaml:3:12: error: "titel" is not a field of the Info Object; did you mean "title"? [unknown-field]
///         info: {titel: Pets}
///                ^
///
/// Notes follow in the same form. Invisible characters are escaped (`VisibleText`), so that a hostile document
/// cannot reorder the lines of a terminal or send commands to it.
public struct DiagnosticFormatter {
    private let sources: SourceFileTable
    private let colour: Bool
    private let excerpts: SourceExcerpts

    public init(sources: SourceFileTable, colour: Bool = false) {
        self.sources = sources
        self.colour = colour
        excerpts = SourceExcerpts()
    }

    /// Returns a diagnostic with its notes, without a line break at the end.
    public func format(_ diagnostic: Diagnostic) -> String {
        let heading = entry(
            diagnostic.severity, diagnostic.message, suffix: " [\(diagnostic.id)]", at: diagnostic.location)
        let notes = diagnostic.notes.map { entry(.note, $0.message, suffix: "", at: $0.location) }
        return ([heading] + notes).joined(separator: "\n")
    }

    /// Returns several diagnostics in the given order, each with a line break at its end.
    public func format(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { format($0) + "\n" }.joined()
    }

    private func entry(_ severity: Severity, _ message: String, suffix: String, at location: SourceLocation?) -> String
    {
        let text =
            styled(severity.rawValue + ":", Self.style(of: severity)) + " " + VisibleText.escaped(message) + suffix
        guard let location, let file = sources.file(of: location) else { return text }
        let place = styled("\(VisibleText.escaped(file.path)):\(location.line):\(location.column):", .bold)
        let heading = place + " " + text
        guard let excerpt = excerpts.excerpt(of: file, at: location), !excerpt.line.isEmpty else { return heading }
        return heading + "\n    " + excerpt.line + "\n    " + excerpt.indentation + styled("^", .green)
    }

    /// The parameters of Select Graphic Rendition (ECMA-48).
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
        colour ? Self.styled(text, style) : text
    }

    private static func styled(_ text: String, _ style: Style) -> String {
        "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
    }

    /// Returns a string in the colour of a severity, for a terminal that shows colours.
    public static func coloured(_ text: String, _ severity: Severity) -> String {
        styled(text, style(of: severity))
    }
}
