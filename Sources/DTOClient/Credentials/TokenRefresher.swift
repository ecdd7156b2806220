import Foundation

/// Renews tokens: once for all calls that a server has refused with the same one.
final class TokenRefresher: Sendable {
    private struct State {
        var refreshes: [String: Task<String, any Error>] = [:]
        /// Tokens for which there will be no other, the last ones.
        var refused: [(token: String, refusal: TokenRefusal)] = []
    }

    private static let rememberedCount = 64
    private let state = Guarded(State())

    /// The token in place of one that a server has refused.
    ///
    /// - Throws: `TokenRefusal`, what the provider throws, `CancellationError`.
    func token(inPlaceOf refused: String, from provider: any TokenProvider) async throws -> String {
        // Another call may have renewed it since this one was sent.
        if let current = try await provider.token(), current != refused { return current }
        let task = try state.withLock { state in
            if let known = state.refused.first(where: { $0.token == refused }) { throw known.refusal }
            if let running = state.refreshes[refused] { return running }
            // Not the caller's own task: if that one is cancelled, others still wait.
            let task = Task { try await self.refresh(refused, from: provider) }
            state.refreshes[refused] = task
            return task
        }
        return try await task.cancellableValue
    }

    private func refresh(_ refused: String, from provider: any TokenProvider) async throws -> String {
        defer { state.withLock { state in state.refreshes[refused] = nil } }
        do {
            return try await provider.refresh(refused)
        } catch let refusal as TokenRefusal {
            state.withLock { state in
                state.refused.append((refused, refusal))
                if state.refused.count > Self.rememberedCount { state.refused.removeFirst() }
            }
            throw refusal
        }
    }
}

extension Task where Failure == any Error {
    /// The value, or `CancellationError` as soon as the waiting task is cancelled; the task itself goes on.
    var cancellableValue: Success {
        get async throws {
            let wait = CancellableWait<Success>()
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    wait.begin(continuation)
                    Task<Void, Never> { wait.end(await result) }
                }
            } onCancel: {
                wait.end(.failure(Swift.CancellationError()))
            }
        }
    }
}

/// A continuation that is resumed once, by whoever comes first.
final class CancellableWait<Value: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Value, any Error>?
        var result: Result<Value, any Error>?
    }

    private let state = Guarded(State())

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let result = state.withLock { state in
            if state.result == nil { state.continuation = continuation }
            return state.result
        }
        if let result { continuation.resume(with: result) }
    }

    func end(_ result: Result<Value, any Error>) {
        let continuation = state.withLock { state in
            guard state.result == nil else { return nil as CheckedContinuation<Value, any Error>? }
            state.result = result
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(with: result)
    }
}
