import Dispatch

/// A value that one thread computes while other threads wait for it.
public final class Awaited<Value: Sendable>: Sendable {
    private let result = Guarded<Value?>(nil)
    private let isMade = DispatchGroup()

    /// Makes an instance that does not have its value yet.
    public init() {
        isMade.enter()
    }

    /// Sets the value, and lets all waiting threads continue. The function must be called only once.
    public func fulfill(_ value: Value) {
        result.with { $0 = value }
        isMade.leave()
    }

    /// Waits for the value. In the meantime, another thread may start in place of the waiting thread.
    public func value(_ workers: Workers) -> Value? {
        workers.wait { isMade.wait() }
        return result.with { $0 }
    }
}
