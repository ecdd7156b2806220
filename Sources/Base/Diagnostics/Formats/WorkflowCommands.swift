/// Writes diagnostics as workflow commands of GitHub, which it shows next to the lines of a pull request:
///
///     ::warning file=api.yaml,line=3,col=12,title=unknown-type::'strng' is not a type of JSON Schema
///
/// Invisible characters are escaped first (`VisibleText`), and then the characters that the runner interprets
/// (actions/toolkit, `command.ts`). Therefore, text of the document cannot begin another command.
struct WorkflowCommands {
    let sources: SourceFileTable

    func text(of diagnostics: [Diagnostic]) -> String {
        diagnostics.map { command($0) + "\n" }.joined()
    }

    private func command(_ diagnostic: Diagnostic) -> String {
        let properties = place(of: diagnostic.location) + [("title", diagnostic.id)]
        let list = properties.map { "\($0.name)=\(Self.property($0.value))" }.joined(separator: ",")
        let lines = [diagnostic.message] + diagnostic.notes.map { note(of: $0) }
        return "::\(Self.name(of: diagnostic.severity)) \(list)::"
            + lines.map { Self.data(VisibleText.escaped($0)) }.joined(separator: "%0A")
    }

    private func place(of location: SourceLocation?) -> [(name: String, value: String)] {
        guard let location, let file = sources.file(of: location) else { return [] }
        return [
            ("file", VisibleText.escaped(file.path)), ("line", String(location.line)), ("col", String(location.column)),
        ]
    }

    private func note(of note: Diagnostic.Note) -> String {
        guard let location = note.location, let file = sources.file(of: location) else { return note.message }
        return "\(file.path):\(location.line):\(location.column): \(note.message)"
    }

    private static func name(of severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
