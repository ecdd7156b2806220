import DTORuntime

/// A value that is made when somebody first asks for it, once for all threads: a server answers before it has made what it may never send.
package final class Deferred<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case made(Value)
        case awaited(@Sendable () -> Value)
    }

    private let state: Guarded<State>

    package init(_ value: Value) {
        state = Guarded(.made(value))
    }

    /// - Parameter make: does not ask for the value itself.
    package init(making make: @escaping @Sendable () -> Value) {
        state = Guarded(.awaited(make))
    }

    /// Who asks while it is being made waits for it.
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
