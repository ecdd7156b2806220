public import Platform

/// The threads that a run may have at work at the same time, the one that it began with among them.
///
/// Work asks for another thread where it could use one, as often as it could. Whoever waits for others lends them its own place: what one part of
/// a run has no use for is another's. There may be one more for each that has lent its place and goes on, until what was started there ends.
public final class Workers: Sendable {
    /// One thread, which does everything in turn.
    public static let one = Workers(1)

    public let count: Int
    /// How many more threads there may be now.
    private let free: Guarded<Int>

    public init(_ count: Int) {
        self.count = max(1, count)
        free = Guarded(max(1, count) - 1)
    }

    /// Work on a thread of its own, with a deep stack, if there may be one more now.
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

    /// Waits for other threads.
    func wait<Result>(_ body: () -> Result) -> Result {
        free.with { $0 += 1 }
        defer { free.with { $0 -= 1 } }
        return body()
    }
}
