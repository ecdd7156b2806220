/// Writes diagnostics as one JSON object (`Documentation/diagnostics.schema.json`):
///
///     {"version": 1, "diagnostics": [
///       {"id": "unknown-type", "severity": "warning", "message": "…", "file": "api.yaml", "line": 3, "column": 12,
///        "notes": [{"message": "…", "file": null, "line": null, "column": null}], "help": "…"}]}
///
/// All keys are always present. Lines and columns are counted from 1. Columns are in Unicode scalars.
struct JSONDiagnostics {
    /// The version of the format. It increases with each change that may break programs that read the format.
    static let version = 1

    let sources: SourceFileTable

    func text(of diagnostics: [Diagnostic]) -> String {
        JSONText.object([
            ("version", .number(Self.version)),
            ("diagnostics", .array(diagnostics.map(object))),
        ]).text
    }

    private func object(_ diagnostic: Diagnostic) -> JSONText {
        let notes = diagnostic.notes.map { note in
            JSONText.object([("message", .string(note.message))] + place(of: note.location))
        }
        let help = DiagnosticCatalogue[diagnostic.id].map { JSONText.string($0.help) } ?? .null
        let heading: [(key: String, value: JSONText)] = [
            ("id", .string(diagnostic.id)),
            ("severity", .string(diagnostic.severity.rawValue)),
            ("message", .string(diagnostic.message)),
        ]
        return .object(heading + place(of: diagnostic.location) + [("notes", .array(notes)), ("help", help)])
    }

    private func place(of location: SourceLocation?) -> [(key: String, value: JSONText)] {
        guard let location, let file = sources.file(of: location) else {
            return [("file", .null), ("line", .null), ("column", .null)]
        }
        return [
            ("file", .string(file.path)), ("line", .number(Int(location.line))),
            ("column", .number(Int(location.column))),
        ]
    }
}
