import Files
import Foundation
import Platform

/// The folder in which the compiled reader is kept for the next run.
///
/// A program from it is run: so it has to be this user's own, and nobody else may write in it.
struct ReaderCache {
    let folder: String
    /// Why it is a folder for this run alone; nil where it stays.
    let reason: String?

    /// - Parameter named: by `--cache`.
    init(named: String?) throws {
        let wanted = named ?? CachesFolder.path(of: "gen-dtos", ProcessInfo.processInfo.environment)
        var reason = "there is no folder for caches"
        if let wanted {
            if let fault = Self.fault(of: wanted) {
                reason = fault
            } else {
                folder = wanted
                self.reason = nil
                return
            }
        }
        self.reason = reason
        folder = try Self.temporary(FileManager.default.temporaryDirectory.path + "/gen-dtos")
    }

    /// Makes the folder where it is missing.
    ///
    /// - Returns: why it cannot be used; nil where it can.
    private static func fault(of folder: String) -> String? {
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let status = FileStatus(unfollowed: folder) else { return "'\(folder)' cannot be made" }
        if status.kind != .folder { return "'\(folder)' is not a folder" }
        if !status.isOwn { return "'\(folder)' belongs to another user" }
        if status.isWritableByOthers { return "other users have the right to write in '\(folder)'" }
        if access(folder, W_OK | X_OK) != 0 { return "'\(folder)' cannot be written" }
        return nil
    }

    /// A new folder that nobody else may look into.
    private static func temporary(_ start: String) throws -> String {
        var template = Array((start + "-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure(path: start, code: errno) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Forgets it, where it was for one run.
    func end() {
        if reason != nil { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// The program, compiled where it is not there yet.
    ///
    /// - Parameter tell: called before it is compiled.
    func program(_ toolchain: SwiftToolchain, _ sources: [EmbeddedSource], tell: () throws -> Void) throws -> String {
        let path = folder + "/" + Self.prefix + toolchain.key(of: sources)
        if Self.isOwnProgram(path) {
            utimes(path, nil)
            return path
        }
        try tell()
        // In a folder of its own, so that two runs at once do not meet; whoever comes last replaces the same by the same.
        let work = try Self.temporary(path)
        defer { try? FileManager.default.removeItem(atPath: work) }
        let made = work + "/reader"
        try toolchain.compile(sources, in: work, to: made)
        try SystemCall.require(path) { chmod(made, 0o700) }
        try SystemCall.require(path) { rename(made, path) }
        return path
    }

    // MARK: Tidying

    /// The name of a program begins so.
    private static let prefix = "swift-reader-"

    /// How many of each kind stay, those that were used last.
    private static let most = [prefix: 4, FactsCache.prefix: 16]

    /// What was used later than this may be in use.
    private static let shortestAge = 86_400.0

    /// Removes what no run has used for a day, beyond the number that stays, and what killed runs have left.
    func tidy() {
        guard reason == nil, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for (prefix, most) in Self.most {
            let own = names.filter { Self.isOwnName($0, prefix) }.map { (name: $0, age: age(of: $0)) }
                .sorted { $0.age < $1.age }
            let whole = own.filter { $0.name.utf8.count == prefix.utf8.count + 32 }
            let left = own.filter { $0.name.utf8.count > prefix.utf8.count + 32 }
            for item in whole.dropFirst(most) + left where item.age > Self.shortestAge {
                try? FileManager.default.removeItem(atPath: folder + "/" + item.name)
            }
        }
    }

    /// `facts-`, 32 digits, and something more while it is being made. The folder may be one in which somebody has other files.
    private static func isOwnName(_ name: String, _ prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        let digits = rest.prefix(32)
        return digits.count == 32 && digits.allSatisfy { "0123456789abcdef".contains($0) }
            && (rest.count == 32 || rest.dropFirst(32).hasPrefix("-"))
    }

    /// Since its last use, in seconds.
    private func age(of name: String) -> Double {
        guard let status = FileStatus(unfollowed: folder + "/" + name) else { return 0 }
        return Date().timeIntervalSince1970 - Double(status.modified.seconds)
    }

    private static func isOwnProgram(_ path: String) -> Bool {
        guard let status = FileStatus(unfollowed: path) else { return false }
        return status.kind == .file && status.isOwn && !status.isWritableByOthers && access(path, X_OK) == 0
    }
}
