import Files
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder in which the compiled reader is kept for the next run.
///
/// A program from it is run: so it has to be this user's own, and nobody else may write in it.
struct ReaderCache {
    let folder: String
    /// Why it is a folder for this run alone; nil where it stays.
    let reason: String?

    /// - Parameter named: by `--cache`.
    init(named: String?) throws {
        let wanted = named ?? Self.usual
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

    private static var usual: String? {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/gen-dtos" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches/gen-dtos"
        #else
            return home + "/.cache/gen-dtos"
        #endif
    }

    /// Makes the folder where it is missing.
    ///
    /// - Returns: why it cannot be used; nil where it can.
    private static func fault(of folder: String) -> String? {
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var status = stat()
        guard lstat(folder, &status) == 0 else { return "'\(folder)' cannot be made" }
        if status.st_mode & S_IFMT != S_IFDIR { return "'\(folder)' is no folder" }
        if status.st_uid != geteuid() { return "'\(folder)' belongs to somebody else" }
        if status.st_mode & 0o022 != 0 { return "others may write in '\(folder)'" }
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
        var status = stat()
        guard lstat(folder + "/" + name, &status) == 0 else { return 0 }
        #if canImport(Darwin)
            let seconds = status.st_mtimespec.tv_sec
        #else
            let seconds = status.st_mtim.tv_sec
        #endif
        return Date().timeIntervalSince1970 - Double(seconds)
    }

    private static func isOwnProgram(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
            && status.st_mode & 0o022 == 0 && access(path, X_OK) == 0
    }
}
