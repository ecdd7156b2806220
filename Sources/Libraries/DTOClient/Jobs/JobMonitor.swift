import DTORuntime

/// Follows one job at a time and passes its progress to a closure.
public final class JobMonitor<Client: ContractClient>: Sendable {
    private let client: Client
    private let task = Guarded(nil as Task<Void, any Error>?)

    /// Creates a monitor that sends its requests through a client.
    public init(_ client: Client) {
        self.client = client
    }

    deinit {
        disconnect()
    }

    /// Follows a job until its end. The monitor stops following any earlier job.
    ///
    /// - Parameter onProgress: Receives each update, in order.
    /// - Throws: The errors of `JobUpdates`. Throws `CancellationError` if `disconnect` is called, or if `connect` is
    ///   called for another job.
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

    /// Stops following the job. `connect` then throws `CancellationError`.
    public func disconnect() {
        task.withLock { task in
            task?.cancel()
            task = nil
        }
    }
}
