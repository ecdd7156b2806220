import DTOClient

/// A running request of a query. Several callers may wait for the request.
@MainActor
final class QueryRequest {
    private let task: Task<Void, any Error>
    private let isKept: Bool
    private var waiting = 0

    /// Starts a request.
    ///
    /// - Parameters:
    ///   - isKept: Whether the request continues after its last caller has stopped waiting.
    ///   - work: A function that sends the request and handles its errors.
    init(isKept: Bool, _ work: @escaping @MainActor @Sendable () async -> Void) {
        self.isKept = isKept
        task = Task { await work() }
    }

    /// Waits for the end of the request. A caller whose task is cancelled stops waiting at once.
    ///
    /// - Returns: Whether the caller should cancel the request, because its last caller has stopped waiting.
    func wait() async -> Bool {
        waiting += 1
        defer { waiting -= 1 }
        // The only possible error is `CancellationError` from the wait.
        try? await task.cancellableValue
        return Task.isCancelled && waiting == 1 && !isKept
    }

    nonisolated func cancel() { task.cancel() }
}
