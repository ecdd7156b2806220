import ContractAudit

/// The arguments of `audit`.
struct AuditArguments {
    /// The Swift compiler whose parser is used. Nil means the compiler in the `PATH`.
    var compiler: String?
    /// The file of accepted findings.
    var accepted: String?
    /// Whether the fixes are printed instead of the report.
    var fixes = false
    /// Whether the settings for the configuration are printed instead of the report.
    var proposes = false
    /// The least part of the types that must be compared, in per cent.
    var minimumCoverage: Int?
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

    static func percent(_ text: String) throws(UsageError) -> Int {
        if let number = Int(text), 0...100 ~= number { return number }
        throw UsageError(message: "'--minimum-coverage' needs a number from 0 to 100, not '\(text)'.")
    }

    static func check(_ arguments: CommandLineArguments) throws(UsageError) {
        _ = try CommandLineArguments.choice(Format.self, .format, arguments.formatName)
        if arguments.auditing.fixes, arguments.auditing.proposes {
            throw UsageError(message: "'--fix' and '--init' cannot be used together: each prints something else.")
        }
        if let name = arguments.failOnName {
            _ = try CommandLineArguments.choice(Threshold.self, .failOn, name)
        }
    }
}
