package import Diagnostics

/// The settings for the audit of hand-written Swift code (`audit:`).
package struct AuditSettings: Hashable, Sendable {
    /// Maps each schema to the Swift types that are compared with it.
    package var types: [String: [String]] = [:]
    /// The schemas and the Swift types that are not compared.
    package var leftOut: Set<String> = []
    /// Patterns for the paths of files that are not audited. `*` matches any characters.
    package var exclude: [String] = []
    /// The file of accepted findings, relative to the configuration's folder.
    package var accepted: String?
    /// The number of days until the next audit. If the number is nil, `usualAge` applies.
    package var maxAge: Int?
    /// The file of the last report, relative to the configuration's folder.
    package var report: String?
    /// The place of the report's path in the configuration.
    package var reportLocation: SourceLocation?

    /// The default number of days until the next audit.
    package static let usualAge = 90

    package init() {}
}
