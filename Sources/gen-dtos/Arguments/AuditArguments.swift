import ContractAudit

/// What `audit` alone is told.
struct AuditArguments {
    /// The Swift compiler whose parser reads; nil: the one in the `PATH`.
    var compiler: String?
    /// The file of what was accepted.
    var accepted: String?
    /// Prints what mends the findings in place of the report.
    var fixes = false
    /// What `swift test` said.
    var testLog: String?
    /// Files of the backend.
    var typeScript: [String] = []
    /// The folder in which the compiled reader is kept.
    var cache: String?

    /// How an audit is written down.
    enum Format: String, CaseIterable {
        case text, markdown, json, github, sarif, gitlab
    }

    /// The findings with which it fails, and graver ones.
    enum Threshold: String, CaseIterable {
        case high, medium, low, never

        var severity: AuditSeverity? { AuditSeverity(rawValue: rawValue) }
    }

    static func check(_ arguments: CommandLineArguments) throws(UsageError) {
        _ = try CommandLineArguments.choice(Format.self, .format, arguments.formatName)
        if let name = arguments.failOnName {
            _ = try CommandLineArguments.choice(Threshold.self, .failOn, name)
        }
    }
}
