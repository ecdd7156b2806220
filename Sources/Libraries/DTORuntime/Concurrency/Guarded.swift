import Foundation

/// A value that threads share, protected by a lock. `Mutex` is available only from macOS 15 and iOS 18.
// The class is `@unchecked Sendable`, because the compiler does not know what the lock protects. The class is safe,
// because only `withLock` accesses the value.
package final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Makes a lock for a value to which there are no other references.
    package init(_ value: sending Value) {
        self.value = value
    }

    /// Calls a closure with the value while it holds the lock, and returns the closure's result. The closure must not
    /// call `withLock` of this object again.
    package func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
