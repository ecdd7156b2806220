import Platform

extension Array where Element: Sendable {
    /// The results in the order of the elements, computed by as many threads as there may be at work.
    ///
    /// Each of them takes the next few elements that nobody has taken yet: what elements cost differs widely, and often by turns. Of few, which cost
    /// more, it takes one: the last to end should not keep the others waiting.
    public func concurrentMap<Result: Sendable>(
        workers: Workers, _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        guard workers.count > 1, count > 1 else { return map(transform) }
        let length = Swift.max(1, Swift.min(8, count / (32 * Swift.min(workers.count, count))))
        let next = Guarded(0)
        @Sendable func take() -> Range<Int>? {
            let start = next.with { next in
                defer { next += length }
                return next
            }
            return start < count ? start..<Swift.min(start + length, count) : nil
        }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Results that each worker kept for itself would have to be copied together afterwards, by one thread while the others wait.
            // `nonisolated(unsafe)`, because a buffer is not Sendable. It is safe, because `take` gives each index to one worker only, which
            // writes that place and reads none, and because this ends when all workers have.
            nonisolated(unsafe) let results = buffer
            withoutActuallyEscaping(transform) { transform in
                let work: @Sendable (Range<Int>) -> Void = { range in
                    for index in range { results.initializeElement(at: index, to: transform(self[index])) }
                }
                var helpers: [DeepStack.Thread] = []
                while let range = take() {
                    let helper = workers.start {
                        while let range = take() { work(range) }
                    }
                    if let helper { helpers.append(helper) }
                    work(range)
                }
                if !helpers.isEmpty { workers.wait { helpers.forEach { $0.join() } } }
            }
            initializedCount = count
        }
    }

    /// Neighbours together, up to `length` of them.
    public func runs(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}

/// The results of two pieces of work, on two threads where there may be one more. The first stays on the calling thread, and does not wait for
/// the second.
public func concurrently<First, Second: Sendable>(
    workers: Workers, _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let result = Guarded<Second?>(nil)
    let thread = workers.start {
        let value = second()
        result.with { $0 = value }
    }
    let own = first()
    if let thread { workers.wait { thread.join() } }
    return (own, result.with { $0 } ?? second())
}
