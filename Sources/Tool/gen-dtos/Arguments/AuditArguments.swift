import ContractAudit

/// The arguments of `audit`.
struct AuditArguments {
    /// The Swift compiler whose parser is used. Nil means that the compiler in the `PATH` is used.
    var compiler: String?
    /// The file of accepted findings.
    var accepted: String?
    /// Whether the fixes are printed instead of the report.
    var fixes = false
    /// Whether the settings for the configuration are printed instead of the report.
    var proposes = false
    /// The least share of the types that must be compared, in percent.
    var minimumCoverage: Int?
    /// The file with the output of `swift test` or `xcodebuild test`.
    var testLog: String?
    /// The TypeScript files of the backend.
    var typeScript: [String] = []
    /// The folder with the output of another generator, from which the app moves.
    var former: String?
    /// The folder that stores the compiled reader.
    var cache: String?

    /// The format of a report.
    enum Format: String, CaseIterable {
        case text, markdown, json, github, sarif, gitlab
    }

    /// The least severity of findings with which the audit fails.
    enum Threshold: String, CaseIterable {
        case high, medium, low, never

        var severity: AuditSeverity? { AuditSeverity(rawValue: rawValue) }
    }
}
