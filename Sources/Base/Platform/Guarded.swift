import Foundation

/// A value that several threads change, one at a time.
///
/// The standard library's `Mutex` would also do this, but it needs macOS 15.
public final class Guarded<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // The value is `nonisolated(unsafe)`, because the compiler does not know that the lock protects the value. The
    // access is safe, because only `with` accesses the value, and `with` holds the lock.
    private nonisolated(unsafe) var value: Value

    /// Protects a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Calls a closure with the value while it holds the lock, and returns the closure's result.
    public func with<Result>(_ access: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try access(&value)
    }
}
