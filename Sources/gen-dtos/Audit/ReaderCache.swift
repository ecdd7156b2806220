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
        folder = try Self.temporary(in: FileManager.default.temporaryDirectory.path)
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
    static func temporary(in folder: String) throws -> String {
        var template = Array((folder + "/gen-dtos-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemFailure(path: folder, code: errno) }
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
        let path = folder + "/swift-reader-" + toolchain.key(of: sources)
        if Self.isOwnProgram(path) { return path }
        try tell()
        // In a folder of its own, so that two runs at once do not meet; whoever comes last replaces the same by the same.
        let work = try Self.temporary(in: folder)
        defer { try? FileManager.default.removeItem(atPath: work) }
        let made = work + "/reader"
        try toolchain.compile(sources, in: work, to: made)
        try SystemCall.require(path) { chmod(made, 0o700) }
        try SystemCall.require(path) { rename(made, path) }
        return path
    }

    private static func isOwnProgram(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
            && status.st_mode & 0o022 == 0 && access(path, X_OK) == 0
    }
}
