import Dispatch

/// A value that one thread makes and others wait for.
public final class Awaited<Value: Sendable>: Sendable {
    private let result = Guarded<Value?>(nil)
    private let isMade = DispatchGroup()

    public init() {
        isMade.enter()
    }

    /// Once: whoever waits goes on.
    public func fulfill(_ value: Value) {
        result.with { $0 = value }
        isMade.leave()
    }

    /// Waits until it is there, and lets the others work meanwhile.
    public func value(_ workers: Workers) -> Value? {
        workers.wait { isMade.wait() }
        return result.with { $0 }
    }
}
