package import Diagnostics

/// What `audit:` says of hand-written Swift.
package struct AuditSettings: Hashable, Sendable {
    /// Schema → the Swift type that stands for it, where names do not tell.
    package var types: [String: String] = [:]
    /// The file of what was accepted, as the file says it: relative to the file's own folder.
    package var accepted: String?
    /// Days until the next audit, where somebody says.
    package var maxAge: Int?
    /// The file of the last report, as the file says it: relative to the file's own folder.
    package var report: String?
    /// Where it says so.
    package var reportLocation: SourceLocation?

    /// Days until the next audit, where nobody says otherwise.
    package static let usualAge = 90

    package init() {}
}
