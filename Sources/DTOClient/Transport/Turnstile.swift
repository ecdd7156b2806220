import DTORuntime

/// Lets a number of requests pass at a time; the others wait in their order. Cancelling ends the wait.
final class Turnstile: Sendable {
    /// The most requests at a time.
    static let limit = 128

    private struct State {
        var freeCount = limit
        var waiting: [CancellableWait<Void>] = []
    }

    private let state = Guarded(State())

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

    /// Gives the place to the first that still waits.
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
