import DTORuntime
public import Foundation

/// Keeps answers in files of one folder, which only this user may read. The oldest go first.
///
/// A file begins with its time in eight bytes. The file system's dates would need a reason in the privacy manifest of an app.
public final class DiskCacheStore: CacheStore {
    private struct Entry: Codable {
        var key: String
        var answer: CachedAnswer
    }

    /// What the folder holds; nil as long as nobody has looked.
    private struct Total {
        var size: Int
        var count: Int
    }

    private let folder: URL
    private let limit, entries: Int
    /// One thread at a time reads and writes.
    private let total = Guarded(nil as Total?)

    /// - Parameters:
    ///   - folder: a folder for nothing else. It is made if it is not there.
    ///   - limit: the most bytes over all files. An answer of more than a quarter of it is not kept.
    ///   - entries: the most files.
    public init(folder: URL, limit: Int, entries: Int = 5_000) {
        self.folder = folder
        self.limit = limit
        self.entries = entries
    }

    public func answer(for key: String) -> CachedAnswer? {
        total.withLock { _ in
            guard let data = try? Data(contentsOf: file(key)), data.count > Self.stampSize,
                let entry = try? PropertyListDecoder().decode(Entry.self, from: data.dropFirst(Self.stampSize)),
                entry.key == Self.name(of: key)
            else { return nil }
            return entry.answer
        }
    }

    public func keep(_ answer: CachedAnswer, for key: String) {
        total.withLock { total in
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            let file = file(key)
            guard answer.size <= limit / 4, entries > 0,
                let content = try? encoder.encode(Entry(key: Self.name(of: key), answer: answer))
            else {
                try? FileManager.default.removeItem(at: file)
                return
            }
            let data = Self.stamp() + content
            makeFolder()
            makeRoom(for: data.count, &total)
            try? data.write(to: file, options: Self.writingOptions)
            try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        }
    }

    #if canImport(Darwin)
        /// Files can be read from the first unlocking of the device on.
        private static let writingOptions: Data.WritingOptions = [
            .atomic, .completeFileProtectionUntilFirstUserAuthentication,
        ]
    #else
        private static let writingOptions: Data.WritingOptions = .atomic
    #endif

    /// Makes the folder, which only this user may enter and no backup has. The folder may be an older one that others may read.
    private func makeFolder() {
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: attributes)
        try? FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path)
        #if canImport(Darwin)
            var folder = folder
            var values = URLResourceValues()
            values.isExcludedFromBackup = true
            try? folder.setResourceValues(values)
        #endif
    }

    public func remove(_ key: String) {
        // The total stays too large then, and is counted again before anything is removed for it.
        total.withLock { _ in try? FileManager.default.removeItem(at: file(key)) }
    }

    public func removeAll() {
        total.withLock { total in
            for file in files() { try? FileManager.default.removeItem(at: file.url) }
            total = nil
        }
    }

    /// Keys hold URLs, which cannot be names, and may be private.
    private static func name(of key: String) -> String {
        SHA256Digest.hexadecimal(of: Array(key.utf8))
    }

    private func file(_ key: String) -> URL {
        folder.appendingPathComponent(Self.name(of: key) + ".answer")
    }

    private static let stampSize = 8

    /// This moment, in microseconds since 1970, the most significant byte first.
    private static func stamp() -> Data {
        let time = UInt64(max(0, Date().timeIntervalSince1970 * 1_000_000))
        return withUnsafeBytes(of: time.bigEndian) { Data($0) }
    }

    /// When a file was written; 0 where the file does not say it, or says that it comes from the future.
    private static func time(of file: URL, now: UInt64) -> UInt64 {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return 0 }
        defer { try? handle.close() }
        guard let stamp = try? handle.read(upToCount: stampSize), stamp.count == stampSize else { return 0 }
        let time = stamp.reduce(0) { $0 << 8 | UInt64($1) }
        return time <= now ? time : 0
    }

    private func files() -> [(url: URL, size: Int)] {
        let urls =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.fileSizeKey])) ?? []
        return urls.filter { $0.pathExtension == "answer" }.compactMap { url in
            (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize.map { (url, $0) }
        }
    }

    /// The folder is looked through only where the estimate says that it is full. A tenth of it becomes free then.
    private func makeRoom(for size: Int, _ total: inout Total?) {
        if let known = total, known.size + size <= limit, known.count < entries {
            total = Total(size: known.size + size, count: known.count + 1)
            return
        }
        var files = files()
        var sum = files.reduce(size) { $0 + $1.size }
        if sum > limit || files.count >= entries {
            let now = UInt64(max(0, Date().timeIntervalSince1970 * 1_000_000))
            let times = Dictionary(files.map { ($0.url, Self.time(of: $0.url, now: now)) }) { $1 }
            files.sort { times[$0.url, default: 0] > times[$1.url, default: 0] }
            let (room, count) = (limit - limit / 10, entries - entries / 10)
            while sum > room || files.count >= count, let oldest = files.popLast() {
                try? FileManager.default.removeItem(at: oldest.url)
                sum -= oldest.size
            }
        }
        total = Total(size: sum, count: files.count + 1)
    }
}
