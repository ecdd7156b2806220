/// How diagnostics are written down.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
    /// For people: `DiagnosticFormatter`.
    case text
    /// One JSON object, by `Documentation/diagnostics.schema.json`.
    case json
    /// GitHub's workflow commands, one per line.
    case github
    /// SARIF 2.1.0.
    case sarif
    /// GitLab's Code Quality report.
    case gitlab

    /// Whether the text is a whole that nothing may stand beside, as programs read it.
    public var isDocument: Bool {
        switch self {
        case .json, .sarif, .gitlab: true
        case .text, .github: false
        }
    }

    /// All diagnostics of a run, in the order given. A format that is a document is one without diagnostics too.
    ///
    /// - Parameter toolVersion: of gen-dtos, which SARIF names.
    /// - Parameter rules: everything that is looked for, which SARIF lists.
    /// - Parameter colour: of the format `text` alone.
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
    /// The file of a location; nil for a location that belongs to another run's table.
    func file(of location: SourceLocation?) -> SourceFile? {
        guard let index = location.map({ Int($0.file.rawValue) }), files.indices.contains(index) else { return nil }
        return files[index]
    }
}
