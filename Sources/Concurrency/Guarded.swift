import Foundation

/// A value that several threads change, one at a time.
///
/// `Mutex` of the standard library would be the same thing, but needs macOS 15.
public final class Guarded<Value: Sendable>: Sendable {
    private let lock = NSLock()
    // `nonisolated(unsafe)`, because the compiler does not know what the lock is for. It is safe, because `with`, which holds the lock, is
    // all that touches the value.
    private nonisolated(unsafe) var value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public func with<Result>(_ access: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try access(&value)
    }
}
