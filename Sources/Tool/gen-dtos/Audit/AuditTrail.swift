import ContractAudit
import Foundation

/// Reads facts about the audited files from git: the commits that changed them, and the auditor. Without a repository,
/// there are no facts.
enum AuditTrail {
    private static let longest = 20

    /// Returns the latest commits, at most `longest`, with the latest commit first.
    static func commits(touching roots: [String]) -> [AuditCommit] {
        let format = "--format=%h%x09%as%x09%an%x09%s"
        guard let text = git(["log", format, "--max-count=\(longest)", "--"] + roots) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 4 else { return nil }
            return AuditCommit(hash: parts[0], day: parts[1], author: parts[2], subject: parts[3])
        }
    }

    static var auditor: String? { git(["config", "user.name"])?.split(separator: "\n").first.map(String.init) }

    private static func git(_ arguments: [String]) -> String? {
        guard let outcome = try? ChildProcess.run("git", arguments), outcome.status == 0 else { return nil }
        return String(decoding: outcome.output, as: UTF8.self)
    }
}
