package import Diagnostics

/// Writes changes as diagnostics of the new document, for tools that show diagnostics next to its lines.
extension ChangeReport {
    package func diagnostics(_ format: DiagnosticFormat, _ toolVersion: String) -> String {
        var sources = SourceFileTable()
        for file in new.sources.files + old.sources.files { _ = sources.add(SourceFile(path: file.path, bytes: [])) }
        let diagnostics = changes.filter { $0.approval == nil }.map { diagnostic($0.change) }
        return format.text(of: diagnostics, in: sources, toolVersion: toolVersion, rules: Self.rules)
    }

    /// Returns the diagnostic for a change. A removed part is shown at the nearest remaining place, because these tools
    /// have only the new document.
    private func diagnostic(_ change: Change) -> Diagnostic {
        let oldLocation = change.oldLocation?.moved(by: UInt32(new.sources.files.count))
        var notes = change.consequences.map { Diagnostic.Note($0) }
        if let remedy = change.remedy { notes.append(Diagnostic.Note(remedy)) }
        let values = [change.before.map { "before: \($0)" }, change.after.map { "after: \($0)" }].compactMap(\.self)
        notes += values.map { Diagnostic.Note($0) }
        if let oldLocation {
            notes.append(Diagnostic.Note("the place in the old document is here", at: oldLocation))
        }
        return Diagnostic(
            change.severity.diagnosticSeverity, change.rule.id, "\(change.priority.rawValue) \(change.message)",
            at: change.newLocation ?? new.nearest(to: change.subject) ?? oldLocation, notes: notes,
            fingerprint: change.fingerprint)
    }

    private static var rules: [DiagnosticCatalogue.Entry] {
        ChangeCatalogue.rules.map {
            DiagnosticCatalogue.Entry(
                $0.id, $0.severity.diagnosticSeverity, $0.effect.text, $0.swiftEffect.text)
        }
    }
}

extension ChangeSeverity {
    var diagnosticSeverity: Severity {
        switch self {
        case .breaking: .error
        case .warning: .warning
        case .info: .note
        }
    }
}
