import ContractAudit
import DTORuntime
import Files
import Foundation
import Platform

/// A cache of facts about files, for the next run. Each line has a hash of path and text, followed by the facts.
struct FactsCache {
    /// The beginning of the file names.
    static let prefix = "facts-"

    private let path: String
    /// Maps hashes to encoded facts.
    private var lines: [String: Data] = [:]
    private var used: [(hash: String, line: Data)] = []
    private var isNew = false

    /// - Parameters:
    ///   - folder: The folder of the reader.
    ///   - reader: The reader's sources, on which the facts also depend.
    ///   - roots: The audited paths. Each project has its own file.
    init(in folder: String, reader: [EmbeddedSource], roots: [String]) {
        let parts = [FileManager.default.currentDirectoryPath] + roots
        let digest = SHA256Digest(of: parts.map { Array("\($0.utf8.count):\($0)".utf8) } + reader.map(\.bytes))
        path = folder + "/" + Self.prefix + digest.hexadecimal.prefix(32)
        guard let data = FileManager.default.contents(atPath: path) else { return }
        // This call records the time of use, because the least recently used files are removed.
        utimes(path, nil)
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            var start = 0
            // The search of the C library is fast, and the file may have many megabytes.
            while let found = memchr(base + start, 0x0A, bytes.count - start) {
                let line = start..<base.distance(to: UnsafeRawPointer(found))
                start = line.upperBound + 1
                guard line.count > 65 else { continue }
                lines[String(decoding: bytes[line].prefix(64), as: UTF8.self)] = data[line].dropFirst(65)
            }
        }
    }

    /// Returns the hash of a file's path and text. Returns nil for a file that the reader would not read.
    static func hash(_ path: String) -> String? {
        guard let status = FileStatus(path), status.kind == .file, status.size <= FileFacts.byteLimit,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return SHA256Digest(of: [Array("\(path.utf8.count):\(path)".utf8), Array(data)]).hexadecimal
    }

    /// Returns the stored facts for a hash. Returns nil if the file must be read.
    func facts(_ hash: String) -> FileFacts? {
        // Decoding takes most of the time of a run without changes. `JSONDecoder` takes twice as long.
        lines[hash].flatMap { try? DTODecoder().decode(FileFacts.self, from: $0) }
    }

    /// Keeps the facts of a file for the next run.
    mutating func keep(_ hash: String) {
        if let line = lines[hash] { used.append((hash, line)) }
    }

    mutating func add(_ facts: FileFacts, _ hash: String) {
        // Another version of the parser may be able to read a file that this version could not read.
        guard facts.fault == nil, !facts.hasErrors, let line = try? JSONEncoder().encode(facts) else { return }
        used.append((hash, line))
        isNew = true
    }

    /// Whether the cache has new facts, or facts about removed files.
    var isChanged: Bool { isNew || used.count < lines.count }

    /// Writes the facts that this run has used. If the write fails, the next run reads the files again.
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
