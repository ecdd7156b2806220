public import Foundation

/// Keeps answers in memory; the one that was used least recently goes first.
public final class MemoryCacheStore: CacheStore {
    private struct State {
        var answers: [String: (answer: CachedAnswer, use: Int)] = [:]
        var size = 0
        var clock = 0
    }

    private let limit: Int
    private let state = Guarded(State())

    /// - Parameter limit: in bytes.
    public init(limit: Int) {
        self.limit = limit
    }

    public func answer(for key: String) -> CachedAnswer? {
        state.withLock { state in
            guard let found = state.answers[key] else { return nil }
            state.clock += 1
            state.answers[key]?.use = state.clock
            return found.answer
        }
    }

    public func keep(_ answer: CachedAnswer, for key: String) {
        guard answer.size <= limit / 4 else { return }
        state.withLock { state in
            if let old = state.answers.removeValue(forKey: key) { state.size -= old.answer.size }
            while state.size + answer.size > limit, let oldest = state.answers.min(by: { $0.value.use < $1.value.use })
            {
                state.answers[oldest.key] = nil
                state.size -= oldest.value.answer.size
            }
            state.clock += 1
            state.answers[key] = (answer, state.clock)
            state.size += answer.size
        }
    }

    public func remove(_ key: String) {
        state.withLock { state in
            if let old = state.answers.removeValue(forKey: key) { state.size -= old.answer.size }
        }
    }

    public func removeAll() {
        state.withLock { $0 = State() }
    }
}

/// Keeps answers in files of one folder; the oldest go first.
public final class DiskCacheStore: CacheStore {
    private struct Entry: Codable {
        var key: String
        var answer: CachedAnswer
    }

    private let folder: URL
    private let limit: Int
    /// One at a time reads and writes.
    private let lock = Guarded(())

    /// - Parameter limit: in bytes.
    public init(folder: URL, limit: Int) {
        self.folder = folder
        self.limit = limit
    }

    public func answer(for key: String) -> CachedAnswer? {
        lock.withLock { _ in
            guard let data = try? Data(contentsOf: file(key)),
                let entry = try? PropertyListDecoder().decode(Entry.self, from: data), entry.key == key
            else { return nil }
            return entry.answer
        }
    }

    public func keep(_ answer: CachedAnswer, for key: String) {
        guard answer.size <= limit / 4 else { return }
        lock.withLock { _ in
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            guard let data = try? encoder.encode(Entry(key: key, answer: answer)) else { return }
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            makeRoom(for: data.count)
            try? data.write(to: file(key), options: .atomic)
        }
    }

    public func remove(_ key: String) {
        lock.withLock { _ in try? FileManager.default.removeItem(at: file(key)) }
    }

    public func removeAll() {
        lock.withLock { _ in
            for file in files() { try? FileManager.default.removeItem(at: file.url) }
        }
    }

    /// Called after the key, which holds a URL and cannot be a name.
    private func file(_ key: String) -> URL {
        folder.appendingPathComponent(SHA256Digest.hexadecimal(of: Array(key.utf8)) + ".answer")
    }

    private func files() -> [(url: URL, date: Date, size: Int)] {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .fileSizeKey]
        let urls =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        return urls.filter { $0.pathExtension == "answer" }.compactMap { url in
            guard let values = try? url.resourceValues(forKeys: keys), let date = values.contentModificationDate,
                let size = values.fileSize
            else { return nil }
            return (url, date, size)
        }
    }

    private func makeRoom(for size: Int) {
        let files = files().sorted { $0.date < $1.date }
        var total = files.reduce(size) { $0 + $1.size }
        for file in files where total > limit {
            try? FileManager.default.removeItem(at: file.url)
            total -= file.size
        }
    }
}

extension CachedAnswer {
    /// Of what it takes in memory, roughly.
    fileprivate var size: Int {
        headers.reduce(body.count + 200) { $0 + $1.reduce(0) { $0 + $1.utf8.count } }
    }
}
