import DTORuntime

/// Limits the number of simultaneous requests. Other requests wait in order. A cancelled request stops waiting.
final class Turnstile: Sendable {
    /// The greatest number of simultaneous requests.
    static let limit = 128

    private struct State {
        var freeCount = limit
        var waiting: [CancellableWait<Void>] = []
    }

    private let state = Guarded(State())

    /// Waits until the request may begin.
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

    /// Ends a request, so that the first waiting request may begin.
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
