import DTORuntime

/// Limits the number of requests at a time. Other requests wait in their order. Cancellation ends the wait.
final class Turnstile: Sendable {
    /// The greatest number of requests at a time.
    static let limit = 128

    private struct State {
        var freeCount = limit
        var waiting: [CancellableWait<Void>] = []
    }

    private let state = Guarded(State())

    /// Waits for a place.
    ///
    /// - Throws: `CancellationError`.
    func enter() async throws {
        let wait = state.withLock { state in
            if state.freeCount > 0 {
                state.freeCount -= 1
                return nil as CancellableWait<Void>?
            }
            let wait = CancellableWait<Void>()
            state.waiting.append(wait)
            return wait
        }
        try await wait?.value
    }

    /// Passes the place to the first waiting request.
    func leave() {
        while true {
            let next = state.withLock { state in
                if state.waiting.isEmpty {
                    state.freeCount += 1
                    return nil as CancellableWait<Void>?
                }
                return state.waiting.removeFirst()
            }
            guard let next, !next.end(.success(())) else { return }
        }
    }
}
