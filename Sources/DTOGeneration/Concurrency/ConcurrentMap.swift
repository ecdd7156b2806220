import Dispatch

extension Array where Element: Sendable {
    /// The results in the order of the elements, computed by up to `jobs` threads.
    ///
    /// Each worker takes every `jobs`-th element, so that neighbours, which tend to cost alike, spread over all of them.
    package func concurrentMap<Result: Sendable>(jobs: Int, _ transform: @Sendable (Element) -> Result) -> [Result] {
        let workers = Swift.min(jobs, count)
        guard workers > 1 else { return map(transform) }
        let parts = [[Result]](unsafeUninitializedCapacity: workers) { buffer, initializedCount in
            // Each worker writes the one slot of its number, and they all end before `concurrentPerform` does: there is nothing to
            // guard, and no type that says so.
            nonisolated(unsafe) let slots = buffer
            DispatchQueue.concurrentPerform(iterations: workers) { worker in
                let part = stride(from: worker, to: count, by: workers).map { transform(self[$0]) }
                slots.initializeElement(at: worker, to: part)
            }
            initializedCount = workers
        }
        return indices.map { parts[$0 % workers][$0 / workers] }
    }
}

/// The results of two pieces of work, on two threads where there may be more than one. The first stays on the calling thread, whose
/// stack may be deeper.
package func concurrently<First: Sendable, Second: Sendable>(
    jobs: Int, _ first: () -> First, _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    guard jobs > 1 else { return (first(), second()) }
    let result = Guarded<Second?>(nil)
    let work = DispatchWorkItem {
        let value = second()
        result.with { $0 = value }
    }
    DispatchQueue.global().async(execute: work)
    let own = first()
    work.wait()
    return (own, result.with { $0 } ?? second())
}
