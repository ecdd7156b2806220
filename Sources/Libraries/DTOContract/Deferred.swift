import DTORuntime

/// A value that is made on first use, once for all threads. A server can respond before it has made values that it may
/// never send.
package final class Deferred<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case made(Value)
        case awaited(@Sendable () -> Value)
    }

    private let state: Guarded<State>

    package init(_ value: Value) {
        state = Guarded(.made(value))
    }

    /// - Parameter make: Makes the value. The function must not use `value`.
    package init(making make: @escaping @Sendable () -> Value) {
        state = Guarded(.awaited(make))
    }

    /// The value. Threads that read the value while it is being made wait for it.
    package var value: Value {
        state.withLock { state in
            switch state {
            case .made(let value): return value
            case .awaited(let make):
                let value = make()
                state = .made(value)
                return value
            }
        }
    }
}
