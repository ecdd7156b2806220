/// The output formats of diagnostics.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// Text for people (`DiagnosticFormatter`).
    case text
    /// One JSON object (`Documentation/diagnostics.schema.json`).
    case json
    /// Workflow commands of GitHub, with one command per line.
    case github
    /// SARIF 2.1.0.
    case sarif
    /// The Code Quality report of GitLab.
    case gitlab

    /// Whether the output is one document that programs parse. Then the tool must print only this document.
    public var isDocument: Bool {
        switch self {
        case .json, .sarif, .gitlab: true
        case .text, .github: false
        }
    }

    /// Returns the diagnostics of a run in this format, in the given order. `json`, `sarif` and `gitlab` give a
    /// complete document even without diagnostics.
    ///
    /// - Parameters:
    ///   - toolVersion: The version of gen-dtos, for SARIF.
    ///   - rules: All known diagnostics, for SARIF.
    ///   - colour: Whether the format `text` uses colours.
    public func text(
        of diagnostics: [Diagnostic], in sources: SourceFileTable, toolVersion: String,
        rules: [DiagnosticCatalogue.Entry] = DiagnosticCatalogue.entries, colour: Bool = false
    ) -> String {
        switch self {
        case .text: DiagnosticFormatter(sources: sources, colour: colour).format(diagnostics)
        case .json: JSONDiagnostics(sources: sources).text(of: diagnostics)
        case .github: WorkflowCommands(sources: sources).text(of: diagnostics)
        case .sarif: SARIFLog(sources: sources, toolVersion: toolVersion, rules: rules).text(of: diagnostics)
        case .gitlab: CodeQualityReport(sources: sources).text(of: diagnostics)
        }
    }
}

extension SourceFileTable {
    /// Returns the file of a location, or nil for a location of another run.
    func file(of location: SourceLocation?) -> SourceFile? {
        guard let index = location.map({ Int($0.file.rawValue) }), files.indices.contains(index) else { return nil }
        return files[index]
    }
}
