/// Limits the number of threads that work at the same time in one run, including the first thread.
///
/// Code requests another thread wherever it can use another thread. While a thread waits for other threads, another
/// thread may be started in its place, so that all parts of a run share the threads. When the waiting thread continues,
/// the number of working threads may exceed the limit by one until another thread ends.
public final class Workers: Sendable {
    /// The limit of one thread, which does all work itself.
    public static let one = Workers(1)

    /// The limit for the number of threads that work at the same time.
    public let count: Int
    /// The number of threads that may still be started.
    private let free: Guarded<Int>

    /// Makes a limit. A count below 1 has the effect of 1.
    public init(_ count: Int) {
        self.count = max(1, count)
        free = Guarded(max(1, count) - 1)
    }

    /// Starts work on another thread with a deep stack. Returns nil, and does nothing, if no thread is available.
    public func start(_ work: @escaping @Sendable () -> Void) -> DeepStack.Thread? {
        guard takesPlace() else { return nil }
        let thread = DeepStack.start {
            work()
            self.free.with { $0 += 1 }
        }
        if thread == nil { free.with { $0 += 1 } }
        return thread
    }

    private func takesPlace() -> Bool {
        free.with { free in
            guard free > 0 else { return false }
            free -= 1
            return true
        }
    }

    /// Waits for other threads. In the meantime, another thread may start in place of the waiting
    /// thread.
    func wait<Result>(_ body: () -> Result) -> Result {
        free.with { $0 += 1 }
        defer { free.with { $0 -= 1 } }
        return body()
    }
}
