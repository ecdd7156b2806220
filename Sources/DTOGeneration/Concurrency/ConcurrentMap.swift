import Dispatch

extension Array where Element: Sendable {
    /// The results in the order of the elements, computed by up to `jobs` threads.
    ///
    /// Each worker takes the next few elements that nobody has taken yet: what elements cost differs widely, and often by turns. Of few, which cost
    /// more, it takes one: the last to end should not keep the others waiting.
    package func concurrentMap<Result: Sendable>(jobs: Int, _ transform: @Sendable (Element) -> Result) -> [Result] {
        let workers = Swift.min(jobs, count)
        guard workers > 1 else { return map(transform) }
        let length = Swift.max(1, Swift.min(8, count / (32 * workers)))
        let next = Guarded(0)
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Results that each worker kept for itself would have to be copied together afterwards, by one thread while the others wait.
            // `nonisolated(unsafe)`, because a buffer is not Sendable. It is safe, because `next` gives each index to one worker only, which
            // writes that place and reads none, and because `concurrentPerform` returns when all workers have ended.
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: workers) { _ in
                while true {
                    let start = next.with { next in
                        defer { next += length }
                        return next
                    }
                    guard start < count else { return }
                    for index in start..<Swift.min(start + length, count) {
                        results.initializeElement(at: index, to: transform(self[index]))
                    }
                }
            }
            initializedCount = count
        }
    }

    /// Neighbours together, up to `length` of them.
    package func runs(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}

/// The results of two pieces of work, on two threads where there may be more than one. The first stays on the calling thread.
package func concurrently<First, Second: Sendable>(
    jobs: Int, _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    let result = Guarded<Second?>(nil)
    let thread = DeepStack.start {
        let value = second()
        result.with { $0 = value }
    }
    let own = first()
    thread?.join()
    return (own, result.with { $0 } ?? second())
}
