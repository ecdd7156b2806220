import DTORuntime
import Foundation

/// Stores responses in memory. The least recently used response is removed first.
public final class MemoryCacheStore: CacheStore {
    private struct State {
        var answers: [String: (answer: CachedAnswer, use: Int)] = [:]
        var size = 0
        /// The number of reads and writes so far.
        var clock = 0

        mutating func remove(_ key: String) {
            if let old = answers.removeValue(forKey: key) { size -= old.answer.size }
        }
    }

    private let limit, entries: Int
    private let state = Guarded(State())

    /// Creates an empty store.
    ///
    /// - Parameters:
    ///   - limit: The greatest size of all responses together, in bytes. A response that is larger than a quarter of
    ///     the limit is not stored.
    ///   - entries: The greatest number of responses.
    public init(limit: Int, entries: Int = 1_000) {
        self.limit = limit
        self.entries = entries
    }

    /// Returns the stored response for a key, or nil.
    public func answer(for key: String) -> CachedAnswer? {
        state.withLock { state in
            guard let found = state.answers[key] else { return nil }
            state.clock += 1
            state.answers[key]?.use = state.clock
            return found.answer
        }
    }

    /// Stores a response, and removes the least recently used responses if the store is full.
    public func keep(_ answer: CachedAnswer, for key: String) {
        state.withLock { state in
            state.remove(key)
            guard answer.size <= limit / 4, entries > 0 else { return }
            while state.size + answer.size > limit || state.answers.count >= entries,
                let oldest = state.answers.min(by: { $0.value.use < $1.value.use })
            {
                state.remove(oldest.key)
            }
            state.clock += 1
            state.answers[key] = (answer, state.clock)
            state.size += answer.size
        }
    }

    /// Removes the response of a key.
    public func remove(_ key: String) {
        state.withLock { $0.remove(key) }
    }

    /// Removes all responses.
    public func removeAll() {
        state.withLock { $0 = State() }
    }
}
