import Foundation

/// A zip archive, such as an `.ipa`, unpacked into a folder that is gone with the value.
///
/// `unzip` does it, a program that macOS has and Linux systems offer. It leaves out what would lie outside of the folder. Its arguments
/// are always the same: the archive's own name may hold what `unzip` takes for a pattern or an option.
final class UnpackedArchive {
    /// How an archive begins that holds anything: PKWARE's APPNOTE, section 4.3.7.
    static let beginning: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    /// An archive may be in an archive, but not without end.
    static let deepest = 3
    /// From which `unzip` takes options, such as to leave out folders.
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

    /// In bytes. What claims to be larger is not unpacked, and a file that turns out to be larger ends `unzip`.
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

    /// The bytes of all files as the archive states them; nil where `unzip` cannot say it, and so cannot unpack it either.
    private func contentSize() throws -> Int? {
        let list = unzip(["-Z", "-t", "archive.zip"])
        let output = Pipe()
        list.standardOutput = output
        try list.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        list.waitUntilExit()
        // `3 files, 100000 bytes uncompressed, 115 bytes compressed:  99.9%`
        let words = text.split(separator: " ")
        return words.firstIndex(of: "uncompressed,").flatMap { $0 > 1 ? Int(words[$0 - 2]) : nil }
    }

    private func unpackContents(_ path: String) throws {
        // A password that is wrong: else it asks for one.
        let unzip = unzip(["-q", "-o", "-P", "none", "archive.zip", "-d", "contents"])
        try unzip.run()
        unzip.waitUntilExit()
        // 1: with a warning, such as of a path that would lead out of the folder.
        guard unzip.terminationReason == .exit, [0, 1].contains(unzip.terminationStatus) else {
            let reason =
                unzip.terminationStatus == 127
                ? "there is no 'unzip' to unpack it with" : "'unzip' fails with status \(unzip.terminationStatus)"
            throw ArchiveFailure(path: path, reason: reason)
        }
    }

    /// `unzip`, which may write no file beyond the limit.
    private func unzip(_ arguments: [String]) -> Process {
        let unzip = Process()
        unzip.executableURL = URL(fileURLWithPath: "/bin/sh")
        // Blocks have 512 bytes. The arguments are words of this file.
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

/// Why an archive cannot be looked into.
struct ArchiveFailure: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path) is a zip archive, and \(reason)" }
}
