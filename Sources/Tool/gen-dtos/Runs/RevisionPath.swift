import Diagnostics
import Files
import Foundation

/// A file of a commit: `git:origin/main:spec/openapi.yaml`. The path starts at the current folder, like every other
/// path.
struct RevisionPath {
    private static let prefix = "git:"

    let revision: String
    let path: String

    /// Reads a path such as `git:HEAD:api.yaml`. Returns nil for other strings.
    init?(_ text: String) {
        guard text.hasPrefix(Self.prefix) else { return nil }
        let parts = text.dropFirst(Self.prefix.count).split(
            separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        // Git would read a string that begins with a dash as an option.
        guard parts.count == 2, !parts[0].isEmpty, !parts[0].hasPrefix("-"), !parts[1].isEmpty else { return nil }
        revision = String(parts[0])
        path = String(parts[1])
    }

    func document() throws -> SourceFile {
        SourceFile(path: name(of: path), bytes: try bytes(of: path))
    }

    /// Returns a loader for files of the commit. The files must be in the folder of the file at `path`, or below that
    /// folder.
    func loader(beside path: String) -> FileLoader {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return FileLoader { reference, _ in
            guard let path = Self.joined(folder, reference) else { return .failure(.outside(folder: folder)) }
            do {
                return .success(SourceFile(path: name(of: path), bytes: try bytes(of: path)))
            } catch {
                return .failure(.missing)
            }
        }
    }

    private func name(of path: String) -> String {
        "\(revision):\(path)"
    }

    /// Returns the path of a reference. Returns nil if the reference leads out of the folder.
    private static func joined(_ folder: String, _ reference: String) -> String? {
        guard !reference.hasPrefix("/"), !reference.utf8.contains(0) else { return nil }
        var parts: [Substring] = []
        for part in reference.split(separator: "/") where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            if parts.popLast() == nil { return nil }
        }
        return folder + parts.joined(separator: "/")
    }

    private func bytes(of path: String) throws -> [UInt8] {
        let place = path.hasPrefix("/") ? path : "./" + path
        let git = Process()
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "cat-file", "blob", "\(revision):\(place)"]
        // The error messages of git are compared, so they must be in English.
        git.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        git.standardOutput = output
        git.standardError = errors
        do {
            try git.run()
        } catch {
            throw UsageError(message: "git cannot be run: \(error.localizedDescription)")
        }
        let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        git.waitUntilExit()
        guard git.terminationStatus == 0 else {
            if complaint.contains("not a git repository") { throw NoRepository() }
            if revision == "HEAD", complaint.contains("invalid object name") { throw NoCommit() }
            let reason = complaint.split(separator: "\n").last.map(String.init) ?? "git has failed"
            throw UsageError(message: "There is no '\(path)' at '\(revision)': \(VisibleText.escaped(reason))")
        }
        return bytes
    }
}

/// The current folder is not in a repository.
struct NoRepository: Error {}

/// The repository has no commit yet.
struct NoCommit: Error {}
