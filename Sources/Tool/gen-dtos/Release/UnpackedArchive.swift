import Foundation

/// A zip archive, such as an `.ipa`, that is unpacked into a temporary folder. The folder is removed with this object.
///
/// `unzip`, which macOS has and Linux systems offer, unpacks the archive, and skips files outside of the folder. The
/// arguments of `unzip` are constant, because the archive's own name may contain patterns or options.
final class UnpackedArchive {
    /// The beginning of an archive that is not empty: PKWARE's APPNOTE, section 4.3.7.
    static let beginning: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    /// The greatest depth of archives in archives.
    static let deepest = 3
    /// Variables from which `unzip` reads options.
    private static let optionVariables = ["UNZIP", "UNZIPOPT"]

    private let scratch: URL

    var folder: String { scratch.appending(path: "contents").path }

    init(_ path: String) throws {
        scratch = FileManager.default.temporaryDirectory.appending(path: "gen-dtos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: scratch, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        try FileManager.default.createSymbolicLink(
            atPath: scratch.appending(path: "archive.zip").path, withDestinationPath: whole)
        try unpack(path)
    }

    deinit {
        try? FileManager.default.removeItem(at: scratch)
    }

    /// The greatest size in bytes. A larger archive is not unpacked. If a file exceeds the limit, `unzip` ends.
    private static let contentLimit = 20_000_000_000

    private func unpack(_ path: String) throws {
        guard let size = try contentSize() else { return try unpackContents(path) }
        guard size <= Self.contentLimit else {
            throw ArchiveFailure(
                path: path,
                reason: "its files would have \(size) bytes, more than \(Self.contentLimit / 1_000_000_000) GB")
        }
        try unpackContents(path)
    }

    /// Returns the size of all files according to the archive. Returns nil if `unzip` cannot read the archive, because
    /// an unreadable archive cannot be unpacked either.
    private func contentSize() throws -> Int? {
        let list = unzip(["-Z", "-t", "archive.zip"])
        let output = Pipe()
        list.standardOutput = output
        try list.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        list.waitUntilExit()
        // The output is `3 files, 100000 bytes uncompressed, 115 bytes compressed:  99.9%`.
        let words = text.split(separator: " ")
        return words.firstIndex(of: "uncompressed,").flatMap { $0 > 1 ? Int(words[$0 - 2]) : nil }
    }

    private func unpackContents(_ path: String) throws {
        // With a wrong password, `unzip` does not ask for a password.
        let unzip = unzip(["-q", "-o", "-P", "none", "archive.zip", "-d", "contents"])
        try unzip.run()
        unzip.waitUntilExit()
        // The status 1 means a warning, for example about a path outside of the folder.
        guard unzip.terminationReason == .exit, [0, 1].contains(unzip.terminationStatus) else {
            let reason =
                unzip.terminationStatus == 127
                ? "'unzip', which would unpack the archive, is missing"
                : "'unzip' fails with status \(unzip.terminationStatus)"
            throw ArchiveFailure(path: path, reason: reason)
        }
    }

    /// Makes a process of `unzip` with the limit on file sizes.
    private func unzip(_ arguments: [String]) -> Process {
        let unzip = Process()
        unzip.executableURL = URL(fileURLWithPath: "/bin/sh")
        // A block has 512 bytes. The arguments are constants of this file.
        let blocks = Self.contentLimit / 512
        unzip.arguments = ["-c", "ulimit -f \(blocks); exec unzip \(arguments.joined(separator: " "))"]
        unzip.environment = ProcessInfo.processInfo.environment.filter { !Self.optionVariables.contains($0.key) }
        unzip.currentDirectoryURL = scratch
        unzip.standardInput = FileHandle.nullDevice
        unzip.standardOutput = FileHandle.nullDevice
        unzip.standardError = FileHandle.nullDevice
        return unzip
    }
}

/// The reason why an archive cannot be searched.
struct ArchiveFailure: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path) is a zip archive, and \(reason)" }
}
