import DTORuntime
import Foundation

/// Keeps answers in memory. The one that was used least recently goes first.
public final class MemoryCacheStore: CacheStore {
    private struct State {
        var answers: [String: (answer: CachedAnswer, use: Int)] = [:]
        var size = 0
        /// Counts uses.
        var clock = 0

        mutating func remove(_ key: String) {
            if let old = answers.removeValue(forKey: key) { size -= old.answer.size }
        }
    }

    private let limit, entries: Int
    private let state = Guarded(State())

    /// - Parameters:
    ///   - limit: the most bytes over all answers. An answer of more than a quarter of it is not kept.
    ///   - entries: the most answers.
    public init(limit: Int, entries: Int = 1_000) {
        self.limit = limit
        self.entries = entries
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

    public func remove(_ key: String) {
        state.withLock { $0.remove(key) }
    }

    public func removeAll() {
        state.withLock { $0 = State() }
    }
}
