import DTORuntime

/// A wait for a value that ends when the value is there, or as soon as the waiting task is cancelled.
final class CancellableWait<Value: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var result: Result<Value, any Error>?
    }

    private let state = Guarded(State())

    /// Gives the value to the one who waits. Only the first call counts.
    ///
    /// - Returns: whether it was the first.
    @discardableResult
    func end(_ result: Result<Value, any Error>) -> Bool {
        let (isFirst, continuation) = state.withLock { state in
            guard state.result == nil else { return (false, nil as CheckedContinuation<Value, any Error>?) }
            state.result = result
            defer { state.continuation = nil }
            return (true, state.continuation)
        }
        continuation?.resume(with: result)
        return isFirst
    }

    /// The value. One task may wait for it.
    ///
    /// - Throws: the error that was given in place of a value, `CancellationError`.
    var value: Value {
        get async throws {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { begin($0) }
            } onCancel: {
                end(.failure(CancellationError()))
            }
        }
    }

    private func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let result = state.withLock { state in
            if state.result == nil { state.continuation = continuation }
            return state.result
        }
        if let result { continuation.resume(with: result) }
    }
}

extension Task where Failure == any Error {
    /// The value, or `CancellationError` as soon as the waiting task is cancelled. The task itself goes on.
    var cancellableValue: Success {
        get async throws {
            let wait = CancellableWait<Success>()
            Task<Void, Never> { wait.end(await result) }
            return try await wait.value
        }
    }
}

/// Runs what may not listen to cancellation, such as an app's own code, without waiting for it longer than the task lives.
func withoutWaiting<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let task = Task { try await work() }
    defer { task.cancel() }
    return try await task.cancellableValue
}
