extension Array where Element: Sendable {
    /// Returns the results in the order of the elements. As many threads compute them as are available.
    ///
    /// Each thread takes a group of elements that no other thread has taken. A group has one to eight elements, and
    /// eight only if there are many elements. The cost of elements differs widely, so with small groups no thread waits
    /// long for the last thread.
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
            // All workers write into one buffer, because one thread would have to join separate results while the other
            // threads wait. The buffer is `nonisolated(unsafe)`, because it is not Sendable. The access is safe: `take`
            // gives each index to only one worker, which reads no other place of the buffer. This function returns
            // when all workers have ended.
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

    /// Returns groups of neighbouring elements, with at most `length` elements each.
    public func runs(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}

/// Returns the results of two functions. A second thread runs the second function if a second thread is available. The
/// first function runs on the calling thread, and does not wait for the second function.
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
