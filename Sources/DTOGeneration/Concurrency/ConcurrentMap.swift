import Dispatch

extension Array where Element: Sendable {
    /// The results in the order of the elements, computed by up to `jobs` threads.
    ///
    /// Each worker takes the next few elements that nobody has taken yet: what elements cost differs widely, and often by turns.
    package func concurrentMap<Result: Sendable>(jobs: Int, _ transform: @Sendable (Element) -> Result) -> [Result] {
        let workers = Swift.min(jobs, count)
        guard workers > 1 else { return map(transform) }
        let untaken = Guarded(indices)
        let share = Swift.min(8, count / workers)
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Each slot is written once, by the worker that has taken its number, and all workers end before `concurrentPerform` does: there
            // is nothing to guard, and no type that says so.
            nonisolated(unsafe) let slots = buffer
            DispatchQueue.concurrentPerform(iterations: workers) { _ in
                while case let taken = untaken.with({ $0.popFirst(share) }), !taken.isEmpty {
                    for index in taken { slots.initializeElement(at: index, to: transform(self[index])) }
                }
            }
            initializedCount = count
        }
    }
}

extension Range<Int> {
    /// Removes up to `count` numbers from the beginning.
    fileprivate mutating func popFirst(_ count: Int) -> Range {
        let taken = prefix(count)
        self = taken.endIndex..<endIndex
        return taken
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
