import Foundation

/// A value that threads share, behind a lock. `Mutex` would do, but needs macOS 15 and iOS 18.
// `@unchecked`, because the compiler does not know what the lock is for. It is safe: `withLock` is all that touches the value.
public final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
