import DTOClient

/// A running request of a query. Several callers may wait for it.
@MainActor
final class QueryRequest {
    private let task: Task<Void, any Error>
    private let isKept: Bool
    private var waiting = 0

    /// - Parameters:
    ///   - isKept: Whether the request continues when its last caller has stopped to wait.
    ///   - work: The request. It handles its errors.
    init(isKept: Bool, _ work: @escaping @MainActor @Sendable () async -> Void) {
        self.isKept = isKept
        task = Task { await work() }
    }

    /// Waits for the end of the request. A caller whose task is cancelled stops at once.
    ///
    /// - Returns: Whether the request has no purpose any more, because its last caller has stopped.
    func wait() async -> Bool {
        waiting += 1
        defer { waiting -= 1 }
        // The task throws nothing. The wait throws `CancellationError`.
        try? await task.cancellableValue
        return Task.isCancelled && waiting == 1 && !isKept
    }

    nonisolated func cancel() { task.cancel() }
}
