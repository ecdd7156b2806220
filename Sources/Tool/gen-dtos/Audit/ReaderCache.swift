import Files
import Foundation
import Platform

/// The folder that stores the compiled Swift parser for the next run.
///
/// The parser in the folder is executed. So the folder must belong to the current user, and nobody else may write to
/// it.
struct ReaderCache {
    let folder: String
    /// The reason why the folder is only for this run, or nil for a folder that is kept.
    let reason: String?

    /// - Parameter named: The folder from `--cache`.
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

    /// Makes the folder if it is missing.
    ///
    /// - Returns: The reason why the folder cannot be used, or nil.
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

    /// Makes a new folder that nobody else can read.
    private static func temporary(_ start: String) throws -> String {
        var template = Array((start + "-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure(path: start, code: errno) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes the folder if the folder is only for this run.
    func end() {
        if reason != nil { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// Returns the path of the program. A missing program is compiled.
    ///
    /// - Parameter tell: The function that is called before the compilation.
    func program(_ toolchain: SwiftToolchain, _ sources: [EmbeddedSource], tell: () throws -> Void) throws -> String {
        let path = folder + "/" + Self.prefix + toolchain.key(of: sources)
        if Self.isOwnProgram(path) {
            utimes(path, nil)
            return path
        }
        try tell()
        // Each run compiles in its own folder, so that parallel runs do not interfere. All runs produce the same
        // program, so the last program replaces the others.
        let work = try Self.temporary(path)
        defer { try? FileManager.default.removeItem(atPath: work) }
        let made = work + "/reader"
        try toolchain.compile(sources, in: work, to: made)
        try SystemCall.require(path) { chmod(made, 0o700) }
        try SystemCall.require(path) { rename(made, path) }
        return path
    }

    // MARK: Tidying

    /// The beginning of a program's name.
    private static let prefix = "swift-reader-"

    /// The number of files of each kind that are kept: the most recently used files.
    private static let most = [prefix: 4, FactsCache.prefix: 16]

    /// The time after its last use in which a file may still be in use, in seconds.
    private static let shortestAge = 86_400.0

    /// Removes programs and stored facts beyond the numbers that are kept, and files of killed runs. A file that a run
    /// has used within a day is kept.
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

    /// Whether the name is the prefix with 32 digits, and a suffix while the file is being written. The folder may also
    /// contain other files.
    private static func isOwnName(_ name: String, _ prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        let digits = rest.prefix(32)
        return digits.count == 32 && digits.allSatisfy { "0123456789abcdef".contains($0) }
            && (rest.count == 32 || rest.dropFirst(32).hasPrefix("-"))
    }

    /// Returns the time since the last use, in seconds.
    private func age(of name: String) -> Double {
        guard let status = FileStatus(unfollowed: folder + "/" + name) else { return 0 }
        return Date().timeIntervalSince1970 - Double(status.modified.seconds)
    }

    private static func isOwnProgram(_ path: String) -> Bool {
        guard let status = FileStatus(unfollowed: path) else { return false }
        return status.kind == .file && status.isOwn && !status.isWritableByOthers && access(path, X_OK) == 0
    }
}
