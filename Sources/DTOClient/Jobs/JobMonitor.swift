import DTORuntime

/// Follows one job at a time, for code that is told of progress by a closure.
public final class JobMonitor<Client: ContractClient>: Sendable {
    private let client: Client
    private let task = Guarded(nil as Task<Void, any Error>?)

    public init(_ client: Client) {
        self.client = client
    }

    deinit {
        disconnect()
    }

    /// Follows a job to its end. A job that is followed already is left.
    ///
    /// - Parameter onProgress: Hears of each piece of news, in their order.
    /// - Throws: What following a job throws; `CancellationError` where `disconnect` is called, or another job is followed.
    public func connect<Job: TrackableJob>(
        to job: Job, options: JobOptions = JobOptions(), onProgress: @escaping @Sendable (JobUpdate<Job>) -> Void
    ) async throws {
        let client = client
        let following = Task {
            for try await update in client.events(of: job, options) { onProgress(update) }
        }
        task.withLock { task in
            task?.cancel()
            task = following
        }
        try await withTaskCancellationHandler {
            try await following.value
        } onCancel: {
            following.cancel()
        }
    }

    /// Leaves the job. `connect` throws `CancellationError` then.
    public func disconnect() {
        task.withLock { task in
            task?.cancel()
            task = nil
        }
    }
}
