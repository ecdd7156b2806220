import DTORuntime
public import Foundation

/// Stores responses in the files of one folder. Only the current user may read the folder. The oldest files are removed
/// first.
///
/// The first eight bytes of a file are the time when it was written. The dates of the file system are not used, because
/// an app that reads them must give a reason in its privacy manifest.
public final class DiskCacheStore: CacheStore {
    private struct Entry: Codable {
        var key: String
        var answer: CachedAnswer
    }

    /// An estimate of the size of all files in bytes, and of their number.
    private struct Total {
        var size: Int
        var count: Int
    }

    private let folder: URL
    private let limit, entries: Int
    /// The estimate, or nil before the files are counted. The lock of the estimate also protects the files, so that
    /// only one thread at a time reads and writes files.
    private let total = Guarded(nil as Total?)

    /// Creates a store for the files of a folder.
    ///
    /// - Parameters:
    ///   - folder: A folder that has no other files. The folder is created if it is missing.
    ///   - limit: The greatest size of all files together, in bytes. A response that is larger than a quarter of the
    ///     limit is not stored.
    ///   - entries: The greatest number of files.
    public init(folder: URL, limit: Int, entries: Int = 5_000) {
        self.folder = folder
        self.limit = limit
        self.entries = entries
    }

    /// Returns the stored response for a key, or nil if there is no response or its file is damaged.
    public func answer(for key: String) -> CachedAnswer? {
        total.withLock { _ in
            guard let data = try? Data(contentsOf: file(key)), data.count > Self.stampSize,
                let entry = try? PropertyListDecoder().decode(Entry.self, from: data.dropFirst(Self.stampSize)),
                entry.key == Self.name(of: key)
            else { return nil }
            return entry.answer
        }
    }

    /// Stores a response, and removes old responses if the folder is full. A response that cannot be written is dropped
    /// without an error.
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
        /// The files are readable after the user has unlocked the device once since it started.
        private static let writingOptions: Data.WritingOptions = [
            .atomic, .completeFileProtectionUntilFirstUserAuthentication,
        ]
    #else
        private static let writingOptions: Data.WritingOptions = .atomic
    #endif

    /// Creates the folder, makes it private to the current user, and excludes it from backups. An existing folder may
    /// be readable for other users.
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

    /// Removes the response of a key.
    public func remove(_ key: String) {
        // The estimate is now too large. The files are counted again before a file is removed because of the estimate.
        total.withLock { _ in try? FileManager.default.removeItem(at: file(key)) }
    }

    /// Removes all responses.
    public func removeAll() {
        total.withLock { total in
            for file in files() { try? FileManager.default.removeItem(at: file.url) }
            total = nil
        }
    }

    /// Returns the file name for a key. The name is a hash, because the key contains a URL, which may be private.
    private static func name(of key: String) -> String {
        SHA256Digest.hexadecimal(of: Array(key.utf8))
    }

    private func file(_ key: String) -> URL {
        folder.appendingPathComponent(Self.name(of: key) + ".answer")
    }

    private static let stampSize = 8

    /// The current time in microseconds since 1970, most significant byte first.
    private static func stamp() -> Data {
        let time = UInt64(max(0, Date().timeIntervalSince1970 * 1_000_000))
        return withUnsafeBytes(of: time.bigEndian) { Data($0) }
    }

    /// Returns the time when a file was written, in microseconds since 1970. Returns 0 if the file contains no time, or
    /// a time in the future.
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

    /// Removes the oldest files if there is no room for a file of `size` bytes, until a tenth of the limit is free.
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
