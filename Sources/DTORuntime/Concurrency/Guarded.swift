import Foundation

/// A value that threads share behind a lock. The standard library's `Mutex` needs macOS 15 and iOS 18.
///
/// `sending` keeps references to the value, and to what is in it, on one side of the lock.
// `@unchecked`, because the compiler does not know that the lock protects the value. `withLock` alone reaches the value.
public final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Creates a guarded value that nobody else holds.
    public init(_ value: sending Value) {
        self.value = value
    }

    /// Calls the closure with the value, while no other thread reads or changes it.
    public func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
