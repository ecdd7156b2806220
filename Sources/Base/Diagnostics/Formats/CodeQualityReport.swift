import Texts

/// Writes diagnostics as GitLab's Code Quality report, which a merge request shows next to the lines:
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
struct CodeQualityReport {
    let sources: SourceFileTable

    /// Returns the report as JSON.
    func text(of diagnostics: [Diagnostic]) -> String {
        // The dictionary counts the earlier entries with the same identity, so that each fingerprint is different.
        var times: [String: Int] = [:]
        let entries = diagnostics.map { diagnostic in
            let path = path(of: diagnostic)
            let identity = "\(diagnostic.id)\n\(path)\n\(diagnostic.fingerprint ?? diagnostic.message)"
            let time = times[identity, default: 0]
            times[identity] = time + 1
            return JSONText.object([
                ("description", .string(diagnostic.message)),
                ("check_name", .string(diagnostic.id)),
                ("fingerprint", .string(StableHash.longDigits(of: "\(identity)\n\(time)"))),
                ("severity", .string(Self.severity(diagnostic.severity))),
                (
                    "location",
                    .object([
                        ("path", .string(path)), ("lines", .object([("begin", .number(line(of: diagnostic)))])),
                    ])
                ),
            ])
        }
        return JSONText.array(entries).text
    }

    /// Returns the path of an entry. GitLab requires a path without `./` at its beginning. A diagnostic without a
    /// place gets the path of the run's first file.
    private func path(of diagnostic: Diagnostic) -> String {
        let path = (sources.file(of: diagnostic.location) ?? sources.files.first)?.path ?? "."
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    private func line(of diagnostic: Diagnostic) -> Int {
        guard let location = diagnostic.location, sources.file(of: location) != nil else { return 1 }
        return Int(location.line)
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
