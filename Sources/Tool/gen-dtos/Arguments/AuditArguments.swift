import ContractAudit

/// The arguments of `audit`.
struct AuditArguments {
    /// The Swift compiler whose parser is used. Nil means the compiler in the `PATH`.
    var compiler: String?
    /// The file of accepted findings.
    var accepted: String?
    /// Whether the fixes are printed instead of the report.
    var fixes = false
    /// The output of `swift test`.
    var testLog: String?
    /// The files of the backend.
    var typeScript: [String] = []
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
