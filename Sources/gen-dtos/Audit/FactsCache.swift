import ContractAudit
import DTORuntime
import Files
import Foundation
import Platform

/// What the reader said of files, for the next run: a line for each, a hash of path and text before the facts.
struct FactsCache {
    /// The name of a file of it begins so.
    static let prefix = "facts-"

    private let path: String
    /// Hash → the facts as they were written.
    private var lines: [String: Data] = [:]
    private var used: [(hash: String, line: Data)] = []
    private var isNew = false

    /// - Parameters:
    ///   - folder: that of the reader.
    ///   - reader: what the facts depend on besides the files.
    ///   - roots: what is audited. Each project has a file of its own.
    init(in folder: String, reader: [EmbeddedSource], roots: [String]) {
        let parts = [FileManager.default.currentDirectoryPath] + roots
        let digest = SHA256Digest(of: parts.map { Array("\($0.utf8.count):\($0)".utf8) } + reader.map(\.bytes))
        path = folder + "/" + Self.prefix + digest.hexadecimal.prefix(32)
        guard let data = FileManager.default.contents(atPath: path) else { return }
        // When it was used is what the folder is tidied by.
        utimes(path, nil)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var start = 0
            // By the system's search, since the file may have many megabytes.
            while let found = memchr(base + start, 0x0A, bytes.count - start) {
                let line = start..<base.distance(to: UnsafeRawPointer(found))
                start = line.upperBound + 1
                guard line.count > 65 else { continue }
                lines[String(decoding: bytes[line].prefix(64), as: UTF8.self)] = data[line].dropFirst(65)
            }
        }
    }

    /// Nil where there is nothing that the reader would read.
    static func hash(_ path: String) -> String? {
        guard let status = FileStatus(path), status.kind == .file, status.size <= FileFacts.byteLimit,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return SHA256Digest(of: [Array("\(path.utf8.count):\(path)".utf8), Array(data)]).hexadecimal
    }

    /// Nil where it has to be read.
    func facts(_ hash: String) -> FileFacts? {
        // Most of a run in which nothing has changed. `JSONDecoder` takes twice as long.
        lines[hash].flatMap { try? DTODecoder().decode(FileFacts.self, from: $0) }
    }

    /// Keeps what it has of a file for the next run.
    mutating func keep(_ hash: String) {
        if let line = lines[hash] { used.append((hash, line)) }
    }

    mutating func add(_ facts: FileFacts, _ hash: String) {
        // Another parser may read what this one could not.
        guard facts.fault == nil, !facts.hasErrors, let line = try? JSONEncoder().encode(facts) else { return }
        used.append((hash, line))
        isNew = true
    }

    /// Whether it has something new, or something of files that are gone.
    var isChanged: Bool { isNew || used.count < lines.count }

    /// Keeps what this run has used. Where that fails, the next run reads again.
    func write() {
        var data = Data()
        for (hash, line) in used { data += Data(hash.utf8) + [0x20] + line + [0x0A] }
        let work = path + "-" + UUID().uuidString
        guard FileManager.default.createFile(atPath: work, contents: data, attributes: [.posixPermissions: 0o600])
        else {
            return
        }
        if rename(work, path) != 0 { try? FileManager.default.removeItem(atPath: work) }
    }
}
