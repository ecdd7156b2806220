import DTORuntime

/// Waits for a value. The wait ends when the value arrives, or as soon as the waiting task is cancelled.
package final class CancellableWait<Value: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var result: Result<Value, any Error>?
    }

    private let state = Guarded(State())

    package init() {}

    /// Passes the value or an error to the waiting task. Only the first call has an effect.
    ///
    /// - Returns: Whether this was the first call.
    @discardableResult
    package func end(_ result: Result<Value, any Error>) -> Bool {
        let (isFirst, continuation) = state.withLock { state in
            guard state.result == nil else { return (false, nil as CheckedContinuation<Value, any Error>?) }
            state.result = result
            defer { state.continuation = nil }
            return (true, state.continuation)
        }
        continuation?.resume(with: result)
        return isFirst
    }

    /// Waits for the value. Only one task may wait for it.
    ///
    /// - Throws: The error that was passed to `end`, or `CancellationError`.
    package var value: Value {
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
    /// Waits for the value of the task. Throws `CancellationError` as soon as the waiting task is cancelled. The
    /// awaited task continues.
    package var cancellableValue: Success {
        get async throws {
            let wait = CancellableWait<Success>()
            Task<Void, Never> { wait.end(await result) }
            return try await wait.value
        }
    }
}

/// Runs work that may ignore cancellation, such as a closure of the app. Returns without waiting for the work when the
/// calling task is cancelled.
func withoutWaiting<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    let task = Task { try await work() }
    defer { task.cancel() }
    return try await task.cancellableValue
}
